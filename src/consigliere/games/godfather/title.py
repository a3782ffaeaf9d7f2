"""The Godfather at a glance: where its rules, words, bots, screens and tensors are."""

from typing import Final

from consigliere.core.title import Title

TITLE: Final = Title(
    name="godfather",
    rules="consigliere.games.godfather.rules:GodfatherRules",
    wording="consigliere.wording.godfather.wording:GodfatherWording",
    mind="consigliere.bots.godfather.mind:mind",
    mixes="consigliere.bots.godfather.bids:MIXES",
    stage="act",
    balance="consigliere.bots.godfather.chances:COUNTING",
    screen="consigliere.cli.screen.godfather.screen:GodfatherScreen",
    referee="consigliere.cli.referee.godfather.box:GodfatherBox",
    content="consigliere.cli.content_godfather:SHELF",
    encoder="consigliere.research.godfather:GodfatherEncoder",
)
