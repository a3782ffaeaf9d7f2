"""Chicago's open question of chance, in words: what is drawn, for whom, and from which cards."""

from typing import Final

from consigliere.core.chance import Ask
from consigliere.core.state import A, KIND, SEAT
from consigliere.games.chicago import chance, frames, names
from consigliere.games.chicago.state import Chicago

SEATS: Final = ("0", "1", "2", "3")
UNDER: Final = "draw-under"  # the next card under the deck: no chance is left, but it is a draw all the same
QUESTIONS: Final = {
    frames.CUT_SPECIAL: ("cut", names.KIND_IDS),
    frames.DEAL_HENCHMAN: ("henchman", names.COLOUR_IDS),
    frames.DEAL_CITY_CARD: ("city-card", names.CITY_CARD_IDS),
    frames.DEAL_CARD: ("deal", names.KIND_IDS),
    frames.FIRST_HENCHMAN: ("first-henchman", names.COLOUR_IDS),
    frames.START_PLAYER: ("start-player", SEATS),
    frames.REVEAL_BUSINESS: ("business", names.BUSINESS_IDS),
    frames.DRAW_CARD: ("draw", names.KIND_IDS),
    frames.BLACKMAIL: ("blackmail", names.KIND_IDS),
}


def ask(s: Chicago) -> Ask | None:
    kind = s.get(KIND)
    if s.over or kind not in QUESTIONS:
        return None
    purpose, ids = QUESTIONS[kind]
    if kind == frames.DRAW_CARD and s.deck_size == 0:
        purpose = UNDER
    possible = []
    for outcome in range(chance.outcomes(s)):
        cards = int(chance.weight(s, outcome))
        if cards > 0:
            possible.append((outcome, ids[outcome], cards))
    drawer = int(s.get(SEAT))
    return Ask(
        purpose,
        None if drawer < 0 else drawer,
        possible,
        int(s.get(A)) if kind == frames.BLACKMAIL else None,
    )
