#!/usr/bin/env bash
# Sourced by the scenes of checks/containers.sh: the steps that run in each container.
# shellcheck shell=bash
home=/srv/flocking        # inside the private namespaces: the program and the submissions
program=$home/flocking
without=$home/without

checks=0
failures=0

check() {  # SUCCESS WORDS...: SUCCESS is the exit status of the checked command
  checks=$((checks + 1))
  [ "$1" -eq 0 ] || { echo "FAILED: $name: ${*:2}"; failures=$((failures + 1)); }
}

skip() { echo "skipped: $name: $*"; }

# Starts the description of a container; the lines after it set its properties, and then `try` grades in it.
container() {  # NAME [FOLDER OF THE SUBMISSION]
  name=$1
  place=${2:-/srv/class}
  enter=() options=() emulated='' few=yes
  [[ $name == *"${FLOCKING_CONTAINER:-}"* ]] || return 1
  rm -rf /srv/class "$place"
  mkdir -p "$place/submissions/alice" "$place/submissions/bob"
  cp -r "$home/bin" "$home/cases" "$place/"
  cp "$home/bin/honest" "$place/submissions/alice/run"
  cp "$home/bin/wrong_cohesion" "$place/submissions/bob/run"
}

has() {  # WHAT: returns 0 if the container supports it; tries it without the grader
  case $1 in
    namespaces)
      # Root makes no user namespace, because in one it could not change to another user.
      local worlds=(--unshare-all)
      [ "$("${enter[@]}" id -u </dev/null)" -ne 0 ] ||
        worlds=(--unshare-pid --unshare-net --unshare-ipc --unshare-uts)
      "${enter[@]}" bwrap "${worlds[@]}" --ro-bind / / --proc /proc --dev /dev true
      ;;
    *) "${enter[@]}" "$without" --probe "$1" ;;
  esac >/dev/null 2>&1 </dev/null
}

# Runs the grader in the container with these arguments; writes the report to $home/report.
grade() {
  status=0
  (cd "$place" && timeout -k 5 120 "${enter[@]}" "$program" grade "${options[@]}" "$@") \
    >"$home/report" 2>"$home/errors" </dev/null || status=$?
  said=$(tr '\n' ' ' <"$home/errors" | head -c 200)
  local crash=0
  if [ "$status" -gt 3 ] || grep -qiE 'terminate called|sanitizer|assert|core dumped' "$home/errors"; then
    crash=1
  fi
  check "$crash" "the grader crashed or did not end ($*): exit status $status: $said"
}

# Prints facts of the JSON report: `layer NAME`, `missing NAME WHY`, `verdict SUBMISSION CASE VERDICT DETAIL`.
facts() {
  python3 - "$home/report" 2>"$home/misread" <<'PYTHON' || true
import json, re, sys
with open(sys.argv[1]) as file:
    report = json.load(file)
for layer in report["sandbox"]["layers"]:
    print("layer", layer)
for words in report["sandbox"]["missing"]:
    name, why = re.fullmatch(r"(\w+)\W*(.*?)\W*", words, re.S).groups()
    print("missing", name, why)
for submission in report["submissions"]:
    if submission["cannot_start"]:
        print("verdict", submission["name"], "-", "start", submission["cannot_start"])
    for case in submission["cases"]:
        print("verdict", submission["name"], case["name"], case["verdict"], case["detail"])
PYTHON
}

expect() {  # SUBMISSION VERDICT: checks the verdict of all its cases in the JSON report
  local found wrong=0
  found=$(facts | awk -v name="$1" '$1 == "verdict" && $2 == name' | cut -d ' ' -f 4- | sort -u)
  [ -n "$found" ] || wrong=1
  if [ "$2" != any ] && grep -qvE "^$2" <<<"$found"; then wrong=1; fi
  [ -n "$found" ] || found="no verdict; exit status $status; $(tail -n 1 "$home/misread")"
  check "$wrong" "$1 ${options[*]:0:2}: ${found//$'\n'/, } instead of $2 $said"
}

# told layer|missing: prints the names of the layers that the report lists as used or as missing, on one line.
told() { facts | awk -v kind="$1" '$1 == kind { printf "%s ", $2 }'; }

