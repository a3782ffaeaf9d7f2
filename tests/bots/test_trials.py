"""The trials of docs/balance.md: each changes what it says, and tells what it measured."""

import re
from pathlib import Path

import pytest

from consigliere.games.catalogue import ruleset
from consigliere.games.chicago import happenings as ce
from consigliere.games.godfather import happenings as ge
from tools import balance_trials as trials, trial_reports as reports
from tools.trial_reports import Played

ROOT = Path(__file__).resolve().parents[2]
PACKS = ROOT / "docs" / "balance" / "packs"
PAGE = (ROOT / "docs" / "balance.md").read_text(encoding="utf-8")
GAMES = 3


def played(name: str, players: int = 4, games: int = GAMES) -> list[Played]:
    trial = trials.TRIALS[name]
    return trials.play(ruleset(trial.game), players, games, 7, trial.hook, trial.wrap)


def with_the_true_bank() -> list[Played]:
    return trials.play(ruleset("godfather"), 5, GAMES, 7, trials.watch_bills, None)


def lower(games: list[Played]) -> int:
    """Bills that were paid as a lower one."""
    return sum(kind == ge.BILL_TAKEN and got != asked for g in games for kind, _, got, asked, _ in g.events)


def kept_up(games: list[Played]) -> bool:
    """Whether every seat that could play S1 did."""
    return all(
        {seat for kind, seat, card, *_ in game.events if kind == ce.SPECIAL_PLAYED and card == reports.S1}
        >= game.kept.get("could", set())
        for game in games
    )


@pytest.mark.slow
@pytest.mark.parametrize("name", trials.TRIALS)
def test_every_trial_tells_what_places_and_seats_won(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert trials.main([name, "--games", "2"]) == 0
    out = capsys.readouterr().out
    for who in ("places", "seats"):
        (line,) = re.findall(rf"^{who}: (.*) %$", out, re.MULTILINE)
        assert sum(map(float, line.split(" / "))) == pytest.approx(100, abs=0.3)


def test_every_trial_on_the_page_can_be_run() -> None:
    for name in trials.TRIALS:
        assert f"`{name}" in PAGE, name
    for folder in re.findall(r"balance/packs/([\w-]+)", PAGE):
        assert (PACKS / folder).is_dir(), folder


@pytest.mark.parametrize("pack", sorted(PACKS.iterdir()), ids=lambda pack: pack.name)
def test_the_packs_of_the_page_are_without_fault_and_change_the_game(pack: Path) -> None:
    game = "chicago" if "chicago" in (pack / "pack.toml").read_text(encoding="utf-8") else "godfather"
    assert ruleset(game, [pack]).content_hash != ruleset(game).content_hash
    assert f"balance/packs/{pack.name}" in PAGE


@pytest.mark.slow
def test_a_bottomless_bank_pays_every_bill_and_the_true_one_does_not() -> None:
    assert lower(played("bottomless", 5)) == 0
    assert lower(with_the_true_bank()) > 0


@pytest.mark.slow
def test_more_bills_are_out_than_ever_lay_in_a_pile_of_the_true_bank() -> None:
    cards = [22, 28, 34, 36]
    for game in with_the_true_bank():
        assert all(out <= all_of for out, all_of in zip(game.kept["out"], cards, strict=False))
        assert game.kept["full"] == cards
    assert max(game.kept["out"][-1] for game in played("bottomless", 5)) > 100


@pytest.mark.slow
def test_immunity_is_played_whenever_it_can_be() -> None:
    games = played("immunity", games=6)
    assert any(game.kept.get("could") for game in games)
    assert kept_up(games)
    assert not kept_up(played("immunity-as-is", games=6))


def test_more_cards_come_out_of_the_deck() -> None:
    trial = trials.TRIALS["cards"]
    rules = ruleset("chicago")
    seen: list[tuple[int, int]] = []

    def look(game: Played) -> None:
        def count() -> tuple[int, int]:
            return int(game.s.deck_size), sum(int(n) for n in game.s.deck)

        before = count()
        assert trial.hook
        trial.hook(game)
        if count() != before:
            seen.append((before[0] - count()[0], before[1] - count()[1]))

    trials.play(rules, 4, 2, 7, look, None)
    assert seen == [(4, 4)] * 2


@pytest.mark.slow
def test_a_seat_with_nothing_after_round_one_and_who_began_are_counted_for_every_game() -> None:
    rules, games = ruleset("chicago"), played("chicago")
    text = "\n".join(reports.first_claims(rules, games))
    assert sum(int(n) for n in re.findall(r"\(n (\d+)\)", text)) == 4 * GAMES
    begun = [*reports.beginning(rules, games)]
    assert begun[0] == "round 1: begun by place 100.0 / 0.0 / 0.0 / 0.0 %"
    assert begun[2] == "round 2: begun by place 0.0 / 100.0 / 0.0 / 0.0 %"
    drawn = [*reports.beginning(rules, played("start"))]
    assert drawn[4::2] != begun[4::2]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("chicago --players 7", "chicago is for 2 to 4 players, not 7."),
        ("chicago --games 0", "--games must be a whole number of at least 1, not 0."),
        ("chicago --points 1,2", "--points must be 4 whole numbers with commas between them, not 1,2"),
        ("chicago --points a,b,c,d", "--points must be 4 whole numbers"),
        ("chicago --content nowhere", "There is no such content pack: “nowhere”"),
        (f"chicago --content {PACKS / 'bills-20-25-36-39'}", "the pack is for the game “godfather”"),
        ("cards --players 2", "cards changes nothing with 2 players"),
        ("victims --players 2", "victims changes nothing with 2 players"),
    ],
)
def test_bad_input_is_named_and_ends_with_2(
    words: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert trials.main(words.split()) == 2
    out, err = capsys.readouterr()
    assert said in err and err.count("\n") == 1 and out == ""


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name, trial in trials.TRIALS.items() if trial.least == 3])
def test_trials_that_need_three_players_change_nothing_with_two(name: str) -> None:
    """And something with three: otherwise they would be no trials."""
    game = trials.TRIALS[name].game
    for players, same in ((2, True), (3, False)):
        one, other = ([g.events for g in played(each, players, 3 * GAMES)] for each in (name, game))
        assert (one == other) == same


def test_any_seed_will_do_and_a_stop_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert trials.main(["chicago", "--players", "2", "--games", "1", "--seed", str(10**30)]) == 0

    def stopped(*_: object) -> list[Played]:
        raise KeyboardInterrupt

    monkeypatch.setattr(trials, "play", stopped)
    assert trials.main(["chicago"]) == 130
    assert capsys.readouterr().err == "balance_trials: stopped; nothing is kept\n"
