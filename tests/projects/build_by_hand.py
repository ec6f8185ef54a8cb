#!/usr/bin/env python3
"""Builds every project with the one command of its author, to check the projects themselves.

Usage: build_by_hand.py OUT FLOCKING CASE.in...

OUT is what make_projects.py wrote; it is copied first. Each right project must print what
FLOCKING prints, within 0.001; with a file CASE.out beside a case, what that says. Each broken
project must fail, and the first error must name the file, the line and a word from expected.json.
"""
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from make_projects import expected


def shell(command, folder, stdin=""):
    # The words in expected.json are those of English messages.
    return subprocess.run(["sh", "-c", command], cwd=folder, input=stdin, text=True, errors="replace",
                          capture_output=True, timeout=300, env={**os.environ, "LC_ALL": "C.UTF-8"})


def same(found, wanted):
    found, wanted = found.split(), wanted.split()
    return len(found) == len(wanted) and all(abs(float(f) - float(w)) <= 0.001 + 1e-9 for f, w in zip(found, wanted))


def names_place(text, error):
    """Returns true if `text` has file and line as compilers, Python or Node write them."""
    name = re.escape(pathlib.PurePath(error["file"]).name)
    return re.search(rf'{name}(:|", line ){error["line"]}\b', text)


def first_error(text, error):
    """Returns the first line with an error and the seven lines after it."""
    lines = text.splitlines()
    for i, line in enumerate(lines):
        if re.search(r"\berror\b", line) or names_place(line, error):
            return "\n".join(lines[i:i + 8])
    return text[:200]


def check(name, facts, out, cases):
    deviations = []
    by_hand = facts["by_hand"]
    for kind in ("right", "broken"):
        folder = out / kind / name
        built = shell(by_hand["build"], folder)
        if kind == "right" and built.returncode != 0:
            deviations.append(f"{name}: right: does not build: {built.stderr.strip().splitlines()[:1]}")
        elif kind == "right":
            for case, stdin, wanted in cases:
                ran = shell(by_hand["run"], folder, stdin)
                if ran.returncode != 0 or not same(ran.stdout, wanted):
                    deviations.append(f"{name}: right: {case.name}: exit status {ran.returncode}, or other numbers")
        else:
            if built.returncode == 0:
                built = shell(by_hand["run"], folder, cases[0][1])
            text = first_error(built.stdout + built.stderr, facts["error"])
            if built.returncode == 0:
                deviations.append(f"{name}: broken: builds and runs")
            elif not names_place(text, facts["error"]) or not any(w in text for w in facts["error"]["words"]):
                deviations.append(f"{name}: broken: expected {facts['error']}, found {text!r}")
    return deviations


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    cases = []
    for path in map(pathlib.Path, sys.argv[3:]):
        stdin = path.read_text()
        answer = path.with_suffix(".out")
        wanted = answer.read_text() if answer.exists() else \
            subprocess.run([sys.argv[2]], input=stdin, text=True, capture_output=True, check=True).stdout
        cases.append((path, stdin, wanted))
    with tempfile.TemporaryDirectory() as temporary:
        out = pathlib.Path(temporary) / "projects"
        shutil.copytree(sys.argv[1], out)
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            found = pool.map(lambda item: check(*item, out, cases), expected().items())
            deviations = [d for of_one in found for d in of_one]
    print("\n".join(deviations) if deviations else "no deviations")
    sys.exit(1 if deviations else 0)


if __name__ == "__main__":
    main()
