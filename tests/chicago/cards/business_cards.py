"""The 24 businesses as the tests expect them, written out by hand, never read from the content.

Nearly all values are reconstructed (see the page of the cards). `needed` is what a seat must have to control
a business, `shortfalls` every way to miss exactly one group of it.
"""

from dataclasses import dataclass, replace

import pytest

from consigliere.games.chicago import terms
from tests.chicago.table import Table

ASSETS = ("mansion", "car", "art", "title")
COLOURS = ("orange", "purple", "brown", "grey")
HAND = ("gangster", "family", "car", "title")  # in the hand nothing counts but as money


@dataclass(frozen=True)
class Business:
    """What its card says; asset "any" is any one, token "" is no bonus icon."""

    number: int
    name: str
    income: int
    points: int
    henchmen: tuple[str, ...] = ()
    asset: str = ""
    hat: int = 0
    city: int = 0
    family: int = 0
    gangsters: int = 0
    money: int = 0
    token: str = ""

    @property
    def card(self) -> str:
        """Where the tests find it in a city of four: the five starters have their places."""
        return {1: "B1", 2: "B3", 3: "E2", 4: "E4", 5: "D2"}.get(self.number, "A1")

    @property
    def groups(self) -> list[str]:
        """The groups of prerequisites it asks for, in the order of the notation."""
        asked = {
            "henchmen": self.henchmen,
            "asset": self.asset,
            "influence": self.hat + self.city,
            "family": self.family,
            "gangsters": self.gangsters,
            "money": self.money,
        }
        return [group for group, asks in asked.items() if asks]


BUSINESSES = (
    Business(1, "bar", income=2, points=3, hat=1, gangsters=1),
    Business(2, "cigar-shop", income=2, points=3, family=1, gangsters=1),
    Business(3, "fishmonger", income=2, points=3, asset="any", family=1),
    Business(4, "warehouse", income=3, points=3, asset="any", city=1),
    Business(5, "theatre", income=2, points=4, city=1, gangsters=1, money=1),
    Business(6, "radio-station", income=4, points=3, hat=1, gangsters=1, money=1),
    Business(7, "newspaper", income=4, points=3, city=2, money=1),
    Business(8, "cinema", income=2, points=4, hat=2, money=1),
    Business(9, "riding-club", income=2, points=4, henchmen=("brown",), city=2, money=1, token="hat"),
    Business(10, "golf-club", income=2, points=4, henchmen=("orange",), city=2, money=1, token="hat"),
    Business(11, "cabaret", income=2, points=4, henchmen=("purple",), hat=2, money=1, token="city"),
    Business(12, "boxing-gym", income=2, points=4, henchmen=("grey",), hat=2, money=1, token="city"),
    Business(13, "distillery", income=3, points=3, asset="mansion", family=1, money=2),
    Business(14, "restaurant", income=3, points=3, asset="car", family=1, money=2),
    Business(15, "jeweller", income=3, points=3, asset="title", family=1, money=2),
    Business(16, "pawnshop", income=3, points=3, asset="art", family=1, money=2),
    Business(17, "casino", income=4, points=4, henchmen=("orange", "purple"), hat=2, money=3, token="art"),
    Business(18, "hotel", income=4, points=4, henchmen=("brown", "grey"), city=2, money=3, token="mansion"),
    Business(19, "factory", income=4, points=4, henchmen=("purple", "grey"), hat=2, money=3, token="car"),
    Business(20, "bank", income=4, points=4, henchmen=("brown", "orange"), city=2, money=3, token="title"),
    Business(21, "harbour", 4, 5, henchmen=("brown", "brown"), gangsters=2, money=3, token="gangster"),
    Business(22, "railway", 4, 5, henchmen=("orange", "orange"), gangsters=2, money=3, token="gangster"),
    Business(23, "meat-packer", 4, 5, henchmen=("purple", "purple"), gangsters=2, money=3, token="gangster"),
    Business(24, "airport", 4, 5, henchmen=("grey", "grey"), gangsters=2, money=3, token="gangster"),
)


