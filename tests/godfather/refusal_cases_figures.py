"""Q-30 and the other rulings on targets: illegal figures, spaces, turfs, fronts and players for a card."""

from __future__ import annotations

from consigliere.games.godfather import frames as f, terms as t
from tests.godfather.refusal_cases import at, figures, NONE, spot
from tests.refusal_check import given

THUGS_ANYWHERE = t.THUG_CLASS | t.NEUTRALS_TOO
WITNESS = t.THUG_CLASS | t.NEUTRALS_TOO | t.SHARED_TURF
HIS = t.THUG_CLASS | t.HIS_TURF

# seat 0 on P-WS and R01, seat 1 on P-BK and R02, seat 2 on P-CH and R12; Union Boss P-MT, Mayor R06
BOARD = figures({"P-WS": 0, "P-BK": 1, "P-CH": 2, "P-MT": 5}, {"R01": 0, "R02": 1, "R12": 2, "R06": 5})
NEUTRALS = {"boss": spot("P-MT"), "mayor": 5, "chief": 0}
CROWDED = {"square": dict.fromkeys(range(14), 1) | {0: 0}, "round": dict.fromkeys(range(17), 3) | {0: 0}}
ALONE = figures({"P-WS": 0}, {"R01": 0})

GUN_DOWN = [
    *given(
        at(f.FIGURE, f.GUN_DOWN, THUGS_ANYWHERE, NONE, card="JK1", board=BOARD),
        "figure P-WS | Q-30 refuse-own-figure | space=P-WS",
        "figure R02 | Q-30 refuse-wrong-class | space=R02 figure=family",
        "figure P-QN | G9.2 refuse-nobody-there | space=P-QN",
    ),
    *given(
        at(f.FIGURE, f.GUN_DOWN, HIS, 5, card="A9", board=BOARD, others=NEUTRALS),
        "figure P-MT | Q-30 refuse-neutral-figure | space=P-MT",
    ),
    *given(
        at(f.FIGURE, f.GUN_DOWN, t.FAMILY_CLASS | t.NEUTRALS_TOO, NONE, card="JK3", board=BOARD),
        "figure P-BK | Q-30 refuse-wrong-class | space=P-BK figure=thug",
    ),
    *given(
        at(f.FIGURE, f.GUN_DOWN, THUGS_ANYWHERE, NONE, card="JK1", board=BOARD, others=NEUTRALS),
        "figure chief | Q-30 refuse-wrong-class | space=chief figure=police-chief",
    ),
    *given(
        at(f.FIGURE, f.GUN_DOWN, WITNESS, NONE, card="JK4", board=BOARD),
        "figure P-BK | JK4 refuse-no-shared-turf | space=P-BK",
    ),
    *given(
        at(f.FIGURE, f.GUN_DOWN, HIS, 1, card="A9", board=BOARD),
        "figure P-CH | Q-91 refuse-not-in-chiefs-turf | space=P-CH turf=BK",
    ),
    *given(
        at(f.FIGURE, f.GUN_DOWN, HIS, NONE, card="A9", board=BOARD),
        "figure P-CH | Q-91 refuse-chief-not-placed",
    ),
    *given(
        at(f.FIGURE, f.DRIVE_BY, 0, NONE, card="JK2", board=BOARD),
        "figure chief | G9.2 refuse-chief-not-on-board",
        "figure R01 | Q-30 refuse-own-figure | space=R01",
    ),
    *given(
        at(f.FIGURE, f.DRIVE_BY, 0, NONE, card="JK2", board=BOARD, chief=t.IN_HUDSON),
        "figure chief | G9.1 refuse-in-hudson | figure=police-chief",
    ),
    *given(
        at(f.FIGURE, f.DRIVE_BY_SECOND, 0, spot("P-BK"), card="JK2", board=BOARD),
        "figure R02 | JK2 refuse-same-owner | space=R02 first=P-BK by=1",
        "figure P-CH | JK2 refuse-no-common-turf | space=P-CH first=P-BK",
    ),
    *given(
        at(f.FIGURE, f.DRIVE_BY_SECOND, 0, spot("P-MT"), card="JK2", board=BOARD, others=NEUTRALS),
        "figure R06 | JK2 refuse-same-owner | space=R06 first=P-MT by=neutral",
    ),
    *given(
        at(f.FIGURE, f.DRIVE_BY_SECOND, 0, spot("R12"), card="JK2", board=BOARD),
        "figure P-BK | T5 refuse-figure-order | space=P-BK first=R12",
        "figure R12 | JK2 refuse-figure-chosen | space=R12",
    ),
    *given(
        at(f.FIGURE, f.CLEAN_HOUSE, 1, NONE, card="JK5", board=BOARD),
        "figure P-CH | Q-90 refuse-not-this-victim | space=P-CH victim=1",
        "figure P-WS | Q-30 refuse-own-figure | space=P-WS",
    ),
    *given(
        at(f.FIGURE, f.CLEAN_HOUSE, 1, NONE, card="JK5", board=BOARD, others=NEUTRALS),
        "figure R06 | Q-30 refuse-neutral-figure | space=R06",
    ),
]

