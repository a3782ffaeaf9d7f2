"""G1-G14, the cards: one illegal action after another, each with the refusal it must get.

A case is a position put together by hand (`at`), an action in its notation, and the rule, key and parameters
expected. Seat 0 of three asks unless a case says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping

from consigliere.core.state import FRAME
from consigliere.games.godfather import frames as f, names, terms as t
from consigliere.games.godfather.loading import load
from consigliere.games.godfather.state import begin, Godfather
from tests.refusal_check import given

NONE = t.NOBODY


def put(vector: object, values: Mapping[int, int]) -> None:
    for at_, value in values.items():
        vector[at_] = value  # type: ignore[index]


def at(
    kind: int,
    *args: int,
    players: int = 3,
    asks: int = 0,
    card: str = "",
    hand: str = "",
    case: str = "",
    row: Mapping[tuple[int, int], int] | None = None,
    board: Mapping[str, Mapping[int, int]] | None = None,
    others: Mapping[str, int] | None = None,
    **fields: int,
) -> Godfather:
    """A table at which seat `asks` has to decide `kind`; hand and case are seat 0's, given as card ids."""
    s = begin(players, load().tables)
    s.top = -FRAME
    if card:
        cards = (*names.JOB_IDS, *names.ALLY_IDS)
        s.push(f.ABILITY, asks, cards.index(card), 1, NONE, 0)
    a, b, c, d = (*args, 0, 0, 0, 0)[:4]
    s.push(kind, NONE if kind >= f.FIRST_SEALED else asks, a, b, c, d)
    for seat in range(players):
        for bill in range(t.BILLS):
            s.hand[seat * t.HAND + bill] = 0
        s.set_of(seat, t.SIZE, 0)
    for id in hand.split():
        n = names.CARD_IDS.index(id)
        if n >= t.ALLY:
            s.gain_ally(0, n - t.ALLY)
        else:
            s.gain(0, n)
    for id in case.split():
        s.case[names.BILL_IDS.index(id)] += 1
    for (seat, column), value in (row or {}).items():
        s.set_of(seat, column, value)
    for name, values in (board or {}).items():
        put(getattr(s, name), values)
    for name, value in {**(others or {}), **fields}.items():
        setattr(s, name, value)
    return s


def job(id: str) -> int:
    return names.JOB_IDS.index(id)


def square(id: str) -> int:
    return names.SQUARE_IDS.index(id)


def round_(id: str) -> int:
    return names.ROUND_IDS.index(id)


def spot(id: str) -> int:
    return names.PLACE_IDS.index(id)


def figures(squares: Mapping[str, int], rounds: Mapping[str, int]) -> dict[str, dict[int, int]]:
    """Owners by space, 5 for a neutral one; on round spaces a seat's Don or the Mayor."""
    return {
        "square": {square(id): who for id, who in squares.items()},
        "round": {round_(id): 3 * who for id, who in rounds.items()},
    }


def pool(*icons: str) -> int:
    return sum(1 << 4 * names.ICON_IDS.index(icon) for icon in icons)


NO_BILLS = {"pile": {0: 0, 1: 0, 2: 0, 3: 0}}
NO_GOODS = {"pile": {4: 0, 5: 0, 6: 0, 7: 0}}
DON_PLAYED = {(0, t.FAMILY): 0}

TURN = [
    *given(at(f.TURN, row={(0, t.THUGS): 0}), "thug P-WS | G6.1 refuse-no-thug"),
    *given(
        at(f.TURN),
        "thug T-WS | G6.1 refuse-no-business | space=T-WS",
        "public-job 4 | G1.5 refuse-no-public-space | space=4 spaces=3",
        "skip | G5.1 refuse-no-passing",
    ),
    *given(at(f.TURN, board=figures({"P-WS": 2}, {})), "thug P-WS | G6.1 refuse-occupied | space=P-WS by=2"),
    *given(
        at(f.TURN, board=figures({"P-CH": 5}, {})),
        "thug P-CH | G6.1 refuse-occupied | space=P-CH by=neutral",
    ),
    *given(at(f.TURN, row=DON_PLAYED), "member R01 | G7.1 refuse-no-member"),
    *given(at(f.TURN, players=2), "member R04 | G1.10 refuse-closed | space=R04"),
    *given(at(f.TURN, board=figures({}, {"R01": 1})), "member R01 | G7.1 refuse-occupied | space=R01 by=1"),
    *given(at(f.TURN, hand="booze blood blood"), "job JY1 | G8.1 refuse-job-not-in-hand | job=JY1"),
    *given(at(f.TURN, hand="JK5 gun"), "job JK5 | G8.1 refuse-missing-goods | job=JK5 gun=1 booze=0 blood=2"),
    *given(
        at(f.TURN, hand="JK5 gun narcotics"),
        "job JK5 narcotics gun=1 | G8.1 refuse-missing-goods | job=JK5 gun=0 booze=0 blood=2",
    ),
    *given(
        at(f.TURN, hand="JK5 gun blood blood narcotics"),
        "job JK5 narcotics gun=1 blood=1 | G8.1 refuse-too-few-narcotics | job=JK5 needed=2 held=1",
    ),
    *given(
        at(f.TURN, hand="JY6 booze booze narcotics"),
        "job JY6 narcotics gun=1 | Q-26 refuse-replaces-not-printed | job=JY6 good=gun printed=0 replaced=1",
    ),
    *given(
        at(f.TURN, hand="gun", board={"public": {0: job("JG1")}}),
        "public-job 1 | G8.1 refuse-missing-goods | job=JG1 gun=0 booze=1 blood=1",
    ),
    *given(at(f.TURN, hand="gun"), "public-job 2 | G8.4 refuse-public-space-empty | space=2"),
    *given(at(f.TURN, hand="A2"), "ally A1 | G10.1 refuse-ally-not-in-hand | ally=A1"),
    *given(at(f.TURN, row={(0, t.PLAYED): 2}), "ally A2 | Q-43 refuse-ally-played | ally=A2"),
]

