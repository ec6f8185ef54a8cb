#!/usr/bin/env bash
# completion.sh PROGRAM: bash, zsh and fish offer the same words, each command and each option of every
# command's help among them. Shells that are not there are skipped, with a reason.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
scripts=$root/docs/completions
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/bin" "$scratch/empty"
ln -s "$(readlink -f "$1")" "$scratch/bin/flocking"
PATH=$scratch/bin:$PATH
cd "$scratch/empty" # files would be offered too
failed=0 skipped=''
fail() { echo "$*"; failed=1; }

# Which words are completed, the last one of each line; options are offered behind the dash of each command.
lines=('flocking ' 'flocking gr' 'flocking --ru' 'flocking --rules ' 'flocking --rules course-'
  'flocking --format ' 'flocking grade --' 'flocking grade --report ' 'flocking grade --sandbox l'
  'flocking explain --format ' 'flocking view --hi' 'flocking view --sandbox ' 'flocking field --show '
  'flocking plot --combine ' 'flocking new --directions ' 'flocking audit --format ' 'flocking deploy ' 'flocking deploy --hint '
  'flocking package --validator ' 'flocking playground --' 'flocking settings --m' 'flocking --set wander.r')
commands=(simulate new grade explain view compare validate audit package deploy plot playground field settings)

# What a shell, started once, offers for each line that it reads: into the file SHELL.LINE, blanks as _.
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
      print -rl -- ${(M)${(f)found}:#$typed*} | sort >"$scratch/zsh.${line// /_}"
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
    # Of options, fish shows those only that are begun with a dash.
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
for command in "${commands[@]}"; do
  is_offered 'flocking ' "$command"
  diff -u --label "help of $command" --label "offered for $command" \
    <(flocking "$command" --help | sed -n '/^Options:/,/^$/p' | grep -oE '^  (-.,)?--[a-z-]+' |
      grep -oE -- '--[a-z-]+' | sort) "$scratch/bash.flocking_${command}_--" ||
    fail "options of $command are not offered"
done
[ $failed = 0 ] || exit 1
[ -z "$skipped" ] || { echo "skipped: no$skipped"; exit 77; }
