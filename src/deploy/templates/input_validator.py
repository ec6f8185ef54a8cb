"""Says whether standard input is an assignment as the statement describes it: exit status 42 if it is."""

import math
import re
import sys

NUMBER = re.compile(r"[+-]?((0|[1-9][0-9]*)(\.[0-9]*)?|\.[0-9]+)([eE][+-]?[0-9]+)?")


def fail(message):
    print(message)
    sys.exit(43)


def numbers_of(line, count, what):
    words = line.split(" ")
    if len(words) != count:
        fail("%s: expected %d numbers with single blanks between them, found %r" % (what, count, line))
    for word in words:
        if not NUMBER.fullmatch(word) or not math.isfinite(float(word)):
            fail("%s: this is no finite decimal number, or begins with a needless 0: %r" % (what, word))
    return words


def main():
    try:
        text = sys.stdin.buffer.read().decode("ascii")
    except UnicodeDecodeError:
        fail("the input is not ASCII")
    if not text.endswith("\n"):
        fail("the last line does not end")
    lines = text[:-1].split("\n")
    head = numbers_of(lines[0], 8, "line 1")
    for place in range(4):
        if float(head[place]) < 0:
            fail("line 1: number %d is below 0: %r" % (place + 1, head[place]))
    if not re.fullmatch(r"0|[1-9][0-9]*", head[7]):
        fail("line 1: the number of agents is not a whole number: %r" % head[7])
    agents = int(head[7])
    if len(lines) < 1 + agents:
        fail("there are fewer than %d lines of agents" % agents)
    for place, line in enumerate(lines[1:], 2):
        numbers_of(line, 4 if place <= agents + 1 else 1, "line %d" % place)
    sys.exit(42)


main()
