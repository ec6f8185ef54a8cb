"""Says whether standard input is an assignment as the statement describes it: exit status 42 if it is."""

import math
import re
import sys

NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?")


def fail(message):
    print(message)
    sys.exit(43)


def main():
    try:
        words = sys.stdin.buffer.read().decode("ascii").split()
    except UnicodeDecodeError:
        fail("the input is not ASCII")
    if len(words) < 8:
        fail("the input ends before the number of agents")
    for place, word in enumerate(words, 1):
        if not NUMBER.fullmatch(word) or not math.isfinite(float(word)):
            fail("word %d is no finite decimal number: %r" % (place, word))
    for place in range(4):
        if float(words[place]) < 0:
            fail("word %d is below 0: %r" % (place + 1, words[place]))
    if not re.fullmatch(r"\d+", words[7]):
        fail("the number of agents is not a whole number: %r" % words[7])
    if len(words) < 8 + 4 * int(words[7]):
        fail("there are fewer than %s agents" % words[7])
    sys.exit(42)


main()