MOVES = [
    *given(
        at(f.FIGURE, f.MOVE_THUG, 0, NONE, card="JB1", board=BOARD, others=NEUTRALS),
        "figure P-MT | JB1 refuse-not-your-figure | space=P-MT",
    ),
    *given(
        at(f.FIGURE, f.MOVE_THUG, 0, NONE, card="JB1", board=BOARD),
        "figure R01 | JB1 refuse-wrong-class | space=R01 figure=family",
    ),
    *given(
        at(f.FIGURE, f.MOVE_THUG, 0, NONE, card="JB1", board=CROWDED),
        "figure P-WS | Q-32 refuse-no-space-left | space=P-WS",
    ),
    *given(
        at(f.FIGURE, f.MOVE_FAMILY, 0, NONE, card="JB6", board=BOARD),
        "figure P-WS | JB6 refuse-wrong-class | space=P-WS figure=thug",
    ),
    *given(
        at(f.FIGURE, f.MOVE_FAMILY, 0, NONE, card="JB6", board=CROWDED),
        "figure R01 | Q-32 refuse-no-space-left | space=R01",
    ),
    *given(
        at(f.FIGURE, f.MOVE_ENEMY, 0, NONE, card="JB2", board=BOARD),
        "figure R01 | JB2 refuse-own-figure | space=R01",
    ),
    *given(
        at(f.FIGURE, f.MOVE_ENEMY, 0, NONE, card="JB2", board=BOARD, others=NEUTRALS),
        "figure chief | Q-32 refuse-chief-not-moved",
    ),
    *given(
        at(f.FIGURE, f.MOVE_ENEMY, 0, NONE, card="JB2", board=CROWDED),
        "figure P-BK | Q-32 refuse-no-space-left | space=P-BK",
    ),
    *given(
        at(f.FIGURE, f.RETRIEVE, 0, NONE, card="JB4", board=BOARD),
        "figure P-BK | JB4 refuse-not-your-figure | space=P-BK",
    ),
    *given(
        at(f.FIGURE, f.RETRIEVE, 0, NONE, card="A17", board=BOARD, others=NEUTRALS),
        "figure chief | A17 refuse-not-your-figure | space=chief",
    ),
    *given(
        at(f.FIGURE, f.SWAP_OWN, 0, NONE, card="JB5", board=ALONE),
        "figure R01 | Q-32 refuse-no-enemy-of-class | space=R01 figure=family",
    ),
    *given(
        at(f.FIGURE, f.SWAP_OWN, 0, NONE, card="JB5", board=BOARD),
        "figure R02 | JB5 refuse-not-your-figure | space=R02",
    ),
    *given(
        at(f.FIGURE, f.SWAP_ENEMY, 0, spot("P-WS"), card="JB5", board=BOARD),
        "figure R02 | JB5 refuse-wrong-class | space=R02 figure=family",
        "figure P-WS | JB5 refuse-own-figure | space=P-WS",
        "no-figure | Q-32 refuse-swap-begun",
    ),
    *given(
        at(f.FIGURE, f.SWAP_ENEMY, 0, spot("P-WS"), card="JB5", board=BOARD, others=NEUTRALS),
        "figure chief | Q-32 refuse-chief-not-moved",
    ),
    *given(
        at(f.FIGURE, f.TAKE_OVER, 0, spot("P-QN"), card="JK6", board=BOARD),
        "figure R01 | JK6 refuse-wrong-class | space=R01 figure=family",
        "figure P-BK | JK6 refuse-not-your-figure | space=P-BK",
    ),
    # an empty space where nobody is gunned down: the card says whom it can name
    *given(
        at(f.FIGURE, f.MOVE_THUG, 0, NONE, card="JB1", board=BOARD),
        "figure T-QN | JB1 refuse-nobody-there | space=T-QN",
        "figure chief | JB1 refuse-chief-not-on-board",
    ),
    *given(
        at(f.FIGURE, f.MOVE_ENEMY, 0, NONE, card="JB2", board=BOARD),
        "figure T-QN | JB2 refuse-nobody-there | space=T-QN",
        "figure chief | JB2 refuse-chief-not-on-board",
    ),
    *given(
        at(f.FIGURE, f.RETRIEVE, 0, NONE, card="JB4", board=BOARD),
        "figure T-QN | JB4 refuse-nobody-there | space=T-QN",
        "figure chief | JB4 refuse-chief-not-on-board",
    ),
    *given(
        at(f.FIGURE, f.SWAP_OWN, 0, NONE, card="JB5", board=BOARD),
        "figure T-QN | JB5 refuse-nobody-there | space=T-QN",
        "figure chief | JB5 refuse-chief-not-on-board",
    ),
    *given(
        at(f.FIGURE, f.MOVE_FAMILY, 0, NONE, card="JB6", board=BOARD),
        "figure T-QN | JB6 refuse-nobody-there | space=T-QN",
        "figure chief | JB6 refuse-chief-not-on-board",
    ),
    *given(
        at(f.FIGURE, f.TAKE_OVER, 0, spot("P-QN"), card="JK6", board=BOARD),
        "figure T-QN | JK6 refuse-nobody-there | space=T-QN",
        "figure chief | JK6 refuse-chief-not-on-board",
    ),
    *given(
        at(f.FIGURE, f.RETRIEVE, 0, NONE, card="A17", board=BOARD),
        "figure T-QN | A17 refuse-nobody-there | space=T-QN",
        "figure chief | A17 refuse-chief-not-on-board",
    ),
]

