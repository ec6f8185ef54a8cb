#!/usr/bin/env bash
# A typical evening: 50 submissions in C++ of 150 to 250 lines (bench/class/make.py) on 15 cases, with explanations,
# feedback pages and a page for the class, including builds, two at a time; then again with one of them changed. The
# goals: at most 5 minutes, and at most 15 s.
set -euo pipefail
target=flocking
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/prepare.sh"
describe_machine
flocking=$build/flocking
python3 "$root/bench/class/make.py" "$scratch/class"
mkdir "$scratch/cases"
find "$root/testcases/course-tests" -name '*.in' | sort | head -n 15 | while read -r input; do
  cp "$input" "${input%.in}.out" "$scratch/cases/"
done

evening() {  # NAME OPTION...: prints wall time and processor time in seconds
  local code=0
  mkdir "$scratch/$1"
  /usr/bin/time -f '%e %U %S' -o "$scratch/time" "$flocking" grade --submissions "$scratch/class" \
    --cases "$scratch/cases" --cache "$scratch/cache" -j 2 --explain markdown="$scratch/$1/why.md" \
    --report html="$scratch/$1/class.html" --report json="$scratch/$1/grade.json" \
    --report gradebook="$scratch/$1/grades.csv" --report text="$scratch/$1/class.txt" \
    --feedback "$scratch/$1/feedback" "${@:2}" >/dev/null 2>"$scratch/$1/stderr" || code=$?
  [ "$code" = 1 ] || { cat "$scratch/$1/stderr"; exit 1; }
  tail -n 1 "$scratch/$1/class.txt"
  # If the exit status is not 0, `time` first writes a line about that.
  awk -v name="$1" 'END { printf "%-6s %6.1f s, of the processors %.1f s\n", name, $1, $2 + $3 }' "$scratch/time"
}

evening whole
stages=$(grep -oE '^flocking: [a-z]+' "$scratch/whole/stderr" | sort | uniq -c | sort -k 3 | tr -s ' \n' ' ')
echo "lines of progress: ${stages:-none}"
echo '// a comment more' >>"$scratch/class/student_12.cpp"
evening again --since "$scratch/whole/grade.json"
