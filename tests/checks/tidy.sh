#!/usr/bin/env bash
# tidy.sh BUILD_DIR: clang-tidy over src/, as .clang-tidy says. The files of a room are looked at as
# one, since most of the time goes by over the headers that they share; where two of them use a name
# of their own for different things, the room is split until they are apart.
set -euo pipefail
cd "$(dirname "$0")/../.."
command -v clang-tidy >/dev/null || { echo "skipped: no clang-tidy"; exit 77; }
command -v python3 >/dev/null || { echo "skipped: no python3"; exit 77; }
python3 - "$(readlink -f "$1")" <<'PYTHON'
import concurrent.futures, json, os, shlex, subprocess, sys, tempfile

root = os.getcwd()


def command_of(entry):
    words = shlex.split(entry["command"])
    at = words.index("-o")
    return tuple(word for word in words[:at] + words[at + 2:] if word not in ("-c", entry["file"]))


def rooms():
    with open(os.path.join(sys.argv[1], "compile_commands.json")) as file:
        entries = json.load(file)
    found = {}
    for entry in entries:
        path = entry["file"]
        # Tests compile some sources once more.
        if path.startswith(root + "/src/") and " -o tests/" not in entry["command"]:
            found.setdefault((os.path.dirname(path), command_of(entry)), set()).add(path)
    return [(command, sorted(files)) for (_, command), files in found.items()]


def check(command, files):
    with tempfile.TemporaryDirectory() as folder:
        together = files[0]
        if len(files) > 1:
            together = os.path.join(folder, "room.cpp")
            with open(together, "w") as file:
                file.writelines(f'#include "{path}"\n' for path in files)
            fits = subprocess.run([*command, "-w", "-fsyntax-only", together], capture_output=True)
            if fits.returncode != 0:
                half = len(files) // 2
                return [*check(command, files[:half]), *check(command, files[half:])]
        tidy = ["clang-tidy", "--quiet", "--config-file=.clang-tidy",
                "--checks=-bugprone-suspicious-include", together, "--", *command[1:],
                "-Wno-unknown-warning-option", "-Wno-shadow"]  # of another file's names
        done = subprocess.run(tidy, capture_output=True, text=True)
        return [(files, done.returncode, done.stdout)]


looked_at = failed = 0
with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    for room in pool.map(lambda room: check(*room), sorted(rooms(), key=lambda room: -len(room[1]))):
        for files, status, text in room:
            looked_at += len(files)
            failed += status != 0
            print(text, end="")
print(f"{looked_at} files")
sources = sum(name.endswith(".cpp") for folder, _, names in os.walk("src") for name in names
              if not folder.endswith("templates"))
if looked_at < sources:
    sys.exit(f"src/ has {sources} files, of which the build knows {looked_at}")
sys.exit(failed != 0)
PYTHON
