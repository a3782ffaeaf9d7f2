"""Moves of Chicago at the referee's table: which all may see listed, which are secret (C1-C10).

Money, influence, cards put under the deck and cards given back are named by their owner alone. What only the
table and the number of cards decide is listed for everybody.
"""

from collections.abc import Sequence
from typing import cast, Final

from consigliere.cli.referee.box import Unfinished
from consigliere.cli.referee.questions import Answer, Question
from consigliere.cli.referee.reader import cards, Complaint, not_held, Reader
from consigliere.core.actions import Action
from consigliere.core.game import Game
from consigliere.core.state import A, B, KIND
from consigliere.games.chicago import frames, names, round_end, set_up
from consigliere.games.chicago.causes import rule_of
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.terms import GODCHILD, PEDDLING
from consigliere.games.chicago.view import hand
from consigliere.wording.chicago.words import Words

# open or not according to cards that others do not see
OF_HAND: Final = ("influence", "gangster", "asset", "special", "special-by-godfather", "movement", "family")
CARDS: Final = {id.casefold(): id for id in names.KIND_IDS}
PRIVATE: Final = (frames.PAY, frames.UNDER, frames.LAY, frames.LOSE_INFLUENCE, frames.DISCARD)
NO_MORE: Final = "no-more"
# named whole; what is returned or goes under the deck in the order in which it is said
WHOLE: Final = {
    frames.PAY: "pay",
    frames.UNDER: "under",
    frames.RETURN_CARDS: "return",
    frames.KEEP_CARDS: "keep",
}

PROMPTS: Final = {
    frames.ACT: "referee-decide-act",
    frames.AFTER: "referee-decide-power",
    frames.PAY: "referee-decide-pay",
    frames.REVEAL: "referee-decide-reveal",
    frames.EXTORT: "referee-decide-extort",
    frames.UNDER: "referee-decide-under",
    frames.USE_BONUS: "referee-decide-bonus",
    frames.TOKEN: "referee-decide-token",
    frames.HOLE: "referee-decide-hole",
    frames.AGENT: "referee-decide-agent",
    frames.PLACE: "referee-decide-place",
    frames.LAY: "referee-decide-lay",
    frames.RIVAL: "referee-decide-rival",
    frames.LOSE_GANGSTER: "referee-decide-lose-gangster",
    frames.LOSE_INFLUENCE: "referee-decide-lose-influence",
    frames.LOSE_ASSET: "referee-decide-lose-asset",
    frames.CHOOSE_PENALTY: "referee-decide-penalty",
    frames.CLAIM: "referee-decide-claim",
    frames.OPPOSE: "referee-decide-oppose",
    frames.HENCHMAN: "referee-decide-henchman",
    frames.CHIEF: "referee-decide-chief",
    frames.EXTRA_CHOICE: "referee-decide-extra",
    frames.DISCARD: "referee-decide-discard-cards",
    frames.RETURN_CARDS: "referee-decide-return",
    frames.KEEP_CARDS: "referee-decide-limit",
}


def kind_of(game: Game) -> int:
    return int(game.state.get(KIND))


def private_to(game: Game) -> int | None:
    hidden = game.rules.is_sealed(game.state) or kind_of(game) in PRIVATE
    return game.seat if hidden and not game.over else None


def headline(game: Game, words: Words) -> str:
    s, kind = cast(Chicago, game.state), kind_of(game)
    params: dict[str, object] = {"name": words.seat(game.seat), "rule": rule_of(s)}
    params["number"] = number(s, kind, game.seat)
    if kind == frames.ACT:
        params["extra"] = "yes" if s.get(A) == 1 else "no"
    elif kind == frames.LAY:
        params["special"] = names.SPECIAL_IDS[s.get(A)]
    elif kind == frames.EXTORT:
        params["godchild"] = "yes" if s.of(game.seat, GODCHILD) == 1 else "no"
    elif kind == frames.USE_BONUS:
        params["area"] = words.area(names.AREA_IDS[s.get(A)])
    elif kind == frames.PLACE:
        params["colour"] = words.colour(names.COLOUR_IDS[s.get(A)])
    elif kind in (frames.OPPOSE, frames.CHIEF):
        params["card"] = names.CARD_IDS[s.get(A)]
    return words.say(PROMPTS[kind], **params)


