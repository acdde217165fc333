name = Animal Kingdoms
tagline = Five kingdoms in a ring, three ages, one throne.
plain = { $text }
