//! Hashes whatever can be serialised, without writing it down first: two values have the same hash if they would be written
//! the same. Names of fields count too, so that a field that is left out cannot pass for its neighbour.

use std::fmt;
use std::hash::{BuildHasher, Hasher};

use serde::{Serialize, ser};

/// The hash of a value.
pub(crate) fn hash<T: Serialize + ?Sized>(value: &T, state: &impl BuildHasher) -> u64 {
    let mut ink = Ink(state.build_hasher());
    // Hashing cannot fail; a value that refuses to be serialised is hashed as far as it went.
    let _ = value.serialize(&mut ink);
    ink.0.finish()
}

/// Takes in what is serialised.
struct Ink<H>(H);

/// A value that refuses to be serialised.
#[derive(Debug)]
struct Spilt;

impl fmt::Display for Spilt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("cannot be hashed")
    }
}

impl std::error::Error for Spilt {}

impl ser::Error for Spilt {
    fn custom<T: fmt::Display>(_: T) -> Spilt {
        Spilt
    }
}

type Done = Result<(), Spilt>;

impl<H: Hasher> Ink<H> {
    fn text(&mut self, text: &str) {
        self.0.write(text.as_bytes());
        self.0.write_u8(0xff);
    }

    /// A value follows that is one of several kinds.
    fn kind(&mut self, kind: u32) -> Result<&mut Self, Spilt> {
        self.0.write_u32(kind);
        Ok(self)
    }

    /// So many values follow; their end is marked where their number is not known before.
    fn many(&mut self, count: Option<usize>) -> Result<&mut Self, Spilt> {
        self.0.write_usize(count.unwrap_or(usize::MAX));
        Ok(self)
    }

    fn one(&mut self, value: &(impl Serialize + ?Sized)) -> Done {
        // Tells the elements of a list of unknown length from its end.
        self.0.write_u8(1);
        value.serialize(self)
    }

    fn end(&mut self) -> Done {
        self.0.write_u8(0);
        Ok(())
    }
}

/// Names of things are hashed without being put together first: the same thing is always written by the same pieces.
impl<H: Hasher> fmt::Write for Ink<H> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.write(text.as_bytes());
        Ok(())
    }
}

macro_rules! plain {
    ($($serialize:ident($kind:ty) => $write:ident as $as:ty;)*) => {
        $(fn $serialize(self, value: $kind) -> Done {
            self.0.$write(value as $as);
            Ok(())
        })*
    };
}

impl<H: Hasher> ser::Serializer for &mut Ink<H> {
    type Ok = ();
    type Error = Spilt;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    plain! {
        serialize_bool(bool) => write_u8 as u8;
        serialize_i8(i8) => write_i8 as i8;
        serialize_i16(i16) => write_i16 as i16;
        serialize_i32(i32) => write_i32 as i32;
        serialize_i64(i64) => write_i64 as i64;
        serialize_u8(u8) => write_u8 as u8;
        serialize_u16(u16) => write_u16 as u16;
        serialize_u32(u32) => write_u32 as u32;
        serialize_u64(u64) => write_u64 as u64;
        serialize_char(char) => write_u32 as u32;
    }

    fn serialize_f32(self, value: f32) -> Done {
        self.serialize_u32(value.to_bits())
    }

    fn serialize_f64(self, value: f64) -> Done {
        self.serialize_u64(value.to_bits())
    }

    fn serialize_str(self, text: &str) -> Done {
        self.text(text);
        Ok(())
    }

    fn collect_str<T: fmt::Display + ?Sized>(self, value: &T) -> Done {
        fmt::Write::write_fmt(self, format_args!("{value}")).map_err(|_| Spilt)?;
        self.0.write_u8(0xff);
        Ok(())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Done {
        self.many(Some(bytes.len()))?.0.write(bytes);
        Ok(())
    }

    fn serialize_none(self) -> Done {
        self.end()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        self.one(value)
    }

    fn serialize_unit(self) -> Done {
        self.end()
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        self.end()
    }

    fn serialize_unit_variant(self, _: &'static str, kind: u32, _: &'static str) -> Done {
        self.kind(kind).map(drop)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        kind: u32,
        _: &'static str,
        value: &T,
    ) -> Done {
        value.serialize(self.kind(kind)?)
    }

    fn serialize_seq(self, count: Option<usize>) -> Result<Self, Spilt> {
        self.many(count)
    }

    fn serialize_tuple(self, count: usize) -> Result<Self, Spilt> {
        self.many(Some(count))
    }

    fn serialize_tuple_struct(self, _: &'static str, count: usize) -> Result<Self, Spilt> {
        self.many(Some(count))
    }

    fn serialize_tuple_variant(self, _: &'static str, kind: u32, _: &'static str, count: usize) -> Result<Self, Spilt> {
        self.kind(kind)?.many(Some(count))
    }

    fn serialize_map(self, count: Option<usize>) -> Result<Self, Spilt> {
        self.many(count)
    }

    fn serialize_struct(self, _: &'static str, count: usize) -> Result<Self, Spilt> {
        self.many(Some(count))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        kind: u32,
        _: &'static str,
        count: usize,
    ) -> Result<Self, Spilt> {
        self.kind(kind)?.many(Some(count))
    }
}

macro_rules! several {
    ($($part:ident: $one:ident;)*) => {
        $(impl<H: Hasher> ser::$part for &mut Ink<H> {
            type Ok = ();
            type Error = Spilt;

            fn $one<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
                self.one(value)
            }

            fn end(self) -> Done {
                Ink::end(self)
            }
        })*
    };
}

several! {
    SerializeSeq: serialize_element;
    SerializeTuple: serialize_element;
    SerializeTupleStruct: serialize_field;
    SerializeTupleVariant: serialize_field;
}

macro_rules! named {
    ($($part:ident)*) => {
        $(impl<H: Hasher> ser::$part for &mut Ink<H> {
            type Ok = ();
            type Error = Spilt;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
                self.text(name);
                self.one(value)
            }

            fn end(self) -> Done {
                Ink::end(self)
            }
        })*
    };
}

named! { SerializeStruct SerializeStructVariant }

impl<H: Hasher> ser::SerializeMap for &mut Ink<H> {
    type Ok = ();
    type Error = Spilt;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        self.one(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        value.serialize(&mut **self)
    }

    fn end(self) -> Done {
        Ink::end(self)
    }
}
