"""C7 Penalties, with Q-N1 to Q-N9: who is struck, who is immune, what is lost."""

import pytest

from consigliere.games.chicago import names, terms
from tests.chicago.table import Table

SPARE = ("movement", "family", "gangster", "mansion", "car", "art", "title")
COLOURS = names.COLOUR_IDS


def bar(penalty: str, gangsters: int = 1, hat: int = 1, city: int = 0) -> Table:
    """Seat 0 can claim the Bar, beside whose row this penalty lies."""
    t = Table().influence(0, "hat", *SPARE[:hat]).influence(0, "city", *SPARE[:city])
    t.extra(1, "A").extra(1, "B").extra(1, "C").extra(1, "D")
    return t.gangsters(0, gangsters).city_card("B", penalty)


def claim(t: Table) -> Table:
    return t.control().do("claim B1", "no-chief")


def escaped(t: Table) -> bool:
    return len(t.events("penalty-escaped")) == 1


@pytest.mark.rule("C7.1", "C6.7", "Q-N1")
def test_bribe() -> None:
    t = claim(bar("bribe").hand(0, "car", "art"))
    assert t.legal == ["pay car", "pay art"]
    t.do("pay art")
    assert t.cards(0) == {"car": 1}
    assert not escaped(t)


@pytest.mark.rule("C7.1", "Q-N8")
def test_bribe_does_nothing_to_an_empty_hand() -> None:
    t = claim(bar("bribe"))
    assert t.events("penalty-empty") == [{"seat": 0, "penalty": "bribe"}]


@pytest.mark.rule("C7.1", "Q-N7", "Q-N6")
def test_sabotage_takes_an_asset_of_the_owners_choice() -> None:
    t = bar("sabotage").assets(0, "car", "title")
    t.s.add_to(0, terms.ASSET_TOKENS + 2, 1)
    claim(t)
    assert t.legal == ["lose-asset car", "lose-asset title", "lose-asset-token art"]
    card, token = claim(bar("sabotage").assets(0, "car", "title")), t
    card.do("lose-asset title")
    assert (card.s.discards[names.KIND_IDS.index("title")], card.s.assets(0, 3)) == (1, 0)
    token.do("lose-asset-token art")
    assert (token.s.discards_size, token.s.supply[2], token.s.assets(0, 2)) == (0, 1, 0)


@pytest.mark.rule("C7.1", "Q-N6")
def test_code_of_ethics_takes_an_influence() -> None:
    t = bar("code-of-ethics", city=1)
    t.s.add_to(0, terms.CITY_TOKENS, 1)
    claim(t)
    assert t.legal == [
        "lose-influence hat movement",
        "lose-influence city movement",
        "lose-influence-token city",
    ]
    t.do("lose-influence-token city")
    assert (t.s.all_influence(0), t.of(0, terms.CITY_TOKENS)) == (2, 0)


@pytest.mark.rule("C7.1", "Q-N6")
def test_confrontation_takes_a_gangster() -> None:
    t = claim(bar("confrontation").gangsters(0, 0, tokens=1))
    assert t.legal == ["lose-gangster card", "lose-gangster token"]
    t.do("lose-gangster card")
    assert (t.of(0, terms.GANGSTERS), t.of(0, terms.GANGSTER_TOKENS)) == (0, 1)
    assert t.s.discards[terms.GANGSTER] == 1


@pytest.mark.rule("C7.1")
@pytest.mark.parametrize("penalty", ["sabotage", "code-of-ethics", "confrontation"])
def test_whoever_has_nothing_loses_nothing(penalty: str) -> None:
    t = Table().godchild(0).city_card("B", penalty).assets(0, *([] if penalty == "sabotage" else ["car"]))
    if penalty == "code-of-ethics":
        t.gangsters(0, 1)
    else:
        t.influence(0, "hat", "car")
    group = "influence" if penalty == "code-of-ethics" else "gangsters"
    t.control().do(f"claim B1 ignoring {group}", "no-chief")
    assert t.events("penalty-empty") == [{"seat": 0, "penalty": penalty}]


@pytest.mark.rule("C7.1", "Q-N3", "Q-N5")
def test_immune_to_bribe_with_four_gangsters() -> None:
    assert escaped(claim(bar("bribe", gangsters=4).hand(0, "car")))
    assert escaped(claim(bar("bribe", gangsters=2).gangsters(0, 0, tokens=2).hand(0, "car")))
    assert claim(bar("bribe", gangsters=3).hand(0, "car")).asked == "pay"


