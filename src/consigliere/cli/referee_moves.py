"""Moves at the referee's table: which may be listed for all to see, and what a typed line means (G5-G14).

A list that depends on the cards in somebody's hand is for that player alone; what only the board decides is
listed for everybody.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import cast, Final

from consigliere.core.actions import Action, ActionTable
from consigliere.core.game import Game
from consigliere.core.state import A, KIND
from consigliere.games.godfather import frames, names
from consigliere.games.godfather.refusals import DECISIONS
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import CURSOR, SEALED
from consigliere.games.godfather.tribute import CARD
from consigliere.games.godfather.view import hand, suitcase

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
NOTHING: Final = ("nothing", "none", "0", "$0")


WRONG_SHAPE: Final = {"thug": names.ROUND_IDS, "front": names.ROUND_IDS, "member": names.SQUARE_IDS}


class Miscount(Exception):
    """As many cards as these must be named."""

    def __init__(self, number: int, named: int) -> None:
        super().__init__(f"{number}, not {named}")
        self.number = number
        self.named = named


class NotThere(Exception):
    """A card was named that is not in the hand or suitcase, or not so often."""

    def __init__(self, card: str) -> None:
        super().__init__(card)
        self.card = card


def decision(game: Game) -> str:
    """What is asked, as the action table names it."""
    return DECISIONS[game.state.get(KIND)][0]


def private_to(game: Game) -> int | None:
    """The seat that decides unseen: a sealed choice, or which of two drawn jobs is kept."""
    hidden = game.rules.is_sealed(game.state) or game.state.get(KIND) == frames.KEEP
    return game.seat if hidden else None


def of_hand(action: Action) -> bool:
    kind = str(action.form["type"])
    return kind in OF_HAND or (kind == "icon" and str(action.form["icon"]).startswith("DISCARD"))


def in_order(game: Game) -> list[Action]:
    """The legal moves as they are numbered: those all may see listed first, so that no gap tells a thing."""
    return sorted(game.legal, key=of_hand)


def listed(game: Game) -> list[Action]:
    """The moves shown at the prompt."""
    if private_to(game) is not None:
        return in_order(game)
    return [action for action in game.legal if not of_hand(action)]


def icons_of_hand(game: Game) -> list[str]:
    """The icons now at hand that use cards: the pool is public, whether they can be used is not."""
    pool = names.icons(int(game.state.get(A)))
    return [icon for icon in dict.fromkeys(pool) if icon == "LAUNDER" or icon.startswith("DISCARD")]


def cards_to_keep(game: Game) -> int:
    """The hand limit of the act (G14.1)."""
    s = cast(Godfather, game.state)
    return int(s.tables.hand_limit[s.act])


def named_so_far(s: Godfather, seat: int) -> list[str]:
    """The cards of a tribute that are chosen already, by hand or because no choice was left."""
    picks = int(s.of(seat, SEALED))
    return [names.CARD_IDS[picks >> 6 * i & CARD] for i in range(s.of(seat, CURSOR))]


class Reader:
    """Finds the action of a typed text, in any case, with or without its verb."""

    def __init__(self, table: ActionTable) -> None:
        self._by_text = {action.text.casefold(): action for action in table}
        self._verbs: dict[str, list[str]] = {}
        for action in table:
            verbs = self._verbs.setdefault(action.decision, [])
            verb = str(action.form["type"])
            if verb not in verbs:
                verbs.append(verb)

    def find(self, text: str, asked: str) -> Action | None:
        wanted = " ".join(text.casefold().split())
        if wanted in self._by_text:
            return self._by_text[wanted]
        for verb in self._verbs.get(asked, ()):
            for noun in (wanted, f"${wanted}"):
                if f"{verb} {noun}" in self._by_text:
                    return self._by_text[f"{verb} {noun}"]
        return None

    def sealed(self, game: Game, text: str) -> list[Action] | None:
        """A sealed choice named in one go, as cards; None if the text is something else."""
        asked = decision(game)
        if asked == "offer" and text.casefold() in NOTHING:
            return [self._by_text["offer-nothing"]]
        counted = _cards(text)
        if asked not in ("bribe", "tribute") or counted is None:
            return None
        s = cast(Godfather, game.state)
        have = hand(s, game.seat) if asked == "tribute" else suitcase(s, game.seat)
        for card, n in counted.items():
            if n > have.get(card, 0):
                raise NotThere(card)
        if asked == "tribute":
            if counted.total() != cards_to_keep(game):
                raise Miscount(cards_to_keep(game), counted.total())
            return self._tribute(game, list(_in_order(counted)))
        bills = [(n, id) for n, id in enumerate(names.BILL_IDS) if id in have]
        due = s.of(game.seat, CURSOR)
        if any(counted[id] for n, id in bills if n < due):
            return None  # the choice was begun bill by bill and goes on so
        return [self._by_text[f"bribe {id} x{counted[id]}"] for n, id in bills if n >= due]

    def _tribute(self, game: Game, cards: Sequence[str]) -> list[Action] | None:
        """The steps that have to be said: the kernel takes by itself what leaves no choice."""
        seat = game.seat
        trial = cast(Godfather, game.state).copy()
        steps = []
        while True:
            named = named_so_far(trial, seat)
            if named != cards[: len(named)]:
                return None  # the choice was begun card by card and goes on so
            action = self._by_text[f"retain {cards[len(named)]}".casefold()]
            steps.append(action)
            if action.index not in game.rules.legal(trial, seat):
                return steps  # the refusal says why
            game.rules.step(trial, seat, action.index)
            if not game.rules.is_sealed(trial) or seat not in game.rules.open_seats(trial):
                return steps


def _cards(text: str) -> Counter[str] | None:
    """Cards as in `$5 $5 gun JG1`, `$5 x2, gun`; an empty count for “nothing”."""
    ids = {id.casefold(): id for id in names.CARD_IDS} | {id[1:]: id for id in names.BILL_IDS}
    counted: Counter[str] = Counter()
    if text.casefold().strip() in NOTHING:
        return counted
    last = None
    for word in text.casefold().replace(",", " ").split():
        if word in ids:
            last = ids[word]
            counted[last] += 1
        elif last is not None and word[0] in "x×" and word[1:].isdecimal() and int(word[1:]) > 0:
            counted[last] += int(word[1:]) - 1
            last = None
        else:
            return None
    return counted


def _in_order(counted: Counter[str]) -> Iterator[str]:
    return (card for card in names.CARD_IDS for _ in range(counted[card]))


def wrong_shape(text: str) -> tuple[str, str] | None:
    """Verb and space, if a space of the other shape is named: a thug on a round one, a member on a square."""
    verb, _, wanted = " ".join(text.casefold().split()).partition(" ")
    return next(((verb, id) for id in WRONG_SHAPE.get(verb, ()) if id.casefold() == wanted), None)


def numbered(actions: Sequence[Action], text: str) -> Action | None:
    """The action of a number of the list."""
    n = int(text)
    return actions[n - 1] if 1 <= n <= len(actions) else None
