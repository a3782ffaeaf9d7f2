"""The balance report: its figures on made-up and on small data, and planted imbalances that it must tell."""

import argparse
import json
import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import pytest

from consigliere.bots import tally as counting
from consigliere.bots.balance import (
    BOTS,
    Choice,
    choice_of,
    counting_of,
    play_chunk,
    play_game,
    report,
    Setting,
)
from consigliere.bots.base import Clock, Decision
from consigliere.bots.random_bot import RandomBot
from consigliere.bots.tally import Game, Occasion, Row, Tally, verdict
from consigliere.cli import balance as command
from consigliere.cli.balance import worth
from consigliere.cli.errors import BadInput
from consigliere.cli.main import main
from consigliere.core import rng
from consigliere.core.actions import LegalActions
from consigliere.core.events import Raw
from consigliere.core.prompts import Prompts
from consigliere.games.catalogue import GAMES, ruleset
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.terms import EXTRA_HELD, EXTRA_TAKEN, EXTRAS
from consigliere.games.godfather import names, ranges, scoring
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import BILL_5, CASE, CASE_JOB, JOBS
from consigliere.locales import catalogue

every_game = pytest.mark.parametrize("game", sorted(GAMES))


class Noted(Tally):
    """A tally that also keeps what was watched."""

    def __init__(self) -> None:
        super().__init__()
        self.watched: list[counting.Watch] = []

    def count(self, game: Game, watch: counting.Watch) -> None:
        super().count(game, watch)
        self.watched.append(watch)


def seeded(game: str, players: int, seed: int) -> Prompts:
    s = cast(Prompts, ruleset(game).begin(players, {}))
    s.rng = rng.seeded(seed)
    return s


def watched(game: str, players: int, seed: int, choose: Choice | None = None) -> tuple[Any, Any]:
    """A finished position and what the watch saw on the way."""
    s, noted, rules = seeded(game, players, seed), Noted(), ruleset(game)
    play_game(rules, s, choose or choice_of("value", rules, ""), noted)
    return s, noted.watched[0]


class Made:
    """A watch with nothing but what it is given."""

    def __init__(self, could: set[Occasion], did: dict[Occasion, int]) -> None:
        self.could, self.did = could, did
        self.figures: Counter[str] = Counter()
        self.first = 0

    def asked(self, s: Any, seat: int, action: int) -> None:
        raise AssertionError("nobody plays")

    def told(self, s: Any, events: Sequence[Raw]) -> None:
        raise AssertionError("nothing happens")


# -- made-up data


def test_worth_is_the_users_score_less_the_tables_mean() -> None:
    tally = Tally()
    could = {("job", 0, 0, 0), ("job", 0, 1, 0), ("job", 1, 0, 0)}
    tally.count(Game((30, 10), (0,), 0, 5, {}), Made(could, {("job", 0, 0, 0): 0}))
    tally.count(Game((10, 16), (1,), 0, 5, {}), Made(could, {("job", 0, 0, 0): 0, ("job", 0, 1, 0): 1}))
    row = tally.row("job", 0).report(2)
    assert row == {
        "chances": 4,
        "uses": 3,
        "use_share": 0.75,
        "n": 3,
        "worth": round((10 - 3 + 3) / 3, 2),
        "worth_games": 2,
        "worth_error": row["worth_error"],
        "worth_win": round((0.5 - 0.5 + 0.5) / 3, 4),
    }
    # by game: 10 from one user, 0 from two; off the mean of 10/3 each by 20/3
    assert row["worth_error"] == round((2 * (20 / 3) ** 2) ** 0.5 / 3, 2)
    assert tally.row("job", 1).report(2) == {"chances": 2, "uses": 0, "use_share": 0.0, "n": 0}