SPACES = [
    *given(
        at(f.SPACE, f.TO_THUG, spot("P-WS"), card="JB1", board=BOARD),
        "space P-WS | Q-72 refuse-same-space | space=P-WS",
        "space R05 | Q-32 refuse-wrong-shape | space=R05 shape=square",
        "space P-BK | Q-32 refuse-occupied | space=P-BK by=1",
        "space T-BK | Q-32 refuse-no-business | space=T-BK",
    ),
    *given(
        at(f.SPACE, f.TO_ENEMY, spot("R02"), card="JB2", board=BOARD),
        "space R02 | Q-32 refuse-same-space | space=R02",
    ),
    *given(
        at(f.SPACE, f.TO_FAMILY, spot("R01"), card="JB6", players=2, board=ALONE),
        "space R17 | Q-98 refuse-closed | space=R17",
    ),
    *given(
        at(f.SPACE, f.TO_FAMILY, spot("R01"), card="JB6", board=BOARD), "no-space | Q-32 refuse-move-begun"
    ),
    *given(at(f.SPACE, f.TO_MAYOR, NONE, card="A1", players=2), "space R17 | Q-41 refuse-closed | space=R17"),
    *given(
        at(f.SPACE, f.TO_MAYOR, NONE, card="A1", board=BOARD, others=NEUTRALS),
        "space R06 | Q-39 refuse-same-space | space=R06",
    ),
    *given(
        at(f.SPACE, f.TO_MAYOR, NONE, card="A1", mayor=t.IN_HUDSON),
        "space R05 | Q-38 refuse-in-hudson | figure=mayor",
    ),
    *given(
        at(f.SPACE, f.TO_MAYOR, NONE, card="A1"),
        "space P-WS | G10.2 refuse-wrong-shape | space=P-WS shape=round",
    ),
    *given(
        at(f.SPACE, f.TO_BOSS, NONE, card="A2", board=BOARD, others=NEUTRALS),
        "space P-MT | Q-39 refuse-same-space | space=P-MT",
    ),
    *given(
        at(f.SPACE, f.TO_BOSS, NONE, card="A2", boss=t.IN_HUDSON),
        "space P-QN | Q-38 refuse-in-hudson | figure=union-boss",
    ),
    *given(
        at(f.SPACE, f.TO_BOSS, NONE, card="A2", board=BOARD),
        "space P-BK | G10.2 refuse-occupied | space=P-BK by=1",
    ),
    *given(at(f.TURF, f.CLAIM, card="JB3", board=BOARD), "turf QN | Q-74 refuse-no-figure-in-turf | turf=QN"),
    *given(
        at(f.TURF, f.CLAIM, card="JB3", row={(0, t.SUPPLY): 0}, board={"square": {0: 0}, "stack": {0: 1}}),
        "turf WS | Q-76 refuse-turf-yours-already | turf=WS",
    ),
    *given(
        at(f.TURF, f.CHIEF, card="A3", board=BOARD, others=NEUTRALS),
        "turf WS | Q-39 refuse-chief-already-there | turf=WS",
    ),
    *given(
        at(f.TURF, f.CHIEF, card="A3", chief=t.IN_HUDSON),
        "turf WS | Q-38 refuse-in-hudson | figure=police-chief",
    ),
    *given(at(f.FRONT, card="JG1"), "front T-CH | Q-17 refuse-no-business | space=T-CH"),
]

