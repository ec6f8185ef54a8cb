#!/usr/bin/env python3
"""make.py FOLDER: writes programs with a single mistake each into FOLDER, each with a label file next to it.

Notation in the descriptions: P, V = position and velocity before the step, P', V' after it; a = the agent,
i = another agent, d = |P_a - P_i|, C = mean P_i of the others within r_c, n_c, n_s, n_a = number of OTHER agents
with d <= r_c, r_s, r_a; N = number of agents.
"""
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True
sys.path.insert(0, HERE)
import of_forces  # noqa: E402, F401
import of_the_rest  # noqa: E402, F401
from rows import ROWS  # noqa: E402

BASES = {"base1": "cpp", "base2": "cpp", "base3": "py", "base4": "cpp"}


def changed(text, row):
    for old, new in row["replacements"]:
        if text.count(old) != 1:
            raise SystemExit(f"{row['word']}: {text.count(old)} times in {row['base']}: {old!r}")
        text = text.replace(old, new)
    return text


def main(folder):
    assert len({row["word"] for row in ROWS}) == len(ROWS)
    for row in ROWS:
        ending = BASES[row["base"]]
        with open(os.path.join(HERE, f"{row['base']}.{ending}")) as file:
            text = changed(file.read(), row)
        name = os.path.join(folder, f"{row['kind']}_{row['word']}")
        with open(f"{name}.{ending}", "w") as file:
            file.write(text)
        with open(f"{name}.label", "w") as file:
            file.write(f"{row['kind']}: {row['what']}\nright: {row['right']}\nnote: {row['edge']}\n")


if __name__ == "__main__":
    main(sys.argv[1])
