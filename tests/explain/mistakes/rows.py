"""The rows of the table of mistakes, and how one is added."""
ROWS = []
SAME = "nothing special"


def R(kind, word, base, what, right, edge, *replacements):
    """Adds a mistake in a base program: what it computes, what would be right, what happens to coincident or single
    agents, and replacements: pairs of an old text, which must occur once in the base, and a new text."""
    ROWS.append({"kind": kind, "word": word, "base": base, "what": what, "right": right, "edge": edge,
                 "replacements": replacements})
