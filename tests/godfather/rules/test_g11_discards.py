"""G11.1 the discard icons: what may be discarded, in which order, what is taken (Q-21, Q-22, Q-66 to Q-68,
Q-93, Q-94)."""

import pytest

from consigliere.games.godfather import names, terms
from tests.godfather.table import Table

BILLS = ("$1", "$2", "$3", "$5")


def casino(*hand: str, empty: tuple[str, ...] = ()) -> Table:
    """A thug on the Starlight Casino: 1→$5 twice."""
    t = Table(act=4).hand(0, *hand).tile("WS", "TR3").empty(*empty, to=1)
    return t.go().do("thug T-WS")


def pawn_shop(*hand: str, empty: tuple[str, ...] = ()) -> Table:
    """A thug on the Mulberry Pawn Shop: 1→good twice and a $2."""
    t = Table(act=4).hand(0, *hand).tile("WS", "TB4").empty(*empty, to=1)
    return t.go().do("thug T-WS")


def loan_office(*hand: str, empty: tuple[str, ...] = ()) -> Table:
    """A thug on the Delancey Loan Office: 3→$5+$3 and a $1."""
    t = Table(act=4).hand(0, *hand).tile("WS", "TB6").empty(*empty, to=1)
    return t.go().do("thug T-WS")


# -- which cards, and where they go


@pytest.mark.rule("G11.1", "Q-21", "Q-94")
def test_any_card_of_the_hand_can_be_discarded() -> None:
    t = casino("$1", "$3", "gun", "narcotics", "JY1", "A4", "A17").do("icon DISCARD1_5")
    kinds = ["$1", "$3", "gun", "narcotics", "JY1", "A4", "A17"]
    assert t.legal == [f"discard {kind}" for kind in kinds]


@pytest.mark.rule("G11.1", "Q-21")
def test_a_discarded_bill_goes_to_its_pile() -> None:
    t = casino("$1")
    before = t.pile("$1")
    t.do("icon DISCARD1_5", "discard $1")
    assert t.pile("$1") == before + 1 and t.cards(0) == {"$5": 1}


@pytest.mark.rule("G11.1", "Q-21", "Q-94")
@pytest.mark.parametrize("good", names.GOOD_IDS)
def test_a_discarded_good_goes_to_its_pile_narcotics_too(good: str) -> None:
    t = casino(good)
    before = t.pile(good)
    t.do("icon DISCARD1_5", f"discard {good}")
    assert t.pile(good) == before + 1 and t.cards(0) == {"$5": 1}
    assert t.events("discarded") == [{"seat": 0, "card": good}]


@pytest.mark.rule("G11.1", "Q-21")
def test_a_discarded_job_goes_to_the_discards() -> None:
    t = casino("JK5").do("icon DISCARD1_5", "discard JK5")
    assert t.s.discards[names.JOB_IDS.index("JK5")] == 1 and t.s.discards_size == 1
    assert t.cards(0) == {"$5": 1}


@pytest.mark.rule("G11.1", "Q-21")
def test_a_discarded_ally_leaves_the_game() -> None:
    t = casino("A4").do("icon DISCARD1_5", "discard A4")
    assert t.cards(0) == {"$5": 1} and t.of(0, terms.SIZE) == 1
    assert t.of(0, terms.HELD) == 0 and t.of(0, terms.PLAYED) == 0 and t.s.offered == 0


# -- the full number, before anything is taken


@pytest.mark.rule("G11.1", "Q-66", "Q-21")
def test_the_full_number_is_needed() -> None:
    t = Table().hand(0, "gun").go().do("thug P-UES")
    assert t.legal == ["icon MONEY_1", "done"]  # 2→$5 with one card
    t.do("icon MONEY_1")
    assert t.legal == ["icon DISCARD2_5", "done"]  # the $1 just taken is the second
    t.do("icon DISCARD2_5")
    assert t.legal == ["discard $1"]  # the lower card first; both must go
    t.do("discard $1", "discard gun")
    assert t.cards(0) == {"$5": 1}


