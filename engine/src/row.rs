//! [`Row`]: a short list in a fixed space. States hold their hands, columns and pending steps in rows, so that a whole
//! state is copied by `memcpy`.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// A list of at most `N` things, in order, without allocation. Reads like a slice.
///
/// Putting in more than `N` things is a mistake of the rules and panics.
#[derive(Clone, Copy)]
pub struct Row<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Row<T, N> {
    /// An empty row.
    #[inline]
    pub fn new() -> Row<T, N> {
        Row { len: 0, items: [T::default(); N] }
    }

    /// Puts a thing at the end.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes the last thing.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }

    /// Takes the thing at `index`; what lies behind it moves up.
    #[inline]
    pub fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        let len = self.len as usize;
        self.items.copy_within(index + 1..len, index);
        self.len -= 1;
        item
    }

    /// Puts a thing before the one at `index`.
    #[inline]
    pub fn insert(&mut self, index: usize, item: T) {
        let len = self.len as usize;
        self.items.copy_within(index..len, index + 1);
        self.items[index] = item;
        self.len += 1;
    }

    /// Empties the row.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Is there no room for another thing?
    #[inline]
    pub const fn is_full(&self) -> bool {
        self.len as usize == N
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> Row<T, N> {
    /// Takes the first thing equal to `item`. Says whether there was one.
    #[inline]
    pub fn take(&mut self, item: T) -> bool {
        match self.iter().position(|&other| other == item) {
            Some(index) => {
                self.remove(index);
                true
            }
            None => false,
        }
    }
}

impl<T: Copy + Default, const N: usize> Default for Row<T, N> {
    fn default() -> Self {
        Row::new()
    }
}

impl<T, const N: usize> Deref for Row<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for Row<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Row<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Row<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut row = Row::new();
        for item in items {
            row.push(item);
        }
        row
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Row<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Row<T, N> {}

impl<T: std::hash::Hash, const N: usize> std::hash::Hash for Row<T, N> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Row<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Serialize, const N: usize> Serialize for Row<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for Row<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(D::Error::custom(format_args!("at most {N} things fit here")));
        }
        Ok(items.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_are_put_in_and_taken_out_in_order() {
        let mut row: Row<u8, 4> = [1, 2, 3].into_iter().collect();
        row.insert(1, 9);
        assert_eq!(*row, [1, 9, 2, 3]);
        assert!(row.is_full());
        assert_eq!(row.remove(0), 1);
        assert!(row.take(2));
        assert!(!row.take(2));
        assert_eq!(row.pop(), Some(3));
        assert_eq!(*row, [9]);
    }

    #[test]
    fn what_was_taken_out_leaves_no_trace() {
        let mut row: Row<u8, 4> = [5, 6].into_iter().collect();
        row.pop();
        assert_eq!(row, [5].into_iter().collect());
        assert_eq!(serde_json::to_string(&row).unwrap(), "[5]");
        assert!(serde_json::from_str::<Row<u8, 2>>("[1,2,3]").is_err());
    }
}
