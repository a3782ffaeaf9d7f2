"""Moves of The Godfather at the referee's table: which may be listed for all, and what is sealed (G5-G14).

A list that depends on the cards in somebody's hand is for that player alone; what only the board decides is
listed for everybody.
"""

from collections import Counter
from collections.abc import Sequence
from typing import cast, Final

from consigliere.cli.referee.reader import cards, Complaint, not_held, NOTHING, Reader
from consigliere.core.actions import Action
from consigliere.core.game import Game
from consigliere.core.state import A, KIND
from consigliere.games.godfather import names
from consigliere.games.godfather.frame_table import FRAMES
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import CURSOR
from consigliere.games.godfather.view import hand, suitcase
from consigliere.wording.godfather.words import Words

# open or not according to cards that others do not see
OF_HAND: Final = (
    "job",
    "public-job",
    "skip",
    "launder",
    "keep",
    "discard",
    "suitcase",
    "bribe",
    "retain",
    "offer",
    "offer-nothing",
)
CARDS: Final = {id.casefold(): id for id in names.CARD_IDS} | {id[1:]: id for id in names.BILL_IDS}
PROMPTS: Final = {
    "turn": "referee-decide-turn",
    "order": "referee-decide-order",
    "icons": "referee-decide-icons",
    "keep-job": "referee-decide-keep-job",
    "discard": "referee-decide-discard",
    "good": "referee-decide-good",
    "lower-bill": "referee-decide-lower-bill",
    "bills": "referee-decide-bills",
    "use": "referee-decide-use",
    "launder": "referee-decide-launder",
    "figure": "referee-decide-figure",
    "space": "referee-decide-space",
    "turf": "referee-decide-turf",
    "front": "referee-decide-front",
    "opponent": "referee-decide-opponent",
    "marker": "referee-decide-marker",
    "choose-ally": "referee-decide-choose-ally",
    "bribe": "referee-decide-bribe",
    "tribute": "referee-decide-tribute",
    "offer": "referee-decide-offer",
}


def decision(game: Game) -> str:
    return FRAMES.by_number[game.state.get(KIND)].id


def of_hand(action: Action) -> bool:
    kind = str(action.form["type"])
    return kind in OF_HAND or (kind == "icon" and str(action.form["icon"]).startswith("DISCARD"))


def headline(game: Game, words: Words) -> str:
    asked = decision(game)
    number = cards_to_keep(game) if asked == "tribute" else 0
    return words.say(PROMPTS[asked], name=words.seat(game.seat), number=number)


def also(game: Game, listed: Sequence[Action], words: Words) -> str | None:
    asked = decision(game)
    if asked == "turn":
        # nobody is skipped who could place a figure or play an ally, and that all can see
        return words.say("referee-also-turn" if listed else "referee-also-skip")
    if asked == "icons" and (icons := icons_of_hand(game)):
        named = ["launder $N" if icon == "LAUNDER" else f"icon {icon}" for icon in icons]
        return words.say("referee-also-icons", icons=words.listed(named))
    if asked in ("discard", "launder"):
        return words.say("referee-also-cards", verb="discard" if asked == "discard" else "suitcase")
    return None


def icons_of_hand(game: Game) -> list[str]:
    """The icons now at hand that use cards: the pool is public, whether they can be used is not."""
    pool = names.icons(int(game.state.get(A)))
    return [icon for icon in dict.fromkeys(pool) if icon == "LAUNDER" or icon.startswith("DISCARD")]


def cards_to_keep(game: Game) -> int:
    """The hand limit of the act (G14.1)."""
    s = cast(Godfather, game.state)
    return int(s.tables.hand_limit[s.act])


def sealed(game: Game, text: str, reader: Reader, words: Words) -> list[Action] | None:
    """A sealed choice named in one go, as cards; None if the text is something else."""
    asked = decision(game)
    if asked == "offer" and text.casefold() in NOTHING:
        return [reader.named("offer-nothing")]
    named = cards(text, CARDS)
    if asked not in ("bribe", "tribute") or named is None:
        return None
    s = cast(Godfather, game.state)
    counted = Counter(named)
    have = hand(s, game.seat) if asked == "tribute" else suitcase(s, game.seat)
    missing = not_held(named, have)
    if missing is not None:
        raise Complaint("referee-not-there", name=words.seat(game.seat), card=words.card(missing))
    if asked == "tribute":
        if len(named) != cards_to_keep(game):
            raise Complaint("referee-keep-exactly", number=cards_to_keep(game), named=len(named))
        return [reader.named(f"retain {card}") for card in named]
    bills = [(n, id) for n, id in enumerate(names.BILL_IDS) if id in have]
    due = s.of(game.seat, CURSOR)
    if any(counted[id] for n, id in bills if n < due):
        return None  # the choice was begun bill by bill and goes on so
    return [reader.named(f"bribe {id} x{counted[id]}") for n, id in bills if n >= due]
