#!/usr/bin/env bash
# containers.sh PROGRAM FOLDER: grades in environments like those of containers and other machines, as far as this
# machine can emulate them. FOLDER is as for hostile.sh, with `without` (support/without.c). In each environment: honest
# programs are accepted, hostile ones get the expected verdicts, the report lists the sandbox's layers and says why
# others are missing, nothing crashes, nothing is left behind. Needs root (or sudo without a password).
#   FLOCKING_CONTAINER=WORD   only containers whose names contain WORD
# Everything happens in separate namespaces, so that files, mounts and processes disappear with them.
set -euo pipefail
export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8
# shellcheck source=tests/support/container.bash
source "$(dirname "$(readlink -f "$0")")/../support/container.bash"
# shellcheck source=tests/support/turns.bash
source "$(dirname "$(readlink -f "$0")")/../support/turns.bash"

if [ "${1:-}" != --inside ]; then
  flocking=$(readlink -f "$1")
  built=$(readlink -f "$2")
  [ -x "$built/bin/honest" ] || { echo "the hostile programs are not built"; exit 1; }
  [ -x "$built/without" ] || { echo "skipped: \`without\` is not for this processor"; exit 77; }
  if [ "$(id -u)" -ne 0 ]; then
    sudo -n true 2>/dev/null || { echo "skipped: needs root"; exit 77; }
    exec sudo -n env "FLOCKING_CONTAINER=${FLOCKING_CONTAINER:-}" "$BASH" "$0" "$flocking" "$built"
  fi
  world=(unshare --mount --propagation private --pid --ipc --fork --kill-child --mount-proc)
  "${world[@]}" true 2>/dev/null ||
    { echo "skipped: this machine lets root make no namespaces"; exit 77; }
  # When this script is ended, the first process of the new namespaces ends too, and all others with it.
  turn_of shared
  "${turn[@]}" "${world[@]}" "$BASH" "$0" --inside "$flocking" "$built" </dev/null &
  child=$!
  trap 'trap "" INT TERM HUP; kill -KILL "$child" 2>/dev/null || true' EXIT
  trap 'exit 130' INT TERM HUP
  status=0
  wait "$child" || status=$?
  trap - EXIT
  exit "$status"
fi

