#!/usr/bin/env bash
# deploy.sh PROGRAM: the files that `flocking deploy` writes can grade without changes, in the folders of their
# platform: a right program, a wrong one, one that does not compile and a hostile one, from C++ sources to the results.
# Steps of workflows and pipelines are run as scripts; commands that would change the machine (apt-get) are only
# recorded. Needs root.
set -euo pipefail
export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8
program=$(readlink -f "$1")
root=$(cd "$(dirname "$0")/../.." && pwd)
here=$root/tests/checks/deploy
# shellcheck source=tests/checks/deploy/machine.bash
source "$here/machine.bash"
[ "$(id -u)" -eq 0 ] || { echo "skipped: needs root"; exit 77; }
unshare --mount --pid --fork true 2>/dev/null || { echo "skipped: root can make no namespaces here"; exit 77; }
for tool in g++ mount; do
  command -v $tool >/dev/null || { echo "skipped: no $tool"; exit 77; }
done
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
chmod 755 "$scratch"
mkdir "$scratch/root"
status=0
skipped=''

complain() {
  echo "FAILED: $*"
  status=1
}

check_results() {  # WHAT KIND FILE SCORE [WORDS...]
  python3 "$here/results.py" "${@:2}" 2>"$scratch/why" || complain "$1: $(tail -n 1 "$scratch/why")"
}

# Four cases of 25 points; separation matters in two of them, one of which is hidden.
make_cases() {
  mkdir -p "$scratch/cases/secret"
  local name
  for name in all_forces cohesion_alone alignment_alone; do
    cp "$root/testcases/course/$name".{in,out} "$scratch/cases/"
  done
  cp "$root/testcases/course/separation_alone".{in,out} "$scratch/cases/secret/"
  echo 'hidden = true' >"$scratch/cases/secret/cases.toml"
}

make_students() {
  local package=$scratch/package name
  "$program" package --untried --cases "$scratch/cases" --out "$package" >/dev/null
  for name in right wrong broken hostile; do mkdir -p "$scratch/students/$name"; done
  cp "$package/submissions/accepted/reference.cpp" "$scratch/students/right/main.cpp"
  cp "$package/submissions/wrong_answer/wrong_way_round.cpp" "$scratch/students/wrong/main.cpp"
  printf 'int main() {\n  return undeclared;\n}\n' >"$scratch/students/broken/main.cpp"
  cp "$here/hostile.cpp" "$scratch/students/hostile/main.cpp"
}

deploy() {  # PLATFORM OUT [FLAG...]
  "$program" deploy "$1" --cases "$scratch/cases" --points 100 --out "$2" "${@:3}" >"$scratch/said" ||
    complain "deploy $1: $(cat "$scratch/said")"
}

# --- Gradescope: the archive is unpacked in /autograder/source; run_autograder is copied to the folder above.
autograder=$scratch/autograder

in_gradescope() { in_machine "$autograder" /autograder "$scratch/bin" /stand-ins -- "$@"; }

grade_on_gradescope() {  # STUDENT: the autograder's exit status
  rm -rf "$autograder/submission" "$autograder/results"
  mkdir "$autograder/results"
  cp -r "$scratch/students/$1" "$autograder/submission"
  echo '{"id": 123456, "assignment": {"title": "Flocking"}, "users": [{"name": "Student"}]}' \
    >"$autograder/submission_metadata.json"
  in_gradescope /bin/sh -c 'cd /autograder && ./run_autograder' >"$scratch/out" 2>&1
}

