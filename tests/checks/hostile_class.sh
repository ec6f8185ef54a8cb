#!/usr/bin/env bash
# hostile_class.sh PROGRAM FOLDER: grades classes in which one student attacks the others, with the programs of
# FOLDER/bin on FOLDER/cases. No student finds files of another one; only the attacker's verdict
# changes; entries that lead out of their folder, or that are the simulator, are refused with a message. With
# -j 1 and 2, in the modes `full` and `limits`, and if started as root also as another user.
#   FLOCKING_CLASS_ROUNDS=N    everything N times (1)
#   FLOCKING_CLASS_ONLY='...'  only these attackers, which may be any programs of FOLDER/bin; the class without
#                              them is graded again in each round
#   FLOCKING_CLASS_PARTS=...   of pairs, channels, attackers, entries, decoys, rights, group, bare (all)
#   FLOCKING_CLASS_MODES=...   of full and limits (both)
#   FLOCKING_CLASS_JOBS=...    of 1 and 2 (both)
#   FLOCKING_CLASS_USERS=...   of own and other, if root runs it (both)
#   FLOCKING_CLASS_SHARDS=2    if root runs it: both users at the same time; then the parts that name or find things
#                              of the whole machine, while no other check attacks
# shellcheck disable=SC2016,SC2030,SC2031  # programs of other languages, and variables of one subshell
set -euo pipefail
# shellcheck source=tests/support/python.bash
. "$(dirname "$(readlink -f "$0")")/../support/python.bash"
# shellcheck source=tests/support/shards.bash
. "$(dirname "$(readlink -f "$0")")/../support/shards.bash"
program=$(readlink -f "$1")
built=$(readlink -f "$2")
parts=" ${FLOCKING_CLASS_PARTS:-pairs channels attackers entries decoys rights group bare} "
[ -x "$built/bin/honest" ] || { echo "the hostile programs are not built"; exit 1; }
# Not in /tmp, since every run sees an empty folder there.
scratch=$(mktemp -d /var/tmp/hostile-class.XXXXXX)
all_jobs=${FLOCKING_CLASS_JOBS:-1 2}
checks=0
failures=0
as_user=()
other=(setpriv --reuid 65533 --regid 65533 --clear-groups)
key=0x666c6f64  # as in channels.h