ICONS = [
    *given(
        at(f.ICONS, pool("JOB"), hand="$1"),
        "launder $1 | G11.2 refuse-icon-not-available | icon=LAUNDER",
        "icon LAUNDER-unused | G11.2 refuse-icon-not-available | icon=LAUNDER",
    ),
    *given(
        at(f.ICONS, pool("LAUNDER"), hand="$1"),
        "launder $3 | Q-20 refuse-no-such-bill | bill=$3",
        "icon LAUNDER-unused | G11.2 refuse-launder-names-bill",
    ),
    *given(at(f.ICONS, pool("JOB")), "icon HORSE | G11.2 refuse-icon-not-available | icon=HORSE"),
    *given(at(f.ICONS, pool("HORSE"), horse=0), "icon HORSE | Q-96 refuse-horse-head-yours"),
    *given(
        at(f.ICONS, pool("MONEY_3"), board={"pile": {0: 0, 1: 0, 2: 0}}),
        "icon MONEY_3 | G2.6 refuse-no-bills-left | bill=$3",
    ),
    *given(
        at(f.ICONS, pool("GOOD_NARC"), board=NO_GOODS),
        "icon GOOD_NARC | G2.6 refuse-pile-empty | good=narcotics",
    ),
    *given(at(f.ICONS, pool("JOB"), deck_size=0), "icon JOB | G2.6 refuse-no-jobs-left"),
    *given(
        at(f.ICONS, pool("DISCARD3_8"), hand="$1 JY1"),
        "icon DISCARD3_8 | Q-66 refuse-too-few-cards | icon=DISCARD3_8 needed=3 held=2",
    ),
    *given(
        at(f.ICONS, pool("DISCARD1_5"), hand="gun", board=NO_BILLS),
        "icon DISCARD1_5 | G11.1 refuse-nothing-to-take | icon=DISCARD1_5",
    ),
    *given(
        at(f.ICONS, pool("DISCARD1_GOOD"), hand="narcotics", board=NO_GOODS),
        "icon DISCARD1_GOOD | G11.1 refuse-nothing-to-take | icon=DISCARD1_GOOD",
    ),
    *given(
        at(f.KEEP, job("JY1"), job("JK2")),
        "keep JY3 | Q-23 refuse-job-not-drawn | job=JY3 first=JY1 second=JK2",
    ),
    *given(
        at(f.DISCARD, 1, 0, t.DISCARD1_5, hand="$1 A3"),
        "discard $2 | G11.1 refuse-card-not-in-hand | card=$2",
    ),
    *given(
        at(f.DISCARD, 1, t.GUN, t.DISCARD2_5, hand="$1 gun A3"),
        "discard $1 | T5 refuse-discard-order | card=$1 last=gun",
    ),
    *given(
        at(f.DISCARD, 2, 0, t.DISCARD2_5, hand="$1 gun A3"),
        "discard A3 | T5 refuse-discard-too-late | card=A3 needed=2 left=1",
    ),
    *given(
        at(f.DISCARD, 1, 0, t.DISCARD1_5, hand="$1 gun", board=NO_BILLS),
        "discard gun | G11.1 refuse-discard-gives-nothing | card=gun icon=DISCARD1_5",
    ),
    *given(
        at(f.DISCARD, 1, 0, t.DISCARD1_GOOD, hand="gun JY1", board=NO_GOODS),
        "discard JY1 | G11.1 refuse-discard-gives-nothing | card=JY1 icon=DISCARD1_GOOD",
    ),
    *given(
        at(f.CHOOSE_GOOD, 1, t.GUN, 0, board={"pile": {t.BOOZE: 0}}),
        "good booze | G2.6 refuse-pile-empty | good=booze",
    ),
    *given(
        at(f.CHOOSE_GOOD, 1, t.BLOOD, 1, card="A6"),
        "good gun | T5 refuse-goods-order | good=gun last=blood",
    ),
    *given(at(f.CHOOSE_GOOD, 1, t.GUN, 0), "no-more-goods | G11.1 refuse-good-compulsory"),
]

