"""`consigliere referee`: common parts here; each game's, behind the interface of box.py, in its folder."""

from consigliere.cli.referee.command import add_parser as add_parser
