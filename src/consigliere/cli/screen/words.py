"""The Godfather's words under the name by which the referee and the replay ask for them."""

from consigliere.cli.screen.godfather.words import (
    NO_TILES as NO_TILES,
    roman as roman,
    Tiles as Tiles,
    Words as Words,
)
