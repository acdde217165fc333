//! Tournaments, benchmarks and reports.
