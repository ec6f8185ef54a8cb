# bash completion for flocking: options as its own help names them, so that it never lags behind.
_flocking() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
  local command='' formats="text csv jsonl"
  case ${COMP_WORDS[1]} in
    field) command=field formats="text csv map ppm png" ;;
    settings) command=settings ;;
  esac
  case $before in
    --rules) mapfile -t COMPREPLY < <(compgen -W "course course-tests book buas howtorts" -- "$word") ;;
    --combine) mapfile -t COMPREPLY < <(compgen -W "sum truncated prioritized dithered" -- "$word") ;;
    --format) mapfile -t COMPREPLY < <(compgen -W "$formats" -- "$word") ;;
    --show) mapfile -t COMPREPLY < <(compgen -W "cost integration direction" -- "$word") ;;
    --corners) mapfile -t COMPREPLY < <(compgen -W "cut safe" -- "$word") ;;
    --input | --output | --scenario | --flow-map | --map) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
    --set)
      mapfile -t COMPREPLY < <(compgen -S = -W "$(flocking settings 2>/dev/null |
        sed -n 's/^  \([a-z][a-z_.]*\) .*/\1/p')" -- "$word")
      ;;
    *)
      mapfile -t COMPREPLY < <(compgen -W "simulate field settings $(flocking $command --help 2>/dev/null |
        grep -oE -- '--[a-z][a-z-]*' | sort -u)" -- "$word")
      ;;
  esac
}
complete -o filenames -F _flocking flocking
