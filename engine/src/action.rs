//! How choices are written down: a verb and what it is about, as in `use:3:trade`, `done` or `c5`. A game lists its choices
//! once by [`actions!`](crate::actions), and has from it the enum, how it is written, and how it is read again.

/// What a player can choose, as an enum. Each choice gives the names and types of its parts and how it begins; where it
/// begins with nothing, it is called by its parts alone. What can be read in two ways is the choice that stands first.
///
/// A choice is read only as it would be written: `add:2` but not `add:02`. Behind `if` may stand what else is asked of the
/// parts; a last part in brackets may be missing.
///
/// ```
/// engine::named! {
///     /// A fruit.
///     Fruit, "fruit":
///     /// An apple.
///     Apple = "apple",
///     /// A pear.
///     Pear = "pear",
/// }
///
/// engine::actions! {
///     /// One choice.
///     Action:
///     /// Buy so many fruits.
///     Buy(count: u8, fruit: Fruit) = "buy" if count < 10,
///     /// Eat a fruit.
///     Eat(fruit: Fruit) = "",
///     /// Give a fruit away, perhaps in exchange for another.
///     Give(fruit: Fruit, [other: Fruit]) = "give",
///     /// Go home.
///     Done = "done",
/// }
///
/// assert_eq!(Action::Buy(3, Fruit::Pear).to_string(), "buy:3:pear");
/// assert_eq!("buy:3:pear".parse(), Ok(Action::Buy(3, Fruit::Pear)));
/// assert_eq!("apple".parse(), Ok(Action::Eat(Fruit::Apple)));
/// assert_eq!("give:pear".parse(), Ok(Action::Give(Fruit::Pear, None)));
/// assert_eq!(Action::Give(Fruit::Pear, Some(Fruit::Apple)).to_string(), "give:pear:apple");
/// assert_eq!("done".parse(), Ok(Action::Done));
/// for bad in ["buy", "buy:3", "buy:03:pear", "buy:10:pear", "buy:3:pear:pear", "plum", "done:", ""] {
///     assert!(bad.parse::<Action>().is_err(), "{bad}");
/// }
/// ```
#[macro_export]
macro_rules! actions {
    ($(#[$doc:meta])* $type:ident: $(
        $(#[$choice_doc:meta])*
        $choice:ident $(($($part:ident: $kind:ty),+ $(, [$last:ident: $last_kind:ty])?))? = $verb:literal $(if $fits:expr)?
    ),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $type {
            $($(#[$choice_doc])* $choice $(($($kind),+ $(, Option<$last_kind>)?))?),+
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $($type::$choice $(($($part),+ $(, $last)?))? => {
                        $crate::written::write(f, $verb, &[$($($part),+)?])?;
                        $($($crate::written::write_last(f, $last.as_ref())?;)?)?
                        Ok(())
                    }),+
                }
            }
        }

        impl std::str::FromStr for $type {
            type Err = $crate::NoSuchName;

            fn from_str(text: &str) -> Result<$type, $crate::NoSuchName> {
                $(
                    let choice = $crate::written::Parts::after($verb, text).and_then(|mut parts| {
                        $(
                            $(let $part: $kind = parts.read()?;)+
                            $(let $last: Option<$last_kind> = if parts.is_over() { None } else { Some(parts.read()?) };)?
                        )?
                        (parts.is_over() $(&& $fits)?).then_some($type::$choice $(($($part),+ $(, $last)?))?)
                    });
                    if let Some(choice) = choice {
                        return Ok(choice);
                    }
                )+
                Err($crate::NoSuchName)
            }
        }

        $crate::written_by_name!($type, "choice");
    };
}

/// For [`actions!`](crate::actions).
#[doc(hidden)]
pub mod written {
    use std::fmt::{Display, Formatter, Result};
    use std::str::FromStr;

    /// Writes a verb and its parts, with colons between.
    pub fn write(f: &mut Formatter<'_>, verb: &str, parts: &[&dyn Display]) -> Result {
        f.write_str(verb)?;
        for (index, part) in parts.iter().enumerate() {
            if index > 0 || !verb.is_empty() {
                f.write_str(":")?;
            }
            part.fmt(f)?;
        }
        Ok(())
    }

    /// Writes a part that may be missing.
    pub fn write_last(f: &mut Formatter<'_>, part: Option<&impl Display>) -> Result {
        part.map_or(Ok(()), |part| write!(f, ":{part}"))
    }

    /// What stands behind a verb and is still to be read.
    pub struct Parts<'a>(Option<&'a str>);

    impl<'a> Parts<'a> {
        /// The parts behind this verb, if the text begins with it.
        pub fn after(verb: &str, text: &'a str) -> Option<Parts<'a>> {
            if verb.is_empty() {
                return Some(Parts(Some(text)));
            }
            let rest = text.strip_prefix(verb)?;
            if rest.is_empty() { Some(Parts(None)) } else { rest.strip_prefix(':').map(|rest| Parts(Some(rest))) }
        }

        /// The next part, if it is written as it should be.
        pub fn read<T: FromStr + Display>(&mut self) -> Option<T> {
            let (text, rest) = match self.0?.split_once(':') {
                Some((text, rest)) => (text, Some(rest)),
                None => (self.0?, None),
            };
            self.0 = rest;
            text.parse().ok().filter(|part: &T| part.to_string() == text)
        }

        /// Is everything read?
        pub fn is_over(&self) -> bool {
            self.0.is_none()
        }
    }
}
