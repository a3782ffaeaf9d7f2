"""Experiments behind docs/balance.md: `python -m tools.balance_trials TRIAL [--players N] [--games N] …`.

Each trial plays games of value bots and changes one thing: who is robbed, who begins, when control begins,
which ally is taken, how full the bank is, points by place. It prints what every place and every seat won, and
what else it is for (tools/trial_reports.py). Packs that belong to the page are in docs/balance/packs.
"""

import argparse
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from consigliere.bots.balance import Choice, choice_of
from consigliere.cli.common import check_players, game_rules
from consigliere.cli.errors import BadInput
from consigliere.core import rng
from consigliere.core.ruleset import Ruleset
from consigliere.core.state import B, D
from consigliere.games.chicago import frames as cf, names as cn, ranges as cr, terms as ct
from consigliere.games.godfather import frames as gf, names as gn, ranges as gr, terms as gt
from consigliere.locales import catalogue
from tools import trial_reports as reports
from tools.trial_reports import Played, Report

BOTTOMLESS: Final = 120  # of each bill, more than the box has in all
MORE_CARDS: Final = {3: (1, 0, 1), 4: (0, 1, 1, 2)}  # at the start, by place
S1: Final = (cr.PLAY_SPECIAL, cr.SPECIAL_BY_GODFATHER)


Hook = Callable[[Played], None]
Wrap = Callable[[Choice, random.Random], Choice]


def play(
    rules: Ruleset, players: int, games: int, seed: int, hook: Hook | None, wrap: Wrap | None
) -> list[Played]:
    choose = choice_of("value", rules, "")
    if wrap:
        choose = wrap(choose, random.Random(seed))
    out = []
    for n in range(games):
        s: Any = rules.begin(players, {})
        s.rng = rng.seeded((seed * 1_000_003 + n) & (1 << 60) - 1)
        s.auto = True
        s.events = []
        s.advance()
        game = Played(s, random.Random(seed * 7919 + n), list(s.events))
        s.events = []
        while not s.over:
            if hook:
                hook(game)
            s.step(choose(s))
            game.events += s.events
            s.events = []
        out.append(game)
    return out


# -- what is changed


def victims(choose: Choice, dice: random.Random) -> Choice:
    """Who is robbed is drawn among those who may be."""
    plan: list[int] = []

    def robbing(s: Any) -> int:
        action = choose(s)
        if s.frames[s.top] != gf.OPPONENT or action == gr.NO_OPPONENT:
            return action
        legal = [one - gr.OPPONENT for one in s.legal_actions() if one != gr.NO_OPPONENT]
        done = int(s.get(D))
        if done == 0:
            plan[:] = sorted(dice.sample(legal, min(int(s.get(B)), len(legal))))
        left = [seat for seat in plan if seat in legal and not done >> seat & 1]
        return gr.OPPONENT + left[0] if left else action

    return robbing


def allies(choose: Choice, dice: random.Random) -> Choice:
    """Which ally a buyer takes is drawn."""

    def taking(s: Any) -> int:
        return dice.choice(s.legal_actions()) if s.frames[s.top] == gf.CHOOSE_ALLY else choose(s)

    return taking


def ally_lot(choose: Choice, dice: random.Random) -> Choice:
    """Seat 0 takes any ally, the others the one they think best."""
    by_lot = allies(choose, dice)
    return lambda s: by_lot(s) if s.actor() == 0 else choose(s)


def no_control(choose: Choice, dice: random.Random) -> Choice:
    """Nobody claims or attacks in round 1."""

    def passing(s: Any) -> int:
        return cr.PASS if s.round_no == 1 and s.frames[s.top] == cf.CLAIM else choose(s)

    return passing


def horse(game: Played) -> None:
    """The horse head is drawn anew before every act."""
    draw_horse(game, gt.TRIBUTE)


def horse_bids(game: Played) -> None:
    """The horse head is drawn anew before every auction: equal bids, too, are decided by lot."""
    draw_horse(game, gt.BRIBERY)


def draw_horse(game: Played, phase: int) -> None:
    if game.s.phase == phase and game.kept.get("act") != game.s.act:
        game.kept["act"] = int(game.s.act)
        game.s.horse = game.dice.randrange(game.s.players)


def start(game: Played) -> None:
    """The start player is drawn anew before every round."""
    if game.s.phase == ct.CONTROL and game.kept.get("round") != game.s.round_no:
        game.kept["round"] = int(game.s.round_no)
        game.s.start = game.dice.randrange(game.s.players)


def opposite(game: Played) -> None:
    """In round 1 control begins two places after the start player."""
    s, kept = game.s, game.kept
    if s.round_no == 1 and s.phase == ct.ACTIONS and "start" not in kept:
        kept["start"] = int(s.start)
        s.start = (s.start + 2) % s.players
    elif "start" in kept and "back" not in kept and s.phase != ct.ACTIONS:
        kept["back"] = True
        s.start = kept["start"] if s.round_no == 1 else (kept["start"] + 1) % s.players


