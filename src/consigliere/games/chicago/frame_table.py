"""What each of Chicago's frames says, and to whom (C2.4): kinds, rules and named fields; see frames.py.

The stages of a procedure are counted. Places, gaps, cards, colours and areas are ids, as in the view.
"""

from collections.abc import Callable, Sequence
from typing import Final

from consigliere.core.events import shape_of
from consigliere.core.frame_table import FrameField, FrameKind, FrameTable, Raw
from consigliere.core.state import A, B, C, D
from consigliere.games.chicago import frames, henchmen, names, powers
from consigliere.games.chicago.shapes import Best

BITS: Final = 5  # of one card in a packed hand
CARD: Final = (1 << BITS) - 1
OPPONENT: Final = 3  # bits of the best opponent, before the group they ignore
MOVERS: Final = {powers.BY_MOVEMENT: "movement", powers.BY_FATHER: "father"}
ANYWHERE: Final = "anywhere"  # where a henchman may be taken, if not beside one business
BESIDE_OWN: Final = "beside-own"
WHERES: Final = (BESIDE_OWN, ANYWHERE, *names.CARD_IDS)


# -- how a number is written, and read back


def count(name: str, slot: int) -> FrameField:
    return FrameField(name, slot)


def flag(name: str, slot: int) -> FrameField:
    return FrameField(name, slot, bool, int, shape=bool)


def seat(name: str, slot: int) -> FrameField:
    return FrameField(name, slot)


def seats(name: str, slot: int) -> FrameField:
    return FrameField(
        name,
        slot,
        lambda mask: [n for n in range(mask.bit_length()) if mask >> n & 1],
        lambda chosen: sum(1 << n for n in chosen),
        shape=list[int],
    )


def one(
    name: str,
    slot: int,
    ids: Sequence[str],
    base: int = 0,
    *,
    when: Callable[[Raw], bool] | None = None,
    only_seat: bool = False,
) -> FrameField:
    """One of these ids; None below the first, which is `base - 1`."""
    return FrameField(
        name,
        slot,
        lambda n: ids[n - base] if n >= base else None,
        lambda id: base - 1 if id is None else ids.index(id) + base,
        only_seat,
        when,
        shape=shape_of(ids) | None,
    )


def cards(slot: int, size: int, only_seat: bool = True) -> FrameField:
    """Cards of the draw deck, five bits each; another slot says how many."""
    return FrameField(
        "cards",
        slot,
        lambda row: unpacked(row[slot], row[size]),
        packed,
        only_seat,
        whole=True,
        shape=list[str],
    )


def unpacked(number: int, size: int, first: int = 0) -> list[str]:
    """`first`: the number of the first kind."""
    return [names.KIND_IDS[(number >> BITS * n & CARD) - first] for n in range(size)]


def packed(ids: Sequence[str], first: int = 0) -> int:
    return sum(names.KIND_IDS.index(id) + first << BITS * n for n, id in enumerate(ids))


def _opponent(n: int) -> Best | None:
    """The best opponent of a claim so far."""
    best = (n & (1 << OPPONENT) - 1) - 1
    return {"seat": best, "ignoring": names.GROUP_IDS[n >> OPPONENT]} if best >= 0 else None


def _opponent_number(opponent: Best | None) -> int:
    if opponent is None:
        return 0
    return opponent["seat"] + 1 | names.GROUP_IDS.index(opponent["ignoring"]) << OPPONENT


def _by_movement(row: Raw) -> bool:
    """A movement card moves two tokens: the first is named, since another must follow."""
    return row[A] == powers.BY_MOVEMENT


PLACE: Final = one("card", A, names.CARD_IDS)
STAGE: Final = (count("stage", A), count("step", B))
NEXT: Final = seat("next", A)
SPECIAL: Final = one("special", A, names.SPECIAL_IDS)
MOVER: Final = FrameField(
    "by",
    A,
    MOVERS.__getitem__,
    {by: n for n, by in MOVERS.items()}.__getitem__,
    shape=shape_of(list(MOVERS.values())),
)
# the last card paid or discarded: one that follows comes later in the order of the table, or equals it
LOWEST: Final = one("lowest", B, names.KIND_IDS, only_seat=True)


def procedure(number: int, id: str, *fields: FrameField) -> FrameKind:
    return FrameKind(number, id, None, fields)


def asks(number: int, id: str, rule: str | None, *fields: FrameField) -> FrameKind:
    """A decision, or a draw. No rule: it depends on what asks (causes.py)."""
    return FrameKind(number, id, rule, fields)


