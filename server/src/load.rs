//! The load tool.
