"""compare.py OLD NEW SEED: runs both programs on the same command lines, in folders of the same name."""

import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from difflib import unified_diff
from pathlib import Path

from command_lines import CommandLines, write_files
from differences import MASKED, meant

ROOT = Path(__file__).resolve().parents[3]


def masked(text):
    for pattern, replacement in MASKED:
        text = re.sub(pattern, replacement, text)
    return text


def data_of_page(text):
    """The data that a page shows: its appearance may change."""
    parts = re.findall(r'<script type="application/[a-z-]+" id="(?:facts|state|data)">(.*?)</script>', text, re.S)
    return "\n".join(parts)


def results_of(program, line, scratch):
    """The output, exit status and written files of a run: a map from names to texts."""
    folder = scratch / "run"
    folder.mkdir()
    write_files(folder, ROOT / "testcases")
    before = {path for path in folder.rglob("*")}
    answer = ROOT / line[2] if line[0] == "validate" and line[2].endswith(".out") else None
    with open(answer if answer else "/dev/null", "rb") as stdin:
        run = subprocess.run([program, *line], cwd=folder, stdin=stdin, capture_output=True, timeout=300)
    results = {"exit status": str(run.returncode), "stdout": run.stdout, "stderr": run.stderr}
    for path in sorted(folder.rglob("*")):
        if path in before or not path.is_file():
            continue
        results[str(path.relative_to(folder))] = path.read_bytes()
    shutil.rmtree(folder)
    for name, value in results.items():
        text = value.decode("latin-1") if isinstance(value, bytes) else value
        results[name] = masked(data_of_page(text) if "<!DOCTYPE html>" in text[:100] else text)
    return results


def differences(old, new):
    """A map from names to descriptions of the differences."""
    found = {}
    for name in sorted(set(old) | set(new)):
        if old.get(name) != new.get(name):
            lines = unified_diff(old.get(name, "(none)").splitlines(), new.get(name, "(none)").splitlines(),
                                 "old " + name, "new " + name, lineterm="", n=0)
            found[name] = "\n".join(list(lines)[:12])
    return found


def main():
    old, new, seed = sys.argv[1:]
    scratch = Path(tempfile.mkdtemp())
    scratch.chmod(0o755)
    lines = CommandLines(int(seed), ROOT / "testcases").all()
    same, unmeant, reasons = 0, 0, Counter()
    try:
        for number, line in enumerate(lines):
            before, after = results_of(old, line, scratch), results_of(new, line, scratch)
            if before == after:
                same += 1
            elif reason := meant(line, before, after):
                reasons[reason] += 1
            else:
                unmeant += 1
                print(f"--- {number}: flocking {' '.join(line)}")
                print("\n".join(differences(before, after).values()), flush=True)
    finally:
        shutil.rmtree(scratch)
    print(f"{len(lines)} command lines: {same} the same, {sum(reasons.values())} differ as meant, {unmeant} differ")
    for reason, count in reasons.most_common():
        print(f"  {count} {reason}")
    return 1 if unmeant else 0


if __name__ == "__main__":
    sys.exit(main())
