"""What an ally is worth: boxes that differ a little, effects found again."""

import random

import numpy as np
import pytest

from consigliere.bots.godfather import recruiting
from consigliere.bots.godfather.recruiting import parts
from consigliere.games.godfather import terms as t
from consigliere.games.godfather.loading import load
from tools.ally_worths import ACTS, box, CHANGES, Choices, Fit, joined, main, PARTS, SIGHTS, table


def test_parts_and_sights_have_their_names() -> None:
    assert (len(PARTS), len(SIGHTS)) == (recruiting.PARTS, recruiting.SIGHTS)
    assert PARTS[recruiting.BILL + t.BILL_5] == "$5" and PARTS[recruiting.OTHER] == "other"
    assert SIGHTS[recruiting.PLAYERS] == "players"


def test_boxes_differ_by_some_icons_and_ours_stays() -> None:
    def all_parts() -> list[list[int]]:
        return [[*map(int, parts(load().tables, ally))] for ally in range(t.ALLIES)]

    before = all_parts()
    dice = random.Random(1)
    changed = 0
    for _ in range(20):
        made = box(dice)
        for ally in range(t.ALLIES):
            apart = np.abs(np.array(parts(made, ally)) - np.array(before[ally]))
            apart[[recruiting.SECOND, recruiting.FIVES_LAUNDERED]] = 0  # they follow from the others
            assert apart.sum() <= CHANGES + 2, "and a gun-down that gave way to a good"
            assert sum(parts(made, ally)) > 0, "an ally that does nothing is none"
            changed += bool(apart.any())
    assert 150 < changed < 350
    assert all_parts() == before


def made_up(choices: int, act: int) -> Choices:
    """Choices whose worth is known: a launder brings $4, and $1 more for each sigma of dollars in hand."""
    draw = np.random.default_rng(3)
    out, launder = Choices(), PARTS.index("launder")
    for _ in range(choices):
        has = [int(n) for n in draw.integers(0, 3, len(PARTS))]
        seen = [int(n) for n in draw.integers(0, 10, len(SIGHTS))]
        out.act.append(act)
        out.parts.append(has)
        out.seen.append(seen)
        z = (seen[0] - 4.5) / 2.87
        out.above.append(has[launder] * (4 + z) + float(draw.normal(0, 5)))
    return out


@pytest.mark.slow
def test_what_was_put_in_is_found_again() -> None:
    """What is seen counts for less than it is, as long as there are few choices."""
    launder = PARTS.index("launder")
    fit = Fit(made_up(40_000, 0), 0)
    assert fit.each[launder] == pytest.approx(4, abs=0.3)
    assert all(abs(each) < 0.5 for n, each in enumerate(fit.each) if n != launder)
    one, none = (fit.worths(np.array([n if part == "launder" else 0 for part in PARTS])) for n in (1, 0))
    assert 0.4 < float((one - none).std()) < 1
    few = Fit(made_up(2000, 0), 0)
    assert abs(few.by_sight[launder, 0]) < fit.by_sight[launder, 0]


def test_rows_of_the_table_tell_the_same_worth() -> None:
    fits = [Fit(made_up(3000, act), act) for act in range(ACTS)]
    rows = [[int(n) for n in line.split("#")[0].split(",")[:-1]] for line in table(fits).splitlines()]
    rows = [row for row in rows if row]
    assert len(rows) == ACTS * recruiting.PARTS and {len(row) for row in rows} == {recruiting.ROW}
    fit, row = fits[1], rows[recruiting.PARTS]  # launder in act II
    has = np.array([1.0] + [0.0] * (len(PARTS) - 1))
    seen = fit.middle + fit.spread * fit.z[5]
    assert (row[0] + np.array(row[1:]) @ seen) / 1000 == pytest.approx(float(fit.worths(has)[5]), abs=0.05)


def test_lots_are_joined() -> None:
    one, two = made_up(3, 0), made_up(2, 1)
    assert joined([one, two]).act == [0, 0, 0, 1, 1] and len(joined([one, two]).above) == 5


def test_too_few_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "5"]) == 2
    assert "at least 120 games" in capsys.readouterr().err
