# shellcheck shell=sh disable=SC2154,SC2164
# Part of a build's script: make. build_make TOOL [PLACE]: PLACE is the folder of the Makefile.
build_make() {
  enter_copy
  cd "./${2:-.}"
  "$1" -j 2
  # The first target need not be the program.
  if [ -z "$(made_programs)" ] && grep -qs '^all *:' GNUmakefile Makefile makefile; then
    "$1" -j 2 all
  fi
  pick
}