clean() {
  rm -rf {/tmp,/var/tmp,/dev/shm,/run/lock}/hostile-{marker,alice}*
  ipcrm -M "$key" -S "$key" -Q "$key" 2>/dev/null || true
  # bob_looks removes everything of Alice's that it finds: an older grader may have left something.
  "$built/bin/bob_looks" --clean </dev/null >/dev/null 2>&1 || true
  [ ${#as_user[@]} -eq 0 ] || "${as_user[@]}" "$built/bin/bob_looks" --clean </dev/null >/dev/null 2>&1 || true
}
finish() {
  stop_shards
  clean
  chmod -R u+rwx "$scratch" 2>/dev/null || true
  rm -rf "$scratch"
}
trap finish EXIT

complain() {
  echo "FAILED: $where: $*"
  failures=$((failures + 1))
}

check() {  # MESSAGE COMMAND...
  checks=$((checks + 1))
  local message=$1
  shift
  "$@" || complain "$message"
}

# Makes a class of the named programs, each `STUDENT=PROGRAM`, as folders with an executable `run`.
lay_out() {  # STUDENT=PROGRAM...
  chmod -R u+rwX "$scratch/class" 2>/dev/null || true  # needed after shuts_folders
  rm -rf "$scratch/class" "$scratch/cases" "$scratch/desk"
  mkdir -p "$scratch/class" "$scratch/cases" "$scratch/desk"
  cp "$built"/cases/flock.* "$scratch/cases/"
  for pair in "$@"; do
    mkdir "$scratch/class/${pair%%=*}"
    cp "$built/bin/${pair#*=}" "$scratch/class/${pair%%=*}/run"
  done
  hand_over
}

hand_over() {
  chmod 755 "$scratch"
  [ ${#as_user[@]} -eq 0 ] || chown -hR 65533:65533 "$scratch/class" "$scratch/desk"
}

# The grader runs in a separate session, so that signals to its process group do not reach this script.
grade() {  # OPTION...
  local status=0
  rm -f "$scratch/desk/report.json"
  (cd "$scratch/desk" && setsid -w timeout 300 "${as_user[@]}" "$program" grade \
    --submissions "$scratch/class" --cases "$scratch/cases" --sandbox "$mode" -j "$jobs" \
    --time-limit 2 --wall-limit 20 --memory-limit 64 --output-limit 1 --process-limit 8 \
    --report json="$scratch/desk/report.json" "$@") >"$scratch/output" 2>"$scratch/errors" || status=$?
  echo "$status" >"$scratch/status"
}

# ask JSON-REPORT: runs a Python program that can use `students`, a map name -> [(case, verdict, detail, ...)], and
# `words`, the texts of a student outside of cases. Fingerprints are not among them: they include a path, which others
# may change; then a case is run again.
ask() {  # WORD...
  python3 -c '
import json, sys
with open(sys.argv[1], "rb") as file:
    report = json.loads(file.read().decode("utf-8", "replace"))
students = {}
words = {}
for submission in report["submissions"]:
    name = submission["name"].rstrip("/")
    name = name[:-4] if name.endswith("/run") else name
    name = name.rsplit("/", 1)[-1]
    students[name] = [[case[key] for key in ("name", "verdict", "detail", "findings", "points")]
                      for case in submission.get("cases") or []]
    words[name] = [str(value) for key, value in submission.items()
                   if key not in ("name", "id", "fingerprint", "cases", "score", "explanation") and value]
exec(sys.argv[2])
' "$scratch/desk/report.json" "$1" "${@:2}" 2>&1
}

verdicts_of() {  # STUDENT
  ask 'print(" ".join(sorted({case[1] for case in students.get(sys.argv[3], [])})) or "missing")' "$1" || true
}

all_but() {  # STUDENT
  ask '
for name in sorted(students):
    if name != sys.argv[3]: print(json.dumps([name, students[name], words[name]]))' "$1" || true
}

no_harm() {  # NAME: conditions that every class must meet
  local status
  status=$(cat "$scratch/status")
  check "$1: exit status $status: $(head -c 300 "$scratch/errors")" test "$status" -eq 1
  local judges
  judges=$(ask 'print(*[name + ": " + case[2] for name in students for case in students[name] if case[1] == "JE"])' ||
    true)
  check "$1: JE for $judges" test -z "$judges"
  local alive
  alive=$(readlink /proc/[0-9]*/exe 2>/dev/null | grep -F "$scratch/class/" || true)
  check "$1: still alive: $alive" test -z "$alive"
}

# Alice leaves her answers everywhere she can, and Bob, who computes nothing himself, looks for them.
pairs() {
  clean
  lay_out alice=alice_leaves_answers bob=bob_looks carol=tells_next_case dave=bob_looks
  grade
  no_harm pairs
  local verdict
  for student in alice=AC bob=WA carol=AC dave=WA; do
    verdict=$(verdicts_of "${student%%=*}")
    check "${student%%=*} got $verdict instead of ${student#*=}: $(stderr_of "${student%%=*}")" \
      test "$verdict" = "${student#*=}"
  done
}

# The same with two programs that play both parts: Bob, who runs after Alice or at the same time, computes nothing.
channels() {
  local program_of
  for program_of in futex_channel slices_scheduler; do
    clean
    lay_out "1_alice=$program_of" "2_bob=$program_of" w_wrong=wrong_cohesion
    grade --process-limit 1 --wall-limit 8
    no_harm "$program_of"
    check "$program_of: Bob got $(verdicts_of 2_bob)" test "$(verdicts_of 2_bob)" != AC
  done
}

stderr_of() {  # STUDENT
  python3 - "$scratch/desk/report.json" "$1" <<'PYTHON' || true
import json, sys
for submission in json.load(open(sys.argv[1]))["submissions"]:
    if sys.argv[2] in submission["name"]:
        for case in submission["cases"]:
            print(" ".join((case.get("stderr_excerpt") or "").split())[:300], end="")
PYTHON
}

students=(b_honest=honest c_wrong=wrong_cohesion d_crash=segfault e_notices=notices_interference
  f_needs=needs_resources g_children=needs_children h_exits=exit_1_right_output i_bob=bob_looks)
# a_mallory is each of these programs in turn.
attackers=(kills_classmates slows_classmates exhausts_user holds_user_counts swaps_files shuts_folders alice_leaves_answers
  keeps_cgroup_busy makes_namespaces signals_others changes_others opens_proc_of_others
  ignored_children_burn_cpu fast_relay_burns_cpu silent_clones_burn_cpu hidden_children_hold_memory
  brief_children_hold_memory memfds_hold_memory tmpfs_holds_memory pipes_hold_memory
  sockets_hold_memory sysv_holds_memory page_tables_hold_memory zombie_maker fork_setsid
  daemon_holds_stdout late_writer fills_disk overwrites_itself overwrites_reports floods_stderr
  ignores_all_signals stops_parent leaves_shared_memory opens_many_files sigstop_self)

attack_each() {
  local attacker
  clean
  lay_out a_mallory=honest "${students[@]}"
  grade
  no_harm "the class without attackers"
  all_but a_mallory >"$scratch/without"
  check "the class without attackers: $(cut -c -400 "$scratch/without")" \
    test "$(for student in b_honest e_notices f_needs g_children; do verdicts_of "$student"; done |
      sort -u)" = AC
  # shellcheck disable=SC2086
  for attacker in ${FLOCKING_CLASS_ONLY:-"${attackers[@]}"}; do
    [ "$attacker" != keeps_cgroup_busy ] || clean  # after alice_leaves_answers
    lay_out "a_mallory=$attacker" "${students[@]}"
    find "$scratch/class" ! -path '*/a_mallory/*' -type f -exec sha256sum {} + | sort >"$scratch/files"
    grade --wall-limit 8
    no_harm "$attacker"
    all_but a_mallory >"$scratch/with" || true
    check "$attacker changes others: $(diff "$scratch/without" "$scratch/with" | cut -c -200 |
      head -n 6 | tr '\n' ' ')" cmp -s "$scratch/without" "$scratch/with"
    find "$scratch/class" ! -path '*/a_mallory/*' -type f -exec sha256sum {} + | sort |
      cmp -s - "$scratch/files" || complain "$attacker changes files of others"
  done
}

# shellcheck source=tests/checks/hostile_entries.sh
. "$(dirname "$(readlink -f "$0")")/hostile_entries.sh"

# Files that a run must not see, by their exact names.
decoys() {
  local home=$scratch/home verdict list
  clean
  lay_out b_honest=honest mallory=reads_decoys w_wrong=wrong_cohesion
  mkdir -p "$home/tools/bin" "$home/tools/secrets" "$home/.ssh" "$scratch/old"
  cp "$program" "$home/tools/bin/flocking"
  echo secret | tee "$home/secret" "$home/.ssh/key" "$home/tools/secrets/key" "$scratch/desk/notes" \
    "$scratch/old/report.json" "$scratch/old/why.txt" "$scratch/desk/report.html" >/dev/null
  chmod -R a+rX "$home" "$scratch/old" "$scratch/desk"
  list=$scratch/class/mallory/decoys.txt
  printf '%s\n' "$scratch/cases" "$scratch/cases/flock.out" "$scratch/cases/flock.in" "$scratch/desk" \
    "$scratch/desk/notes" "$scratch/desk/report.html" "$scratch/desk/report.json" \
    "$scratch/class" "$scratch/class/b_honest" "$scratch/class/b_honest/run" "$scratch" \
    "$scratch/old/report.json" "$scratch/old/why.txt" "$home" "$home/secret" "$home/.ssh/key" \
    "$home/tools/secrets" "$home/tools/secrets/key" "$home/tools/bin/flocking" "$program" \
    "$(dirname "$program")" "$built/bin" "$built/cases/flock.out" "$HOME" "$HOME/.profile" \
    "$(readlink -f "$0")" >"$list"
  hand_over
  (export HOME=$home PATH=$home/tools/bin:$PATH SECRET_TOKEN=4711
    grade --report html="$scratch/desk/page.html" --report text="$scratch/desk/report.txt")
  no_harm decoys
  verdict=$(verdicts_of mallory)
  check "decoys: $verdict: $(stderr_of mallory)" test "$verdict" = AC
  lay_out mallory=sees_environment x_other=sees_other_files w_wrong=wrong_cohesion
  (export HOME=$home PATH=$home/tools/bin:$PATH SECRET_TOKEN=4711
    grade)
  no_harm "decoys, environment"
  check "environment: $(stderr_of mallory)" test "$(verdicts_of mallory)" = AC
  check "other files: $(stderr_of x_other)" test "$(verdicts_of x_other)" = AC
}

# Ids and privileges of a run, as seen from outside.
rights() {
  local process status seen=0
  clean
  lay_out sleeper=sleeps_named w_wrong=wrong_cohesion
  grade &
  for _ in $(seq 100); do
    sleep 0.1
    process=$(grep -lx hostile-sleeper /proc/[0-9]*/comm 2>/dev/null | head -n 1 | tr -dc 0-9 || true)
    [ -n "$process" ] || continue
    status=$(cat "/proc/$process/status" 2>/dev/null) || continue
    seen=1
    break
  done
  wait
  check "rights: the sleeper was not seen" test "$seen" -eq 1
  [ "$seen" -eq 1 ] || return 0
  check "rights: it has an id that is the machine's 0: $(grep -E '^(Uid|Gid|Groups)' <<<"$status" |
    tr '\n\t' '; ')" sh -c '! echo "$1" | grep -qE "^(Uid|Gid|Groups):.*[[:blank:]]0([[:blank:]]|$)"' sh "$status"
  check "rights: it has capabilities" sh -c \
    '! echo "$1" | grep -E "^Cap(Inh|Prm|Eff|Amb):" | grep -q "[1-9a-f]$"' sh "$status"
  check "rights: setuid programs give it rights" grep -q '^NoNewPrivs:[[:blank:]]*1' <<<"$status"
  no_harm rights
}

# Signals and changes of priority do not reach the process group that started the grader: that of this script.
group() {
  local verdict before status=0
  clean
  lay_out mallory=signals_others nadja=changes_others w_wrong=wrong_cohesion
  before=$(ps -o ni= -p $$)
  (cd "$scratch/desk" && timeout --foreground 100 "${as_user[@]}" "$program" grade --submissions "$scratch/class" \
    --cases "$scratch/cases" --sandbox "$mode" -j "$jobs" --report json="$scratch/desk/report.json") \
    >"$scratch/output" 2>"$scratch/errors" || status=$?
  echo "$status" >"$scratch/status"
  no_harm group
  verdict=$(verdicts_of mallory)
  check "signals: $verdict: $(stderr_of mallory)" test "$verdict" = AC
  verdict=$(verdicts_of nadja)
  check "priorities: $verdict: $(stderr_of nadja)" test "$verdict" = AC
  check "group: the script's own priority has changed" test "$(ps -o ni= -p $$)" = "$before"
}

# Without Landlock and bubblewrap: the copies that root makes of classmates' programs, which only root may read, and
# the guardian process of a run.
bare() {
  local verdict before=("${as_user[@]}")
  [ "$mode" = limits ] && [ -x "$built/without" ] || return 0
  clean
  lay_out mallory=takes_staged_copy nadja=kills_guardian b_slow=burns_then_right w_wrong=wrong_cohesion
  for name in mallory b_slow; do
    mv "$scratch/class/$name/run" "$scratch/$name"
    rmdir "$scratch/class/$name"
    mv "$scratch/$name" "$scratch/class/$name"
    chmod 700 "$scratch/class/$name"
  done
  hand_over
  chmod 700 "$scratch/class"
  as_user+=("$built/without" --landlock --)
  grade
  as_user=("${before[@]}")
  no_harm bare
  verdict=$(verdicts_of mallory)
  # If the grader's user is not root, all files belong to that user.
  [ "$user" = other ] || [ "$(id -u)" -ne 0 ] ||
    check "bare: who looks for copies got $verdict" test "${verdict#*AC}" = "$verdict"
}

in_mode() {
  local part
  for part in pairs channels attackers entries decoys rights group bare; do
    [[ $parts == *" $part "* ]] || continue
    where="$user, $mode, -j $jobs, $part"
    # Entries and decoys do not depend on how many jobs run at a time. Parts that do not depend on the number of workers
    # are run only with the first number.
    case $part in entries | decoys | rights) [ "$jobs" = "${all_jobs%% *}" ] || continue ;; esac
    if [ "$part" = attackers ]; then attack_each; else "$part"; fi
    [ "$part" != entries ] || alone
  done
}

