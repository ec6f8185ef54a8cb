#!/usr/bin/env bash
# hostile_grader.sh PROGRAM FOLDER: attacks on the grader that need preparation, with the programs of FOLDER/bin on
# FOLDER/cases: first lines that name the instructor's files, files that the grader could remove at its start because
# they look like its own, folders that cannot be copied, files that change after the checks, several graders with the
# same process number, missing streams and folders.
#   FLOCKING_GRADER_ONLY=NAME   only this part
#   FLOCKING_GRADER_USERS=...   of own and other, if root runs it (both)
#   FLOCKING_GRADER_SHARDS=2    both at the same time
# shellcheck disable=SC2016,SC2030,SC2031,SC2119,SC2120,SC2164,SC2015  # one subshell, optional arguments
set -euo pipefail
# shellcheck source=tests/support/python.bash
. "$(dirname "$(readlink -f "$0")")/../support/python.bash"
# shellcheck source=tests/support/shards.bash
. "$(dirname "$(readlink -f "$0")")/../support/shards.bash"
program=$(readlink -f "$1")
built=$(readlink -f "$2")
[ -x "$built/bin/honest" ] || { echo "the hostile programs are not built"; exit 1; }
root=${FLOCKING_GRADER_ROOT:-/srv}
[ -w "$root" ] || root=${HOME:-/var/tmp}
scratch=$(mktemp -d "$root/hostile-grader.XXXXXX")
checks=0
failures=0
as_user=()
other=(setpriv --reuid 65533 --regid 65533 --clear-groups)
finish() {
  stop_shards
  stop_left
  chmod -R u+rwX "$scratch" 2>/dev/null || true
  rm -rf "$scratch"
}
trap finish EXIT

# Ends workers that are still running after their grader: those in its folder.
stop_left() {
  local process
  for process in $(pgrep -x flocking || true); do
    [ "$(readlink "/proc/$process/cwd" 2>/dev/null)" != "$scratch/desk" ] || kill -9 "$process"
  done
}

check() {  # MESSAGE COMMAND...
  checks=$((checks + 1))
  local message=$1
  shift
  "$@" && return
  echo "FAILED: $part, $user, $mode: $message"
  failures=$((failures + 1))
}

# A class of alice, whose program is the given one, and bob, who is honest; a case; a folder for temporary files.
lay_out() {  # PROGRAM-OF-ALICE
  chmod -R u+rwX "$scratch" 2>/dev/null || true
  # A folder that an attacker still adds files to cannot be removed at once.
  for _ in $(seq 100); do
    rm -rf "$scratch"/{class,cases,desk,temporary} 2>/dev/null && break
    sleep 0.3
  done
  mkdir -p "$scratch"/{class/alice,class/bob,cases,desk,temporary}
  cp "$built"/cases/flock.* "$scratch/cases/"
  cp "$built/bin/$1" "$scratch/class/alice/run"
  cp "$built/bin/honest" "$scratch/class/bob/run"
  chmod 755 "$scratch"
  chmod 1777 "$scratch/temporary"
}