# From here on we are root in separate namespaces.
mount -t tmpfs -o mode=755 private /srv
mkdir "$home" /srv/root
cp "$2" "$program"
cp -r "$3/bin" "$3/cases" "$3/without" "$home/"
chmod -R u=rwX,go=rX "$home"
chmod 755 "$program" "$without" "$home"/bin/*
for folder in /home /root; do mount -t tmpfs -o mode=755 private "$folder"; done
for folder in /tmp /var/tmp /dev/shm; do mount -t tmpfs -o mode=1777 private "$folder"; done
chmod 700 /root
install -d -m 755 -o 1000 -g 1000 /home/student

# An honest program that needs an interpreter.
{
  echo '#!/usr/bin/env python3'
  printf 'print("""\\\n'
  cat "$home/cases/flock.out"
  echo '""", end="")'
} >"$home/bin/honest.py"
chmod 755 "$home/bin/honest.py"
: >"$home/empty"

set +e  # from here on failures are counted

# Runs as a user with a home folder and no privileges.
as_user=(setpriv --reuid=1000 --regid=1000 --clear-groups --inh-caps=-all
  env HOME=/home/student USER=student)

# Runs its words after the commands of the script, in a separate mount namespace.
with_mounts() {  # SCRIPT: sets the command in `mounted`
  mounted=(unshare --mount --propagation private "$BASH" -euc "$1"$'\n''exec "$@"' mounts)
}

# shellcheck disable=SC2016
docker_mounts='
  for path in /proc/sys /proc/irq /proc/bus /proc/fs /proc/sysrq-trigger /sys; do
    [ -e "$path" ] || continue
    mount --bind "$path" "$path" 2>/dev/null || mount --rbind "$path" "$path"
    mount -o remount,bind,ro "$path"
  done
  for path in /proc/kcore /proc/keys /proc/timer_list /proc/sched_debug; do
    [ ! -e "$path" ] || mount --bind /dev/null "$path"
  done
  for path in /proc/acpi /proc/scsi /sys/firmware; do
    [ ! -e "$path" ] || mount -t tmpfs -o ro none "$path"
  done'
own_processes=(unshare --mount --propagation private --pid --fork --kill-child --mount-proc)
no_bubblewrap=$(command -v bwrap) && no_bubblewrap="mount --bind $home/empty $no_bubblewrap"

docker() {  # SCRIPT WORD...: as Docker starts it, after more mounts, by more words
  with_mounts "$docker_mounts"$'\n'"$1"
  enter=("${own_processes[@]}" "${mounted[@]}" "$without" --docker -- "${@:2}")
  emulated='no-namespaces no-userns'
}

# Runs its words as root of a user namespace whose ids are mapped by root from outside, as newuidmap does.
mapped() {  # MAP WORD...
  local fifo child tries=0
  fifo=$(mktemp -u "$home/fifo-XXXXXX")
  mkfifo -m 622 "$fifo"
  chmod 666 "$fifo"
  # shellcheck disable=SC2016
  setpriv --reuid=1000 --regid=1000 --clear-groups unshare --user \
    "$BASH" -c 'read -r _ <"$0" && exec "$@"' "$fifo" "${@:2}" &
  child=$!
  while [ "$(readlink "/proc/$child/ns/user")" = "$(readlink /proc/self/ns/user)" ]; do
    sleep 0.02
    [ $((tries += 1)) -lt 250 ] || break
  done
  # The kernel requires a single write.
  cat <<<"$1" >"/proc/$child/uid_map" && cat <<<"$1" >"/proc/$child/gid_map"
  echo go >"$fifo"
  wait "$child"
  local ended=$?
  rm -f "$fifo"
  return "$ended"
}

podman() {  # SCRIPT WORD...: as an ordinary user's podman starts it
  with_mounts "$1"
  enter=("$BASH" -uc "home=$home; $(declare -f mapped); mapped \"\$@\"" mapped
    $'0 1000 1\n1 100000 65535' "${own_processes[@]}" "${mounted[@]}" "${@:2}")
}

if container 'root'; then try; fi

if container 'root without bubblewrap'; then
  with_mounts "$no_bubblewrap"
  enter=("${mounted[@]}") emulated='no-namespaces'
  try
fi

if container 'user'; then
  enter=("${as_user[@]}")
  try
fi

if container 'user without bubblewrap'; then
  with_mounts "$no_bubblewrap"
  enter=("${mounted[@]}" "${as_user[@]}") emulated='no-namespaces'
  try
fi

if container 'rootless podman'; then
  podman : "$without" --rights --
  try
fi

if container 'rootless podman that hides of /proc'; then
  podman "$docker_mounts" "$without" --rights --
  emulated='no-namespaces'
  try
fi

if container 'rootless podman, user'; then
  podman : "$without" --rights -- "${as_user[@]}"
  try
fi

if container 'rootless podman, Docker'\''s profile'; then
  podman "$docker_mounts" "$without" --docker --
  emulated='no-namespaces no-userns'
  try
fi

if container 'root of one id'; then
  enter=("${as_user[@]}" unshare --map-root-user)
  try
fi

if container 'root of one id without bubblewrap'; then
  with_mounts "$no_bubblewrap"
  enter=("${mounted[@]}" "${as_user[@]}" unshare --map-root-user) emulated='no-namespaces'
  try
fi

if container 'Docker'; then
  docker :
  try
fi

if container 'Docker without bubblewrap'; then
  docker "$no_bubblewrap"
  try
fi

if container 'Docker, user'; then
  docker : "${as_user[@]}"
  try
fi

if container 'Docker, user without bubblewrap'; then
  docker "$no_bubblewrap" "${as_user[@]}"
  try
fi

if container 'Docker without Landlock'; then
  docker : "$without" --landlock --
  emulated+=' no-landlock'
  try
fi

if container 'Docker, user without Landlock'; then
  docker : "${as_user[@]}" "$without" --landlock --
  emulated+=' no-landlock'
  try
fi

if container 'privileged Docker'; then
  enter=("${own_processes[@]}")
  try
fi

# Two containers on one machine: the process numbers are the same, the control groups are not.
if container 'privileged Docker, twice at a time'; then
  enter=("${own_processes[@]}")
  pair=()
  for one in 1 2; do
    (cd "$place" && exec timeout 120 "${enter[@]}" "$program" grade -j 2 --repeat 30 --time-limit 5 \
      --cases cases -- bin/honest) >"$home/report-$one" 2>&1 </dev/null &
    pair+=($!)
  done
  for one in 1 2; do
    wait "${pair[one - 1]}"
    check $? "one disturbs the other: $(grep -m 1 -E 'judge error|signal' "$home/report-$one" | sed 's/^ *//')"
  done
fi

