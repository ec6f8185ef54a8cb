#!/usr/bin/env bash
# tidy.sh BUILD_DIR: runs clang-tidy on src/, with the rules of .clang-tidy, on many files at once, since most of the
# time is spent on the headers that they share: on files that the build compiles together, and on several such groups
# together if possible; otherwise, or if something is found, one by one. A unit that has passed is not checked again
# until its preprocessed text, the rules or clang-tidy change (BUILD_DIR/tidy).
set -euo pipefail
cd "$(dirname "$0")/../.."
command -v clang-tidy >/dev/null || { echo "skipped: no clang-tidy"; exit 77; }
command -v clang++ >/dev/null || { echo "skipped: no clang++"; exit 77; }
command -v python3 >/dev/null || { echo "skipped: no python3"; exit 77; }
python3 - "$(readlink -f "$1")" <<'PYTHON'
import collections, concurrent.futures, hashlib, json, os, re, shlex, subprocess, sys, tempfile

root, build = os.getcwd(), sys.argv[1]
stamps = os.path.join(build, "tidy")
os.makedirs(stamps, exist_ok=True)
with open(".clang-tidy", "rb") as file:
    rules = file.read() + subprocess.run(["clang-tidy", "--version"], capture_output=True).stdout


def units():
    """What the build compiles from src/: (sources, file, compiler arguments)."""
    with open(os.path.join(build, "compile_commands.json")) as file:
        entries = json.load(file)
    for entry in entries:
        path, words = entry["file"], shlex.split(entry["command"])
        at = words.index("-o")
        if not words[at + 1].startswith("src/"):
            continue  # tests compile some sources a second time
        sources = [path]
        if not path.startswith(root + "/src/"):
            with open(path) as file:
                sources = re.findall(r'#include "(.*\.cpp)"', file.read())
        if not sources or "/embedded/" in path:
            continue
        compiler = next(i for i, word in enumerate(words) if word.endswith("++"))
        words = words[compiler + 1:at] + words[at + 2:]
        if "-include" in words:  # precompiled headers, which only their compiler can read
            at = words.index("-include")
            words = [word for word in words[:at] + words[at + 2:] if word != "-Winvalid-pch"]
        yield sources, path, [word for word in words if word not in ("-c", path)]


def stamp_of(unit):
    """The file whose existence means that this unit passed; None if it cannot be preprocessed."""
    _, path, arguments = unit
    text = subprocess.run(["clang++", *arguments, "-w", "-E", "-C", path], cwd=build, capture_output=True)
    name = hashlib.sha256(rules + text.stdout).hexdigest()
    return os.path.join(stamps, name) if text.returncode == 0 else None


def tidy(path, arguments):
    return subprocess.run(["clang-tidy", "--quiet", f"--config-file={root}/.clang-tidy",
                           "--checks=-bugprone-suspicious-include", path, "--", *arguments,
                           "-Wno-unknown-warning-option", "-Wno-double-promotion", "-Wno-shadow"],
                          cwd=build, capture_output=True, text=True)


def check(group):
    """True if the units pass, and the findings: checked together if there are several, then each alone."""
    if len(group) > 1:
        arguments = list(dict.fromkeys(word for _, _, words in group for word in words))
        with tempfile.NamedTemporaryFile("w", dir=stamps, suffix=".cpp") as file:
            file.writelines(f'#include "{path}"\n' for _, path, _ in group)
            file.flush()
            if tidy(file.name, arguments).returncode == 0:
                return [(unit, 0, "") for unit in group]
    results = []
    for unit in group:
        done = tidy(*unit[1:])
        results.append((unit, done.returncode, done.stdout))
    return results


def groups(waiting):
    """Units that may be looked at together: all but those with flags of their own, about as much in each."""
    def flags(unit):
        return tuple(word for word in unit[2] if not word.startswith(("-I", "-D", "-O", "/", "-isystem")))

    usual = collections.Counter(map(flags, waiting)).most_common(1)[0][0] if waiting else ()
    ordinary = [unit for unit in waiting if flags(unit) == usual]
    shares = [[] for _ in range(max(1, min(4, len(ordinary) // 3)))]
    for unit in sorted(ordinary, key=lambda unit: -len(unit[0])):
        min(shares, key=lambda share: sum(len(sources) for sources, _, _ in share)).append(unit)
    return [share for share in shares if share] + [[unit] for unit in waiting if unit not in ordinary]


failed = False
everything = list(units())
looked_at = sum(len(sources) for sources, _, _ in everything)
with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    marks = list(pool.map(stamp_of, everything))
    stamped = {unit[1]: mark for unit, mark in zip(everything, marks)}
    waiting = [unit for unit, mark in zip(everything, marks) if not mark or not os.path.exists(mark)]
    known = looked_at - sum(len(sources) for sources, _, _ in waiting)
    for results in pool.map(check, groups(waiting)):
        for unit, status, text in results:
            failed = failed or status != 0
            if status == 0 and stamped[unit[1]]:
                open(stamped[unit[1]], "w").close()
            print(text, end="")
print(f"{looked_at} files, of which {known} have not changed since they passed")
built = {os.path.basename(source) for sources, _, _ in everything for source in sources}
count = sum(name.endswith(".cpp") for folder, _, names in os.walk("src") for name in names
            if not folder.endswith(("templates", "src/wasm", "src/windows"))  # compiled by students' or other compilers
            and (name in built or not name.startswith("step_patch_")))  # for other processors
if looked_at < count:
    sys.exit(f"src/ has {count} files, of which the build knows {looked_at}")
sys.exit(failed)
PYTHON
