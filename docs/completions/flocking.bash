# bash completion for flocking: options as its own help names them, so that it never lags behind.
_flocking() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
  local command='' formats="text csv jsonl"
  case ${COMP_WORDS[1]} in
    field) command=field formats="text csv map ppm png" ;;
    explain) command=explain formats="text json markdown" ;;
    settings) command=settings ;;
    grade | view | compare | package | plot) command=${COMP_WORDS[1]} ;;
  esac
  case $before in
    --rules) mapfile -t COMPREPLY < <(compgen -W "course course-tests book buas howtorts" -- "$word") ;;
    --combine) mapfile -t COMPREPLY < <(compgen -W "sum truncated prioritized dithered" -- "$word") ;;
    --neighbors) mapfile -t COMPREPLY < <(compgen -W "auto brute grid kdtree" -- "$word") ;;
    --instructions) mapfile -t COMPREPLY < <(compgen -W "auto scalar sse2 avx2 avx512" -- "$word") ;;
    --format) mapfile -t COMPREPLY < <(compgen -W "$formats" -- "$word") ;;
    --show) mapfile -t COMPREPLY < <(compgen -W "cost integration direction" -- "$word") ;;
    --sandbox) mapfile -t COMPREPLY < <(compgen -W "auto full limits none" -- "$word") ;;
    --hint) mapfile -t COMPREPLY < <(compgen -W "none where what full" -- "$word") ;;
    --explain) mapfile -t COMPREPLY < <(compgen -W "text json markdown" -- "$word") ;;
    --disclose) mapfile -t COMPREPLY < <(compgen -W "full difference verdict" -- "$word") ;;
    --report) mapfile -t COMPREPLY < <(compgen -W "text markdown html json junit tap github gradescope csv" -- "$word") ;;
    --corners) mapfile -t COMPREPLY < <(compgen -W "cut safe" -- "$word") ;;
    --input | --output | --scenario | --flow-map | --map | --cases | --submissions | --keep | --replays | --out | --actual | -o) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
    --set)
      mapfile -t COMPREPLY < <(compgen -S = -W "$(flocking settings 2>/dev/null |
        sed -n 's/^  \([a-z][a-z_.]*\) .*/\1/p')" -- "$word")
      ;;
    *)
      mapfile -t COMPREPLY < <(compgen -W "simulate grade explain view compare validate package plot field settings $(flocking $command --help 2>/dev/null |
        grep -oE -- '--[a-z][a-z-]*' | sort -u)" -- "$word")
      ;;
  esac
}
complete -o filenames -F _flocking flocking
