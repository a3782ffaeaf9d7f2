"""Rules of thumb of the Godfather: what a card, an icon or an ability is worth to one seat now.

In hundredths of a dollar of the end; the numbers are in `numbers.py`.
"""

from mypy_extensions import i64

from consigliere.bots.godfather import numbers as n
from consigliere.bots.godfather.seen import BLANK, dollars, LAST_ACT, NOT_ASKED, Seen
from consigliere.games.godfather.terms import (
    ALLIES,
    ALLY,
    BILL_5,
    BILLS,
    DISCARD1_GOOD,
    DISCARD2_5,
    DISCARD3_8,
    DRAW_JOB,
    GOOD,
    GOOD_ICON,
    HELD,
    HORSE,
    ICONS,
    JOB,
    JOBS,
    LAUNDER,
    MONEY,
    NARCOTICS,
    NOTHING,
    OP_BANK_TO_CASE,
    OP_CHOOSE_GOOD,
    OP_ICONS,
    OP_LAUNDER,
    OP_STEAL_HAND,
    PROGRAM,
    TRIBUTE,
)


class Worth(Seen):
    """Values as one seat sees them in one position."""

    # -- cards

    def job(self, job: i64) -> i64:
        """What completing it brings, its goods not counted."""
        pay: i64 = 0
        for i in range(3):
            bill = self.s.tables.job_bills[job * 3 + i]
            if bill >= 0:
                pay += dollars(bill)
        return self.n[n.PAY] * pay + self.n[n.COLOUR_BONUS] + self.steps(job)

    def steps(self, card: i64) -> i64:
        """The ability of a job, or of an ally counted on from the jobs."""
        total: i64 = 0
        ability = self.s.tables.ability
        for i in range(PROGRAM >> 1):
            op = ability[card * PROGRAM + 2 * i]
            if op == NOTHING:
                break
            argument = ability[card * PROGRAM + 2 * i + 1]
            if op == OP_LAUNDER:
                total += self.launder(argument, 0)
            elif op == OP_BANK_TO_CASE:
                total += 100 * dollars(argument)
            elif op == OP_ICONS:
                total += self.printed(argument)
            elif op == OP_CHOOSE_GOOD or op == OP_STEAL_HAND:
                total += 120 * argument
            elif self.has_target(op):
                total += self.n[n.STEP + op]
        return total

    def ally(self, ally: i64) -> i64:
        """What an ally brings in an act to come."""
        total: i64 = 0
        ability = self.s.tables.ability
        for i in range(PROGRAM >> 1):
            op = ability[(JOBS + ally) * PROGRAM + 2 * i]
            argument = ability[(JOBS + ally) * PROGRAM + 2 * i + 1]
            if op == OP_LAUNDER:
                total += self.n[n.ALLY_LAUNDERS] * argument
            elif op == OP_CHOOSE_GOOD:
                total += self.n[n.ALLY_GOOD] * argument
            elif op == OP_ICONS:
                total += self.ally_icons(argument)
            else:
                total += self.n[n.STEP + op]
        return total

    def ally_icons(self, pool: i64) -> i64:
        total: i64 = 0
        icon: i64 = 0
        while pool != 0:
            count = pool & 15
            if count != 0:
                if icon == LAUNDER:
                    total += self.n[n.ALLY_LAUNDERS] * count
                elif icon == DRAW_JOB:
                    total += self.n[n.ALLY_JOB] * count
                elif icon == HORSE:
                    total += self.n[n.HORSE] * count
                elif icon >= GOOD_ICON:
                    total += self.n[n.ALLY_GOOD] * count
                elif icon >= MONEY:
                    total += self.n[n.ALLY_MONEY] * dollars(icon - MONEY) * count
                else:
                    total += self.n[n.ALLY_TRADE] * count
            pool >>= 4
            icon += 1
        return total

    def printed(self, pool: i64) -> i64:
        """Icons on a card, which will be used some time."""
        total: i64 = 0
        icon: i64 = 0
        while pool != 0:
            if pool & 15 != 0:
                if icon > DRAW_JOB and icon < MONEY:
                    total += self.n[n.TRADE] * (pool & 15)
                else:
                    total += self.icon(icon) * (pool & 15)
            pool >>= 4
            icon += 1
        return total

    def good(self, good: i64) -> i64:
        """One more of a good, counted from the gun."""
        if self.last and self.figures <= 1:
            return self.n[n.GOOD_LATE]
        if good == NARCOTICS - GOOD:
            return self.n[n.NARCOTICS]
        return self.n[n.GOOD_NEEDED] if (self.lacking() >> good) & 1 != 0 else self.n[n.GOOD_OTHER]

    def card(self, card: i64) -> i64:
        """What a card in hand is worth keeping."""
        if card < BILLS:
            return dollars(card) * (100 if self.last else self.n[n.KEEP_BILL])
        if self.last and self.s.phase == TRIBUTE:
            return 0
        if card < JOB:
            return self.good(card - GOOD)
        if card < ALLY:
            worth = self.n[n.KEEP_JOB] * self.job(card - JOB) // 100
            worth -= self.n[n.KEEP_MISSING] * self.missing(card - JOB)
            return worth if worth > 20 else 20
        return (LAST_ACT - self.s.act) * self.ally(card - ALLY)

    # -- icons

    def cheapest(self, count: i64) -> i64:
        """The worth of so many cards of the hand that are worth least; more than all if there are fewer."""
        if self.cheap == NOT_ASKED:
            self.cheap = self.three_cheapest()
        total: i64 = 0
        for i in range(count):
            total += (self.cheap >> (20 * i)) & 0xFFFFF
        return total

    def three_cheapest(self) -> i64:
        first: i64 = 0xFFFFF
        second: i64 = 0xFFFFF
        third: i64 = 0xFFFFF
        held = self.s.of(self.seat, HELD)
        for card in range(ALLY + ALLIES):
            count = self.s.hand[self.at + card] if card < ALLY else (held >> (card - ALLY)) & 1
            if count == 0:
                continue
            worth = self.card(card)
            while count > 0 and worth < third:
                count -= 1
                third = worth
                if third < second:
                    third = second
                    second = worth
                if second < first:
                    second = first
                    first = worth
        return first | second << 20 | third << 40

    def launder(self, times: i64, pool: i64) -> i64:
        """The best bills in hand, or about to be taken from the pool, safe from the tribute."""
        total: i64 = 0
        bill: i64 = BILL_5
        while bill >= 0 and times > 0:
            count = self.s.hand[self.at + bill] + ((pool >> (4 * (MONEY + bill))) & 15)
            if count > times:
                count = times
            total += count * dollars(bill)
            times -= count
            bill -= 1
        return total * (self.n[n.LAUNDER_CROWDED] if self.crowded else self.n[n.LAUNDER])

    def icon(self, icon: i64) -> i64:
        if icon == LAUNDER:
            worth = self.launder(1, 0)
            return worth if worth > 0 else 50
        if icon == DRAW_JOB:
            return self.n[n.DRAW_JOB_LAST] if self.last else self.n[n.DRAW_JOB]
        if icon == HORSE:
            return 0 if self.s.horse == self.seat else self.n[n.HORSE]
        if icon >= GOOD_ICON:
            return self.good(icon - GOOD_ICON)
        if icon >= MONEY:
            return dollars(icon - MONEY) * (self.n[n.MONEY_CROWDED] if self.crowded else self.n[n.MONEY])
        if icon == DISCARD2_5:
            return self.n[n.GIVE_TWO] - self.cheapest(2)
        if icon == DISCARD3_8:
            return self.n[n.GIVE_THREE] - self.cheapest(3)
        return self.n[n.GIVE_FOR_GOOD if icon == DISCARD1_GOOD else n.GIVE_ONE] - self.cheapest(1)

    def price_icons(self) -> None:
        """Once for all the pools that are compared."""
        self.icons = BLANK[:]
        for icon in range(1, ICONS):
            worth = self.icon(icon)
            self.icons[icon] = worth if worth > 0 else 0

    def pool(self, pool: i64) -> i64:
        """Icons used together, once they are priced; a second launder takes the next best bill."""
        launders = pool & 15
        total: i64 = 0
        if launders > 0:
            total = self.launder(launders, pool)
            if total == 0:
                total = 50 * launders
            elif not self.last and self.s.bills_in_case(self.seat) == 0:
                total += self.n[n.FIRST_BILL]
        rest = pool >> 4
        icon: i64 = 1
        while rest != 0:
            if rest & 15 != 0:
                total += self.icons[icon] * (rest & 15)
            rest >>= 4
            icon += 1
        return total
