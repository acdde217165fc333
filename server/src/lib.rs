//! The live web table: accounts, lobby, tables, store and pages.

pub mod pages;
