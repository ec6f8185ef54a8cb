#!/usr/bin/env bash
# completion.sh PROGRAM: bash, zsh and fish offer the same words, including each command and each option that a
# command's help lists. Shells that are not installed are skipped, with a message.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
scripts=$root/docs/completions
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/bin" "$scratch/empty"
ln -s "$(readlink -f "$1")" "$scratch/bin/flocking"
PATH=$scratch/bin:$PATH
cd "$scratch/empty"  # files would be offered too
failed=0 skipped=''
fail() { echo "$*"; failed=1; }

# Lines whose last word is completed; for each command, options are completed after a dash.
lines=('flocking ' 'flocking gr' 'flocking --ru' 'flocking --rules ' 'flocking --rules course-'
  'flocking --format ' 'flocking grade --' 'flocking grade --report ' 'flocking grade --sandbox l'
  'flocking explain --format ' 'flocking view --hi' 'flocking view --sandbox ' 'flocking field --show '
  'flocking plot --combine ' 'flocking new --directions ' 'flocking audit --format ' 'flocking deploy ' 'flocking deploy --hint '
  'flocking help ' 'flocking help gr' 'flocking grade --roster ' 'flocking view ' 'flocking merge --' 'flocking grade -- '
  'flocking check ' 'flocking compare --agents ' 'flocking package --validator ' 'flocking playground --' 'flocking settings --m' 'flocking --set wander.r')
commands=(simulate new grade merge explain view compare validate audit check package deploy plot playground field settings)

# A shell is started once; for each line that it reads, it writes its completions to the file SHELL.LINE, with _ for
# blanks.
offered_by_bash() {
  bash -c '. "$1/flocking.bash"
    while IFS= read -r line; do
      IFS=" " read -r -a COMP_WORDS <<<"$line"
      [ "${line: -1}" != " " ] || COMP_WORDS+=("")
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMPREPLY=()
      _flocking
      printf "%s\n" "${COMPREPLY[@]}" | sed "/^$/d" | sort >"$2/bash.${line// /_}"
    done' - "$scripts" "$scratch"
}
offered_by_zsh() {
  zsh -f -c '_describe() { print -rl -- ${${(@P)2}%%:*} }; _files() {}
    script=$1 scratch=$2
    while IFS= read -r line; do
      words=("${(@s: :)line}") CURRENT=${#words} typed=${words[-1]}
      found=$(. $script/_flocking)
      print -rl -- ${(M)${(f)found}:#$typed*} | sed "/^$/d" | sort >"$scratch/zsh.${line// /_}"
    done' - "$scripts" "$scratch"
}
offered_by_fish() {
  # shellcheck disable=SC2016  # fish's own
  fish --no-config -c 'source $argv[1]
    while read -l line
      complete -C $line | cut -f 1 | sort >$argv[2]/fish.(string replace -a " " _ $line)
    end' "$scripts/flocking.fish" "$scratch"
}

printf '%s\n' "${lines[@]}" >"$scratch/lines"
for shell in bash zsh fish; do
  command -v "$shell" >/dev/null || { skipped+=" $shell"; continue; }
  "offered_by_$shell" <"$scratch/lines"
  for line in "${lines[@]}"; do
    found=$scratch/$shell.${line// /_}
    # fish shows options only after a dash.
    [[ $line != 'flocking ' && $line != 'flocking deploy ' ]] || sed -i '/^-/d' "$found"
    diff -u --label "bash: $line" --label "$shell: $line" "$scratch/bash.${line// /_}" "$found" ||
      fail "$shell offers other words than bash"
  done
done
printf 'flocking %s --\n' "${commands[@]}" | offered_by_bash

is_offered() { grep -qxe "$2" "$scratch/bash.${1// /_}" || fail "'$1' does not offer $2"; }
is_offered 'flocking --rules ' howtorts
is_offered 'flocking grade --sandbox l' limits
is_offered 'flocking field --show ' integration
is_offered 'flocking --set wander.r' wander.radius=
is_offered 'flocking new --directions ' inward
is_offered 'flocking deploy ' gradescope
is_offered 'flocking deploy --hint ' where
is_offered 'flocking help ' grade
is_offered 'flocking package --validator ' default
# Where a file is meant, files are offered and nothing else.
touch here.csv
printf '%s\n' 'flocking grade --roster ' 'flocking view ' 'flocking check ' 'flocking grade -- ' | offered_by_bash
for line in 'flocking grade --roster ' 'flocking view ' 'flocking check ' 'flocking grade -- '; do
  [ "$(cat "$scratch/bash.${line// /_}")" = here.csv ] || fail "'$line' does not offer files alone"
done
rm here.csv
for command in "${commands[@]}"; do
  is_offered 'flocking ' "$command"
  diff -u --label "help of $command" --label "offered for $command" \
    <(flocking "$command" --help | sed -n '/^Options:/,/^$/p' | grep -oE '^  (-.,)?--[a-z0-9-]+' |
      grep -oE -- '--[a-z0-9-]+' | sort) "$scratch/bash.flocking_${command}_--" ||
    fail "options of $command are not offered"
done
[ $failed = 0 ] || exit 1
[ -z "$skipped" ] || { echo "skipped: no$skipped"; exit 77; }
