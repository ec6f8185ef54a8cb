# shellcheck shell=bash
# For checks/deploy.sh: the machines on which platforms grade, as far as root can emulate them.

# shellcheck disable=SC2016,SC2154  # the inner shell expands; the check has made $scratch

# Runs a command as root in a machine that has the system's programs, an empty /tmp, separate processes, and the
# folders FROM at their places TO; with `bare` as the first word, none of the system's files.
in_machine() {  # [bare] FROM TO... -- COMMAND...
  unshare --mount --propagation private --pid --fork --kill-child "$BASH" -euc '
    root=$1
    shift
    mount -t tmpfs -o mode=755 machine "$root"
    if [ "$1" = bare ]; then
      shift
    else
      mkdir "$root/usr" "$root/etc"
      for folder in usr etc; do mount --rbind "/$folder" "$root/$folder"; done
      for folder in bin sbin lib lib64; do
        if [ -L "/$folder" ]; then
          cp -P "/$folder" "$root/$folder"
        elif [ -d "/$folder" ]; then
          mkdir "$root/$folder"
          mount --rbind "/$folder" "$root/$folder"
        fi
      done
    fi
    mkdir -m 1777 -p "$root/tmp"
    mkdir -p "$root/proc" "$root/dev"
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    while [ "$1" != -- ]; do
      mkdir -p "$root$2"
      mount --bind "$1" "$root$2"
      shift 2
    done
    shift
    exec chroot "$root" "$@"' in_machine "$scratch/root" "$@"
}

# Makes stand-ins for commands that change a machine: they succeed, and record their arguments.
make_stand_ins() {  # FOLDER
  mkdir -p "$1"
  # shellcheck disable=SC2016
  printf '%s\n' '#!/bin/sh' 'echo "$0 $*" >>"${0%/*}/asked"' >"$1/apt-get"
  cp "$1/apt-get" "$1/sysctl"
  # shellcheck disable=SC2016
  printf '%s\n' '#!/bin/sh' 'exec "$@"' >"$1/sudo"
  chmod 755 "$1" "$1"/*
  : >"$1/asked"
  chmod 666 "$1/asked"
}
