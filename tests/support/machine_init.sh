#!/usr/bin/env bash
# The first process of the virtual machine of checks/cgroup2.sh: sets up control groups of version 2 as a distribution
# does, runs the scenes of /etc/machine and powers the machine off.
export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8
mount -t proc proc /proc
mount -t sysfs sys /sys
mountpoint -q /dev || mount -t devtmpfs dev /dev
mkdir -p /dev/pts /dev/shm
mount -t devpts pts /dev/pts
ln -sf /proc/self/fd /dev/fd
ln -sf fd/0 /dev/stdin
ln -sf fd/1 /dev/stdout
ln -sf fd/2 /dev/stderr
mount -t tmpfs -o mode=1777 shm /dev/shm
mount -t tmpfs -o mode=1777 tmp /tmp
mount -t tmpfs -o mode=755 run /run
groups=/sys/fs/cgroup
mount -t cgroup2 -o nsdelegate groups "$groups"
scenes='' programs=''
# shellcheck source=/dev/null
source /etc/machine
tests=/srv/tests

say() { sed -u 's/^/machine| /' | tee /dev/console >/dev/null; }

# Groups as systemd arranges them: processes are only in groups without subgroups.
give() { for controller in cpu memory pids; do echo "+$controller" >"$1/cgroup.subtree_control"; done; }
mkdir -p "$groups/system.slice/test.service" "$groups/user.slice/app.slice/test.scope" "$groups/container"
give "$groups"
give "$groups/system.slice"
give "$groups/user.slice"
give "$groups/user.slice/app.slice"
# Delegated to the user, as systemd does with a user's own groups.
for group in "$groups/user.slice/app.slice" "$groups/user.slice/app.slice/test.scope"; do
  chown 1000:1000 "$group" "$group"/cgroup.{procs,threads,subtree_control}
done

as_user=(setpriv --reuid=1000 --regid=1000 --clear-groups --inh-caps=-all env HOME=/home/student)

inside() {  # GROUP COMMAND...: the exit status is the command's
  # shellcheck disable=SC2016
  bash -c 'echo 0 >"$0/cgroup.procs" && exec "$@"' "$groups/$1" "${@:2}" 2>&1 </dev/null
}

# Grades a correct program and one whose processes together need too much memory, and checks the layers: $counted is the
# report's line about control groups.
# shellcheck disable=SC2016
short='cd "$(mktemp -d)" && cp -r /srv/tests/hostile/bin /srv/tests/hostile/cases . && chmod -R u+w . || exit 1
  grade() {
    /srv/tests/flocking grade --cases cases --time-limit 60 --wall-limit 300 --memory-limit 64 "$@"
  }
  grade --report csv -- bin/honest >/dev/null || echo "FAILED: honest: exit status $?"
  grade -- bin/honest | grep -E "sandbox|judge error" | sort -u
  grade -- bin/honest 2>&1 | grep -q "$counted" || echo "FAILED: the report does not say: $counted"
  grade --process-limit 8 -- bin/many_children_hog_memory >hog || true
  grep -q "^MLE  flock" hog || { echo "FAILED: many_children_hog_memory does not get MLE"; head -n 5 hog; }
  left=$(find /sys/fs/cgroup -name "*flocking*")
  [ -z "$left" ] || echo "FAILED: groups are left: $left"
  rm -rf "$PWD"'

hostile() {  # COMMAND...: what runs it where
  local program
  if [ "$programs" = all ]; then
    "$@" $tests/checks/hostile.sh $tests/flocking $tests/hostile
    return
  fi
  for program in $programs; do
    "$@" env FLOCKING_HOSTILE_ONLY="$program" $tests/checks/hostile.sh $tests/flocking $tests/hostile |
      sed "s/^[0-9]* runs of/$program: &/"
  done
}

scene() {
  export counted='^sandbox:.*cgroup'
  case $1 in
    root) inside system.slice/test.service bash -c "$short" ;;
    user) inside user.slice/app.slice/test.scope "${as_user[@]}" bash -c "$short" ;;
    # As in a privileged container: the root of its groups contains processes, so that subgroups cannot have limits.
    container)
      counted='missing cgroup (control groups in /sys/fs/cgroup cannot limit memory)'
      inside container unshare --cgroup --mount bash -c \
        "umount $groups && mount -t cgroup2 groups $groups && $short" ;;
    bare) inside . bash -c "$short" ;;
    hostile-root) hostile inside system.slice/test.service ;;
    hostile-user) hostile inside user.slice/app.slice/test.scope "${as_user[@]}" ;;
    containers) inside system.slice/test.service $tests/checks/containers.sh $tests/flocking $tests/hostile ;;
    *) echo "FAILED: no such scene" ;;
  esac
}

{
  echo "kernel: $(uname -r), controllers: $(cat "$groups/cgroup.controllers")"
  "$tests/hostile/without" --probe landlock 2>/dev/null && echo "with Landlock" || echo "without Landlock"
  for name in $scenes; do
    echo "$name:"
    SECONDS=0
    scene "$name"
    echo "$name: exit status $?, $SECONDS s"
  done
  echo end
} 2>&1 | say
sync
echo o >/proc/sysrq-trigger
sleep 60
