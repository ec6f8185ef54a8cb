# shellcheck shell=sh
# Part of a build's script: stand-ins for the compilers of C and C++, which make programs report where they crash.
# Debug information names one folder for all sources, wherever they were copied. -static, -s and the like are
# left out: sanitizers need shared libraries, and lines debug information.
sources=$(pwd -P)
flags="-O1 -g -w -fno-omit-frame-pointer -fno-optimize-sibling-calls \
-fsanitize=address,undefined -D_GLIBCXX_ASSERTIONS -D_GLIBCXX_DEBUG"
wraps=
for function in strtod strtof strtold strtol strtoll strtoul strtoull __isoc23_strtol \
  __isoc23_strtoll __isoc23_strtoul __isoc23_strtoull; do
  wraps=$wraps,--wrap=$function
done
stand_in() {
  last_text=$TMPDIR/last_text.o
  [ -f "$last_text" ] || "$2" -x c -O1 -fPIC -c "$TMPDIR/last_text.c" -o "$last_text"
  new_program "$1"
  cat > "$1" << END
#!/bin/sh
for word do
  shift
  case \$word in
    -static | -static-* | -s | -flto*) ;;
    *) set -- "\$@" "\$word" ;;
  esac
done
exec '$2' "\$@" $flags '-ffile-prefix-map=$sources=/submission' \
  '-ffile-prefix-map=$TMPDIR/s=/submission' '-Wl,$last_text$wraps'
END
}
