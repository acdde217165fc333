//! Small signs of the house, cut from folded paper: half a figure in a box of 24 by 24, and its mirror image. They are
//! ornaments; what they mean always stands beside them or in the name of their button.

use maud::{Markup, PreEscaped, html};

/// Name, the half (or whole) figure, and whether it is mirrored. Holes are cut by the even-odd rule.
const ICONS: &[(&str, &str, bool)] = &[
    (
        "glade",
        "M12 1C9 4 8 7 9 10C6 9 3 10 2 13C4 14 7 14 9 13L9 17C6 16 3 17 1 20C4 22 8 23 12 23ZM12 5C11 7 11 9 12 11ZM12 14L10.500 17L12 20Z",
        true,
    ),
    ("person", "M12 2A5 5 0 0 0 12 12ZM12 14C6 14 3 17 3 22L12 22Z", true),
    (
        "players",
        "M8 3A4 4 0 1 0 8.010 3ZM1 21C1 15 4 13 8 13C11 13 14 15 15 21ZM17 5A3 3 0 1 0 17.010 5ZM16 13C20 12 23 15 23 20L17 20C16.500 17 16 15 15 14Z",
        false,
    ),
    ("clock", "M12 1A11 11 0 0 0 12 23ZM12 4A8 8 0 0 0 12 20ZM10.500 6L10.500 13.500L12 13.500Z", true),
    ("leaf", "M12 2C7 7 5 11 6 15C7 18 9 19 11 19L11 23L12 23ZM12 7C11 10 11 12 12 15Z", true),
    ("halves", "M12 2A10 10 0 0 0 12 22ZM12 2A10 10 0 0 1 12 22L12 20A8 8 0 0 0 12 4Z", false),
    (
        "help",
        "M12 1A11 11 0 1 0 12.010 1ZM10.700 16.500L13.300 16.500L13.300 19L10.700 19ZM8 8.500C8 6.300 9.700 5 12 5C14.300 5 16 6.300 16 8.500C16 10.300 15 11.200 14.100 12C13.400 12.600 13.200 13 13.200 14.500L10.800 14.500C10.800 12.400 11.300 11.500 12.400 10.500C13.200 9.800 13.500 9.400 13.500 8.600C13.500 7.700 12.900 7.200 12 7.200C11 7.200 10.500 7.800 10.500 8.800Z",
        false,
    ),
    (
        "sound",
        "M3 9L7 9L13 4L13 20L7 15L3 15ZM15.500 8.500C17.500 10 17.500 14 15.500 15.500L16.500 17C19.800 14.800 19.800 9.200 16.500 7ZM18.500 5C22.500 8 22.500 16 18.500 19L19.700 20.600C24.800 16.700 24.800 7.300 19.700 3.400Z",
        false,
    ),
    (
        "bell",
        "M12 1A2 2 0 0 0 10.500 3.500C6 4.500 5 8 5 12C5 15 4 16 2.500 18L12 18ZM9 19.500L12 19.500L12 23C10 23 9 21.500 9 19.500Z",
        true,
    ),
    (
        "undo",
        "M10 3L3 9.500L10 16L10 11.800C14 11.600 17 13 18.500 17.500C19 18.800 20.800 18.500 20.700 17C20.400 11 16.500 7.400 10 7.200Z",
        false,
    ),
    (
        "undo-all",
        "M7 3L1 9.500L7 16L7 13L4 9.500L7 6ZM13 3L6 9.500L13 16L13 11.800C17 11.600 19.500 13 21 17.500C21.400 18.800 23.200 18.500 23.100 17C22.800 11 19 7.400 13 7.200Z",
        false,
    ),
    ("warn", "M12 2L1 21L12 21ZM12 8L10.700 8L11.200 15L12 15ZM12 16.500A1.300 1.300 0 0 0 12 19Z", true),
    (
        "board",
        "M3 3L11 3L11 11L3 11ZM13 3L21 3L21 11L13 11ZM3 13L11 13L11 21L3 21ZM13 13L21 13L21 21L13 21ZM15 15L15 19L19 19L19 15Z",
        false,
    ),
    (
        "log",
        "M4 3L20 3L20 21L4 21ZM7 6.500L7 8.500L17 8.500L17 6.500ZM7 11L7 13L17 13L17 11ZM7 15.500L7 17.500L13 17.500L13 15.500Z",
        false,
    ),
    ("chat", "M3 3L21 3L21 17L12 17L6 22L6 17L3 17ZM7 7L7 9L17 9L17 7ZM7 11L7 13L14 13L14 11Z", false),
    ("plus", "M12 3L10.500 3L10.500 10.500L3 10.500L3 13.500L10.500 13.500L10.500 21L12 21Z", true),
    ("check", "M3.500 12L8.500 18L21 5L18.500 3L8.300 14L5.500 10.500Z", false),
    ("minus", "M3 10.500L21 10.500L21 13.500L3 13.500Z", false),
    ("fit", "M3 3L10 3L10 5.500L5.500 5.500L5.500 10L3 10ZM3 21L10 21L10 18.500L5.500 18.500L5.500 14L3 14Z", true),
    ("fold", "M12 15L3 7L1 9.500L12 19.500Z", true),
    ("close", "M4 2L2 4L10 12L2 20L4 22L12 14L12 10Z", true),
    ("more", "M4 9.500A2.500 2.500 0 1 0 4.010 9.500ZM12 9.500A2.500 2.500 0 1 0 12.010 9.500Z", true),
    (
        "gear",
        "M12 1L10 1L9.400 4L6.800 5.200L4.200 3.600L2 6.500L4 9L3.700 11L1 12.500L2 16L5.200 16L7 18L6.500 21L10 22.500L11.500 20L12 20ZM12 8A4 4 0 0 0 12 16Z",
        true,
    ),
    (
        "bot",
        "M12 2L11 2L11 5L5 5L5 9L3 9L3 14L5 14L5 18L12 18ZM9 9A1.800 1.800 0 1 0 9.010 9ZM12 14L8 14L8 15.500L12 15.500ZM7 19.500L7 22L12 22L12 19.500Z",
        true,
    ),
    ("copy", "M8 1L21 1L21 17L17 17L17 7L8 7ZM3 8L15 8L15 23L3 23ZM6 11L6 20L12 20L12 11Z", false),
    ("eye", "M12 5C7 5 3 8 1 12C3 16 7 19 12 19ZM12 8A4 4 0 0 0 12 16ZM12 10.500A1.500 1.500 0 0 0 12 13.500Z", true),
    ("first", "M4 4L7 4L7 20L4 20ZM20 4L20 20L9 12Z", false),
    ("back", "M17 4L17 20L6 12Z", false),
    ("next", "M7 4L7 20L18 12Z", false),
    ("rewind", "M12 4L12 20L2 12ZM22 4L22 20L12 12Z", false),
    ("forward", "M12 4L12 20L22 12ZM2 4L2 20L12 12Z", false),
    ("pause", "M5 4L10 4L10 20L5 20ZM14 4L19 4L19 20L14 20Z", false),
    ("share", "M12 1L6 7L8 9L10.500 6.500L10.500 15L12 15ZM3 11L3 22L12 22L12 19.500L5.500 19.500L5.500 11Z", true),
    ("last", "M20 4L17 4L17 20L20 20ZM4 4L4 20L15 12Z", false),
    (
        "cup",
        "M12 3L6 3L6 5L2 5C2 10 4 12 7 12.500C8 15 9.500 16 10.800 16.500L10.800 19L7.500 19L7.500 22L12 22ZM4 7L6 7C6 8.500 6.200 9.600 6.500 10.500C5 10 4.200 9 4 7Z",
        true,
    ),
    (
        "seal",
        "M12 1L9.500 4L5.500 3.500L5 7.500L1.500 9.500L3.500 13L2 17L6 18L7.500 22L12 20ZM12 7A5 5 0 0 0 12 17Z",
        true,
    ),
    (
        "what-if",
        "M5 2A3 3 0 0 0 3.500 7.600L3.500 16.400A3 3 0 1 0 6.500 16.400L6.500 13.500C8 15.500 11 15 13 15.500C15.500 16.200 16 17.500 16.200 18.500A3 3 0 1 0 19.300 18.100C19 15 17 13 14 12.500C10.500 12 7 12.500 6.500 9L6.500 7.600A3 3 0 0 0 5 2ZM16 2L22 2L22 8L20 6L14 12L12.500 10.500L18 4Z",
        false,
    ),
    (
        "hint",
        "M12 1C7.500 1 4.500 4.200 4.500 8.200C4.500 11 6 12.800 7.500 14.500C8.300 15.400 8.500 16 8.500 17L12 17ZM8.800 18.500L12 18.500L12 20L8.800 20ZM9.800 21.300L12 21.300L12 23C10.800 23 9.800 22.500 9.800 21.300Z",
        true,
    ),
    ("send", "M2 3L23 12L2 21L5 13.500L14 12L5 10.500Z", false),
];