def test_a_use_counts_its_chance_and_a_user_counts_once_a_game() -> None:
    tally = Tally()
    did = {("front", 3, 1, act): 1 for act in range(4)}
    tally.count(Game((0, 8, 4), (1,), 2, 5, {}), Made({("front", 3, 0, 0)}, did))
    row = tally.row("front", 3)
    assert (row.chances, row.uses, row.users) == (5, 4, 1)
    assert row.report(3)["worth"] == 4.0


def test_shared_wins_are_split_and_order_counts_from_the_first_player() -> None:
    tally = Tally()
    tally.games = [Game((5, 5, 1), (0, 1), 1, 3, {}), Game((9, 2, 4), (0,), 0, 3, {})]
    found = report_of(tally, 3)
    assert [seat["win_share"] for seat in found["seats"]] == [0.75, 0.25, 0.0]
    assert [place["win_share"] for place in found["order"]] == [0.75, 0.0, 0.25]
    assert found["order"][0]["score"] == 7.0
    assert found["shared_wins"] == 0.5
    assert (found["margin"]["least"], found["margin"]["most"]) == (0, 5)
    assert found["scores"]["mean"] == round(26 / 6, 2)


def report_of(tally: Tally, players: int) -> dict[str, Any]:
    return report(Setting("chicago", players), tally)


def test_few_games_say_little_about_worth() -> None:
    """Two games: Student's factor is 12.7, not 1.96."""
    row = {"worth": 6.2, "worth_error": 1.0, "n": 3}
    assert worth(row | {"worth_games": 2}) == "+6.2 ± 12.7"
    assert worth(row | {"worth_games": 2000}) == "+6.2 ± 2.0"
    assert worth({"worth": 6.2, "n": 1}) == "+6.2"


@every_game
def test_random_is_the_random_bot(game: str) -> None:
    """Any kind of action, then any detail of it; not any of all actions."""
    rules, s = ruleset(game), seeded(game, 3, 1)
    choose, bot, dice = choice_of("random", rules, "1"), RandomBot(), random.Random("1")
    s.auto = True
    s.advance()
    while not s.over:
        legal = LegalActions(rules.actions, s.legal_actions())
        action = choose(s)
        assert action == bot.choose({}, Decision(0, "", legal), Clock(), dice).index
        s.step(action)


def test_a_place_that_wins_too_often_is_told() -> None:
    tally = Tally()
    tally.games = [Game((5, 1), (int(n % 9 == 0),), 0, 3, {}) for n in range(90)]
    flags = [flag for flag in report_of(tally, 2)["flags"] if flag["flag"] == "off-fair"]
    assert [(flag["kind"], flag["id"]) for flag in flags] == [
        ("place", "1"),
        ("place", "2"),
        ("seat", "1"),
        ("seat", "2"),
    ]
    low, high = report_of(tally, 2)["order"][0]["interval"]
    assert low < 80 / 90 < high and 0.05 < high - low < 0.2


@pytest.mark.parametrize(
    ("chances", "uses", "flag"),
    [
        (0, 0, "no-chance"),
        (19, 0, None),
        (100, 5, "unused"),
        (100, 6, None),
        (100, 94, None),
        (100, 95, "taken"),
    ],
)
def test_verdicts(chances: int, uses: int, flag: str | None) -> None:
    assert verdict(Row(chances, uses)) == flag


# -- small data