check_layers() {
  local layer used missing
  used=$(told layer) missing=$(told missing)
  echo "$name: layers $used; missing $missing"
  for layer in limits filters landlock namespaces cgroup; do
    case " $used| $missing" in
      *" $layer "*" $layer "*) check 1 "the report names $layer twice" ;;
      *" $layer "*) check 0 ;;
      *) check 1 "the report does not name $layer" ;;
    esac
  done
  check "$(facts | awk '$1 == "missing" && NF < 4 { few = 1 } END { print few + 0 }')" \
    "the report does not say why a layer is missing"
  for layer in filters landlock namespaces; do
    if has "$layer"; then
      [[ ${options[*]} == *"--sandbox limits"* ]] && continue  # then other layers are not wanted
      [[ " $missing" != *" $layer "* ]]
      check $? "$layer would work, but the report misses it: $(facts | grep "^missing $layer")"
    else
      [[ " $used" != *" $layer "* ]]
      check $? "$layer cannot work here, but the report names it"
    fi
  done
}

# Checks that --sandbox full refuses to run only if a layer is missing, and names it.
check_refusal() {  # WORDS
  options=(--report json)
  grade --cases cases -- bin/honest
  [ -n "$(told missing)" ]
  check $? "--sandbox full is refused where nothing is missing: $1"
  grep -qE "$(told missing | sed 's/ $//; s/ /|/g')" <<<"$1"
  check $? "--sandbox full does not say what is missing: $1"
}

left_behind() {
  local process
  find /tmp /var/tmp /dev/shm "$place" -mindepth 1 2>/dev/null
  sed 's/^/System V memory /' /proc/sysvipc/shm
  for process in /proc/[0-9]*; do
    case $(readlink "$process/exe" 2>/dev/null) in
      "$program" | "$place"/* | */bwrap) echo "process $(tr '\0' ' ' <"$process/cmdline")" ;;
    esac
  done
}

check_left() {
  local more
  left_behind >"$home/after"
  more=$(grep -vxFf "$home/before" "$home/after")
  # Ignore files and shared memory if no layer prevents them.
  [[ $isolated =~ namespaces|landlock ]] || more=$(grep -vE '/hostile-marker$' <<<"$more")
  [[ $isolated =~ namespaces|filters ]] || more=$(grep -v '^System V' <<<"$more")
  [ -z "$more" ]
  check $? "left behind: $(head -5 <<<"${more//$'\n'/, }")"
  find /tmp /var/tmp /dev/shm -mindepth 1 -delete
  ipcrm --all=shm
}

# Runs all checks in the container described by the lines before.
try() {
  local wish found submission verdict isolated=''
  for wish in $emulated; do
    if has "${wish#no-}"; then found=${wish#no-}; else found=no-${wish#no-}; fi
    if [ "$found" != "$wish" ]; then
      skip "cannot be emulated here: it should have $wish"
      return
    fi
  done
  left_behind >"$home/before"
  grade --cases cases -- bin/honest
  if [ "$status" -eq 3 ] && [[ ${options[*]} == "--sandbox full" ]]; then
    check_refusal "$said"
    return
  fi
  check "$status" "bin/honest ${options[*]}: exit status $status: $said $(
    grep -m 1 -E 'judge error|cannot start|largest error' "$home/report" | sed 's/^ *//')"
  if [ "$status" -eq 3 ]; then
    echo "$name: nothing can be graded; the rest of it is left out"
    return
  fi
  grep -qE '^sandbox: .*(limits|none)' "$home/report"
  check $? "the report in words names no layers"
  options+=(--report json --time-limit 1 --wall-limit 3 --memory-limit 64 --output-limit 1)
  grade --cases cases -- bin/honest
  [[ ${options[*]} == *"--sandbox none"* ]] || check_layers
  isolated=$(told layer)
  grade --cases cases -- bin/honest.py
  expect bin/honest.py AC
  grade --cases cases --submissions submissions
  expect alice AC
  expect bob WA
  check_left
  [ "$few" = yes ] || return 0
  rm "$place/cases/padded".*
  while read -r submission verdict; do
    grade --cases cases -- "bin/$submission"
    expect "bin/$submission" "$verdict"
    grade --cases cases -- bin/honest
    expect bin/honest AC
  done <<'END'
wrong_cohesion WA
segfault RTE
floods_stdout OLE
busy_loop TLE
heap_hog MLE
fork_setsid AC
reads_passwords AC
leaves_files_in_tmp AC
leaves_shared_memory any
kills_everyone AC
missing_interpreter.sh (RTE cannot )?start
END
  check_left
}
