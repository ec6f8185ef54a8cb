#!/usr/bin/env python3
"""make.py FOLDER: fifty programs in C++ of 150 to 250 lines, as a class hands them in, a file each.

Programs of strangers (tests/explain) and of the class of tests/handed_in: 9 right, 35 wrong, 4 that crash, 2 that
do not compile; each with what students have in their files beside: debugging, a picture for the report, tests.
"""
import sys
from pathlib import Path

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
TESTS = HERE.parent.parent / "tests"
sys.path.insert(0, str(TESTS / "handed_in"))
from contents import made  # noqa: E402

LEAST, MOST = 150, 250
TOOLS = [(HERE / f"tools_{name}.txt").read_text() for name in ("log", "svg", "test")]


def with_tools(text, number):
    """As many of the tools as make it real-sized."""
    for more in range(len(TOOLS)):
        if text.count("\n") >= LEAST:
            break
        text += TOOLS[(number + more) % len(TOOLS)]
    return text


def strangers():
    """35 of them, spread over all sets."""
    names = sorted(path.name for path in (TESTS / "explain" / "strangers").glob("*.cpp"))
    return [names[i * len(names) // 35] for i in range(35)]


def main(folder):
    families = ["vectors", "plain", "world"] * 3 + [f"wrong:{name}" for name in strangers()]
    families += ["crash:stod", "crash:null", "crash:recursion", "crash:own", "broken:semicolon", "broken:undeclared"]
    assert len(families) == 50
    Path(folder).mkdir(parents=True)
    for number, family in enumerate(families):
        files = made(family, number, f"student {number}", "", "").files
        text = next(data for name, data in files.items() if name.endswith(".cpp")).decode("utf-8-sig")
        text = with_tools(text.replace("\r\n", "\n"), number)
        assert LEAST <= text.count("\n") <= MOST, (family, text.count("\n"))
        (Path(folder) / f"student_{number + 1:02}.cpp").write_text(text)


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit("usage: make.py FOLDER")
    main(sys.argv[1])
