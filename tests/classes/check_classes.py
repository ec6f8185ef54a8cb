#!/usr/bin/env python3
"""Compares what a program does with the classes of make_classes.py.

Usage: check_classes.py PROGRAM CLASSES_DIR [NAME...] [--cache DIR]
Exit status: 0 if every class is as expected, 1 if not, 2 for wrong usage.
"""
import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True  # leave no __pycache__ in the source tree

from checker.run import Run

CASES = Path(__file__).resolve().parent / "cases"


def check(program, folder, cache, work):
    """Yields the deviations of one class; a failure of the check itself is one, too."""
    work.mkdir(parents=True, exist_ok=True)
    try:
        yield from Run(program, CASES, cache, folder, work).check()
    except subprocess.TimeoutExpired as error:
        yield f"grade: expected an end within {error.timeout} s"
    except (LookupError, OSError, ValueError) as error:
        yield f"cannot compare: {type(error).__name__}: {error}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=Path)
    parser.add_argument("classes", type=Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--cache", type=Path, help="keep built programs in DIR for the next check")
    options = parser.parse_intermixed_args()
    names = options.names or sorted(p.parent.name for p in options.classes.glob("*/expected.json"))
    absent = [name for name in names if not (options.classes / name / "expected.json").is_file()]
    if absent or not names:
        parser.error(f"no class {' '.join(absent)} in {options.classes}: run make_classes.py first")
    wrong = 0
    with tempfile.TemporaryDirectory() as place:
        cache = (options.cache or Path(place) / "cache").resolve()
        for name in names:
            folder = (options.classes / name).resolve()
            lines = list(check(options.program.resolve(), folder, cache, Path(place) / name))
            wrong += bool(lines)
            for line in lines:
                print(f"{name}: {line}", flush=True)
    print(f"{len(names) - wrong} of {len(names)} classes as expected")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