BILLS = [
    *given(
        at(f.BILLS, job("JY1"), 1), "bills 1+2 | G8.2 refuse-bill-not-printed | job=JY1 position=2 printed=1"
    ),
    *given(
        at(f.BILLS, job("JK4"), 1),
        "bills 2 | G8.2 refuse-equal-bills | job=JK4 bill=$2",
        "no-bills | G8.2 refuse-bills-left-too-soon | job=JK4",
    ),
    *given(
        at(f.BILLS, job("JK4"), 1, board={"pile": {0: 0, 1: 1}}),
        "bills 1+2 | G2.6 refuse-bills-not-left | job=JK4",
    ),
    *given(at(f.BILLS, job("JK4"), 0), "ability-first | G8.2 refuse-ability-is-done | job=JK4"),
]

MARKERS = [
    *given(at(f.DONOR, 0), "marker BK 1 | G12.5 refuse-no-marker-there | turf=BK height=1 markers=0"),
    *given(
        at(f.DONOR, 0, board={"stack": {0: 1 << 3 | 2}}),
        "marker WS 2 | G12.5 refuse-marker-not-yours | turf=WS height=2 by=1",
    ),
]

BIDDERS = 0b111


def sealed(*cards: str) -> dict[tuple[int, int], int]:
    """The row of seat 0 after it has named these cards to keep."""
    picks = sum(names.CARD_IDS.index(card) << 6 * i for i, card in enumerate(cards))
    return {(0, t.SEALED): picks, (0, t.CURSOR): len(cards)}


SEALED = [
    *given(
        at(f.BRIBE, BIDDERS, BIDDERS, case="$1 $1 $5"),
        "bribe $1 x3 | Q-49 refuse-bribe-too-much | bill=$1 count=3 held=2",
    ),
    *given(
        at(f.BRIBE, BIDDERS, BIDDERS, case="$1 $5"), "bribe $5 x1 | T5 refuse-bribe-order | bill=$5 due=$1"
    ),
    *given(
        at(f.BRIBE, BIDDERS, BIDDERS, case="$1 $5", row={(0, t.CURSOR): 3}),
        "bribe $1 x0 | G13.1 refuse-bill-named | bill=$1",
        "bribe $2 x0 | T5 refuse-bribe-order | bill=$2 due=$5",
    ),
    *given(at(f.BRIBE, 6, 6, case=""), "bribe $1 x0 | G13.1 refuse-not-concerned | asked=bribe"),
    *given(at(f.BRIBE, 6, BIDDERS, case="$5"), "bribe $5 x0 | G13.1 refuse-already-sealed | asked=bribe"),
    *given(at(f.CHOOSE_ALLY, offered=3), "choose A4 | G13.2 refuse-ally-not-offered | ally=A4"),
    *given(
        at(f.KEEP_CARDS, 1, 1, hand="$1 $1 $2 gun JY1 A3"),
        "retain $5 | G14.1 refuse-card-not-in-hand | card=$5",
    ),
    *given(
        at(f.KEEP_CARDS, 1, 1, hand="$1 $2 $2 gun JY1 A3", row=sealed("$1")),
        "retain $1 | G14.1 refuse-already-named | card=$1 held=1",
    ),
    *given(
        at(f.KEEP_CARDS, 1, 1, hand="$1 $2 $2 gun JY1 A3", row=sealed("$2")),
        "retain $1 | T5 refuse-keep-order | card=$1 last=$2",
    ),
    *given(
        at(f.KEEP_CARDS, 1, 1, hand="$1 $2 $2 gun JY1 A3"),
        "retain gun | T5 refuse-keep-too-late | card=gun needed=5 left=3",
    ),
    *given(at(f.KEEP_CARDS, 2, 2, hand="$1"), "retain $1 | G14.3 refuse-not-concerned | asked=tribute"),
    *given(at(f.KEEP_CARDS, 2, 3, hand="$1"), "retain $1 | G14.2 refuse-already-sealed | asked=tribute"),
    *given(at(f.OFFER_BILL, 1, 1, hand="$1 $2"), "offer $5 | Q-81 refuse-no-such-bill | bill=$5"),
    *given(at(f.OFFER_BILL, 2, 2, hand="$5"), "offer $5 | Q-34 refuse-not-concerned | asked=offer"),
    *given(at(f.OFFER_BILL, 1, 1, hand="$1 $2"), "offer-nothing | Q-81 refuse-must-offer | bills=2"),
    *given(
        at(f.OFFER_BILL, 2, 3, hand="$5", row={(0, t.SEALED): 4}),
        "offer $5 | Q-34 refuse-already-sealed | asked=offer",
    ),
]
