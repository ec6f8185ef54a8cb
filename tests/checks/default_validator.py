"""default_validator.py ANSWER OUTPUT FLAGS: judges numbers as the problem package format defines it for its default
validator: 42 if there are as many words and each number is within one of the tolerances, otherwise 43."""
import sys


def differs(expected, found, absolute, relative):
    try:
        off = abs(float(expected) - float(found))
    except ValueError:
        return expected != found
    return not (off <= absolute or off <= relative * abs(float(expected)))


def main():
    flags = sys.argv[3].split()
    tolerances = dict(zip(flags[::2], map(float, flags[1::2])))
    assert set(tolerances) <= {"float_absolute_tolerance", "float_relative_tolerance"}, flags
    with open(sys.argv[1]) as answer, open(sys.argv[2]) as output:
        expected, found = answer.read().split(), output.read().split()
    absolute = tolerances.get("float_absolute_tolerance", -1)
    relative = tolerances.get("float_relative_tolerance", -1)
    wrong = len(expected) != len(found) or any(differs(a, b, absolute, relative) for a, b in zip(expected, found))
    sys.exit(43 if wrong else 42)


main()
