#!/usr/bin/env bash
# tidy.sh BUILD_DIR: clang-tidy over src/, as .clang-tidy says, over the files that are compiled together
# at once, since most of the time goes by over the headers that they share. What has passed is not looked
# at again until its preprocessed text, the rules or clang-tidy change (BUILD_DIR/tidy).
set -euo pipefail
cd "$(dirname "$0")/../.."
command -v clang-tidy >/dev/null || { echo "skipped: no clang-tidy"; exit 77; }
command -v clang++ >/dev/null || { echo "skipped: no clang++"; exit 77; }
command -v python3 >/dev/null || { echo "skipped: no python3"; exit 77; }
python3 - "$(readlink -f "$1")" <<'PYTHON'
import concurrent.futures, hashlib, json, os, re, shlex, subprocess, sys

root, build = os.getcwd(), sys.argv[1]
stamps = os.path.join(build, "tidy")
os.makedirs(stamps, exist_ok=True)
with open(".clang-tidy", "rb") as file:
    rules = file.read() + subprocess.run(["clang-tidy", "--version"], capture_output=True).stdout


def units():
    """What the build compiles of src/: (sources, file, arguments of the compiler)."""
    with open(os.path.join(build, "compile_commands.json")) as file:
        entries = json.load(file)
    for entry in entries:
        path, words = entry["file"], shlex.split(entry["command"])
        at = words.index("-o")
        if not words[at + 1].startswith("src/"):
            continue  # tests compile some sources once more
        sources = [path]
        if not path.startswith(root + "/src/"):
            with open(path) as file:
                sources = re.findall(r'#include "(.*\.cpp)"', file.read())
        if not sources or "/embedded/" in path:
            continue
        compiler = next(i for i, word in enumerate(words) if word.endswith("++"))
        yield sources, path, [word for word in words[compiler + 1:at] + words[at + 2:]
                              if word not in ("-c", path)]


def check(unit):
    sources, path, arguments = unit
    relaxed = [*arguments, "-w"]
    text = subprocess.run(["clang++", *relaxed, "-E", "-C", path], cwd=build, capture_output=True)
    stamp = os.path.join(stamps, hashlib.sha256(rules + text.stdout).hexdigest())
    if text.returncode == 0 and os.path.exists(stamp):
        return unit, 0, "", False
    tidy = ["clang-tidy", "--quiet", f"--config-file={root}/.clang-tidy",
            "--checks=-bugprone-suspicious-include", path, "--", *arguments,
            "-Wno-unknown-warning-option", "-Wno-shadow"]  # of another file's names
    done = subprocess.run(tidy, cwd=build, capture_output=True, text=True)
    if done.returncode == 0:
        open(stamp, "w").close()
    return unit, done.returncode, done.stdout, True


looked_at = known = failed = 0
everything = sorted(units(), key=lambda unit: -len(unit[0]))
with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    for (sources, _, _), status, text, is_new in pool.map(check, everything):
        looked_at += len(sources)
        known += 0 if is_new else len(sources)
        failed += status != 0
        print(text, end="")
print(f"{looked_at} files, of which {known} have not changed since they passed")
count = sum(name.endswith(".cpp") for folder, _, names in os.walk("src") for name in names
            if not folder.endswith("templates"))
if looked_at < count:
    sys.exit(f"src/ has {count} files, of which the build knows {looked_at}")
sys.exit(failed != 0)
PYTHON
