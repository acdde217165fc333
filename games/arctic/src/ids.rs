//! How things are written down: cells, figures, tiles and cards travel in records and views by the names of the
//! rules page (`e4`, `seal_1`, `ice_7`, `melt_2`), never as bare numbers.

/// Writes a type by its `Display` and reads it back by its `FromStr`.
macro_rules! written_by_name {
    ($type:ty, $what:literal) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                text.parse().map_err(|_| serde::de::Error::custom(format_args!("there is no {} `{text}`", $what)))
            }
        }

        impl std::fmt::Debug for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }
    };
}
pub(crate) use written_by_name;

/// There is nothing of this name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchName;

impl std::fmt::Display for NoSuchName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("there is nothing of this name")
    }
}

impl std::error::Error for NoSuchName {}
