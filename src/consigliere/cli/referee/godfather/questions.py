"""What the referee asks of people: each result of chance, with the answers that are possible (G1, G4, G11).

A question is put to those who may see its answer. The numbers beside the answers count what the person asked
has not seen, not what the engine knows: else the list would tell what others hold.
"""

from typing import Final

from consigliere.cli.referee.questions import Answer, Question
from consigliere.cli.referee.reader import Complaint
from consigliere.core.chance import Ask
from consigliere.core.state import A, KIND
from consigliere.games.godfather import names
from consigliere.games.godfather.frame_table import FRAMES
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import BLUE_TILES, HAND, JOB, JOBS
from consigliere.wording.godfather.words import Words

FROM_DECK: Final = ("public-job", "deal-job", "draw-job")
FROM_VICTIM: Final = ("steal", "steal-case", "collect")


def question(s: Godfather, ask: Ask, words: Words) -> Question:
    """The kernel's open question as people are asked it; `s` is the position that asks."""
    a = int(s.get(A))
    name = words.seat(ask.seat) if ask.seat is not None else ""
    viewer: int | None = None
    if ask.purpose == "tile":
        text = words.say("referee-ask-tile", turf=words.turf(names.TURF_IDS[a]))
    elif ask.purpose == "public-job":
        text = words.say("referee-ask-public-job", space=a + 1)
    elif ask.purpose == "deal-job":
        viewer, text = ask.seat, words.say("referee-ask-deal-job", name=name)
    elif ask.purpose == "draw-job":
        which = "second" if a == 1 else "first"
        viewer, text = ask.seat, words.say("referee-ask-draw-job", name=name, which=which)
    elif ask.purpose == "ally":
        text = words.say("referee-ask-ally")
    elif ask.purpose == "horse":
        text = words.say("referee-ask-horse")
    else:  # the victim may see his own cards and the one he loses; the thief only the latter
        key = {"steal": "referee-ask-steal", "steal-case": "referee-ask-steal-case"}
        said = words.say(key.get(ask.purpose, "referee-ask-collect"), name=name, victim=words.seat(a))
        viewer, text = a, said
    return Question(
        viewer,
        f"{text} ({FRAMES.by_number[s.get(KIND)].rule})",
        _note(ask, words, name),
        _answers(s, ask, words),
    )


def _note(ask: Ask, words: Words, name: str) -> str | None:
    if ask.purpose == "public-job":
        return words.say("referee-unseen-public")
    if ask.purpose in FROM_DECK:
        return words.say("referee-unseen", name=name)
    return words.say("referee-left") if ask.purpose in FROM_VICTIM else None


def _answers(s: Godfather, ask: Ask, words: Words) -> list[Answer]:
    if ask.purpose == "tile":
        return [Answer(id, words.business(id), None) for _, id, _ in ask.outcomes]
    if ask.purpose == "horse":
        return [Answer(id, words.seat(seat), None) for seat, id, _ in ask.outcomes]
    if ask.purpose == "ally":
        return [Answer(id, words.card(id), None) for _, id, _ in ask.outcomes]
    if ask.purpose in FROM_VICTIM:
        return [Answer(id, words.card(id), left) for _, id, left in ask.outcomes]
    unseen = [int(s.deck[job]) for job in range(JOBS)]
    for seat in range(s.players):
        if seat != ask.seat:
            for job in range(JOBS):
                unseen[job] += s.hand[seat * HAND + JOB + job]
    return [Answer(id, words.card(id), n) for id, n in zip(names.JOB_IDS, unseen, strict=True) if n]


def universe(ask: Ask, words: Words) -> Question:
    """All answers there could ever be to such a question, to tell an impossible one from a misspelt one."""
    if ask.purpose == "tile":
        answers = [Answer(id, words.business(id), None) for id in names.TILE_IDS]
    elif ask.purpose == "ally":
        answers = [Answer(id, words.card(id), None) for id in names.ALLY_IDS]
    elif ask.purpose in FROM_DECK:
        answers = [Answer(id, words.card(id), None) for id in names.JOB_IDS]
    elif ask.purpose in FROM_VICTIM:
        ids = names.CARD_IDS if ask.purpose == "steal" else names.BILL_IDS
        answers = [Answer(id, words.card(id), None) for id in ids]
    else:
        answers = []
    return Question(None, "", None, answers)


def impossible(s: Godfather, ask: Ask, id: str, words: Words) -> Complaint:
    """Why this cannot have been drawn."""
    if ask.purpose == "tile":
        tile = names.TILE_IDS.index(id)
        card = f"{words.business(id)} ({id})"
        if not s.tiles_left >> tile & 1:
            return Complaint("referee-gone-tile", card=card)
        return Complaint("referee-wrong-stack", card=card, stack="red" if tile < BLUE_TILES else "blue")
    card = words.card(id) if id in names.BILL_IDS or id in names.GOOD_IDS else f"{words.card(id)} ({id})"
    if ask.purpose == "ally":
        offered = s.offered >> names.ALLY_IDS.index(id) & 1
        return Complaint("referee-gone-ally" if offered else "referee-wrong-act", card=card)
    if ask.purpose in FROM_DECK:
        copies = int(s.tables.job_copies[names.JOB_IDS.index(id)])
        return Complaint("referee-gone-job", card=card, copies=copies)
    return Complaint("referee-not-there", card=card, name=words.seat(int(s.get(A))))
