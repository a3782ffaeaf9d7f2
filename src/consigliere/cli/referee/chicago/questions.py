"""What the referee asks of people at a table of Chicago: each result of chance (C1, C2.2, C3.1, C10.2).

The numbers beside cards count what the person asked does not see, not what the engine knows: else the list
would tell what others hold. With two players nobody sees which special cards stay in the box (C1.2): nobody
is asked, and the engine's idea of it is mended as soon as a card is drawn that contradicts it.
"""

from collections.abc import Sequence
from typing import Final

from consigliere.cli.referee.questions import Answer, Question
from consigliere.cli.referee.reader import Complaint
from consigliere.core.chance import Ask
from consigliere.core.journal import Entry
from consigliere.core.state import A, FRAME, KIND
from consigliere.games.chicago import asking, frames, names, set_up
from consigliere.games.chicago.frame_table import FRAMES
from consigliere.games.chicago.options import NO_CITY_CARDS
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.terms import (
    ASSET,
    ASSET_CARDS,
    ASSETS,
    FAMILY,
    FAMILY_LAID,
    GANGSTER,
    GANGSTERS,
    IMMUNITY,
    KINDS,
    SIZE,
    SPECIAL,
)
from consigliere.wording.chicago.words import Words

UNSEEN: Final = "cut"
UNDER: Final = asking.UNDER  # whoever put the card there has named it already
FROM_DECK: Final = ("deal", "draw")
HENCHMEN: Final = ("henchman", "first-henchman")


def question(s: Chicago, ask: Ask, words: Words) -> Question:
    """The kernel's open question as people are asked it; `s` is the position that asks."""
    a = int(s.get(A))
    name = words.seat(ask.seat) if ask.seat is not None else ""
    viewer: int | None = None
    note: str | None = None
    if ask.purpose == "henchman":
        text = words.say("referee-ask-henchman", hole=names.HOLE_IDS[a])
    elif ask.purpose == "city-card":
        text = words.say("referee-ask-city-card", row=names.ROW_IDS[a])
    elif ask.purpose == "first-henchman":
        text = words.say("referee-ask-first-henchman", name=name)
    elif ask.purpose == "start-player":
        text = words.say("referee-ask-start-player")
    elif ask.purpose == "business":
        text = words.say("referee-ask-business", card=names.CARD_IDS[a])
    elif ask.purpose == "blackmail":  # the victim may see his own cards and the one he loses
        viewer, note = a, words.say("referee-left")
        text = words.say("referee-ask-blackmail", name=name, victim=words.seat(a))
    else:
        assert ask.seat is not None
        viewer, note = ask.seat, words.say("referee-not-in-view", name=name)
        text = _drawn(s, ask.purpose, ask.seat, words)
    rule = FRAMES.by_number[int(s.get(KIND))].rule
    return Question(viewer, f"{text} ({rule})", note, _answers(s, ask, words))


def _drawn(s: Chicago, purpose: str, seat: int, words: Words) -> str:
    if purpose == "deal":
        nth = int(s.of(seat, SIZE)) + 1
        return words.say("referee-ask-deal", name=words.seat(seat), card=nth, cards=set_up.HAND)
    left = int(s.frames[s.top - FRAME + A])  # of the DRAWING frame below
    return words.say("referee-ask-draw", name=words.seat(seat), left=left)


def _answers(s: Chicago, ask: Ask, words: Words) -> list[Answer]:
    if ask.purpose in FROM_DECK:
        assert ask.seat is not None
        unseen = not_in_view(s, ask.seat)
        return [Answer(id, words.card(id), n) for id, n in zip(names.KIND_IDS, unseen, strict=True) if n]
    counted = ask.purpose == "blackmail" or ask.purpose in HENCHMEN
    return [Answer(id, _name(ask, id, words), left if counted else None) for _, id, left in ask.outcomes]


def not_in_view(s: Chicago, seat: int) -> list[int]:
    """Of each kind of card, those of the deck that lie neither with this seat nor open on the table."""
    out = []
    for kind in range(KINDS):
        own = s.holds(seat, kind) + sum(s.influence[(seat * 2 + side) * KINDS + kind] for side in range(2))
        out.append(int(s.tables.deck[(s.players - 2) * KINDS + kind] - own))
    for other in range(s.players):
        out[GANGSTER] -= int(s.of(other, GANGSTERS))
        out[FAMILY] -= int(s.of(other, FAMILY_LAID))
        for asset in range(ASSETS):
            out[ASSET + asset] -= int(s.of(other, ASSET_CARDS + asset))
    for at in range(0, int(s.top) + 1, FRAME):
        if s.frames[at + KIND] == frames.SPECIAL:  # the card being played lies open
            out[SPECIAL + int(s.frames[at + A])] -= 1
    return out


def universe(ask: Ask, words: Words) -> Question:
    """All answers there could ever be to such a question, to tell an impossible one from a misspelt one."""
    ids: Sequence[str] = ()
    if ask.purpose in FROM_DECK or ask.purpose == "blackmail":
        ids = names.KIND_IDS
    elif ask.purpose in HENCHMEN:
        ids = names.COLOUR_IDS
    elif ask.purpose == "city-card":
        ids = names.CITY_CARD_IDS[1:]
    elif ask.purpose == "business":
        ids = names.BUSINESS_IDS
    return Question(None, "", None, [Answer(id, _name(ask, id, words), None) for id in ids])


def _name(ask: Ask, id: str, words: Words) -> str:
    if ask.purpose == "start-player":
        return words.seat(int(id))
    if ask.purpose == "city-card":
        return words.city_card(id)
    if ask.purpose == "business":
        return words.business(id)
    return words.colour(id) if ask.purpose in HENCHMEN else words.card(id)


def impossible(s: Chicago, ask: Ask, id: str, words: Words) -> Complaint:
    """Why this cannot have been drawn."""
    card = _name(ask, id, words)
    if ask.purpose in FROM_DECK:
        copies = int(s.tables.deck[(s.players - 2) * KINDS + names.KIND_IDS.index(id)])
        return Complaint("referee-gone-card", card=card, copies=copies)
    if ask.purpose in HENCHMEN:
        return Complaint("referee-gone-henchman", card=card)
    if ask.purpose == "city-card":
        capone = id in names.CITY_CARD_IDS[5:]
        return Complaint("referee-gone-capone" if capone else "referee-gone-city-card", card=card)
    if ask.purpose == "business":
        return Complaint("referee-gone-business", card=card)
    return Complaint("referee-not-there", card=card, name=words.seat(int(s.get(A))))


# -- the special cards that nobody has seen leave (C1.2)


def recut(s: Chicago, past: Sequence[Entry], id: str) -> tuple[Entry, Entry] | None:
    """A special card thought to be in the box is drawn: another, which nobody ever drew, is there instead."""
    if id not in names.SPECIAL_IDS or s.cut[names.KIND_IDS.index(id)] == 0:
        return None
    told = {entry.text for entry in past if entry.who == "chance"}
    for n, other in enumerate(names.SPECIAL_IDS):
        stays = n == IMMUNITY and s.variants & NO_CITY_CARDS != 0  # Q-V4
        if not stays and not told & {f"{word} {other}" for word in (UNSEEN, *FROM_DECK)}:
            return _cut(id), _cut(other)
    return None


def _cut(id: str) -> Entry:
    return Entry("chance", -1, f"{UNSEEN} {id}")
