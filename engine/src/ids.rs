//! How things are written down: cards, spaces, figures and choices travel in records and views by the names of the rules
//! page (`wolf_3`, `s_w3`, `seal_1`), never as bare numbers. Games give their types these names by the macros here.

/// Writes a type by its `Display` and reads it back by its `FromStr`; the second word says in complaints what it is.
#[macro_export]
macro_rules! written_by_name {
    ($type:ty, $what:literal) => {
        impl $crate::serde::Serialize for $type {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                text.parse()
                    .map_err(|_| $crate::serde::de::Error::custom(format_args!("there is no {} `{text}`", $what)))
            }
        }

        impl std::fmt::Debug for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }
    };
}

/// A short list of things with an id each, as an enum: its ids, all of it, and reading and writing by id.
#[macro_export]
macro_rules! named {
    ($(#[$doc:meta])* $type:ident, $what:literal: $($(#[$item_doc:meta])* $item:ident = $id:literal),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $type {
            $($(#[$item_doc])* $item),+
        }

        impl $type {
            /// All of them, in the order of the rules page.
            pub const ALL: &'static [$type] = &[$($type::$item),+];
            /// How many there are.
            pub const COUNT: usize = $type::ALL.len();

            /// The thing of this number; the first one where there is none.
            #[inline]
            pub const fn new(number: u8) -> $type {
                $type::ALL[if (number as usize) < $type::COUNT { number as usize } else { 0 }]
            }

            /// The thing as an array index.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The name in records and views.
            pub const fn id(self) -> &'static str {
                match self {
                    $($type::$item => $id),+
                }
            }
        }

        /// The first of them: rows need something to be filled with.
        impl Default for $type {
            fn default() -> $type {
                $type::ALL[0]
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl std::str::FromStr for $type {
            type Err = $crate::NoSuchName;

            fn from_str(id: &str) -> Result<$type, $crate::NoSuchName> {
                match id {
                    $($id => Ok($type::$item),)+
                    _ => Err($crate::NoSuchName),
                }
            }
        }

        $crate::written_by_name!($type, $what);
    };
}

/// There is nothing of this name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchName;

impl std::fmt::Display for NoSuchName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("there is nothing of this name")
    }
}

impl std::error::Error for NoSuchName {}
