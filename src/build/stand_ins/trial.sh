# shellcheck shell=sh
# Part of a build's script: stand-ins for the compilers of C and C++ that compile in the shortest time.
stand_in() {
  new_program "$1"
  cat > "$1" << END
#!/bin/sh
exec '$2' "\$@" -O0 -w -fno-diagnostics-show-caret -Wno-error
END
}
