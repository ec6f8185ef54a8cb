# shellcheck shell=sh disable=SC2015,SC2154,SC2164
# Part of a build's script: CMake. build_cmake TOOL PLACE -- [ROLE SOURCE]...: PLACE is the folder of
# the CMakeLists.txt; the sources are as those of build_c.

# try_cmake: configures and builds; what it says goes to the log. $stage is where it fails.
try_cmake() {
  rm -rf "$build"
  stage=configure
  "$cmake" -S . -B "$build" -DCMAKE_BUILD_TYPE=Release > "$TMPDIR/cmake" 2>&1 || return 1
  stage=build
  "$cmake" --build "$build" -j 2 >> "$TMPDIR/cmake" 2>&1
}
# in_lists SED_SCRIPT: edits all CMakeLists.txt; true if that changed one.
in_lists() {
  is_edited=1
  find . -name CMakeLists.txt -o -name '*.cmake' ! -path './build/*' > "$TMPDIR/lists"
  while IFS= read -r list; do
    sed "$1" "$list" > "$TMPDIR/list"
    cmp -s "$list" "$TMPDIR/list" && continue
    cat "$TMPDIR/list" > "$list"
    is_edited=0
  done < "$TMPDIR/lists"
  return $is_edited
}
newest_standard() {
  for version in 26 23 20 17; do
    echo | c++ "-std=c++$version" -x c++ -E - > /dev/null 2>&1 && echo $version && return 0
  done
}
# Asks for what is installed if the project asks for something newer; true if there is a change.
lower_demands() {
  if wanted=$(grep -o 'CMake [0-9.]* or higher is required' "$TMPDIR/cmake"); then
    installed=$("$cmake" --version | sed -n '1s/^cmake version \([0-9]*\.[0-9]*\).*/\1/p')
    demand="cmake $(echo "$wanted" | sed 's/ or higher.*//;s/^CMake //;q') $installed"
    in_lists "s/\(cmake_minimum_required *( *VERSION *\)[0-9.]*/\1$installed/I"
  elif grep -q 'requires the language dialect\|CXX_STANDARD is set to invalid value\|cxx_std_' \
    "$TMPDIR/cmake"; then
    newest=$(newest_standard)
    demand="standard $newest"
    in_lists "s/\(CXX_STANDARD  *\)[0-9][0-9]*/\1$newest/;s/cxx_std_[0-9]*/cxx_std_$newest/"
  elif grep -q 'The CMAKE_C[X]*_COMPILER:' "$TMPDIR/cmake"; then
    demand=compiler
    in_lists 's/^\( *\)set *( *CMAKE_C[X]*_COMPILER .*/\1/I'
  elif grep -q 'unable to find a build program\|Could not create named generator' "$TMPDIR/cmake"; then
    demand=generator
    in_lists 's/^\( *\)set *( *CMAKE_GENERATOR.*/\1/I'
  else
    return 1
  fi
}
# The sources without CMake, if it cannot even configure: they may be right.
build_without_cmake() {
  [ "$stage" = configure ] && [ $# -gt 1 ] && command -v g++ > /dev/null || return 1
  reason=$(grep -A 2 '^CMake Error' "$TMPDIR/cmake" | head -n 3 | tr -s ' \n' ' ')
  (build_c g++ -std=c++20 -O2 -g -pipe "$@") > "$TMPDIR/plain" 2>&1 && [ -s "$product" ] || return 1
  cat "$TMPDIR/plain"
  note without_cmake "$reason"
}
build_cmake() {
  enter_copy
  cmake=$1 top=$PWD
  cd "./$2"
  shift 2
  build=build
  [ ! -e build ] || build=build.flocking
  if ! try_cmake; then
    cp "$TMPDIR/cmake" "$TMPDIR/cmake.first"
    is_lowered=
    for _ in 1 2 3; do
      lower_demands || break
      is_lowered="$is_lowered$demand
"
      if try_cmake; then
        printf '%s' "$is_lowered" | tr ' ' '\t' >> "$notes"
        stage=
        break
      fi
    done
    if [ -n "$stage" ]; then
      cd "$top"
      if build_without_cmake "$@"; then return 0; fi
      # What the sources have is the student's to mend; what CMake lacks need not be.
      if [ "$stage" = build ]; then cat "$TMPDIR/cmake"; fi
      cat "$TMPDIR/cmake.first"
      if [ "$stage" != build ] && [ -n "$is_lowered" ]; then cat "$TMPDIR/cmake"; fi
      return 1
    fi
  fi
  cat "$TMPDIR/cmake"
  cd "$top"
  pick
}