@pytest.mark.rule("G11.1", "Q-66")
def test_three_cards_are_needed_for_a_five_and_a_three() -> None:
    t = loan_office("gun", "JY1")
    assert t.legal == ["icon MONEY_1", "done"]
    t.do("icon MONEY_1", "icon DISCARD3_8", "discard $1", "discard gun", "discard JY1")
    assert t.cards(0) == {"$3": 1, "$5": 1}
    t = loan_office("gun", "gun", "JY1", "$5").do("icon DISCARD3_8")
    assert t.legal == ["discard $5", "discard gun"]
    t.do("discard gun", "discard gun", "discard JY1")
    assert t.cards(0) == {"$3": 1, "$5": 2}


@pytest.mark.rule("Q-66")
def test_a_discard_once_begun_is_not_broken_off() -> None:
    t = loan_office("$1", "gun", "JY1").do("icon DISCARD3_8", "discard $1")
    assert t.legal == ["discard gun"]


@pytest.mark.rule("Q-66")
def test_an_empty_hand_discards_nothing() -> None:
    t = casino()
    assert t.asked == "turn" and t.actor == 1


@pytest.mark.rule("G11.1", "Q-21")
def test_discarding_comes_first_so_a_returned_card_may_be_taken_again() -> None:
    t = casino("$5", "$1", empty=("$5",)).do("icon DISCARD1_5", "discard $5")
    assert t.cards(0) == {"$1": 1, "$5": 1}  # the very $5 just returned
    assert t.pile("$5") == 0


@pytest.mark.rule("Q-67")
def test_the_five_just_taken_may_be_discarded_for_the_next_icon() -> None:
    t = casino("gun", "JY1").do("icon DISCARD1_5", "discard gun", "icon DISCARD1_5")
    assert t.legal == ["discard $5", "discard JY1"]
    t.do("discard $5")
    assert t.cards(0) == {"$5": 1, "JY1": 1}


# -- legal only if something can be taken afterwards


@pytest.mark.rule("G11.1")
def test_with_all_bills_gone_only_a_bill_may_be_discarded_for_a_bill() -> None:
    t = casino("$2", "gun", "A4", empty=BILLS).do("icon DISCARD1_5")
    assert t.legal == ["discard $2"]
    t.do("discard $2")
    assert t.asked == "lower-bill" and t.legal == ["take-lower", "leave-lower"]
    t.do("take-lower")
    assert t.cards(0) == {"$2": 1, "gun": 1, "A4": 1}


@pytest.mark.rule("G11.1")
def test_with_all_bills_gone_and_none_in_hand_the_icon_cannot_be_used() -> None:
    t = casino("gun", "A4", empty=BILLS)
    assert t.legal == ["done"]
    t = loan_office("gun", "gun", "A4", empty=BILLS)
    assert t.legal == ["done"]


@pytest.mark.rule("G11.1", "Q-24")
def test_the_five_of_a_discard_icon_is_replaced_by_the_nearest_lower_bill_or_left() -> None:
    t = casino("gun", empty=("$5", "$3")).do("icon DISCARD1_5", "discard gun", "take-lower")
    assert t.cards(0) == {"$2": 1}
    t = casino("gun", empty=("$5", "$3")).do("icon DISCARD1_5", "discard gun", "leave-lower")
    assert t.cards(0) == {} and t.events("bill-declined") == [{"seat": 0, "bill": "$5"}]