def number(s: Chicago, kind: int, seat: int) -> int:
    """How many cards the decision is about; 0 where it is about none."""
    if kind in (frames.PAY, frames.DISCARD):
        return int(s.get(A))
    if kind in (frames.UNDER, frames.LAY):
        return int(s.get(B))
    if kind == frames.RETURN_CARDS:
        return set_up.HAND - set_up.KEPT
    return int(round_end.limit(s, seat)) if kind == frames.KEEP_CARDS else 0


def also(game: Game, words: Words) -> str | None:
    return words.say("referee-also-act") if kind_of(game) == frames.ACT else None


# -- a move that all may hear but for its card: influence, laid face down (C4.2)


def unfinished(game: Game, text: str, reader: Reader, words: Words) -> Unfinished | None:
    begun = " ".join(text.casefold().split())
    if kind_of(game) != frames.ACT or begun not in ("influence hat", "influence city"):
        return None
    held = hand(cast(Chicago, game.state), game.seat)
    answers = [Answer(id, words.card(id), n) for id, n in held.items()]
    asked = words.say("referee-which-influence", name=words.seat(game.seat))
    stand_in = reader.named(f"{begun} {next(iter(held), names.KIND_IDS[0])}")
    return Unfinished(Question(game.seat, asked, None, answers), begun, stand_in)


# -- several cards in one go


def at_once(game: Game, text: str, reader: Reader, words: Words) -> list[Action] | None:
    """The cards of a hidden choice, or a rival by name; None if the text is something else."""
    kind, s = kind_of(game), cast(Chicago, game.state)
    if kind == frames.RIVAL:
        called = [seat for seat, name in enumerate(words.players) if name.casefold() == text.casefold()]
        return [reader.named(f"rival {seat}") for seat in called] or None
    if kind == frames.LAY and s.get(A) == PEDDLING:
        return _peddled(game, text, reader)
    if kind == frames.LOSE_INFLUENCE or private_to(game) is None:
        return None
    named = cards(text, CARDS)
    if named is None:
        return None
    wanted = number(s, kind, game.seat)
    missing = not_held(named, hand(s, game.seat))
    if missing is not None:
        raise Complaint("referee-not-there", name=words.seat(game.seat), card=words.card(missing))
    if kind in (frames.LAY, frames.DISCARD):
        if len(named) > wanted:
            raise Complaint("referee-at-most", number=wanted, named=len(named))
        verb = "lay" if kind == frames.LAY else "discard"
        return _up_to([f"{verb} {card}" for card in named], wanted, reader)
    if len(named) != wanted:
        raise Complaint("referee-exactly", number=wanted, named=len(named))
    return [reader.named(f"{WHOLE[kind]} {card}") for card in named]


def _up_to(texts: Sequence[str], most: int, reader: Reader) -> list[Action]:
    return [reader.named(text) for text in (texts if len(texts) == most else [*texts, NO_MORE])]


def _peddled(game: Game, text: str, reader: Reader) -> list[Action] | None:
    """Influence Peddling: `hat gangster, city S4`."""
    found = text.casefold().replace(",", " ").split()
    pairs = list(zip(found[::2], found[1::2], strict=False))
    if not pairs or len(found) % 2 or any(a not in names.SIDE_IDS or b not in CARDS for a, b in pairs):
        return None
    most = number(cast(Chicago, game.state), frames.LAY, game.seat)
    if len(pairs) > most:
        raise Complaint("referee-at-most", number=most, named=len(pairs))
    return _up_to([f"lay-influence {side} {card}" for side, card in pairs], most, reader)
