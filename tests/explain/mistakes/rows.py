"""The rows of the table of mistakes, and how one is added."""
ROWS = []
SAME = "nothing special"


def R(kind, word, base, what, right, edge, *replacements):
    """One mistake in a base program: what it computes, what would be right, what is special where agents are in one
    place or alone, and pairs of an old text, which stands once in the base, and a new one."""
    ROWS.append({"kind": kind, "word": word, "base": base, "what": what, "right": right, "edge": edge,
                 "replacements": replacements})
