# bash completion for flocking: options as its own help names them, so that it never lags behind.
_flocking() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
  case $before in
    --rules) mapfile -t COMPREPLY < <(compgen -W "course course-tests" -- "$word") ;;
    --input | --output) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
    *)
      mapfile -t COMPREPLY < <(compgen -W "simulate $(flocking --help 2>/dev/null |
        grep -oE -- '--[a-z][a-z-]*' | sort -u)" -- "$word")
      ;;
  esac
}
complete -o filenames -F _flocking flocking
