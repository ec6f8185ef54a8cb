"""Prints a zero for every number of the answer."""
import sys

words = sys.stdin.read().split()
n = int(float(words[7]))
for _ in words[8 + 4 * n:]:
    for _ in range(n):
        print("0.000 0.000 0.000 0.000")