def cards(game: Played) -> None:
    """Some places begin with more cards."""
    s, kept = game.s, game.kept
    if s.round_no == 1 and "more" not in kept:
        kept["more"] = True
        for place, count in enumerate(MORE_CARDS.get(s.players, ())):
            for _ in range(count):
                kind = game.dice.choices(range(len(cn.KIND_IDS)), [int(n) for n in s.deck])[0]
                s.deck[kind] -= 1
                s.deck_size -= 1
                s.gain((s.start + place) % s.players, kind)


def watch_immunity(game: Played) -> None:
    """Remember who could play S1."""
    s = game.s
    if s.frames[s.top] == cf.ACT and not {*S1}.isdisjoint(s.legal_actions()):
        game.kept.setdefault("could", set()).add(int(s.actor()))


def immunity(choose: Choice, dice: random.Random) -> Choice:
    """S1 is played whenever it can be."""

    def playing(s: Any) -> int:
        if s.frames[s.top] == cf.ACT:
            for action in S1:
                if action in s.legal_actions():
                    return action
        return choose(s)

    return playing


def watch_bills(game: Played) -> None:
    """Remember how many bills were out at the most."""
    pile, kept = game.s.pile, game.kept
    values = range(len(gn.BILL_IDS))
    dealt = [game.s.players] * 3 + [0]  # a $1, a $2 and a $3 for everybody
    full = kept.setdefault("full", [int(pile[n]) + dealt[n] for n in values])
    out = [full[n] - int(pile[n]) for n in values]
    now = [*out, sum(out)]
    kept["out"] = [*map(max, kept.get("out", now), now)]


def bottomless(game: Played) -> None:
    """The bank never runs out of bills."""
    if "full" not in game.kept:
        for n in range(len(gn.BILL_IDS)):
            game.s.pile[n] = BOTTOMLESS
    watch_bills(game)


@dataclass(frozen=True)
class Trial:
    game: str
    hook: Hook | None = None
    wrap: Wrap | None = None
    told: tuple[Report, ...] = ()
    least: int = 2  # players with whom it changes anything


TRIALS: Final = {
    "godfather": Trial("godfather", told=(reports.beginning,)),
    "chicago": Trial("chicago", told=(reports.beginning, reports.first_claims)),
    "victims": Trial("godfather", wrap=victims, least=3),
    "allies": Trial("godfather", wrap=allies, told=(reports.allies,), least=3),
    "ally-lot": Trial("godfather", wrap=ally_lot, least=3),
    "horse": Trial("godfather", hook=horse, told=(reports.beginning,)),
    "horse-bids": Trial("godfather", hook=horse_bids, told=(reports.beginning,)),
    "bottomless": Trial("godfather", hook=bottomless, told=(reports.bills,)),
    "start": Trial("chicago", hook=start, told=(reports.beginning,)),
    "opposite": Trial("chicago", hook=opposite, least=3),
    "no-control": Trial("chicago", wrap=no_control),
    "cards": Trial("chicago", hook=cards, least=3),
    "immunity": Trial("chicago", hook=watch_immunity, wrap=immunity, told=(reports.immunity,)),
    "immunity-as-is": Trial("chicago", hook=watch_immunity, told=(reports.immunity,)),
}


def checked(asked: argparse.Namespace) -> tuple[Ruleset, list[int]]:
    """The rules and the points by place; BadInput or ValueError that says what is wrong."""
    trial = TRIALS[asked.trial]
    rules = game_rules(trial.game, asked.content)
    check_players(rules, asked.players)
    if asked.players < trial.least:
        raise ValueError(f"{asked.trial} changes nothing with {asked.players} players")
    if asked.games < 1:
        raise BadInput("bad-number", option="--games", value=asked.games, least=1)
    if not asked.points:
        return rules, [0] * asked.players
    try:
        points = [int(n) for n in asked.points.split(",")]
    except ValueError:
        points = []
    if len(points) != asked.players:
        wanted = f"{asked.players} whole numbers with commas between them"
        raise ValueError(f"--points must be {wanted}, not {asked.points}")
    return rules, points


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.balance_trials", description=__doc__)
    parser.add_argument("trial", choices=TRIALS)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--points", default="", help="points by place, as 0,4,6,9")
    parser.add_argument("--content", action="append", default=[], metavar="PACK")
    asked = parser.parse_args(argv)
    try:
        rules, points = checked(asked)
    except BadInput as error:
        print("balance_trials:", catalogue("en").text(error.key, **error.params), file=sys.stderr)
        return 2
    except ValueError as error:
        print(f"balance_trials: {error}", file=sys.stderr)
        return 2
    trial = TRIALS[asked.trial]
    try:
        games = play(rules, asked.players, asked.games, asked.seed, trial.hook, trial.wrap)
    except KeyboardInterrupt:
        print("balance_trials: stopped; nothing is kept", file=sys.stderr)
        return 130
    for report in trial.told:
        print("\n".join(report(rules, games)))
    print("\n".join(reports.won(rules, games, points)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
