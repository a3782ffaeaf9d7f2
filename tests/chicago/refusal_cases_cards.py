"""C1.8, C2.3, C4.9, C10.1: illegal payments, bonuses, returned and kept cards, each with its refusal."""

from __future__ import annotations

from consigliere.games.chicago import frames as f, names, terms as t
from tests.chicago.refusal_cases import at, kinds, NONE, row
from tests.chicago.table import Table
from tests.refusal_check import given

MONEY = [
    *given(
        at(Table().hand(0, "gangster", "car", "art"), f.PAY, 2, names.KIND_IDS.index("family"), NONE),
        "pay title | C2.3 refuse-card-not-in-hand | card=title",
        "pay gangster | T5 refuse-card-order | card=gangster last=family",
        "pay art | T5 refuse-card-too-late | card=art need=2 left=1",
        "free | C4.9 refuse-must-pay | amount=2",
        "free-by-godfather | C4.9 refuse-must-pay | amount=2",
    ),
    *given(
        at(Table().hand(0, "car"), f.PAY, 1, 0, t.AREA_ASSETS),
        "free | C4.9 refuse-bonus-not-owned | area=assets say=none",
        "free-by-godfather | C3.2 refuse-not-godchild",
    ),
    *given(
        at(Table().hand(0, "car").godchild(0), f.PAY, 1, 0, t.AREA_INFLUENCE),
        "free | C4.9 refuse-bonus-not-owned | area=influence say=free-by-godfather",
    ),
    *given(
        at(Table().hand(0, "car").henchmen(0, "purple", "purple"), f.PAY, 1, 0, t.AREA_GANGSTERS),
        "free-by-godfather | Q-A24 refuse-bonus-owned | area=gangsters say=free",
    ),
    *given(
        at(
            row(Table().hand(0, "car").henchmen(0, "purple", "purple").godchild(0), 0, BONUSES_USED=2),
            f.PAY,
            1,
            0,
            t.AREA_GANGSTERS,
        ),
        "free | Q-A6 refuse-bonus-used | area=gangsters",
        "free-by-godfather | Q-A24 refuse-bonus-used | area=gangsters",
    ),
    *given(
        at(Table().godchild(0), f.USE_BONUS, t.AREA_BUSINESS),
        "use-bonus | C4.9 refuse-bonus-not-owned | area=business say=use-bonus-by-godfather",
    ),
    *given(
        at(Table().henchmen(0, "grey", "grey").godchild(0), f.USE_BONUS, t.AREA_MOVEMENT),
        "use-bonus-by-godfather | Q-A24 refuse-bonus-owned | area=movement say=use-bonus",
    ),
]

SEALED = [
    *given(
        at(Table().hand(0, "gangster", "car"), f.RETURN_CARDS, 7, 7),
        "return art | C1.8 refuse-card-not-in-hand | card=art",
    ),
    *given(
        at(
            row(Table().hand(0, "gangster", "car"), 0, SEALED=kinds("car", plus=1), CURSOR=1),
            f.RETURN_CARDS,
            7,
            7,
        ),
        "return car | C1.8 refuse-already-named | card=car held=1",
    ),
    *given(at(Table(), f.RETURN_CARDS, 6, 7), "return car | C1.8 refuse-cards-returned"),
    *given(
        at(
            row(Table().hand(0, "gangster", "car", "car", "art"), 0, SEALED=kinds("car"), CURSOR=1),
            f.KEEP_CARDS,
            1,
            1,
        ),
        "keep title | C10.1 refuse-card-not-in-hand | card=title",
        "keep gangster | T5 refuse-card-order | card=gangster last=car",
        "son | C5.5 refuse-power-not-now | phase=round-end",
    ),
    *given(
        at(
            row(Table().hand(0, "gangster", "car", "art"), 0, SEALED=kinds("car"), CURSOR=1),
            f.KEEP_CARDS,
            1,
            1,
        ),
        "keep car | C10.1 refuse-already-named | card=car held=1",
    ),
    *given(
        at(Table().hand(0, "gangster", "car", "art"), f.KEEP_CARDS, 1, 1),
        "keep art | T5 refuse-card-too-late | card=art need=2 left=1",
    ),
    *given(
        at(Table().hand(0, "car").family(0, 1), f.KEEP_CARDS, 6, 6),
        "keep car | C10.1 refuse-within-limit | have=1 limit=3",
    ),
    *given(at(Table(), f.KEEP_CARDS, 6, 7), "keep car | C10.1 refuse-kept-already"),
]