# toolchain installs what is missing, and needs no network if nothing is.
check_toolchain() {  # SCRIPT
  local tool
  PATH=$scratch/bin /bin/sh "$1" || complain "toolchain fails"
  grep -q '/apt-get install -y .* bubblewrap g++ make cmake python3$' "$scratch/bin/asked" ||
    complain "toolchain asks for $(cat "$scratch/bin/asked")"
  mkdir "$scratch/offline"
  printf '#!/bin/sh\nexit 1\n' >"$scratch/offline/apt-get"
  for tool in bwrap g++ make cmake python3; do printf '#!/bin/sh\n' >"$scratch/offline/$tool"; done
  chmod 755 "$scratch/offline"/*
  PATH=$scratch/offline /bin/sh "$1" || complain "toolchain installs what is there"
}

check_gradescope() {
  deploy gradescope "$scratch/autograder.zip"
  deploy gradescope "$scratch/again.zip"
  cmp "$scratch/autograder.zip" "$scratch/again.zip" || complain "the archive differs from itself"
  mkdir -p "$autograder/source"
  python3 -m zipfile -e "$scratch/autograder.zip" "$autograder/source"
  # Python's unzip drops all x bits; setup.sh restores them.
  check_toolchain "$autograder/source/toolchain"
  for _ in first second; do
    in_machine "$autograder" /autograder "$scratch/offline" /offline -- env PATH="/offline:$PATH" \
      sh /autograder/source/setup.sh || complain "setup.sh fails, or needs a network"
  done
  cp "$autograder/source/run_autograder" "$autograder/"
  if in_gradescope setpriv --reuid 65534 --regid 65534 --clear-groups \
    cat /autograder/source/cases/all_forces.out >/dev/null 2>&1; then
    complain "answers are for everybody to read"
  fi
  local results=$autograder/results/results.json
  grade_on_gradescope right || complain "right: $(tail -n 3 "$scratch/out")"
  check_results 'gradescope right' gradescope "$results" 100 '"visibility": "hidden"'
  grade_on_gradescope wrong || complain "wrong: $(tail -n 3 "$scratch/out")"
  check_results 'gradescope wrong' gradescope "$results" 50 'separation'
  ! grep -q 'by the rules:' "$results" || complain "the hint where tells formulas"
  grade_on_gradescope broken || complain "broken: $(tail -n 3 "$scratch/out")"
  check_results 'gradescope broken' gradescope "$results" 0 'main.cpp:2:10' 'undeclared'
  grade_on_gradescope hostile || complain "hostile: $(tail -n 3 "$scratch/out")"
  check_results 'gradescope hostile' gradescope "$results" 0 'wrong answer'
  # If grading is not possible, there are no results and no points.
  mv "$autograder/source/cases/all_forces.in" "$scratch/all_forces.in"
  echo 'no assignment' >"$autograder/source/cases/all_forces.in"
  if grade_on_gradescope right; then complain "run_autograder hides that nothing was graded"; fi
  [ ! -e "$results" ] || complain "there are results of what was not graded"
}

# --- GitHub: the repository is in the home of a user who is not root; actions of other repositories are left out.
on_github() {  # PLATFORM WORKFLOW STUDENT: the job's exit status
  local repository=$scratch/$1
  rm -rf "$repository"
  deploy "$1" "$repository"
  cp -r "$scratch/students/$3/." "$repository/"
  mkdir "$repository/.git"
  chmod -x "$repository/.flocking"/{flocking,grade}  # like files that were uploaded by a browser
  python3 "$here/steps.py" github "$repository/.github/workflows/$2" >"$scratch/bin/job"
  chown -R 1001:1001 "$repository"
  in_machine "$repository" /home/runner/work "$scratch/bin" /stand-ins -- \
    setpriv --reuid 1001 --regid 1001 --clear-groups env HOME=/tmp/home PATH="/stand-ins:$PATH" \
    GITHUB_STEP_SUMMARY=/home/runner/work/summary bash -c \
    'mkdir /tmp/home && cd /home/runner/work && bash /stand-ins/job' >"$scratch/out" 2>&1
}

check_github() {
  local code=0 student
  for student in 'right 0 100' 'wrong 1 50' 'broken 1 0' 'hostile 1 0'; do
    # shellcheck disable=SC2086
    set -- $student
    code=0
    on_github github grade.yml "$1" || code=$?
    [ "$code" = "$2" ] || complain "github $1: exit status $code: $(tail -n 3 "$scratch/out")"
    check_results "github $1" json "$scratch/github/grade.json" "$3"
    grep -q '<testsuites' "$scratch/github/grade.xml" || complain "github $1: no JUnit file"
    grep -q 'cases pass' "$scratch/github/summary" || complain "github $1: no summary"
    grep '^::' "$scratch/out" >"$scratch/annotations"
    "$root/tests/report/validate_github.sh" "$scratch/annotations" >"$scratch/why" ||
      complain "github $1: $(cat "$scratch/why")"
    case $1 in
      wrong)
        grep -q 'separation' "$scratch/github/summary" || complain "github wrong: the summary explains nothing"
        ;;
      broken)
        grep -q '^::error file=main.cpp,line=2,title=compile error::.*undeclared' "$scratch/annotations" ||
          complain "github broken: no line: $(cat "$scratch/annotations")"
        ;;
    esac
    code=0
    on_github classroom50 autograde.yml "$1" || code=$?
    [ "$code" = 0 ] || complain "classroom50 $1: exit status $code: $(tail -n 3 "$scratch/out")"
    check_results "classroom50 $1" classroom50 "$scratch/classroom50/result.json" "$3"
  done
}

# --- GitLab: as root in a container, in folders that every user may write to.
check_gitlab() {
  local code student project=$scratch/gitlab validator
  validator=$("$root/tests/report/validator.sh") || { skipped+=" $validator for GitLab;"; validator=''; }
  for student in 'right 0 100' 'wrong 1 50' 'broken 1 0' 'hostile 1 0'; do
    # shellcheck disable=SC2086
    set -- $student
    rm -rf "$project"
    deploy gitlab "$project"
    cp -r "$scratch/students/$1/." "$project/"
    chmod -R a+rwX "$project"
    python3 "$here/steps.py" gitlab "$project/.gitlab-ci.yml" >"$scratch/bin/job"
    code=0
    in_machine "$project" /builds/project "$scratch/bin" /stand-ins -- \
      env PATH="/stand-ins:$PATH" bash -c \
      'cd /builds/project && bash /stand-ins/job' >"$scratch/out" 2>&1 || code=$?
    [ "$code" = "$2" ] || complain "gitlab $1: exit status $code: $(tail -n 3 "$scratch/out")"
    check_results "gitlab $1" json "$project/grade.json" "$3"
    grep -q '<testsuites' "$project/grade.xml" || complain "gitlab $1: no JUnit file"
    if [ -n "$validator" ]; then
      "$validator" "$root/tests/report/validate_codequality.py" "$project/gl-code-quality-report.json" \
        >"$scratch/why" || complain "gitlab $1: $(cat "$scratch/why")"
    fi
    [ "$1" != broken ] || grep -q '"begin": 2$' "$project/gl-code-quality-report.json" ||
      complain "gitlab broken: no line"
  done
}

# --- Docker: COPY's files are laid out in a folder, and ENTRYPOINT with CMD is run in it.
lay_out() {  # DOCKERFILE IMAGE: prints the command, one word per line
  python3 - "$scratch/docker" "$@" <<'PYTHON'
import json, os, pathlib, shutil, sys
context, dockerfile, image = map(pathlib.Path, sys.argv[1:4])
command = []
for line in (context / dockerfile).read_text().replace("\\\n", "").splitlines():
    word, _, rest = line.partition(" ")
    if word == "COPY":
        *sources, to = rest.split()
        for source in sources:
            target = image / to.strip("/")
            if (context / source).is_dir():
                shutil.copytree(context / source, target, dirs_exist_ok=True)
            else:
                target = target / source if to.endswith("/") else target
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(context / source, target)
    elif word == "WORKDIR":
        (image / rest.strip("/")).mkdir(parents=True, exist_ok=True)
    elif word in ("ENTRYPOINT", "CMD"):
        command += json.loads(rest)
    else:
        assert word in ("", "#", "FROM", "RUN"), line
print(*command, sep="\n")
PYTHON
}

check_docker() {
  deploy docker "$scratch/docker"
  local command code student
  mkdir "$scratch/image" "$scratch/image.scratch"
  mapfile -t command < <(lay_out Dockerfile "$scratch/image")
  for student in 'right 0 100' 'wrong 1 50' 'broken 1 0' 'hostile 1 0'; do
    # shellcheck disable=SC2086
    set -- $student
    rm -rf "$scratch/results"
    mkdir "$scratch/results"
    code=0
    in_machine "$scratch/image/grader" /grader "$scratch/students/$1" /submission \
      "$scratch/results" /results -- "${command[@]}" >"$scratch/out" 2>&1 || code=$?
    [ "$code" = "$2" ] || complain "docker $1: exit status $code: $(tail -n 3 "$scratch/out")"
    check_results "docker $1" json "$scratch/results/grade.json" "$3"
  done
  code=0
  sh "$scratch/docker/grade" nowhere 2>"$scratch/why" || code=$?
  [ "$code" = 2 ] || complain "grade without a folder: exit status $code"
  grep -q '^grade: expected the folder of a submission' "$scratch/why" || complain "$(cat "$scratch/why")"
  mapfile -t command < <(lay_out Dockerfile.scratch "$scratch/image.scratch")
  mkdir "$scratch/class"
  for student in right wrong hostile; do
    g++ -O1 -static -o "$scratch/class/$student" "$scratch/students/$student/main.cpp" 2>"$scratch/why" ||
      { skipped+=" a static $student for Dockerfile.scratch;"; return; }
  done
  code=0
  in_machine bare "$scratch/image.scratch/cases" /cases "$scratch/image.scratch" /image \
    "$scratch/class" /submissions -- /image/flocking "${command[@]:1}" >"$scratch/out" 2>&1 || code=$?
  [ "$code" = 1 ] || complain "Dockerfile.scratch: exit status $code: $(tail -n 3 "$scratch/out")"
  # The right program passes all cases, the wrong one two, the hostile one none.
  grep -q '^3 submissions: 6 of 12 cases pass' "$scratch/out" || complain "scratch: $(tail -n 1 "$scratch/out")"
}

# --- A release instead of a program in each repository.
check_fetched() {
  command -v curl >/dev/null || { skipped+=' the download: no curl;'; return; }
  local port server fetch=$scratch/fetched/.flocking/fetch fetched=$scratch/fetched/.flocking/flocking
  mkdir "$scratch/release"
  cp "$program" "$scratch/release/flocking"
  : >"$scratch/server"  # exists before the server has started
  python3 -u -m http.server --bind 127.0.0.1 --directory "$scratch/release" 0 >"$scratch/server" 2>&1 &
  server=$!
  for _ in {1..100}; do
    port=$(sed -n 's/.* port \([0-9]*\) .*/\1/p' "$scratch/server")
    [ -z "$port" ] || break
    sleep 0.1
  done
  deploy github "$scratch/fetched" --fetch "http://127.0.0.1:$port/flocking"
  { sh "$fetch" && cmp "$program" "$fetched"; } || complain "fetch downloads no program"
  echo other >"$fetched"
  { sh "$fetch" && cmp "$program" "$fetched"; } || complain "fetch keeps another program"
  "$scratch/fetched/.flocking/grade" "$scratch/students/right" --report json="$scratch/fetched.json" >/dev/null ||
    complain "a program that was downloaded cannot grade"
  echo other >>"$scratch/release/flocking"
  sh "$fetch" || complain "fetch downloads what is there"
  rm "$fetched"
  local code=0
  sh "$fetch" 2>"$scratch/why" || code=$?
  [ "$code" = 3 ] || complain "fetch: exit status $code"
  grep -q 'wrong checksum: expected' "$scratch/why" || complain "fetch: $(cat "$scratch/why")"
  [ "$(ls "$scratch/fetched/.flocking"/flocking* 2>/dev/null)" = '' ] || complain "fetch leaves a wrong program"
  kill "$server"
}

make_stand_ins "$scratch/bin"
make_cases
make_students
if ! "$program" deploy docker --cases "$scratch/cases" --out "$scratch/static" >/dev/null 2>"$scratch/why" &&
  grep -q 'linked with libraries' "$scratch/why"; then
  echo "skipped: the program is not static"
  exit 77
fi
command -v python3 >/dev/null || { echo "skipped: no python3"; exit 77; }
check_gradescope
check_docker
check_fetched
if python3 -c 'import yaml' 2>/dev/null; then
  check_github
  check_gitlab
else
  skipped+=' the steps of workflows: python3 has no yaml;'
fi
[ $status = 0 ] || exit 1
[ -z "$skipped" ] || { echo "skipped:$skipped"; exit 77; }