run_round() {
  local user mode jobs status
  for user in ${FLOCKING_CLASS_USERS:-own other}; do
    as_user=()
    if [ "$user" = other ]; then
      [ "$(id -u)" -eq 0 ] || continue
      "${other[@]}" true 2>/dev/null || { echo "skipped: no other user"; continue; }
      as_user=("${other[@]}")
    fi
    for mode in ${FLOCKING_CLASS_MODES:-full limits}; do
      # Tests whether grading works at all: on a busy machine the honest program may exceed its time.
      status=0
      "${as_user[@]}" "$program" grade --sandbox "$mode" --cases "$built/cases" -- "$built/bin/honest" \
        >/dev/null 2>&1 || status=$?
      if [ "$status" -gt 1 ]; then
        echo "skipped: $user, $mode, which this machine does not have"
        continue
      fi
      for jobs in $all_jobs; do in_mode; done
    done
  done
}

# Starts this script once for each user, and then for the parts that both have in common.
run_shards() {
  local user name beside='' common=''
  export FLOCKING_CLASS_SHARDS=1 FLOCKING_CLASS_ROUNDS=1
  for name in $parts; do
    case $name in pairs | channels | rights) common+="$name " ;; *) beside+="$name " ;; esac
  done
  for user in ${FLOCKING_CLASS_USERS:-own other}; do
    [ -z "$beside" ] || FLOCKING_CLASS_USERS=$user FLOCKING_CLASS_PARTS=$beside start_shard "$user"
  done
  join_shards
  [ -z "$common" ] || FLOCKING_CLASS_PARTS=$common start_shard common exclusive
  join_shards
}

rounds=${FLOCKING_CLASS_ROUNDS:-1} shard_count=${FLOCKING_CLASS_SHARDS:-1}
for round in $(seq "$rounds"); do
  if [ "$shard_count" -gt 1 ] && [ "$(id -u)" -eq 0 ]; then run_shards; else run_round; fi
  [ "$rounds" -eq 1 ] || echo "round $round: $checks checks so far, $failures failures"
done
echo "$checks checks, $failures failures"
[ "$failures" -eq 0 ]