@pytest.mark.slow
@every_game
def test_the_same_seed_gives_the_same_report_whoever_plays_which_part(game: str) -> None:
    setting = Setting(game, 2)
    whole = report(setting, play_chunk(setting, 0, 6))
    parted = Tally()
    for first in (0, 4):
        parted.add(play_chunk(setting, first, 4 if first == 0 else 2))
    assert report(setting, parted) == whole
    other = Setting(game, 2, seed=2)
    assert report(other, play_chunk(other, 0, 6)) != whole


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("bot", BOTS)
def test_shares_and_counts_hold_together(game: str, bot: str) -> None:
    setting = Setting(game, 3, bot)
    tally = play_chunk(setting, 0, 8)
    found = report(setting, tally)
    for key in ("order", "seats"):
        assert sum(place["win_share"] for place in found[key]) == pytest.approx(1, abs=1e-3)
        assert all(
            place["off_fair"] == pytest.approx(place["win_share"] - 1 / 3, abs=1e-3) for place in found[key]
        )
    assert found["turns"]["least"] > 20 and found["decisions"]["least"] > found["turns"]["least"] / 2
    for rows in found["things"].values():
        for row in rows.values():
            assert 0 <= row["uses"] <= row["chances"] and row["n"] <= 3 * 8
            assert row["n"] <= row["uses"]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_jobs_used_are_those_in_the_suitcases_and_every_bill_is_accounted_for(seed: int) -> None:
    s, watch = watched("godfather", 4, seed)
    done = {
        ("job", job, seat, 0)
        for seat in range(4)
        for job in range(JOBS)
        if s.case[seat * CASE + CASE_JOB + job] > 0
    }
    assert {occasion for occasion in watch.did if occasion[0] == "job"} == done
    assert len({occasion for occasion in watch.could if occasion[0] == "ally"}) == 9
    left = sum(int(scoring.money(s, seat)) for seat in range(4))
    spent = sum(watch.figures[name] for name in ("tribute", "bribes", "discarded", "offered"))
    assert watch.figures["taken"] == spent + left
    bought = {thing for kind, thing, _, _ in watch.did if kind == "ally"}
    played = {thing for kind, thing, _, _ in watch.did if kind == "ally-play"}
    assert bought and played <= bought


def test_an_empty_pile_of_bills_is_told() -> None:
    s, noted, rules = seeded("godfather", 3, 4), Noted(), ruleset("godfather")
    cast(Godfather, s).pile[BILL_5] = 0
    play_game(rules, s, choice_of("greedy", rules, ""), noted)
    found = report(Setting("godfather", 3), noted)
    assert found["bills"]["games_with_this_pile_empty"]["$5"] == 1.0
    assert found["bills"]["games_with_an_empty_pile"] == 1.0
    assert found["bills"]["games_with_an_empty_pile_before_act_IV"] == 1.0
    assert 0 < found["bills"]["share_paid_lower"] < 1
    assert 0 < found["money"]["share_lost_to_tribute"] < 1


@pytest.mark.parametrize("seed", range(3))
def test_businesses_used_are_those_controlled_and_extra_actions_are_all_there(seed: int) -> None:
    s, watch = cast(tuple[Chicago, Any], watched("chicago", 3, seed))
    owned = {
        ("business", int(s.business[pos]), int(s.owner[pos]), 0)
        for pos in range(s.cells())
        if s.owner[pos] >= 0
    }
    assert owned <= watch.did.keys()
    claimed = [occasion for occasion in watch.did if occasion[0] == "extra"]
    kept = sum(int(s.of(seat, EXTRA_HELD)).bit_count() for seat in range(3))
    assert len(claimed) == sum(s.of(seat, EXTRA_TAKEN) for seat in range(3))
    assert len([occasion for occasion in watch.did if occasion[0] == "extra-use"]) == len(claimed) - kept
    assert len([occasion for occasion in watch.could if occasion[0] == "extra"]) == EXTRAS
    assert watch.figures["rounds"] == s.round_no


# -- planted imbalances


def with_job(job: int, wanted: bool) -> Choice:
    """Greedy players who never do this job, or always do it when they can."""
    greedy = choice_of("greedy", ruleset("godfather"), "")

    def is_it(s: Any, action: int) -> bool:
        if ranges.HAND_JOB <= action < ranges.PUBLIC_JOB:
            return (action - ranges.HAND_JOB) // ranges.PAYMENTS == job
        n = (action - ranges.PUBLIC_JOB) // ranges.PAYMENTS
        return ranges.PUBLIC_JOB <= action < ranges.PLAY_ALLY and int(s.public[n]) == job

    def choose(s: Prompts) -> int:
        legal = s.legal_actions()
        fitting = [action for action in legal if is_it(s, action)]
        if wanted and fitting:
            return fitting[0]
        action = greedy(s)
        return action if action not in fitting else next(other for other in legal if other not in fitting)

    return choose


