# bash completion for flocking: options as its own help names them, so that it never lags behind.
_flocking() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
  case $before in
    --rules) mapfile -t COMPREPLY < <(compgen -W "course course-tests book buas howtorts" -- "$word") ;;
    --combine) mapfile -t COMPREPLY < <(compgen -W "sum truncated prioritized dithered" -- "$word") ;;
    --format) mapfile -t COMPREPLY < <(compgen -W "text csv jsonl" -- "$word") ;;
    --input | --output | --scenario) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
    --set)
      mapfile -t COMPREPLY < <(compgen -S = -W "$(flocking settings 2>/dev/null |
        sed -n 's/^  \([a-z][a-z_.]*\) .*/\1/p')" -- "$word")
      ;;
    *)
      mapfile -t COMPREPLY < <(compgen -W "simulate settings $(flocking --help 2>/dev/null |
        grep -oE -- '--[a-z][a-z-]*' | sort -u)" -- "$word")
      ;;
  esac
}
complete -o filenames -F _flocking flocking