@dataclass(frozen=True)
class Have:
    """What one seat has on the table, and how many hand cards."""

    henchmen: tuple[str, ...] = ()
    assets: tuple[str, ...] = ()
    hat: int = 0
    city: int = 0
    family: int = 0
    gangsters: int = 0
    hand: int = 0


def needed(b: Business) -> Have:
    """Exactly what the business asks for."""
    assets = ("car",) if b.asset == "any" else (b.asset,) if b.asset else ()
    return Have(b.henchmen, assets, b.hat, b.city, b.family, b.gangsters, b.money)


def shortfalls(b: Business) -> list[tuple[str, Have]]:
    """Every way to miss one group by one, though other things of that group are there in plenty."""
    full = needed(b)
    out = []
    for n, missing in enumerate(b.henchmen):
        others = [colour for colour in COLOURS if colour not in b.henchmen]
        kept = (*b.henchmen[:n], *b.henchmen[n + 1 :])
        assert missing not in kept or b.henchmen == (missing, missing)
        out.append(("henchmen", replace(full, henchmen=(*kept, *others, *others))))
    if b.asset:
        wrong = () if b.asset == "any" else tuple(asset for asset in ASSETS if asset != b.asset)
        out.append(("asset", replace(full, assets=wrong)))
    if b.hat:
        out.append(("influence", replace(full, hat=b.hat - 1, city=3)))
    if b.city:
        out.append(("influence", replace(full, hat=3, city=b.city - 1)))
    if b.family:
        out.append(("family", replace(full, family=0)))
    if b.gangsters:
        out.append(("gangsters", replace(full, gangsters=b.gangsters - 1)))
    if b.money:
        out.append(("money", replace(full, hand=b.money - 1)))
    return out


def city(b: Business, round_no: int = 2, with_token: bool = False) -> Table:
    """A city of four with the business face up."""
    t = Table(4, round_no=round_no)
    return t if b.number <= 5 else t.business(b.card, b.number, with_token)


def give(t: Table, seat: int, have: Have) -> Table:
    t.henchmen(seat, *have.henchmen).assets(seat, *have.assets).family(seat, have.family)
    t.influence(seat, "hat", *["movement"] * have.hat).influence(seat, "city", *["movement"] * have.city)
    return t.gangsters(seat, have.gangsters).hand(seat, *HAND[: have.hand])


def give_tokens(t: Table, seat: int, have: Have) -> Table:
    """The same, with a bonus token for every card that a token can stand for."""
    give(t, seat, replace(have, assets=(), hat=0, city=0, gangsters=0))
    for asset in have.assets:
        t.s.add_to(seat, terms.ASSET_TOKENS + ASSETS.index(asset), 1)
    t.s.add_to(seat, terms.HAT_TOKENS, have.hat)
    t.s.add_to(seat, terms.CITY_TOKENS, have.city)
    return t.gangsters(seat, 0, tokens=have.gangsters)


def tokens(t: Table, seat: int) -> dict[str, int]:
    """The bonus tokens a seat has."""
    fields = {asset: terms.ASSET_TOKENS + n for n, asset in enumerate(ASSETS)}
    fields |= {"gangster": terms.GANGSTER_TOKENS, "hat": terms.HAT_TOKENS, "city": terms.CITY_TOKENS}
    return {name: t.of(seat, field) for name, field in fields.items() if t.of(seat, field)}


def every_business(aspect: str) -> pytest.MarkDecorator:
    """One case for each of the 24, marked as proof of this aspect."""
    cases = []
    for b in BUSINESSES:
        mark = pytest.mark.card(f"business {b.number}", aspect=aspect)
        cases.append(pytest.param(b, id=f"{b.number}-{b.name}", marks=mark))
    return pytest.mark.parametrize("b", cases)