FRAMES: Final = FrameTable(
    (
        procedure(frames.SET_UP, "set-up", *STAGE),
        procedure(frames.ROUNDS, "rounds"),
        procedure(frames.INCOME, "income", *STAGE),
        procedure(frames.ACTIONS, "actions", NEXT, count("turns", B)),
        procedure(frames.EXTRA_TURNS, "extra-turns", NEXT, count("asked", B)),
        procedure(frames.CONTROL, "control", NEXT),
        procedure(frames.ROUND_END, "round-end", *STAGE),
        procedure(
            frames.DRAWING, "drawing", count("left", A), cards(B, D), count("keep", C), count("drawn", D)
        ),
        procedure(frames.TURN, "turn", count("stage", A), flag("extra", B)),
        procedure(
            frames.CLAIMING,
            "claiming",
            PLACE,
            one("ignoring", B, names.GROUP_IDS),
            seat("next", C),
            FrameField("opponent", D, _opponent, _opponent_number, shape=Best | None),
        ),
        procedure(
            frames.TAKING,
            "taking",
            PLACE,
            count("stage", B),
            one("hole", C, names.HOLE_IDS, 1),
            flag("power", D),
        ),
        procedure(
            frames.MOVING,
            "moving",
            count("moved", A),
            one("hole", B, names.HOLE_IDS),
            one("token", C, names.CODE_IDS, 1),
        ),
        procedure(frames.SPECIAL, "special", SPECIAL, count("stage", B), count("discarded", C)),
        procedure(frames.PENALTY, "penalty", PLACE, count("stage", B)),
        procedure(frames.END, "end"),
        # decisions
        asks(frames.ACT, "act", "C4.1", flag("extra", A), flag("power_used", B)),
        asks(frames.AFTER, "after", "C5.5", flag("control", A)),
        asks(frames.PAY, "pay", "C2.3", count("amount", A), LOWEST, one("area", C, names.AREA_IDS)),
        asks(frames.REVEAL, "reveal", "C3.1"),
        asks(frames.EXTORT, "extort", None),
        asks(frames.UNDER, "under", None, cards(A, C), count("under", B), count("drawn", C)),
        asks(frames.USE_BONUS, "use-bonus", "C4.9", one("area", A, names.AREA_IDS)),
        asks(
            frames.TOKEN,
            "token",
            None,
            MOVER,
            count("moved", B),
            one("hole", C, names.HOLE_IDS, when=_by_movement),
            one("token", D, names.CODE_IDS, 1, when=_by_movement),
        ),
        asks(
            frames.HOLE,
            "hole",
            None,
            MOVER,
            one("hole", B, names.HOLE_IDS),
            one("token", C, names.CODE_IDS, 1),
        ),
        asks(frames.AGENT, "agent", None, flag("must", A)),
        asks(frames.PLACE, "place", "C4.10", one("colour", A, names.COLOUR_IDS)),
        asks(frames.LAY, "lay", None, SPECIAL, count("left", B)),
        asks(frames.RIVAL, "rival", None, SPECIAL, count("left", B), seats("chosen", C)),
        asks(frames.LOSE_GANGSTER, "lose-gangster", None),
        asks(frames.LOSE_INFLUENCE, "lose-influence", None),
        asks(frames.LOSE_ASSET, "lose-asset", "C7.1"),
        asks(frames.CHOOSE_PENALTY, "choose-penalty", "C5.2"),
        asks(frames.CLAIM, "claim", "C6.1"),
        asks(frames.OPPOSE, "oppose", "C6.4", PLACE, seat("claimant", B)),
        asks(
            frames.HENCHMAN,
            "henchman",
            None,
            one("where", A, WHERES, henchmen.BESIDE_OWN),
            flag("control", B),
        ),
        asks(frames.CHIEF, "chief", "C6.6", PLACE),
        asks(
            frames.EXTRA_CHOICE,
            "extra-choice",
            "Q-X2",
            FrameField(
                "extras",
                A,
                lambda mask: [id for n, id in enumerate(names.EXTRA_IDS) if mask >> n & 1],
                lambda ids: sum(1 << names.EXTRA_IDS.index(id) for id in ids),
                shape=list[shape_of(names.EXTRA_IDS)],  # type: ignore[misc]
            ),
        ),
        asks(frames.DISCARD, "discard", "S10", count("left", A), LOWEST),
        asks(frames.RETURN_CARDS, "return-cards", "C1.8"),
        asks(frames.KEEP_CARDS, "keep-cards", "C10.1"),
        # chance
        asks(frames.CUT_SPECIAL, "cut-special", "C1.2"),
        asks(frames.DEAL_HENCHMAN, "deal-henchman", "C1.5", one("hole", A, names.HOLE_IDS)),
        asks(frames.DEAL_CITY_CARD, "deal-city-card", "C1.6", one("row", A, names.ROW_IDS)),
        asks(frames.DEAL_CARD, "deal-card", "C1.8"),
        asks(frames.FIRST_HENCHMAN, "first-henchman", "C1.8"),
        asks(frames.START_PLAYER, "start-player", "C1.8"),
        asks(frames.REVEAL_BUSINESS, "reveal-business", "C3.1", PLACE),
        asks(frames.DRAW_CARD, "draw-card", "C2.2"),
        asks(frames.BLACKMAIL, "blackmail", "S9", seat("victim", A)),
    )
)
