"""Proofs about the running server: kills, bad input, load. They talk to real processes, from outside."""
