"""The positions of the worked examples that the rule book draws: `python -m tools.examples`.

They are laid out as the tests of the examples lay them, and written as a seat sees them, without words: the
page has its own. A test holds files and positions together.
"""

import json
import lzma
import sys
from collections.abc import Callable
from typing import Any, cast, Final

import msgspec

from consigliere.core.chance import Stream
from consigliere.core.events import SPECTATOR
from consigliere.core.game import Game
from consigliere.games.catalogue import ruleset
from consigliere.rulebook.examples import Example, file_of
from consigliere.server import messages as m, table_view
from tests.chicago.table import Table as Chicago
from tests.godfather.table import Table as Godfather

BLUE, GREEN, YELLOW, RED = 0, 1, 2, 3
MARZULLO, MATARAZZO, PIZZINO = 0, 1, 2
# without a standing: two cards would move into one row, which no game comes to
BARE: Final = ("X3",)
# whose family has which colour; where the text names colours, its seats are given those families
FAMILIES: Final = {"blue": "colombo", "red": "bonanno", "green": "gambino", "yellow": "genovese"}
COLOURS: Final = {
    "X1": ("yellow", "red", "green"),
    "X2": ("blue", "red", "yellow"),
    "X3": ("blue", "green", "yellow", "red"),
    "X4": ("blue", "green", "yellow", "red"),
}
# the position, who sees it (none: all), the move that is pointed out
Laid = tuple[Any, int | None, str]


def e1() -> Laid:
    return Godfather().go(), MARZULLO, "thug P-MT"


def e2() -> Laid:
    return Godfather(first=PIZZINO).hand(PIZZINO, "$3").tile("WS", "TB5").go(), PIZZINO, "member R14"


def e3() -> Laid:
    t = Godfather().public("JG1").hand(0, "blood", "gun", "booze").thug(1, "P-MT").marker("MT", 2)
    return t.go().do("public-job 1", "bills 1"), 0, "front P-MT"


def e4() -> Laid:
    return Godfather(act=2).hand(0, "A10", "$1", "$5", "$5").go().do("ally A10"), 0, "launder $5"


def e5() -> Laid:
    t = Godfather(3, act=4).neutral("mayor", "R06").neutral("police-chief", "CH")
    t.member(PIZZINO, "R14").member(PIZZINO, "R10").thug(PIZZINO, "P-MT")
    t.member(MATARAZZO, "R09").member(MATARAZZO, "R13").member(MATARAZZO, "R05").thug(MATARAZZO, "P-CH")
    return t.member(MARZULLO, "R15").go(), None, ""


def e6() -> Laid:
    return Godfather().member(MARZULLO, "R06").member(MATARAZZO, "R10").go(), None, ""


def e7() -> Laid:
    t = Godfather(5)
    for turf, tile in (("WS", "TB1"), ("BK", "TB2"), ("UES", "TB3"), ("QN", "TB4")):
        t.tile(turf, tile)
    return t.go(), None, ""


def e8() -> Laid:
    return Godfather().hand(0, "JK4", "blood", "blood", *["$1"] * 5).go(), 0, "job JK4"


def x1() -> Laid:
    t = Chicago(round_no=3).owns(0, "B1").business("A2", 9).owns(1, "A2").business("C2", 19).owns(2, "C2")
    return t.city_card("A", "al-capone-down").income().do("reveal A1").draws("10").go(), 0, "extort B1"


def x2() -> Laid:
    blue, red, yellow = 0, 1, 2
    t = Chicago().city_card("D", "sabotage").city_card("E", "bribe")
    t.family(blue, 1).assets(blue, "mansion").assets(red, "car").influence(red, "city", "car")
    t.assets(yellow, "art").influence(yellow, "city", "car").influence(yellow, "hat", "title")
    return t.control(), blue, "claim D1"


