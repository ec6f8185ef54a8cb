# shellcheck shell=sh
# Part of a build's script: stand-ins for the compilers of C and C++ that ask for warnings too. Who has
# warnings made errors is left alone: what builds must still build.
stand_in() {
  new_program "$1"
  cat > "$1" << END
#!/bin/sh
case " \$* " in *' -Werror'*) exec '$2' "\$@" ;; esac
exec '$2' -Wall -Wextra "\$@"
END
}
