//! Players that think: random, greedy, and information-set tree search.