def x3() -> Laid:
    t = Chicago(4, round_no=3).city_card("A", "al-capone-down").city_card("C", "al-capone-up")
    t.business("A1", 17, with_token=True).business("C2", 7).business("A3", 20).business("C4", 16)
    t.owns(BLUE, "C2", "B3").owns(RED, "A3").owns(RED, "C4", extorted=True)
    t.s.start = GREEN
    t.henchmen(GREEN, "orange", "purple").influence(GREEN, "hat", "car", "art").family(GREEN, 1)
    t.hand(GREEN, "car", "car", "car", "gangster", "gangster").gangsters(GREEN, 1)
    t.gangsters(YELLOW, 2).influence(YELLOW, "city", "art", "title").hand(YELLOW, "movement")
    t.family(YELLOW, 3).henchmen(YELLOW, "purple").token("c1", "brown").token("f1", "purple")
    t.gangsters(BLUE, 1).henchmen(BLUE, "brown", "orange").influence(BLUE, "city", "art", "title")
    return t.hand(BLUE, "movement", "movement", "movement").control(), GREEN, "claim A1"


def x4() -> Laid:
    t = Chicago(4, round_no=6).token("b2", "agent").token("c2", "agent").token("d1", "agent")
    number = 6
    for seat, places in {BLUE: "A2", RED: "B1 C3", GREEN: "D1 D2 E1", YELLOW: "B2 C2"}.items():
        for place in places.split():
            if place not in ("B1", "D2"):  # these are open from the beginning
                t.business(place, number)
                number += 1
            t.owns(seat, place)
    return t.actions(), None, ""


def x5() -> Laid:
    t = Chicago().business("A1", 24).godchild(0).gangsters(0, 2).hand(0, "car", "art", "title")
    return t.control(), 0, "claim A1 ignoring henchmen"


def x6() -> Laid:
    return Chicago(round_no=3).face_down("B1", "B3", "D1").income(), 0, ""


def x7() -> Laid:
    t = Chicago(4).hand(BLUE, "movement", "car").hand(1, "movement", "art").henchmen(1, "orange")
    t.token("a1", "agent").token("a4", "agent").token("f1", "orange").token("f3", "agent")
    return t.actions().do("movement"), BLUE, "token a1 agent"


EXAMPLES: Final[dict[str, dict[str, Callable[[], Laid]]]] = {
    "godfather": {"E1": e1, "E2": e2, "E3": e3, "E4": e4, "E5": e5, "E6": e6, "E7": e7, "E8": e8},
    "chicago": {"X1": x1, "X2": x2, "X3": x3, "X4": x4, "X5": x5, "X6": x6, "X7": x7},
}


def told(game: str, id: str) -> Example:
    table, seat, move = EXAMPLES[game][id]()
    rules = ruleset(game)
    played = Game.__new__(Game)
    played._lay_out(rules, dict.fromkeys(rules.option_names, False), table.s, Stream(0), {})
    viewer = SPECTATOR if seat is None else seat
    view = cast(Any, played.view(viewer, knowledge=False))
    for at, colour in zip(view["seats"], COLOURS.get(id, ()), strict=id in COLOURS):
        at["family"] = FAMILIES[colour]
    asked = seat is not None and seat in rules.open_seats(table.s)
    assert asked is (seat is not None), id
    if move:
        assert move in table.legal_of(seat), (id, move, table.legal_of(seat))
    question = table_view.question(cast(Any, None), played, viewer, view, None) if asked else None
    position = m.Position(
        view=view,
        question=question,
        waiting_for=list(rules.concerned(table.s)),
        standing=None if id in BARE else rules.standing(view),
        reckoning=rules.reckoning(view),
    )
    return Example(id=id, seat=seat, point=[move] if move else [], position=msgspec.to_builtins(position))


def written(game: str) -> str:
    lines = (msgspec.to_builtins(told(game, id)) for id in EXAMPLES[game])
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)


def main() -> int:
    for game in EXAMPLES:
        file_of(game).write_bytes(lzma.compress(written(game).encode()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
