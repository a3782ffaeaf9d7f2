"""What an ally is worth: boxes that differ a little, parts read off the cards, effects found again."""

import random

import numpy as np
import pytest

from consigliere.games.godfather import terms as t
from consigliere.games.godfather.loading import load
from tools.ally_worths import box, Choices, Fit, main, PARTS, parts, SIGHTS


def named(ally: int) -> dict[str, int]:
    return {part: n for part, n in zip(PARTS, parts(load().tables, ally), strict=True) if n}


def test_parts_are_those_of_the_cards() -> None:
    assert named(0) == {"mayor": 1}
    assert named(2) == {"chief": 1, "good": 1, "dollar": 5}
    assert named(4) == {"good": 1, "launder": 1, "gun down": 1}
    assert named(9) == {"launder": 2}
    assert named(11) == {"horse head": 1, "dollar": 3, "launder": 1}
    assert named(16) == {"retrieve": 1, "dollar": 3, "launder": 1}


def test_boxes_differ_by_an_icon_and_ours_stays() -> None:
    before = [parts(load().tables, ally) for ally in range(t.ALLIES)]
    dice = random.Random(1)
    changed = 0
    for _ in range(20):
        made = box(dice)
        for ally in range(t.ALLIES):
            apart = np.array(parts(made, ally)) - np.array(before[ally])
            assert np.count_nonzero(apart) <= 1 and abs(apart).max() <= 3
            assert sum(parts(made, ally)) > 0, "an ally that does nothing is none"
            changed += bool(apart.any())
    assert 90 < changed < 300
    assert [parts(load().tables, ally) for ally in range(t.ALLIES)] == before


def test_what_was_put_in_is_found_again() -> None:
    """Choices whose worth is known: a launder brings $4, and $1 more for each sigma of dollars in hand."""
    draw = np.random.default_rng(3)
    choices, launder = Choices(), PARTS.index("launder")
    for _ in range(6000):
        has = [int(n) for n in draw.integers(0, 3, len(PARTS))]
        seen = [int(n) for n in draw.integers(0, 10, len(SIGHTS))]
        choices.act.append(0)
        choices.parts.append(has)
        choices.seen.append(seen)
        choices.players.append(4)
        z = (seen[0] - 4.5) / 2.87
        choices.above.append(has[launder] * (4 + z) + float(draw.normal(0, 5)))
    fit = Fit(choices, 0)
    assert fit.each[launder] == pytest.approx(4, abs=0.3)
    assert all(abs(each) < 0.5 for n, each in enumerate(fit.each) if n != launder)
    one, none = (fit.worths([n if part == "launder" else 0 for part in PARTS]) for n in (1, 0))
    assert float((one - none).std()) == pytest.approx(1, abs=0.2)


def test_too_few_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "5"]) == 2
    assert "at least 120 games" in capsys.readouterr().err
