"""Harbour: a small game of our own, made to show that a third game needs no edit elsewhere.

Two to four captains moor at three piers, load cargo from hidden hands, and seal a toll. It has what the big
games have: cards, a board, hidden hands, one sealed choice, chance, bots, words, a screen, tensors.
"""
