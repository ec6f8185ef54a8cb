# Sourced by checks that explain unchanged programs: builds the programs of a folder, and lists the command of each.

explained_programs=$(readlink -f "${BASH_SOURCE[0]}")

# build_programs FOLDER PATTERN OUT: compiles the programs in C, C++ and Java whose names match, and the program that
# limits them, into the folder OUT, an absolute path. Skips programs that are newer than their sources. A lock prevents
# two processes from compiling the same program.
build_programs() {
  (
    mkdir -p "$3"
    cd "$1" || exit 1
    # shellcheck disable=SC2317  # xargs calls it
    build() {  # SOURCE
      local name=${1##*/} out
      out=$out_folder/${name%.*}
      if command -v flock >/dev/null; then
        exec 9>"$out.built.lock"
        flock 9
      fi
      if [ "$out.built" -nt "$1" ] && [ "$out.built" -nt "$explained_programs" ]; then return; fi
      case $name in
        limited.c) gcc -O1 -static -s "$1" -o "$out" 2>"$out.log" || gcc -O1 "$1" -o "$out" ;;
        *.cpp) g++ -std=c++20 -O1 -w "$1" -o "$out" ;;
        *.c) gcc -std=gnu11 -O1 -w "$1" -o "$out" -lm ;;
        *.java) ! command -v javac >/dev/null || javac -nowarn -d "$out" "$1" ;;
      esac && touch "$out.built"
    }
    export -f build
    export out_folder=$3 explained_programs
    {
      echo "${explained_programs%/*}/limited.c"
      find . -maxdepth 1 -name "$2" \( -name '*.cpp' -o -name '*.c' -o -name '*.java' \) -printf '%f\n' | sort
    } | xargs -P "$(nproc)" -I{} bash -c 'build {}'
  )
}

# java_class FOLDER: prints the class that has a main.
java_class() {
  local file
  for file in "$1"/*.class; do
    if javap -cp "$1" "$(basename "$file" .class)" | grep -q 'static void main'; then basename "$file" .class; fi
  done | head -n 1
}

# list_programs FOLDER PATTERN OUT: prints a line for each program, with its name and its command, in the format of
# explain_programs. Leaves out programs whose language is not installed.
list_programs() {
  # Use the real interpreters, not the scripts of version managers, because they start without an environment.
  local folder node python java limit source
  folder=$(cd "$1" && pwd)
  python=$(python3 -c 'import sys; print(sys.executable)' || true)  # they use no packages: -S starts in half the time
  node=$(command -v node || true)
  java=$(command -v java || true)
  limit=$3/limited
  while read -r source; do
    case $source in
      *.js) [ -z "$node" ] || echo "${source%.*} $limit $node $folder/$source" ;;
      *.java) [ -z "$java" ] || [ ! -d "$3/${source%.*}" ] ||
        echo "${source%.*} $limit $java -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp $3/${source%.*} $(java_class "$3/${source%.*}")" ;;
      *.py) [ -z "$python" ] || echo "${source%.*} $limit $python -S $folder/$source" ;;
      *) echo "${source%.*} $limit $3/${source%.*}" ;;
    esac
  done < <(find "$folder" -maxdepth 1 -type f -name "$2" ! -name '*.label' -printf '%f\n' | sort)
}