@pytest.mark.slow
@pytest.mark.parametrize(("wanted", "flag"), [(False, "unused"), (True, "taken")])
def test_a_job_nobody_does_or_everybody_does_is_told(wanted: bool, flag: str) -> None:
    tally, rules = Tally(), ruleset("godfather")
    for seed in range(25):
        play_game(rules, seeded("godfather", 4, seed), with_job(0, wanted), tally)
    flags = [found for found in report(Setting("godfather", 4), tally)["flags"] if found["kind"] == "job"]
    assert {"flag": flag, "kind": "job", "id": names.JOB_IDS[0]} in flags


def test_a_job_that_a_pack_takes_out_is_told(tmp_path: Path) -> None:
    (tmp_path / "jobs.toml").write_text(
        "[jobs.JY1]\ncopies = 0\n\n[jobs.JY2]\ncopies = 5\n", encoding="utf-8"
    )
    setting = Setting("godfather", 2, "greedy", packs=(str(tmp_path),))
    found = report(setting, play_chunk(setting, 0, 30))
    told = [flag["id"] for flag in found["flags"] if flag["flag"] == "no-chance" and flag["kind"] == "job"]
    assert told == ["JY1"]
    assert found["things"]["job"]["JY1"] == {"chances": 0, "uses": 0, "use_share": None, "n": 0}


# -- the command


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    command.add_parser(parser.add_subparsers())
    args = parser.parse_args(["balance", *words])
    return int(args.handler(args))


@pytest.mark.slow
def test_the_command_reports_every_number_of_players_as_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "CHUNK", 2)
    words = ("chicago", "--games", "3", "--bot", "greedy", "--json", "--option", "two-extra-actions")
    assert run(*words) == 0
    told = json.loads(capsys.readouterr().out)
    assert [found["players"] for found in told["reports"]] == [2, 3, 4]
    assert all(found["games"] == 3 for found in told["reports"])
    assert told["options"] == ["two-extra-actions"] and told["bot"] == "greedy"
    assert run(*words, "--jobs", "2", "--players", "2") == 0
    assert json.loads(capsys.readouterr().out)["reports"] == told["reports"][:1]


@pytest.mark.slow
@every_game
def test_the_command_shows_tables(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(game, "--players", "2", "--games", "4") == 0
    out = capsys.readouterr().out
    assert f"{game}, 2 players, 4 games of value bots, seed 1" in out
    for word in ("win share", "winning scores", "margin", *counting_of(game).things):
        assert word in out
    assert ("lost to tribute" in out) == (game == "godfather")


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (("monopoly",), "no-such-game"),
        (("chicago", "--players", "5"), "bad-players"),
        (("godfather", "--games", "0"), "bad-number"),
        (("godfather", "--jobs", "0"), "bad-number"),
        (("godfather", "--bot", "clever"), "no-balance-bot"),
        (("godfather", "--bot", "search@10ms"), "no-balance-bot"),
        (("godfather", "--bot", "greedy:careful"), "no-balance-bot"),
        (("chicago", "--option", "nothing"), "no-such-option"),
        (("chicago", "--content", "nowhere"), "no-such-pack"),
    ],
)
def test_bad_input_is_named(words: tuple[str, ...], key: str) -> None:
    with pytest.raises(BadInput) as caught:
        run(*words)
    assert caught.value.key == key
    assert "{" not in catalogue("en").text(key, **caught.value.params)


@pytest.mark.parametrize(
    ("flags", "lost"), [([], "the report for 2 players is"), (["--json"], "all reports are")]
)
def test_a_stop_is_told(
    flags: list[str], lost: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object) -> Tally:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "play_chunk", stopped)
    assert main(["balance", "chicago", "--games", "2", *flags]) == 130
    assert capsys.readouterr().err == f"consigliere: stopped; {lost} lost\n"
