#!/usr/bin/env bash
# A part of hostile_class.sh, which cannot run alone: what students may submit instead of a program, and under which
# names. Each entry is refused with a message or is wrong, and changes no other verdict.
# shellcheck disable=SC2016,SC2154  # programs of other languages; what hostile_class.sh has set

# refused STUDENT: succeeds if the student is in the report with a message, and is not right.
refused() {
  local verdict
  verdict=$(verdicts_of "$1")
  check "entry $1 is AC" test "${verdict#*AC}" = "$verdict"
  check "entry $1 is not in the report" ask 'sys.exit(sys.argv[3] not in students)' "$1"
  check "entry $1 is in the report without a note" \
    ask 'sys.exit(not students.get(sys.argv[3]) and not words.get(sys.argv[3]))' "$1"
}

script() {  # ENTRY TEXT...
  printf '%s\n' "${@:2}" >"$scratch/class/$1"
  chmod 755 "$scratch/class/$1"
}

# Entries that students may submit instead of a program.
entries() {
  local class=$scratch/class name
  clean
  lay_out "${students[@]}" a_mallory=honest
  rm -rf "$class/a_mallory"
  grade
  no_harm "the class without entries"
  all_but a_mallory >"$scratch/without"
  local told=()
  link() {  # ENTRY TARGET
    ln -s "$2" "$class/$1"
    told+=("$1")
  }
  link link_classmate b_honest/run
  link link_classmate_absolute "$class/b_honest/run"
  link link_folder b_honest
  link link_env /usr/bin/env
  link link_self /proc/self/exe
  link link_thread /proc/thread-self/exe
  link link_init /proc/1/exe
  link link_descriptor /proc/self/fd/0
  link link_simulator "$program"
  link link_nowhere no/such
  link link_loop link_loop
  link link_up ..
  link link_desk ../desk
  for name in classmate=../b_honest/run self=/proc/self/exe simulator="$program" env=/usr/bin/env \
    up=../link_classmate; do
    mkdir "$class/run_${name%%=*}"
    ln -s "${name#*=}" "$class/run_${name%%=*}/run"
    told+=("run_${name%%=*}")
  done
  mkdir "$class/run_below_link"
  ln -s ../b_honest "$class/run_below_link/own"
  ln -s own/run "$class/run_below_link/run"
  cp "$program" "$class/copy_simulator"
  mkdir "$class/copy_folder"
  cp "$program" "$class/copy_folder/run"
  ln "$class/copy_simulator" "$class/hard_link"
  cp "$program" "$class/copy_appended"
  echo appended >>"$class/copy_appended"
  script copy_inside '#!/bin/sh' "exec $class/copy_simulator --rules course"
  script interpreter_classmate "#!$class/b_honest/run"
  script interpreter_self "#!$class/interpreter_self"
  cp "$built/bin/honest" "$class/x_mate"
  script interpreter_flat "#!$class/x_mate"
  # The files named after env are visible to the run, whatever they are.
  script env_answer "#!/usr/bin/env -S -u $scratch/cases/flock.out sh" \
    "exec cat $scratch/cases/flock.out"
  script env_mate "#!/usr/bin/env -S -u $class/x_mate sh" "exec $class/x_mate"
  script env_all '#!/usr/bin/env -S -u /. sh' "exec cat $scratch/cases/flock.out"
  script env_above "#!/usr/bin/env -S -u $scratch sh" "exec cat $scratch/cases/flock.out"
  mkdir "$class/env_link"
  ln -s "$scratch/cases" "$class/env_link/cases"
  script env_link/run "#!/usr/bin/env -S -u $class/env_link/cases sh" 'exec cat cases/flock.out'
  script interpreter_simulator "#!$program --scenario" 'rules = "course"'
  script interpreter_copy "#!$class/copy_simulator --scenario" 'rules = "course"'
  script interpreter_relative '#!../b_honest/run'
  script interpreter_long "#!/$(head -c 5000 /dev/zero | tr '\0' x)"
  script interpreter_blank '#!'
  cp "$built"/bin/sim_* "$class/"
  # A grader who is root copies files that some users may not read: neither their size, nor the length of the path in
  # another folder may count as the grader's fault.
  mkdir "$class/copied_sparse" "$class/copied_deep"
  cp "$built/bin/honest" "$class/copied_sparse/run"
  cp "$built/bin/honest" "$class/copied_deep/run"
  truncate -s 3G "$class/copied_sparse/data"
  chmod 600 "$class/copied_sparse/data"
  deep "$class/copied_deep"
  for name in unreadable empty; do cp "$built/bin/honest" "$class/$name"; done
  chmod 000 "$class/unreadable"
  : >"$class/empty"
  mkfifo "$class/fifo" "$class/fifo_run"
  mkdir "$class/folder_fifo" "$class/folder_empty" "$class/folder_folder" "$class/folder_folder/run"
  mkfifo "$class/folder_fifo/run"
  python3 -c 'import socket, sys; socket.socket(socket.AF_UNIX).bind(sys.argv[1])' "$class/socket" ||
    true
  chmod 755 "$class"/{fifo,fifo_run,folder_fifo/run}
  told+=(interpreter_flat env_answer env_mate env_all env_above env_link)
  told+=(run_below_link copy_simulator copy_folder hard_link copy_appended copy_inside
    interpreter_classmate interpreter_self interpreter_simulator interpreter_copy
    interpreter_relative interpreter_long interpreter_blank sim_proc_self sim_proc_thread_self
    sim_proc_init sim_env_path sim_shell.sh sim_loader.sh unreadable empty fifo folder_fifo
    folder_empty folder_folder)
  hand_over
  # Root can read everything.
  [ "$(id -u)" -ne 0 ] || [ ${#as_user[@]} -gt 0 ] || { rm "$class/unreadable"; told=("${told[@]/unreadable/empty}"); }
  grade
  no_harm entries
  for name in "${told[@]}"; do refused "$name"; done
  same_as_without "entries"
  names
}

# A file that others may not read, with a path that is nearly as long as possible.
deep() {  # FOLDER
  (
    cd "$1" || exit 1
    local name size=${#1} part=x
    name=$(printf 'd%.0s' {1..200})
    for (( ; size + 201 < 4000; size += 201)); do
      mkdir "$name"
      cd "$name" || exit 1
    done
    for (( ; ${#part} + size < 4090 && ${#part} < 250; )); do part+=x; done
    : >"$part"
    chmod 600 "$part"
  )
}

same_as_without() {  # WHAT
  ask 'for name in sorted(students):
    if name[:2] in ("b_", "c_", "d_", "e_", "f_", "g_", "h_", "i_"):
        print(json.dumps([name, students[name], words[name]]))' >"$scratch/with" || true
  check "$1 change others: $(diff "$scratch/without" "$scratch/with" | cut -c -200 | head -n 6 |
    tr '\n' ' ')" cmp -s "$scratch/without" "$scratch/with"
}

# Names that have a special meaning somewhere; each belongs to a wrong program, so that none gets AC.
names() {
  local class=$scratch/class name count=0
  lay_out "${students[@]}"
  for name in $'new\nline' $'tab\tand\rreturn' 'two words' '"quoted"' "'single'" '`id`' '$(id)' -rf \
    --help '%s%n' '<b>&amp;' 'a,b;c' '*' '?' '=cmd' $'escape\e[2Jhere' $'bell\a' $'bad\xff\xfebytes' \
    $'right\u202eleft' .hidden ... 'back\slash' '{}' '::error::x' ']]>' "$(printf 'x%.0s' {1..255})"; do
    cp "$built/bin/wrong_cohesion" "$class/$name"
    count=$((count + 1))
  done
  hand_over
  grade --report csv="$scratch/desk/r.csv" --report junit="$scratch/desk/r.xml" \
    --report html="$scratch/desk/r.html" --report tap="$scratch/desk/r.tap"
  no_harm names
  same_as_without names
  check "names: not each is in the report" \
    ask 'sys.exit(len(students) != int(sys.argv[3]))' $((count + ${#students[@]}))
  check "names: somebody is AC who is not" ask '
right = {name for name in students if any(case[1] == "AC" for case in students[name])}
sys.exit(not right <= {"b_honest", "e_notices", "f_needs", "g_children"})'
  check "names: control characters in the report" \
    sh -c '! LC_ALL=C grep -q "[[:cntrl:]]" "$1"' sh "$scratch/desk/report.json"
}

# A single program that is submitted as a link to the program that would start it.
alone() {
  local verdict
  for target in /proc/self/exe /proc/thread-self/exe /proc/1/exe; do
    ln -sfn "$target" "$scratch/desk/alone"
    (cd "$scratch/desk" && timeout 60 "${as_user[@]}" "$program" grade --cases "$scratch/cases" \
      --sandbox "$mode" --report csv -- ./alone) >"$scratch/output" 2>"$scratch/errors" || true
    verdict=$(grep -c ',AC,' "$scratch/output" || true)
    check "a link to $target alone is AC" test "$verdict" -eq 0
  done
}
