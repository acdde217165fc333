//! Sets of things that have numbers, each a plain word of bits: squares of a board, figures, factions. A [`Bag`](crate::Bag)
//! is their sister for cards, which are drawn at random.

/// A set of things, as a word of bits that costs nothing to copy. The things have a number each (`index`) and can be made
/// from it (`new`), as those of [`named!`](crate::named) do. The set is written down as a list of its things.
///
/// ```
/// # engine::named! {
/// #     /// A fruit.
/// #     Fruit, "fruit":
/// #     /// An apple.
/// #     Apple = "apple",
/// #     /// A pear.
/// #     Pear = "pear",
/// #     /// A plum.
/// #     Plum = "plum",
/// # }
/// engine::set! {
///     /// A set of fruits.
///     Fruits of Fruit in u8
/// }
///
/// let mut basket: Fruits = [Fruit::Pear, Fruit::Apple].into_iter().collect();
/// assert!(basket.contains(Fruit::Pear) && !basket.contains(Fruit::Plum));
/// basket.insert(Fruit::Plum);
/// basket.remove(Fruit::Pear);
/// assert_eq!(basket.iter().collect::<Vec<_>>(), [Fruit::Apple, Fruit::Plum]);
/// assert_eq!(basket.without(Fruits::only(Fruit::Apple)).first(), Some(Fruit::Plum));
/// assert_eq!(basket.common(Fruits::only(Fruit::Pear)), Fruits::NONE);
/// assert_eq!(basket.with(Fruits::only(Fruit::Pear)).but(Fruit::Plum).len(), 2);
/// basket.set(Fruit::Plum, true);
/// assert_eq!(serde_json::to_string(&basket).unwrap(), r#"["apple","plum"]"#);
/// assert_eq!(serde_json::from_str::<Fruits>(r#"["plum","apple"]"#).unwrap(), basket);
/// ```
#[macro_export]
macro_rules! set {
    ($(#[$doc:meta])* $set:ident of $thing:ident in $bits:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set(pub(crate) $bits);

        #[allow(dead_code)]
        impl $set {
            /// Nothing.
            pub const NONE: $set = $set(0);

            /// Just this one.
            #[inline]
            pub const fn only(thing: $thing) -> $set {
                $set(1 << thing.index())
            }

            /// Is it in the set?
            #[inline]
            pub const fn contains(self, thing: $thing) -> bool {
                self.0 >> thing.index() & 1 != 0
            }

            /// Puts it in.
            #[inline]
            pub const fn insert(&mut self, thing: $thing) {
                self.0 |= 1 << thing.index();
            }

            /// Takes it out.
            #[inline]
            pub const fn remove(&mut self, thing: $thing) {
                self.0 &= !(1 << thing.index());
            }

            /// Puts it in, or takes it out.
            #[inline]
            pub const fn set(&mut self, thing: $thing, is_in: bool) {
                self.0 = self.0 & !(1 << thing.index()) | (is_in as $bits) << thing.index();
            }

            /// All but this one.
            #[inline]
            #[must_use]
            pub const fn but(self, thing: $thing) -> $set {
                $set(self.0 & !(1 << thing.index()))
            }

            /// What is in either set.
            #[inline]
            #[must_use]
            pub const fn with(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// What is in both sets.
            #[inline]
            #[must_use]
            pub const fn common(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// What is in this set and not in the other.
            #[inline]
            #[must_use]
            pub const fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// How many are in it.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Is nothing in it?
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The first of them.
            #[inline]
            pub const fn first(self) -> Option<$thing> {
                if self.0 == 0 { None } else { Some($thing::new(self.0.trailing_zeros() as u8)) }
            }

            /// All of them, in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $thing> + Clone {
                let mut rest = self;
                std::iter::from_fn(move || {
                    let next = rest.first()?;
                    rest.0 &= rest.0 - 1;
                    Some(next)
                })
            }
        }

        impl FromIterator<$thing> for $set {
            fn from_iter<I: IntoIterator<Item = $thing>>(things: I) -> $set {
                things.into_iter().fold($set::NONE, |set, thing| set.with($set::only(thing)))
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl $crate::serde::Serialize for $set {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $set {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<$set, D::Error> {
                Ok(Vec::<$thing>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    };
}
