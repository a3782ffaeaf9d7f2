"""Why the use of an icon is refused (G11): it is not shown, its pile is empty, the cards do not do.

Whether an icon is usable is the kernel's to say; here is only why not.
"""

from consigliere.core.refusal import Refusal
from consigliere.core.state import A, B, C
from consigliere.games.godfather import icons as kernel, names, ranges
from consigliere.games.godfather.refusals.words import no_such_bill, not_in_hand, refuse
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import BILLS, DRAW_JOB, GOOD_ICON, GUN, HORSE, LAUNDER, MONEY, SIZE


def icons(s: Godfather, seat: int, action: int) -> Refusal | None:
    if action == ranges.DONE_ICONS:
        return None
    pool = s.get(A)
    if action < ranges.USE_ICON:
        if pool & 15 == 0:
            return not_shown(LAUNDER)
        bill = action - ranges.LAUNDER_BILL
        return None if s.holds(seat, bill) > 0 else no_such_bill("Q-20", bill)
    icon = action - ranges.USE_ICON
    if pool >> 4 * icon & 15 == 0:
        return not_shown(icon)
    if icon == LAUNDER:
        return refuse("G11.2", "refuse-launder-names-bill")
    return None if kernel.usable(s, seat, icon) else idle(s, seat, icon)


def not_shown(icon: int) -> Refusal:
    return refuse("G11.2", "refuse-icon-not-available", icon=names.ICON_IDS[icon])


def idle(s: Godfather, seat: int, icon: int) -> Refusal:
    """An icon that is shown and yet gives this seat nothing now."""
    if MONEY <= icon < GOOD_ICON:
        return refuse("G2.6", "refuse-no-bills-left", bill=names.BILL_IDS[icon - MONEY])
    if GOOD_ICON <= icon < HORSE:
        return pile_empty(BILLS + icon - GOOD_ICON)
    if icon == HORSE:
        return refuse("Q-96", "refuse-horse-head-yours")
    if icon == DRAW_JOB:
        return refuse("G2.6", "refuse-no-jobs-left")
    name = names.ICON_IDS[icon]
    held = int(s.of(seat, SIZE))
    needed = int(kernel.cards_asked(icon))
    if held < needed:
        return refuse("Q-66", "refuse-too-few-cards", icon=name, needed=needed, held=held)
    return refuse("G11.1", "refuse-nothing-to-take", icon=name)


def pile_empty(good: int) -> Refusal:
    return refuse("G2.6", "refuse-pile-empty", good=names.CARD_IDS[good])


def keep_job(s: Godfather, seat: int, action: int) -> Refusal | None:
    job = action - ranges.KEEP_JOB
    first, second = s.get(A), s.get(B)
    if job in (first, second):
        return None
    return refuse(
        "Q-23",
        "refuse-job-not-drawn",
        job=names.JOB_IDS[job],
        first=names.JOB_IDS[first],
        second=names.JOB_IDS[second],
    )


def discard(s: Godfather, seat: int, action: int) -> Refusal | None:
    card = action - ranges.DISCARD
    fault = kernel.discard_fault(s, card)
    if fault == 0:
        return None
    if fault == 1:
        return not_in_hand("G11.1", card)
    name = names.CARD_IDS[card]
    if fault == 3:
        return refuse("G11.1", "refuse-discard-gives-nothing", card=name, icon=names.ICON_IDS[s.get(C)])
    if card < s.get(B):
        return refuse("T5", "refuse-discard-order", card=name, last=names.CARD_IDS[s.get(B)])
    left = int(kernel.cards_from(s, seat, card))
    return refuse("T5", "refuse-discard-too-late", card=name, needed=int(s.get(A)), left=left)


def good(s: Godfather, seat: int, action: int) -> Refusal | None:
    """A good of free choice, by the icon 1→good (compulsory then) or by a card."""
    if action == ranges.DONE_GOODS:
        return None if s.get(C) == 1 else refuse("G11.1", "refuse-good-compulsory")
    good = action - ranges.TAKE_GOOD + GUN
    if s.pile[good] == 0:
        return pile_empty(good)
    if good < s.get(B):
        last = names.CARD_IDS[s.get(B)]
        return refuse("T5", "refuse-goods-order", good=names.CARD_IDS[good], last=last)
    return None
