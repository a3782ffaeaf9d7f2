"""Hidden information of every game: two worlds in lockstep, and planted leaks."""
