"""`print(game)`: the public table in a few lines, and nothing else."""

import random

import pytest

import consigliere


def test_print_shows_the_public_table() -> None:
    game = consigliere.new("godfather", players=3, seed=4)
    text = str(game)
    assert "act 1, family-business" in text
    assert text.count("seat ") == 3
    game.play("thug P-CH")
    assert f"P-CH {game.seat}" in str(game)


def test_it_does_not_depend_on_hidden_cards() -> None:
    """Games with other hands and the same public draws print the same."""
    prints: dict[str, set[str]] = {}
    for seed in range(60):
        game = consigliere.new("godfather", players=2, seed=seed)
        view = game.view()
        key = str((view["public_jobs"], view["offered"], view["horse"], view["tiles"]))
        prints.setdefault(key, set()).add(str(game))
    assert all(len(texts) == 1 for texts in prints.values())


def test_repr_says_where_the_game_stands() -> None:
    game = consigliere.new("godfather", players=2, seed=1)
    assert repr(game) == f"<godfather, 2 players, 0 commands, seat {game.seat} to act>"
    rng = random.Random(1)
    while not game.over:
        game.play(rng.choice(game.legal))
    assert "over, scores" in repr(game)
    assert "score" in str(game)


@pytest.mark.parametrize("viewer", (-2, 2, 7))
def test_an_unknown_viewer_is_a_clear_error(viewer: int) -> None:
    game = consigliere.new("godfather", players=2, seed=1)
    with pytest.raises(ValueError, match=f"no seat {viewer}"):
        game.view(viewer)
    with pytest.raises(ValueError, match=f"no seat {viewer}"):
        game.events(viewer)
