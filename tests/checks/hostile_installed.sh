#!/usr/bin/env bash
# hostile_installed.sh BUILD_DIR: grades a class on a machine where the project is installed, by `cmake --install` and
# by its Debian package and archive, with cases, engine and another release next to it. Three students are honest; the
# others look for the installed files. In every mode, as root and as another user, these get no points and the honest
# ones keep theirs. Needs root: it works in separate mounts, so that the machine does not change.
# shellcheck disable=SC2016  # Makefiles of students
set -euo pipefail
build=$(readlink -f "$1")
way=${2:-}
root=$(cd "$(dirname "$0")/../.." && pwd)
if [ -z "$way" ]; then
  [ "$(id -u)" = 0 ] || { echo "skipped: not root"; exit 77; }
  unshare -m true 2>/dev/null || { echo "skipped: no mount namespace"; exit 77; }
  for tool in python3 g++ make dpkg-deb setpriv; do
    command -v "$tool" >/dev/null || { echo "skipped: no $tool"; exit 77; }
  done
  unshare -m "$0" "$build" cmake
  exec unshare -m "$0" "$build" packages
fi

scratch=$(mktemp -d /var/tmp/installed.XXXXXX)
trap 'rm -rf --one-file-system "$scratch/class" "$scratch/cases" "$scratch/out" 2>/dev/null || true
  umount -l "$scratch" 2>/dev/null; rmdir "$scratch" 2>/dev/null || true' EXIT
mount -t tmpfs -o mode=755 tmpfs "$scratch"
for place in usr opt var/lib/dpkg; do
  mkdir -p "$scratch/$place.upper" "$scratch/$place.work"
  mount -t overlay overlay -o "lowerdir=/$place,upperdir=$scratch/$place.upper,workdir=$scratch/$place.work" "/$place" ||
    { echo "skipped: no overlay mounts"; exit 77; }
done
status=0
complain() {
  echo "FAILED: $*"
  status=1
}

install_by_cmake() {
  local prefix
  for prefix in /usr /usr/local; do
    cmake --install "$build" --prefix "$prefix" >"$scratch/log" 2>&1 || { cat "$scratch/log"; exit 1; }
  done
}

# Installs the package in /usr, the archive in /opt and /usr/local.
install_packages() {
  local packages=$scratch/packages
  FLOCKING_RELEASE_MACHINES=linux-x86_64 FLOCKING_RELEASE_BUILD=$build "$root/cmake/release.sh" "$packages" \
    >"$scratch/log" 2>&1 || { cat "$scratch/log"; exit 1; }
  dpkg --install --force-depends "$packages"/flocking_*.deb >"$scratch/log" 2>&1 || { cat "$scratch/log"; exit 1; }
  tar -xzf "$packages"/flocking-*-linux-x86_64.tar.gz -C /opt
  tar -xzf "$packages"/flocking-*-linux-x86_64.tar.gz -C /usr/local --strip-components=1
}

# The installed cases are used for grading.
install_all() {
  local prefix
  if [ "$way" = cmake ]; then install_by_cmake; else install_packages; fi
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
  mkdir "$class/made"  # an honest program with a Makefile
  cp "$root/tests/reported/good.cpp" "$class/made/flock.cpp"
  printf 'flock: flock.cpp\n\tg++ -std=c++20 -O1 -o flock flock.cpp\n' >"$class/made/Makefile"
  mkdir "$class"/{reads,links,loads,searches,borrows,preloads}
  cp "$root/tests/hostile/installed/reads.py" "$class/reads/main.py"
  cp "$root/tests/hostile/installed/searches.py" "$class/searches/main.py"
  cp "$root/tests/hostile/installed/loads.py" "$class/loads/main.py"
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

grade() {  # PROGRAM MODE USER: prints for each student how many cases pass
  local as=() out=$scratch/out
  [ "$3" = root ] || as=(setpriv --reuid=65534 --regid=65534 --clear-groups --inh-caps=-all)
  rm -rf "$out"
  mkdir -m 777 "$out"
  PATH=/opt/solutions:$PATH XDG_CACHE_HOME=$out/kept "${as[@]}" "$1" grade --sandbox "$2" --time-limit 20 \
    --submissions "$scratch/class" --cases "$scratch/cases" --report gradebook="$out/book.csv" \
    >/dev/null 2>"$out/err" || true
  [ -s "$out/book.csv" ] || { complain "$*: $(tail -n 3 "$out/err")"; return; }
  python3 - "$out/book.csv" <<'PYTHON'
import csv, sys
for row in csv.DictReader(open(sys.argv[1])):
    print(row["name"], row["passed"], row["remark"][:160])
PYTHON
}

expect() {  # WHAT NAME PASSED: checks the output of grade
  grep -q "^$2 $3 " "$scratch/said" || complain "$1: $(grep "^$2 " "$scratch/said" || echo "no $2")"
}

install_all
make_class
for user in root other; do
  for mode in auto limits; do
    for program in "$build/flocking" /usr/bin/flocking /opt/flocking/bin/simulator; do
      grade "$program" "$mode" "$user" >"$scratch/said"
      for name in ada grace emmy made; do expect "$way $program $mode $user" "$name" 2; done
      for name in reads links loads searches borrows preloads; do expect "$way $program $mode $user" "$name" 0; done
    done
  done
done
if [ "$way" != cmake ]; then exit $status; fi
# A program linked with the engine is refused even if the library was not hidden: here it is in the source's folder.
cp /usr/lib/libflocking*.a "$scratch/class/preloads/" 2>/dev/null ||
  cp /usr/lib/*/libflocking*.a "$scratch/class/preloads/"
mkdir "$scratch/class/preloads/flocking" && cp /usr/include/flocking/*.h "$scratch/class/preloads/flocking/"
printf '%s\n' 'flock: main.cpp' '	g++ -std=c++20 -I. -o flock main.cpp $$(ls *.a | sort) -lfmt' \
  >"$scratch/class/preloads/Makefile"
grade "$build/flocking" auto root >"$scratch/said"
expect "its own engine" preloads 0
[ $status = 0 ] || cat "$scratch/said"
exit $status