/// The sign with this name.
pub fn icon(name: &str) -> Markup {
    let Some((_, d, mirrored)) = ICONS.iter().find(|icon| icon.0 == name) else { return html! {} };
    html! {
        svg.h-icon viewBox="0 0 24 24" aria-hidden="true" {
            path fill-rule="evenodd" d=(PreEscaped(d)) {}
            @if *mirrored { path fill-rule="evenodd" d=(PreEscaped(d)) transform="matrix(-1 0 0 1 23.9 0)" {} }
        }
    }
}

/// Colour is never the only sign: each seat has a mark of its own, cut out of its cube.
const MARKS: [&str; 6] = [
    "M8 5A3 3 0 1 0 8.010 5Z",
    "M3.500 6.500L12.500 6.500L12.500 9.500L3.500 9.500Z",
    "M8 3.500A4.500 4.500 0 1 0 8.010 3.500ZM8 6A2 2 0 1 1 7.990 6Z",
    "M6.700 3.500L9.300 3.500L9.300 6.700L12.500 6.700L12.500 9.300L9.300 9.300L9.300 12.500L6.700 12.500L6.700 9.300L3.500 9.300L3.500 6.700L6.700 6.700Z",
    "M8 3L13 12L3 12Z",
    "M8 2.500L13.500 8L8 13.500L2.500 8Z",
];

/// The cube of a seat: its colour and its mark.
pub fn cube(seat: u8) -> Markup {
    let seat = usize::from(seat) % MARKS.len();
    html! {
        svg.h-cube.(format!("h-seat-{seat}")) viewBox="0 0 16 16" aria-hidden="true" {
            rect x="0.5" y="0.5" width="15" height="15" rx="3.5" {}
            path fill-rule="evenodd" d=(PreEscaped(MARKS[seat])) {}
        }
    }
}