# A separate root folder with /autograder in it.
if container 'Gradescope' /srv/class/autograder; then
  mkdir "$place/source" "$place/submission" "$place/results"
  mv "$place/cases" "$place/source/"
  ln -s source/cases "$place/cases"
  docker '
    mount -t tmpfs -o mode=755 root /srv/root
    for path in /*; do
      if [ -L "$path" ]; then
        cp -a "$path" /srv/root/
      elif [ -d "$path" ]; then
        mkdir "/srv/root$path"
        if [ "$path" = /srv ]; then mount --bind /srv /srv/root/srv
        elif [ "$path" != /lost+found ]; then mount --rbind "$path" "/srv/root$path"; fi
      fi
    done
    mkdir /srv/root/autograder /srv/root/old
    mount --bind /srv/class/autograder /srv/root/autograder
    cd /srv/root
    pivot_root . old
    umount -l /old
    rmdir /old
    cd /autograder'
  try
  mv "$place/bin/honest" "$place/submission/solution"
  options=()
  grade --cases /autograder/source/cases --points 100 \
    --report gradescope=/autograder/results/results.json -- /autograder/submission/solution
  check "$status" "as the manual shows it: exit status $status: $said"
  grep -qE '"score": *100\b' "$place/results/results.json"
  check $? "results.json gives no 100 points"
fi

# Only the user may access his home folder; the user may not create user namespaces, root may.
runner_home=/home/runner
in_runner_home() {
  install -d -m 700 -o 1000 -g 1000 "$runner_home"
  chown -R 1000:1000 "$runner_home"
}

if container 'GitHub'\''s runner' "$runner_home/work/class"; then
  in_runner_home
  enter=("${as_user[@]}" HOME="$runner_home" "$without" --userns --) emulated='no-userns no-namespaces'
  try
fi

if container 'GitHub'\''s runner with sudo' "$runner_home/work/class"; then
  in_runner_home
  try
fi

if container 'root without user namespaces' "$runner_home/work/class"; then
  in_runner_home
  enter=("$without" --userns --) emulated='no-userns'
  try
fi

for who in root user; do
  as=()
  [ "$who" = root ] || as=("${as_user[@]}")

  for kind in landlock seccomp new namespaces mount ptrace keyctl; do
    if container "$who without $kind"; then
      enter=("${as[@]}" "$without" "--$kind" --)
      case $kind in
        landlock) emulated='no-landlock' ;;
        seccomp) emulated='no-filters' ;;
        new) emulated='no-landlock filters' ;;
        namespaces | mount) emulated='no-namespaces' ;;
      esac
      # These are about the grader's start; `root` and `user` cover the rest.
      [[ $kind != [mpk]* ]] || few=no
      try
    fi
  done

  if container "$who without Landlock and bubblewrap"; then
    with_mounts "$no_bubblewrap"
    enter=("${mounted[@]}" "${as[@]}" "$without" --landlock --) emulated='no-landlock no-namespaces'
    try
  fi

  if container "$who without /dev/shm"; then
    # shellcheck disable=SC2016
    with_mounts 'mount -t tmpfs -o mode=755 dev /srv/root
      for name in null zero full random urandom tty; do
        : >"/srv/root/$name"
        mount --bind "/dev/$name" "/srv/root/$name"
      done
      mkdir /srv/root/pts
      ln -s /proc/self/fd /proc/self/fd/0 /proc/self/fd/1 /proc/self/fd/2 /srv/root
      mount --move /srv/root /dev'
    enter=("${mounted[@]}" "${as[@]}") few=no
    try
  fi

  if container "$who without /proc/sys"; then
    with_mounts 'mount -t tmpfs -o ro none /proc/sys'
    enter=("${mounted[@]}" "${as[@]}") few=no
    try
  fi

  if container "$who without /sys"; then
    with_mounts 'umount -l /sys; mount -t tmpfs -o ro none /sys'
    enter=("${mounted[@]}" "${as[@]}") few=no
    try
  fi

  for mode in auto limits; do
    if container "$who with a read-only home, $mode" /home/student/class; then
      chown -R 1000:1000 /home/student
      with_mounts 'mount --bind /home/student /home/student
        mount -o remount,bind,ro /home/student'
      enter=("${mounted[@]}" "${as[@]}" env HOME=/home/student) options=(--sandbox "$mode") few=no
      try
      rm -rf /home/student/class
    fi

    if container "$who with a TMPDIR that is not there, $mode"; then
      enter=("${as[@]}" env TMPDIR=/nonexistent) options=(--sandbox "$mode") few=no
      try
    fi

    if container "$who with a TMPDIR that cannot be written, $mode"; then
      with_mounts 'mount -t tmpfs -o ro,mode=755 none /srv/root'
        enter=("${mounted[@]}" "${as[@]}" env TMPDIR=/srv/root) options=(--sandbox "$mode") few=no
      try
    fi
  done
done

# Folders that only their owner may enter, in every mode. If something is not possible, there is a message.
for mode in none limits auto full; do
  for where in /root/class /home/student/private/class; do
    if container "root, $where, $mode" "$where"; then
      [ "$where" = /root/class ] || chown -R 1000:1000 /home/student
      chmod 700 /home/student
      options=(--sandbox "$mode") few=no
      try
      chmod 755 /home/student
    fi
  done

  for owner in root user; do
    for who in root user; do
      # No user can read files of which only root is the reader.
      [ "$owner$who" != rootuser ] || continue
      if container "$who, folders and files of $owner alone, $mode"; then
        [ "$owner" = root ] || chown -R 1000:1000 "$place"
        chmod -R go= "$place"
        chmod 755 "$place"
        if [ "$who" = user ]; then enter=("${as_user[@]}"); fi
        options=(--sandbox "$mode") few=no
        try
      fi
    done
  done
done

echo "$checks checks, $failures failures"
[ "$failures" -eq 0 ]
