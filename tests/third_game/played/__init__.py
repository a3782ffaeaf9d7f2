"""What is done with the third game; run by tests/third_game/test_third_game.py, where it is registered."""
