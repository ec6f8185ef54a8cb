#!/usr/bin/env bash
# A part of hostile_grader.sh, which cannot run alone: at its start the grader removes what a killed grader has left,
# and nothing of others.
# shellcheck disable=SC2016,SC2119,SC2154  # what hostile_grader.sh has set

# Somebody's own folders with such names.
sweep_folders() {
  lay_out honest
  mkdir -p "$scratch"/temporary/flocking-{results,of-carol}
  echo precious | tee "$scratch"/temporary/flocking-{results,of-carol}/grades.csv >/dev/null
  [ "$(id -u)" -ne 0 ] || chown -R 1234 "$scratch/temporary/flocking-of-carol"
  [ ${#as_user[@]} -eq 0 ] || chown -R 65533 "$scratch/temporary/flocking-results"
  grade
  for name in results of-carol; do
    check "the grader has removed flocking-$name" \
      test -e "$scratch/temporary/flocking-$name/grades.csv"
  done
}

# Another user adds files to such a folder faster than they are removed: the start must not wait for as long as that
# user likes.
sweep_ends() {
  local adder
  [ ${#as_user[@]} -eq 0 ] && [ "$(id -u)" -eq 0 ] && "${other[@]}" true 2>/dev/null || return 0
  lay_out honest
  "${other[@]}" /usr/bin/python3 -c 'pass' 2>/dev/null || return 0
  "${other[@]}" /usr/bin/python3 - "$scratch/temporary" <<'PYTHON' &
import os, sys, time
os.chdir(sys.argv[1])
os.mkdir("flocking-theirs")
folder = os.open("flocking-theirs", os.O_DIRECTORY)
for i in range(20000): os.close(os.open(f"s{i}", os.O_CREAT, dir_fd=folder))
open("ready", "w").close()
for _ in range(3): os.fork()
end = time.monotonic() + 120
i = 0
while time.monotonic() < end and os.path.exists("ready"):
    i += 1
    try: os.close(os.open(f"f{os.getpid()}-{i}", os.O_CREAT, dir_fd=folder))
    except OSError: break
PYTHON
  adder=$!
  for _ in $(seq 100); do
    [ ! -e "$scratch/temporary/ready" ] || break
    sleep 0.1
  done
  grade
  check "the start never ends while a program adds files" test "$(cat "$scratch/desk/status")" -le 1
  rm -f "$scratch/temporary/ready"
  wait "$adder" || true
}

# In another user's folder, folders and links to a file of root's change places while it is emptied.
sweep_links() {
  [ ${#as_user[@]} -eq 0 ] && [ "$(id -u)" -eq 0 ] || return 0
  lay_out honest
  echo "of root" >"$scratch/desk/victim"
  chmod 644 "$scratch/desk/victim"
  "${other[@]}" "$built/bin/swaps_links" "$scratch/temporary" "$scratch/desk/victim" &
  sleep 1
  grade
  wait
  check "a file of root's has another mode: $(stat -c %a "$scratch/desk/victim")" \
    test "$(stat -c %a "$scratch/desk/victim")" = 644
}

# A service in a control group with such a name.
sweep_groups() {
  local group=/sys/fs/cgroup/pids/flocking-service process
  [ ${#as_user[@]} -eq 0 ] || return 0
  lay_out honest
  [ -d /sys/fs/cgroup/pids ] || group=/sys/fs/cgroup/flocking-service
  mkdir "$group" 2>/dev/null || return 0
  sleep 100 &
  process=$!
  if echo "$process" >"$group/cgroup.procs"; then
    grade
    sleep 0.2
    check "the grader has killed what runs in another's group" kill -0 "$process" 2>/dev/null
  fi
  kill "$process" 2>/dev/null || true
  wait "$process" 2>/dev/null || true
  rmdir "$group" 2>/dev/null || true
}

# A control group that a killed grader has left: its process number is used again, in a container immediately.
left_trial() {
  local folder
  [ ${#as_user[@]} -eq 0 ] && [ "$mode" = full ] && [ -d /sys/fs/cgroup/memory ] || return 0
  lay_out honest
  folder=/sys/fs/cgroup/memory$(sed -n 's/^[0-9]*:memory://p' /proc/self/cgroup)
  # shellcheck disable=SC2016
  (cd "$scratch/desk" && TMPDIR=$scratch/temporary sh -c 'mkdir "$0/trial-of-flocking-$$" && exec "$@"' \
    "$folder" "$program" grade --submissions "$scratch/class" --cases "$scratch/cases" \
    --sandbox full --report json="$scratch/desk/report.json") >/dev/null 2>&1 || true
  rmdir "$folder"/trial-of-flocking-* 2>/dev/null || true
  check "memory is not counted, and the report does not say so" \
    grep -Eq 'counted by control groups|"missing": \[$' "$scratch/desk/report.json"
}
