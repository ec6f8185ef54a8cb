# Runs `flocking explain` on programs and compares the lines that it names with labels; see lines.sh.
import json
import os
import pathlib
import re
import resource
import statistics
import subprocess
import sys

SOURCES = (".c", ".cpp", ".cc", ".cxx")


def main_source(program):
    """Returns the source of a program to explain; None if it is in another language."""
    if program.is_file():
        return program if program.suffix in SOURCES else None
    sources = sorted(one for one in program.rglob("*") if one.suffix in SOURCES)
    for one in sources:
        if re.search(r"\bmain\s*\(", one.read_text(errors="replace")):
            return one
    return None


def labelled_lines(path):
    """Returns the set of (file name, line) that a label names."""
    named = set()
    if not path.exists():
        return named
    for line in path.read_text().splitlines():
        found = re.match(r"\s*([^\s:|]+):(\d+)(?:-(\d+))?\s*(?:\||$)", line)
        if found:
            first, last = int(found[2]), int(found[3] or found[2])
            named.update((pathlib.Path(found[1]).name, number) for number in range(first, last + 1))
    return named


def explained(source):
    """Returns the explanation of a source and the processor time that it took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [os.environ["FLOCKING"], "explain", "--cases", os.environ["CASES"], "--format", "json"]
    result = subprocess.run(command + [source.name], cwd=source.parent, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    try:
        return json.loads(result.stdout), spent
    except ValueError:
        sys.exit(f"{source}: {result.stderr or result.stdout}")


def main(programs, labels):
    row = "{:24} {:>6} {:>6} {:>6} {:>6} {:>6} {:>8}  {}"
    print(row.format("program", "cases", "before", "after", "named", "right", "cpu s", "lines (* in the label)"))
    times, named_programs, repaired, labelled, fixes_in_all, right_in_all = [], 0, 0, 0, 0, 0
    for program in sorted(pathlib.Path(programs).iterdir()):
        source = main_source(program)
        if source is None:
            continue
        name = program.stem if program.is_file() else program.name
        label = labelled_lines(pathlib.Path(labels) / f"{name}.label")
        known, spent = explained(source.resolve())
        fixes = known.get("line_fixes", [])
        judged, before = known.get("judged", 0), known.get("passed", 0)
        after = fixes[-1].get("cases_after", before) if fixes else before
        places = [(pathlib.Path(one["file"]).name, one["line"]) for one in fixes]
        right = sum(place in label for place in places)
        words = [f"{file}:{line}{'*' if (file, line) in label else ''}" for file, line in places]
        print(row.format(name, judged, before, after, len(places), right, f"{spent:.1f}", " ".join(words)), flush=True)
        times.append(spent)
        labelled += bool(label)
        named_programs += right > 0
        repaired += judged > 0 and after == judged
        fixes_in_all += len(places)
        right_in_all += right
    if not times:
        sys.exit(f"{programs}: no programs in C or C++")
    print(f"{len(times)} programs, {labelled} with a label: of {named_programs} a named line is in the label; "
          f"{right_in_all} of {fixes_in_all} named lines are; {repaired} repaired to all cases; "
          f"{statistics.median(times):.1f} s of processor at the median, {max(times):.1f} s at most")


main(*sys.argv[1:])