PLAYERS = [
    *given(
        at(f.OPPONENT, t.OP_STEAL_HAND, 2, 0, 0, card="JG3", hand="$1"), "opponent 0 | JG3 refuse-yourself"
    ),
    *given(
        at(f.OPPONENT, t.OP_STEAL_HAND, 2, 0, 0, card="JG3"),
        "opponent 1 | JG3 refuse-hand-empty | seat=1",
        "opponent 3 | G1.1 refuse-no-such-seat | seat=3 players=3",
    ),
    *given(
        at(f.OPPONENT, t.OP_STEAL_CASE, 1, 0, 0, card="JG4", row={(1, t.SIZE): 3}),
        "opponent 1 | Q-84 refuse-no-bills-in-suitcase | seat=1",
    ),
    *given(
        at(f.OPPONENT, t.OP_STEAL_HAND, 1, 2, 2, card="JG3", row={(1, t.SIZE): 3}),
        "opponent 1 | JG3 refuse-opponent-chosen | seat=1",
    ),
    *given(
        at(f.OPPONENT, t.OP_STEAL_HAND, 1, 3, 4, card="JG3", row={(1, t.SIZE): 3}),
        "opponent 1 | T5 refuse-opponent-order | seat=1 last=2",
    ),
    *given(at(f.LAUNDER, 2, 0, card="A10", hand="$1 $2"), "suitcase $5 | Q-20 refuse-no-such-bill | bill=$5"),
    *given(
        at(f.LAUNDER, 1, 1, card="A10", hand="$1 $2"),
        "suitcase $1 | T5 refuse-launder-order | bill=$1 last=$2",
    ),
    *given(
        at(f.LAUNDER, 1, 2, card="JY1", hand="$1 $3"),
        "suitcase $1 | T5 refuse-launder-order | bill=$1 last=$3",
    ),
]
