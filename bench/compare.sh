#!/usr/bin/env bash
# Compares whole flocks with the plain double loop and with nanoflann: stepping alone, printing every step, memory,
# threads, instruction sets, uneven worlds, tiny cases. Outputs are compared first. --quick: 5,000 agents only;
# otherwise up to 1,000,000, which takes a while.
set -euo pipefail
sizes=(5000 20000 100000 1000000)
case ${1-} in
  '') ;;
  --quick) sizes=(5000) ;;
  *) echo "usage: $0 [--quick]" >&2; exit 2 ;;
esac
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/prepare.sh"
flocking=$build/flocking
plain=$build/bench/bench_flock_plain
nanoflann=$build/bench/bench_flock_nanoflann
make_flock=$build/bench/bench_make_flock
quadratic_up_to=20000
in_memory=$(mktemp -p /dev/shm)
trap 'rm -rf "$scratch" "$in_memory"' EXIT

# The programs to compare: a name and a command, in which @ stands for the input.
labels=() commands=()
no_programs() { labels=() commands=(); }
add() { labels+=("$1"); commands+=("$2"); }
add_flocking() { add "$1" "$flocking --last ${*:2} --input @"; }
add_indexed() {  # programs that can handle any number of agents
  no_programs
  add_flocking flocking --threads 1
  add_flocking "flocking, 2 threads" --threads 2
  add "nanoflann, 1 query" "$nanoflann --queries 1 @"
  add "nanoflann, 3 queries" "$nanoflann --queries 3 @"
}
add_all() {  # AGENTS: programs that can handle that many
  add_indexed
  if [ "$1" -le $quadratic_up_to ]; then add "plain double loop" "$plain @"; fi
}

# rhythm AGENTS: sets the number of steps of a short and of a long run, the rounds, and the runs per round.
rhythm() {
  case $1 in
    5000) short=2 long=32 rounds=5 runs=3 ;;
    20000) short=2 long=12 rounds=3 runs=2 ;;
    100000) short=2 long=17 rounds=5 runs=2 ;;
    *) short=1 long=5 rounds=3 runs=1 ;;
  esac
}

# prepare_flocks AGENTS OPTION...: writes $scratch/short and $scratch/long, the same flock with few and many steps.
prepare_flocks() {
  rhythm "$1"
  "$make_flock" "$@" --steps $short >"$scratch/short"
  "$make_flock" "$@" --steps $long >"$scratch/long"
}