@pytest.mark.rule("C7.1", "Q-N5")
@pytest.mark.parametrize(("hat", "city", "free"), [(2, 2, True), (1, 3, False), (3, 1, False)])
def test_immune_to_sabotage_with_two_of_each_side(hat: int, city: int, free: bool) -> None:
    t = claim(bar("sabotage", hat=hat, city=city).assets(0, "car", "title"))
    assert escaped(t) is free
    assert (t.asked == "lose-asset") is not free
    token = bar("sabotage", hat=hat, city=1).assets(0, "car", "title")
    token.s.add_to(0, terms.CITY_TOKENS, city - 1)
    assert escaped(claim(token)) is free


@pytest.mark.rule("C7.1", "Q-N5")
def test_immune_to_the_code_with_all_four_types() -> None:
    assert escaped(claim(bar("code-of-ethics").assets(0, "mansion", "car", "art", "title")))
    t = bar("code-of-ethics").assets(0, "mansion", "car", "art")
    t.s.add_to(0, terms.ASSET_TOKENS + 3, 1)
    assert escaped(claim(t))
    assert not escaped(claim(bar("code-of-ethics").assets(0, "mansion", "car", "art", "art")))


@pytest.mark.rule("C7.1", "C1.8", "Q-N3")
def test_immune_to_confrontation_with_each_colour_the_new_henchman_included() -> None:
    assert escaped(claim(bar("confrontation").henchmen(0, "orange", "purple", "brown").first(0, "grey")))
    assert not escaped(claim(bar("confrontation").henchmen(0, *COLOURS[:3])))
    t = bar("confrontation").henchmen(0, *COLOURS[:3]).token("a1", "grey")
    t.control().do("claim B1", "place-own", "no-chief")
    assert escaped(t)


@pytest.mark.rule("Q-N3", "C7.1")
def test_what_was_given_up_no_longer_protects() -> None:
    t = bar("bribe", gangsters=4).hand(0, "car", "art").owns(1, "B1", "D1").control().draws("car", "art")
    t.do("attack B1", "under car", "no-chief")
    assert (t.asked, t.actor) == ("pay", 0)  # three gangsters are left after the attack
    token = Table().business("B2", 21, with_token=True).city_card("B", "bribe").extra(1, "B")
    token.henchmen(0, "brown", "brown").gangsters(0, 3).hand(0, "car", "car", "art", "title").control()
    token.do("claim B2", "pay car", "pay car", "pay art", "no-chief")
    assert escaped(token)  # the new token makes four


@pytest.mark.rule("C7.1", "Q-N1", "Q-N2")
def test_attack_and_opposition_are_struck_too_and_only_the_new_controller() -> None:
    t = bar("confrontation", gangsters=3).owns(1, "B1", "D1").gangsters(1, 2).control().draws("car", "art")
    t.do("attack B1", "under car", "no-chief")
    assert [int(t.s.gangsters(seat)) for seat in (0, 1)] == [1, 2]
    t = bar("confrontation").influence(1, "hat", "car", "art").gangsters(1, 2).control()
    t.do("claim B1", "oppose", "lose-influence hat car", "no-chief")
    assert [int(t.s.gangsters(seat)) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("C7.2", "C5.5", "Q-N4", "Q-A20")
def test_the_son_in_the_window_before_the_penalty() -> None:
    t = bar("confrontation").family(0, 1).city_card("C", "bribe").control().do("claim B1", "no-chief")
    assert (t.asked, t.legal) == ("after", ["son", "go-on"])
    t.draws("car", "art").do("son")
    assert t.legal == ["immune confrontation", "immune bribe"]
    t.do("immune confrontation")
    assert escaped(t) and t.s.gangsters(0) == 1
    other = bar("confrontation").family(0, 1).city_card("C", "bribe").control().do("claim B1", "no-chief")
    other.draws("car", "art").do("son", "immune bribe")
    assert not escaped(other) and other.s.gangsters(0) == 0


@pytest.mark.rule("Q-N4")
def test_the_card_immunity_covers_every_penalty() -> None:
    for penalty in names.CITY_CARD_IDS[1:5]:
        t = bar(penalty).hand(0, "car").assets(0, "car")
        t.s.set_of(0, terms.IMMUNE, 1)
        assert escaped(claim(t))


@pytest.mark.rule("Q-N9", "Q-X8", "C8.1")
def test_a_loss_changes_nothing_about_control_or_claimed_cards() -> None:
    t = Table().influence(0, "hat", "car").gangsters(0, 4).extra(0, "B").city_card("B", "confrontation")
    t.control().do("claim B1", "no-chief")
    assert (t.s.gangsters(0), t.owner("B1"), t.of(0, terms.EXTRA_HELD)) == (3, 0, 2)


@pytest.mark.rule("C6.7", "C7.1")
def test_no_penalty_beside_al_capone() -> None:
    t = claim(bar("al-capone-down").hand(0, "car"))
    assert t.cards(0) == {"car": 1}
    assert not [e for e in t.log if e["event"].startswith("penalty") or e["event"].endswith("-lost")]