grade() {  # OPTION...
  local status=0
  [ ${#as_user[@]} -eq 0 ] || chown -hR 65533:65533 "$scratch"/{class,desk}
  (cd "$scratch/desk" && TMPDIR=${temporary-$scratch/temporary} setsid -w timeout -k 5 60 "${as_user[@]}" \
    "$program" grade --submissions "$scratch/class" --cases "$scratch/cases" --sandbox "$mode" \
    --time-limit 1 --wall-limit 6 --report json="$scratch/desk/report.json" "$@") \
    >"$scratch/desk/output" 2>"$scratch/desk/errors" || status=$?
  echo "$status" >"$scratch/desk/status"
}

# The verdict of the first case of a student, "missing" if there is no report.
verdict_of() {  # STUDENT
  python3 - "$scratch/desk/report.json" "$1" <<'PYTHON' 2>/dev/null || echo missing
import json, sys
print(*[s["cases"][0]["verdict"] for s in json.load(open(sys.argv[1]))["submissions"]
        if s["name"].split("/")[0] == sys.argv[2]])
PYTHON
}

text_of() {  # STUDENT
  python3 - "$scratch/desk/report.json" "$1" <<'PYTHON' 2>/dev/null || true
import json, sys
for s in json.load(open(sys.argv[1]))["submissions"]:
    if s["name"].split("/")[0] == sys.argv[2]: print(json.dumps(s))
PYTHON
}

script() {  # LINE...
  printf '%s\n' "$@" >"$scratch/class/alice/run"
  chmod 755 "$scratch/class/alice/run"
}

status_is_not() { [ "$(cat "$scratch/desk/status")" -ne "$1" ]; }
is_bob_right() { check "bob got $(verdict_of bob)" test "$(verdict_of bob)" = AC; }

# Files named in the first line are visible to the run: with env's options any file can be named.
first_line_answers() {
  lay_out honest
  script "#!/usr/bin/env -S -u $scratch/cases/flock.out sh" "exec cat $scratch/cases/flock.out"
  grade
  check "alice reads the answer" test "$(verdict_of alice)" != AC
  is_bob_right
}

# ... names a classmate's program, or a copy of the simulator in a folder of that name.
first_line_programs() {
  lay_out honest
  script "#!/usr/bin/env -S -u $scratch/class/bob/run sh" "exec $scratch/class/bob/run"
  grade
  check "alice runs bob's program" test "$(verdict_of alice)" != AC
  lay_out honest
  mkdir -p "$scratch/desk/tools/lib"
  cp "$program" "$scratch/desk/tools/lib/copy"
  script "#!/usr/bin/env -S -u $scratch/desk/tools/bin/x sh" "exec $scratch/desk/tools/lib/copy"
  grade
  check "alice runs a copy of the simulator" test "$(verdict_of alice)" != AC
  lay_out honest
  script '#!/usr/bin/env -S -u /proc/1/environ sh' 'exit 1'
  grade
  check "a file that cannot be copied: JE" test "$(verdict_of alice)" != JE
}

# ... names a folder with files that only root may read, whose copy every user may read.
first_line_secrets() {
  [ ${#as_user[@]} -eq 0 ] && [ "$(id -u)" -eq 0 ] || return 0
  lay_out honest
  mkdir -p "$scratch/desk/keys"
  echo secret-4711 >"$scratch/desk/keys/id"
  chmod 700 "$scratch/desk/keys"
  chmod 600 "$scratch/desk/keys/id"
  # A file of alice's own that others may not read: her folder is then next to the copied keys.
  echo mine >"$scratch/class/alice/mine"
  chmod 600 "$scratch/class/alice/mine"
  # shellcheck disable=SC2016
  script "#!/usr/bin/env -S -u $scratch/desk/keys/bin/x sh" \
    'exec cat '"$scratch/desk/keys/id"' ${0%/*/*/*}/*/keys/id ${0%/*/*/*}/1/keys/id >&2'
  grade
  check "alice reads what only root may" \
    sh -c '! echo "$1" | grep -q secret-4711' sh "$(text_of alice)"
}

# shellcheck source=tests/checks/hostile_sweeps.sh
. "$(dirname "$(readlink -f "$0")")/hostile_sweeps.sh"

# Folders that pass the check but cannot be copied.
folders_to_copy() {
  [ ${#as_user[@]} -eq 0 ] && [ "$(id -u)" -eq 0 ] || return 0
  lay_out wrong_cohesion
  truncate -s 2G "$scratch/class/alice/hole"
  chmod 600 "$scratch/class/alice/hole"
  grade
  check "a file of 2 GiB of nothing: $(verdict_of alice)" test "$(verdict_of alice)" != JE
  check "a file of 2 GiB of nothing: status 3" status_is_not 3
  lay_out wrong_cohesion
  (cd "$scratch/class/alice" && seq 99999 | xargs touch && chmod 600 1)
  grade
  check "100,000 files: $(verdict_of alice)" test "$(verdict_of alice)" != JE
  lay_out wrong_cohesion
  python3 - "$scratch/class/alice" <<'PYTHON'
import os, sys
os.chdir(sys.argv[1])
while len(os.getcwd()) + 201 < 4080:
    os.mkdir("d" * 200)
    os.chdir("d" * 200)
name = "f" * min(255, 4094 - len(os.getcwd()))
open(name, "w").close()
os.chmod(name, 0o600)
PYTHON
  grade
  check "a long path: $(verdict_of alice)" test "$(verdict_of alice)" != JE
  is_bob_right
}

# Files change after the checks, while the program of another student runs before hers.
swapped() {
  lay_out wrong_cohesion
  mkdir "$scratch/class/a"
  cp "$built/bin/sleep_forever" "$scratch/class/a/run"
  (sleep 1.5; ln -sf ../bob/run "$scratch/class/alice/run") &
  grade
  wait
  check "alice's run is bob's by now" test "$(verdict_of alice)" != AC
  lay_out wrong_cohesion
  mkdir "$scratch/class/a"
  cp "$built/bin/sleep_forever" "$scratch/class/a/run"
  (sleep 1.5; cp "$program" "$scratch/class/alice/run.new"; mv -f "$scratch/class/alice/run.new" \
    "$scratch/class/alice/run") &
  grade
  wait
  check "alice's run is the simulator by now" test "$(verdict_of alice)" != AC
  lay_out wrong_cohesion
  mkdir "$scratch/class/a"
  cp "$built/bin/sleep_forever" "$scratch/class/a/run"
  (sleep 1.5; rm -rf "$scratch/class/alice") &
  grade
  wait
  check "alice's folder is gone: $(verdict_of alice)" test "$(verdict_of alice)" != JE
}

# Cases that change while they are graded: the instructor edits them, or the folder is synchronised.
cases_change() {
  lay_out sleep_forever
  (sleep 1.5; : >"$scratch/cases/flock.out") &
  grade
  wait
  check "an answer became empty, and the worker is dead" \
    sh -c '! grep -q "grading ended before" "$1"' sh "$scratch/desk/report.json"
  lay_out sleep_forever
  cp "$scratch/cases/flock.in" "$scratch/cases/later.in"
  cp "$scratch/cases/flock.out" "$scratch/cases/later.out"
  (sleep 1.5; rm "$scratch/cases/later.in"; mkfifo "$scratch/cases/later.in") &
  grade
  wait
  check "an input became a FIFO, and the grader waits for ever, whatever signal it gets" status_is_not 137
  stop_left
}

# Each grader runs in a separate container, where all have the same number: their submissions are the same user.
same_number() {
  local place=(unshare --pid --fork --mount-proc)
  [ ${#as_user[@]} -eq 0 ] && "${place[@]}" true 2>/dev/null || return 0
  lay_out honest
  one() {  # PROGRAM
    (cd "$scratch/desk" && TMPDIR=$scratch/temporary exec "${place[@]}" "$program" grade --cases \
      "$scratch/cases" --sandbox "$mode" --wall-limit 6 -- "$built/bin/$1") 2>&1
  }
  one sleep_forever >/dev/null &
  one sleep_forever >/dev/null &
  sleep 1.5
  one honest >"$scratch/desk/third" || true
  wait
  check "an honest program beside two others: $(grep -Eo 'cannot start.*|judge error.{60}' \
    "$scratch/desk/third" | head -n 1)" grep -q '^AC' "$scratch/desk/third"
}

streams() {
  local status=0
  lay_out wrong_cohesion
  grade <&- >&- 2>&-
  (cd "$scratch/desk" && TMPDIR=$scratch/temporary "${as_user[@]}" "$program" grade --cases \
    "$scratch/cases" --sandbox "$mode" --report json="$scratch/desk/closed.json" -- \
    "$built/bin/honest" <&- >&- 2>&-) || true
  check "without any stream: $(grep -o '"detail": ".\{60\}' "$scratch/desk/closed.json" | head -n 1)" \
    grep -q '"verdict": "AC"' "$scratch/desk/closed.json"
  (cd "$scratch/desk" && (set +e; TMPDIR=$scratch/temporary "${as_user[@]}" "$program" grade --cases \
    "$scratch/cases" --sandbox "$mode" --explain text -- "$built/bin/wrong_cohesion" 2>/dev/null
    echo $? >"$scratch/desk/status") | true) || true
  status=$(cat "$scratch/desk/status")
  check "a wrong program, explained to a closed pipe: exit status $status" test "$status" -eq 1
}

# Something that a run needs is missing: reported before anything runs, and not as JE for each case.
not_there() {
  [ "$mode" = limits ] || return 0
  lay_out honest
  temporary=$scratch/no/such grade
  check "no TMPDIR: told as JE of each run" sh -c '! grep -q "\"JE\"" "$1" 2>/dev/null' sh \
    "$scratch/desk/report.json"
  lay_out honest
  (ulimit -f 200; grade) || true
  check "ulimit -f: $(verdict_of bob), and no word of it" sh -c \
    '! grep -q "grading ended before" "$1" 2>/dev/null' sh "$scratch/desk/report.json"
}

# Settings that the system's programs read: awk, java and others are links through /etc.
settings() {
  lay_out honest
  script '#!/bin/sh' 'test -r /etc/ld.so.cache && exit 8' 'exit 9'
  [ -e /etc/ld.so.cache ] || return 0
  grade
  check "a run cannot read /etc/ld.so.cache" \
    sh -c 'echo "$1" | grep -q "exit status 8"' sh "$(text_of alice)"
}

# If /var/tmp is a link inside of the sandbox, a class in it cannot be made visible.
class_in_var_tmp() {
  local class
  lay_out honest
  class=$(mktemp -d /var/tmp/hostile-grader.XXXXXX)
  chmod 755 "$class"
  cp "$built/bin/honest" "$class/bob"
  (cd "$scratch/desk" && TMPDIR=$scratch/temporary "${as_user[@]}" "$program" grade --submissions "$class" \
    --cases "$scratch/cases" --sandbox "$mode") >"$scratch/desk/output" 2>&1 || true
  rm -rf "$class"
  check "$(grep -m 1 'judge error' "$scratch/desk/output")" \
    grep -q '1 of 1 case' "$scratch/desk/output"
}

run_users() {
  local user
  for user in ${FLOCKING_GRADER_USERS:-own other}; do
    as_user=()
    if [ "$user" = other ]; then
      [ "$(id -u)" -eq 0 ] && "${other[@]}" true 2>/dev/null || continue
      as_user=("${other[@]}")
    fi
    for mode in full limits; do
      lay_out honest
      part=honest
      grade
      if [ "$(cat "$scratch/desk/status")" -gt 1 ]; then
        echo "skipped: $user, $mode, which this machine does not have"
        continue
      fi
      for part in first_line_answers first_line_programs first_line_secrets sweep_folders \
        sweep_links sweep_ends sweep_groups left_trial folders_to_copy swapped cases_change \
        same_number streams not_there settings class_in_var_tmp; do
        [ "${FLOCKING_GRADER_ONLY:-$part}" = "$part" ] || continue
        "$part"
      done
    done
  done
}

# Starts this script once for each user.
run_shards() {
  local user
  for user in own other; do
    FLOCKING_GRADER_SHARDS=1 FLOCKING_GRADER_USERS=$user start_shard "$user"
  done
  join_shards
}

if [ "${FLOCKING_GRADER_SHARDS:-1}" -gt 1 ] && [ "$(id -u)" -eq 0 ]; then run_shards; else run_users; fi
echo "$checks checks, $failures failures"
[ "$failures" -eq 0 ]