# The last lines of flocking and of the plain loop must be the same bytes. nanoflann adds in another order: prints how
# many lines differ, and how many of them by more than 0.002.
check_agreement() {
  local i
  for i in "${!labels[@]}"; do
    bash -c "${commands[$i]//@/$scratch/long}" >"$scratch/$i.out"
    if [ "$i" = 0 ] || cmp -s "$scratch/0.out" "$scratch/$i.out"; then continue; fi
    [[ ${labels[$i]} == nanoflann* ]] || { echo "${labels[$i]} and ${labels[0]} disagree"; exit 1; }
    paste -d ' ' "$scratch/0.out" "$scratch/$i.out" | awk -v name="${labels[$i]}" -v other="${labels[0]}" '
      { far = NF != 8
        for (i = 1; i <= 4; ++i) { d = $i - $(i + 4); if (d > 0.002 || d < -0.002) far = 1 }
        differing += $1 " " $2 " " $3 " " $4 != $5 " " $6 " " $7 " " $8; wrong += far }
      END { printf "# %s beside %s: of %d lines %d differ, %d by more than 0.002\n", name, other, NR,
                   differing, wrong }'
  done
  rm -f "$scratch"/*.out
}

# measure_stepping AGENTS: sets ns to the nanoseconds per agent and step, from the difference of two runs.
measure_stepping() {
  local i turns=()
  for i in "${!commands[@]}"; do
    turns+=("${commands[$i]//@/$scratch/short}" "${commands[$i]//@/$scratch/long}")
  done
  mapfile -t seconds < <(medians $rounds $runs "${turns[@]}")
  ns=()
  for i in "${!commands[@]}"; do
    ns+=("$(awk -v a="${seconds[2 * i]}" -v b="${seconds[2 * i + 1]}" -v work=$((($1) * (long - short))) \
      'BEGIN { print (b - a) / work * 1e9 }')")
  done
}

show_stepping() {  # AGENTS OPTION...
  prepare_flocks "$@"
  check_agreement
  measure_stepping "$1"
  local i
  for i in "${!labels[@]}"; do
    awk -v n="$1" -v name="${labels[$i]}" -v ns="${ns[$i]}" -v first="${ns[0]}" \
      'BEGIN { printf "%8d  %-22s %10.1f %8.2f\n", n, name, ns, ns / first }'
  done
}

stepping() {
  echo
  echo "Stepping alone, one thread unless said. All three radii equal, 30 neighbours:"
  echo "  agents  program                ns per agent and step, ratio to the first"
  local agents
  for agents in "${sizes[@]}"; do
    add_all "$agents"
    show_stepping "$agents"
  done
  echo "Separation within half, alignment within two thirds of the largest radius:"
  for agents in "${sizes[@]}"; do
    case $agents in 20000 | 1000000) continue ;; esac
    add_all "$agents"
    show_stepping "$agents" --radii mixed
  done
}

# show_whole ROUNDS RUNS TITLE: times whole runs of the commands, which take turns, and prints milliseconds; sets
# seconds.
show_whole() {
  local i
  mapfile -t seconds < <(medians "$1" "$2" "${commands[@]}")
  for i in "${!labels[@]}"; do
    awk -v title="$3" -v name="${labels[$i]}" -v s="${seconds[$i]}" -v first="${seconds[0]}" \
      'BEGIN { printf "%-18s %-34s %11.2f %8.2f\n", title, name, s * 1e3, s / first }'
  done
}

every_step_printed() {
  echo
  echo "The whole program, every step printed: ms, ratio to the first"
  local agents steps
  for agents in "${sizes[@]}"; do
    [ "$agents" -le 100000 ] || continue
    rhythm "$agents"
    for steps in 5 10; do
      "$make_flock" "$agents" --steps $steps >"$scratch/in"
      no_programs
      add flocking "$flocking --threads 1 --input $scratch/in"
      add "flocking, 2 threads" "$flocking --threads 2 --input $scratch/in"
      add "nanoflann, 1 query" "$nanoflann --all $scratch/in"
      [ "$agents" -gt $quadratic_up_to ] || add "plain double loop" "$plain --all $scratch/in"
      show_whole $rounds $runs "$agents x $steps steps"
    done
  done
}

peak() {  # NAME COMMAND...
  local name=$1
  shift
  /usr/bin/time -o "$scratch/peak" -f '%M' "$@" >/dev/null
  awk -v name="$name" '{ printf "peak memory, %-32s %8.1f MiB\n", name, $1 / 1024 }' "$scratch/peak"
}

a_million() {
  [[ " ${sizes[*]} " == *" 1000000 "* ]] || return 0
  echo
  echo "1,000,000 agents, 5 steps, reading included: ms, ratio to the first"
  "$make_flock" 1000000 --steps 1 >"$scratch/in1"
  "$make_flock" 1000000 --steps 5 >"$scratch/in5"
  local threads
  for threads in 1 2; do
    local run="$flocking --threads $threads"
    no_programs
    add "5 steps, the last printed" "$run --last --input $scratch/in5"
    add "5 steps, all printed, /dev/null" "$run --input $scratch/in5"
    add "5 steps, all printed, /dev/shm" "$run --output $in_memory --input $scratch/in5"
    add "1 step" "$run --last --input $scratch/in1"
    show_whole 3 1 "threads: $threads"
    awk -v title="threads: $threads" -v last="${seconds[0]}" -v one="${seconds[3]}" 'BEGIN {
      alone = (last - one) / 4 * 5
      printf "%-18s %-34s %11.2f %8.2f\n", title, "5 steps alone", alone * 1e3, alone / last }'
  done
  peak "flocking, last" "$flocking" --threads 1 --last --input "$scratch/in5"
  peak "flocking, all steps" "$flocking" --threads 1 --input "$scratch/in5"
  peak "flocking, 2 threads, all steps" "$flocking" --threads 2 --input "$scratch/in5"
  peak "nanoflann, 1 query, last" "$nanoflann" "$scratch/in1"
  : >"$in_memory"
}

instruction_sets() {
  echo
  echo "Instruction sets, stepping alone: ns per agent and step, ratio to the first"
  "$make_flock" 100 --steps 1 >"$scratch/in"
  local agents set
  for agents in "${sizes[@]}"; do
    [ "$agents" -le 100000 ] || continue
    no_programs
    add_flocking flocking --threads 1
    for set in scalar sse2 avx2 avx512 neon; do
      "$flocking" --instructions $set --input "$scratch/in" >/dev/null 2>&1 || continue
      add_flocking "flocking, $set" --threads 1 --instructions $set
    done
    show_stepping "$agents"
  done
}

worlds() {
  echo
  echo "Worlds, stepping alone: agents, neighbours of each; ns per agent and step, ns per neighbour found," \
    "that beside the same program's in the uniform world"
  local kind agents found i per_neighbor even=()
  for kind in uniform clusters wide dense; do
    agents=${sizes[2]-5000}
    # Half of the agents see each other: quadratic with every method.
    if [ $kind = dense ]; then agents=5000; fi
    add_indexed
    prepare_flocks "$agents" --kind $kind
    check_agreement
    found=$("$nanoflann" --count "$scratch/short" 2>&1 >/dev/null |
      awk -v n="$agents" '{ print $2 / $4 / n }')
    measure_stepping "$agents"
    for i in "${!labels[@]}"; do
      per_neighbor=$(awk -v ns="${ns[$i]}" -v found="$found" 'BEGIN { print ns / found }')
      if [ $kind = uniform ]; then even+=("$per_neighbor"); fi
      awk -v kind=$kind -v n="$agents" -v name="${labels[$i]}" -v found="$found" -v ns="${ns[$i]}" \
        -v each="$per_neighbor" -v even="${even[$i]}" 'BEGIN {
          printf "%-9s %7d %8.1f  %-22s %11.1f %8.2f %8.2f\n", kind, n, found, name, ns, each, each / even }'
    done
  done
}

tiny_cases() {
  echo
  echo "Tiny flocks, 1,000 steps, the last printed: ms of the whole program, ratio to the first"
  local agents
  for agents in 2 10 50; do
    "$make_flock" $agents --steps 1000 --dt 0.001 >"$scratch/in"
    no_programs
    add flocking "$flocking --last --input $scratch/in"
    add "flocking --neighbors brute" "$flocking --last --neighbors brute --input $scratch/in"
    show_whole 5 200 "$agents agents"
  done
}

describe_machine
stepping
every_step_printed
a_million
instruction_sets
worlds
tiny_cases