@pytest.mark.rule("G11.1")
def test_each_bill_of_the_five_and_three_is_replaced_separately() -> None:
    t = loan_office("gun", "gun", "gun", empty=("$5",))
    t.do("icon DISCARD3_8", "discard gun", "discard gun", "discard gun")
    assert t.legal == ["take-lower", "leave-lower"]
    t.do("take-lower")  # a $3 for the $5, then the $3 itself
    assert t.cards(0) == {"$3": 2}
    t = loan_office("gun", "gun", "gun", empty=("$3",))
    t.do("icon DISCARD3_8", "discard gun", "discard gun", "discard gun")
    assert t.cards(0) == {"$5": 1} and t.legal == ["take-lower", "leave-lower"]
    t.do("take-lower", "done")
    assert t.cards(0) == {"$2": 1, "$5": 1}
    t = loan_office("gun", "gun", "gun", empty=("$3", "$5"))
    t.do("icon DISCARD3_8", "discard gun", "discard gun", "discard gun", "leave-lower", "take-lower", "done")
    assert t.cards(0) == {"$2": 1}


@pytest.mark.rule("G11.1")
def test_one_card_of_the_icon_is_enough() -> None:
    t = loan_office("$1", "gun", "gun", empty=BILLS)
    t.do("icon DISCARD3_8", "discard $1", "discard gun", "discard gun")
    assert t.legal == ["take-lower", "leave-lower"]
    t.do("take-lower")  # the $1 returned, for the $5; nothing is left for the $3
    assert t.cards(0) == {"$1": 1} and t.asked == "turn"


# -- 1→good


@pytest.mark.rule("Q-22", "Q-93")
def test_one_for_a_good_offers_gun_booze_and_blood_money() -> None:
    t = pawn_shop("$1").do("icon DISCARD1_GOOD", "discard $1")
    assert t.legal == ["good gun", "good booze", "good blood"]  # never narcotics; one must be taken
    t.do("good blood")
    assert t.cards(0) == {"blood": 1}


@pytest.mark.rule("Q-22")
def test_only_kinds_whose_pile_is_not_empty_after_the_discard_are_offered() -> None:
    t = pawn_shop("$1", "booze", empty=("booze",)).do("icon DISCARD1_GOOD", "discard $1")
    assert t.legal == ["good gun", "good blood"]
    t = pawn_shop("$1", "booze", empty=("booze",)).do("icon DISCARD1_GOOD", "discard booze")
    assert t.legal == ["good gun", "good booze", "good blood"]


@pytest.mark.rule("G11.1", "Q-22")
def test_with_all_basic_goods_gone_only_such_a_good_may_be_discarded_for_a_good() -> None:
    gone = ("gun", "booze", "blood")
    t = pawn_shop("$1", "booze", "narcotics", empty=gone).do("icon DISCARD1_GOOD")
    assert t.legal == ["discard booze"]
    t.do("discard booze")
    assert t.cards(0) == {"$1": 1, "booze": 1, "narcotics": 1}  # the booze returned is all there is
    t = pawn_shop("$1", "narcotics", empty=gone)
    assert t.legal == ["icon MONEY_2", "done"]


@pytest.mark.rule("Q-68", "G11.2")
def test_the_good_of_the_first_may_be_discarded_for_the_second() -> None:
    t = pawn_shop("$1", "JY1").do("icon DISCARD1_GOOD", "discard $1", "good gun")
    assert t.legal == ["icon DISCARD1_GOOD", "icon MONEY_2", "done"]
    t.do("icon DISCARD1_GOOD")
    assert t.legal == ["discard gun", "discard JY1"]
    t.do("discard gun", "good booze")
    assert t.cards(0) == {"booze": 1, "JY1": 1}
    assert t.legal == ["icon MONEY_2", "done"]  # two icons, two uses


@pytest.mark.rule("Q-93")
def test_a_good_of_free_choice_comes_from_the_three_basic_piles() -> None:
    t = Table(act=2).hand(0, "A6").empty("gun", "booze", to=1).go().do("ally A6")
    assert t.legal == ["good blood", "no-more-goods"]
    t = Table(act=2).hand(0, "A6").empty("gun", "booze", "blood", to=1).go().do("ally A6")
    assert t.asked == "icons" and t.cards(0) == {} and t.pile("narcotics") == 5  # on to the next step
