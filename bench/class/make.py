#!/usr/bin/env python3
"""make.py FOLDER: writes fifty C++ programs of 150 to 250 lines, like the submissions of a class, one file each.

They are programs of strangers (tests/explain) and of the class of tests/handed_in: 9 are right, 35 wrong, 4 crash and
2 do not compile; each also has other code as students leave it in their files: debugging, a picture for the report,
tests.
"""
import sys
from pathlib import Path

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
TESTS = HERE.parent.parent / "tests"
sys.path.insert(0, str(TESTS / "handed_in"))
import contents  # noqa: E402

LEAST, MOST = 150, 250
TOOLS = [(HERE / f"tools_{name}.txt").read_text() for name in ("log", "svg", "test")]


def with_tools(text, number):
    """Adds tools until the program has a realistic size."""
    for more in range(len(TOOLS)):
        if text.count("\n") >= LEAST:
            break
        text += TOOLS[(number + more) % len(TOOLS)]
    return text


def strangers():
    """35 programs of strangers, from all sets."""
    names = sorted(path.name for path in contents.strangers().glob("*.cpp"))
    return [names[i * len(names) // 35] for i in range(35)]


def main(folder):
    families = ["vectors", "plain", "world"] * 3 + [f"wrong:{name}" for name in strangers()]
    families += ["crash:stod", "crash:null", "crash:recursion", "crash:own", "broken:semicolon", "broken:undeclared"]
    assert len(families) == 50
    Path(folder).mkdir(parents=True)
    for number, family in enumerate(families):
        files = contents.made(family, number, f"student {number}", "", "").files
        text = next(data for name, data in files.items() if name.endswith(".cpp")).decode("utf-8-sig")
        text = with_tools(text.replace("\r\n", "\n"), number)
        assert LEAST <= text.count("\n") <= MOST, (family, text.count("\n"))
        (Path(folder) / f"student_{number + 1:02}.cpp").write_text(text)


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit("usage: make.py FOLDER")
    main(sys.argv[1])
