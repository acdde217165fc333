//! Animal Kingdoms: five kingdoms in a ring, three ages, one throne.
