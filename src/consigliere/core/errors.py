"""The base of every exception of ours: whoever embeds Consigliere can catch them all by it.

Most are a built-in exception as well, such as ValueError, for those who expect one.
"""


class ConsigliereError(Exception):
    """Something that Consigliere itself found wrong."""
