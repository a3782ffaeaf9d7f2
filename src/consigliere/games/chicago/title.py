"""Chicago at a glance: where its rules, words, bots, screens and tensors are."""

from typing import Final

from consigliere.core.title import Title

TITLE: Final = Title(
    name="chicago",
    rules="consigliere.games.chicago.rules:ChicagoRules",
    wording="consigliere.wording.chicago.wording:ChicagoWording",
    mind="consigliere.bots.chicago.mind:mind",
    stage="round_no",
    balance="consigliere.bots.chicago.chances:COUNTING",
    screen="consigliere.cli.screen.chicago.screen:ChicagoScreen",
    referee="consigliere.cli.referee.chicago.box:ChicagoBox",
    content="consigliere.cli.content_chicago:SHELF",
    encoder="consigliere.research.chicago:ChicagoEncoder",
)
