#!/usr/bin/env bash
# hostile_installed.sh BUILD_DIR: a machine on which the project is installed, below /usr and /usr/local, with cases,
# engine and another release beside it. A class has three honest students, and students who look for all of it. In
# every mode such students get no points, and the honest ones keep theirs. Needs root: it works in separate mounts, so
# that the machine stays as it is.
# shellcheck disable=SC2016  # Makefiles of students
set -euo pipefail
build=$(readlink -f "$1")
root=$(cd "$(dirname "$0")/../.." && pwd)
if [ "${2:-}" != inside ]; then
  [ "$(id -u)" = 0 ] || { echo "skipped: not root"; exit 77; }
  unshare -m true 2>/dev/null || { echo "skipped: no mount namespace"; exit 77; }
  for tool in python3 g++ make; do
    command -v "$tool" >/dev/null || { echo "skipped: no $tool"; exit 77; }
  done
  exec unshare -m "$0" "$build" inside
fi

scratch=$(mktemp -d /var/tmp/installed.XXXXXX)
trap 'rm -rf --one-file-system "$scratch/class" "$scratch/cases" "$scratch/out" 2>/dev/null || true
  umount -l "$scratch" 2>/dev/null; rmdir "$scratch" 2>/dev/null || true' EXIT
mount -t tmpfs -o mode=755 tmpfs "$scratch"
for place in usr opt; do
  mkdir -p "$scratch/$place.upper" "$scratch/$place.work"
  mount -t overlay overlay -o "lowerdir=/$place,upperdir=$scratch/$place.upper,workdir=$scratch/$place.work" "/$place" ||
    { echo "skipped: no overlay mounts"; exit 77; }
done
status=0
complain() {
  echo "FAILED: $*"
  status=1
}

# Everything is installed, and the cases are the installed ones.
install_all() {
  local prefix
  for prefix in /usr /usr/local; do
    cmake --install "$build" --prefix "$prefix" >"$scratch/log" 2>&1 || { cat "$scratch/log"; exit 1; }
  done
  for prefix in /usr/lib/flocking-0.0.9 /usr/libexec/old /opt/flocking; do
    mkdir -p "$prefix/bin" "$prefix/share"
    cp "$build/flocking" "$prefix/bin/simulator"
    cp -r /usr/share/flocking "$prefix/share/"
  done
  mkdir -p /opt/solutions  # on the instructor's PATH
  g++ -O1 -o /opt/solutions/flock_solution "$root/tests/reported/good.cpp"
  mkdir -p "$scratch/cases"
  cp /usr/share/flocking/testcases/course/{all_forces,two_agents_cohesion}.{in,out} "$scratch/cases/"
}

make_class() {
  local name class=$scratch/class
  mkdir -p "$class"
  for name in ada grace emmy; do
    mkdir "$class/$name"
    cp "$root/tests/reported/good.cpp" "$class/$name/main.cpp"
  done
  mkdir "$class"/{reads,links,searches,borrows,preloads}
  cp "$root/tests/hostile/installed/reads.py" "$class/reads/main.py"
  cp "$root/tests/hostile/installed/searches.py" "$class/searches/main.py"
  cp "$root/tests/hostile/installed/borrows.sh" "$class/borrows/run"
  cp "$root/tests/hostile/installed/links.cpp" "$class/links/main.cpp"
  printf 'flock: main.cpp\n\tg++ -std=c++20 -o flock main.cpp -I/usr/local/include -L/usr/local/lib -lflocking_engine -lfmt %s\n' \
    "$(ls /usr/lib/libflocking_fmt.a 2>/dev/null)" >"$class/links/Makefile"
  cp "$class/links/main.cpp" "$class/preloads/main.cpp"
  printf '%s\n' 'flock: main.cpp' \
    '	g++ -std=c++20 -o flock main.cpp -I/usr/include $$(find /usr -name "lib*flocking*.a" 2>/dev/null)' \
    >"$class/preloads/Makefile"
  chmod +x "$class/borrows/run"
}

grade() {  # PROGRAM MODE: who passes how many, a line each
  PATH=/opt/solutions:$PATH XDG_CACHE_HOME=$scratch/kept "$1" grade --sandbox "$2" --time-limit 20 \
    --submissions "$scratch/class" --cases "$scratch/cases" --report csv="$scratch/rows.csv" \
    --report gradebook="$scratch/book.csv" >/dev/null 2>"$scratch/err" || true
  [ -s "$scratch/book.csv" ] || { complain "$1 $2: $(tail -n 3 "$scratch/err")"; return; }
  python3 - "$scratch/book.csv" <<'PYTHON'
import csv, sys
for row in csv.DictReader(open(sys.argv[1])):
    print(row["name"], row["passed"], row["remark"][:160])
PYTHON
}

install_all
make_class
for mode in auto limits; do
  for program in "$build/flocking" /usr/bin/flocking /opt/flocking/bin/simulator; do
    grade "$program" "$mode" >"$scratch/said"
    for name in ada grace emmy; do
      grep -q "^$name 2 " "$scratch/said" || complain "$program $mode: $(grep "^$name " "$scratch/said")"
    done
    for name in reads links searches borrows preloads; do
      grep -q "^$name 0 " "$scratch/said" || complain "$program $mode: $(grep "^$name " "$scratch/said")"
    done
  done
done
# What is built with the engine is refused even where the library was not hidden: here it is beside the source.
cp /usr/lib/libflocking*.a "$scratch/class/preloads/" 2>/dev/null ||
  cp /usr/lib/*/libflocking*.a "$scratch/class/preloads/"
mkdir "$scratch/class/preloads/flocking" && cp /usr/include/flocking/*.h "$scratch/class/preloads/flocking/"
printf '%s\n' 'flock: main.cpp' '	g++ -std=c++20 -I. -o flock main.cpp $$(ls *.a | sort) -lfmt' \
  >"$scratch/class/preloads/Makefile"
grade "$build/flocking" auto >"$scratch/said"
grep -q '^preloads 0 ' "$scratch/said" || complain "its own engine: $(grep '^preloads' "$scratch/said")"
[ $status = 0 ] || cat "$scratch/said"
exit $status
