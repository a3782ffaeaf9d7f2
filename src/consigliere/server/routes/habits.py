"""My favourite cards and places, counted from the logs of my finished games a few at a time."""

import msgspec
from litestar import get

from consigliere.server import errands
from consigliere.server.errands import Declined
from consigliere.server.habits import AT_ONCE, GAMES, Habits, Used
from consigliere.server.routes.common import Asked, looks, needed, service_of
from consigliere.server.store.base import Missing


@get("/api/me/record/favourites", summary="The cards and places I play most, of my newest finished games")
async def favourites(request: Asked) -> Habits:
    """A clerk counts a few games for each question; `counted` tells how many are done. Only what I played
    myself is told, and only to me."""
    looks(request)
    person = await needed(request)
    service = service_of(request)
    games = await service.store.record(person.id, GAMES)
    for table in service.habits.missing(games)[:AT_ONCE]:
        found: list[Used] = []
        try:
            log = msgspec.Raw(msgspec.json.encode(await service.store.read(table)))
            asked = errands.Used(table=table, secret=(await service.store.secret(table)).hex(), records=log)
            answer = await service.desk.ask(service.address(request), asked)
            found = msgspec.json.decode(answer, type=list[Used])
        except Declined as no:
            if no.status == 503:
                break  # too much to do just now
        except Missing:
            pass
        service.habits.keep(table, found)
    return service.habits.habits(games)
