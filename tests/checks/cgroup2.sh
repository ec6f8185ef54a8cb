#!/usr/bin/env bash
# cgroup2.sh PROGRAM FOLDER: boots a small system with control groups of version 2 and runs hostile.sh in it, for
# machines that have version 1 or none. FOLDER is as for hostile.sh. Run by hand: it takes minutes.
#   FLOCKING_MACHINE=qemu|uml   Debian's cloud kernel in software emulation, by qemu-system-x86, or its
#                               user-mode-linux, which needs no installation but has no Landlock and only
#                               one processor; default: qemu if it is installed
#   FLOCKING_SCENES='...'       of: root user container bare (an honest program and one that needs memory
#                               in many processes), hostile-root hostile-user (hostile.sh), containers
#                               (containers.sh); default: all but the last
#   FLOCKING_PROGRAMS='...'     programs for hostile.sh; default: those for which groups of processes, time or
#                               memory matter, and a few more; all: takes most of an hour
#   FLOCKING_HOSTILE_CPU=S      as for hostile.sh; default: 3, or 6 if memory is slow to allocate, as in UML
#   FLOCKING_MACHINE_TIME=S     time limit for the whole run: 3600
# The kernel comes from the machine's own apt sources and is not installed; the root folder is made of files of
# installed packages. Needs root, 1 GB in ${TMPDIR:-/tmp} while it runs, and 3 GB of memory.
set -euo pipefail
flocking=$(readlink -f "$1")
built=$(readlink -f "$2")
tests=$(readlink -f "$(dirname "$0")/..")
machine=uml
! command -v qemu-system-x86_64 >/dev/null || machine=qemu
machine=${FLOCKING_MACHINE:-$machine}
cpu_s=3
[ "$machine" != uml ] || cpu_s=6
scenes=${FLOCKING_SCENES:-root user container bare hostile-root hostile-user}
some='heap_hog child_hogs_memory many_children_hog_memory just_under_memory child_burns_cpu orphan_burns_cpu
  cpu_in_grandchild_after_exit daemon_holds_stdout fork_bomb zombie_maker threads_burn_cpu fills_disk
  busy_loop sleep_forever reads_answer_file leaves_files_in_tmp kills_everyone'
programs=${FLOCKING_PROGRAMS:-$some}
packages=(base-files bash bubblewrap coreutils diffutils findutils grep libc-bin mawk mount python3 sed util-linux)
case $machine in
  uml) needed=(apt-get dpkg-deb mke2fs) ;;
  qemu) needed=(apt-get dpkg-deb mke2fs qemu-system-x86_64) ;;
  *) echo "no such machine: $machine"; exit 2 ;;
esac
[ "$(id -u)" -eq 0 ] || { echo "skipped: needs root, for the owners of files"; exit 77; }
for command in "${needed[@]}"; do
  command -v "$command" >/dev/null || { echo "skipped: needs $command"; exit 77; }
done
dpkg -s "${packages[@]}" >/dev/null || { echo "skipped: needs ${packages[*]}"; exit 77; }
[ -x "$built/bin/honest" ] || { echo "the hostile programs are not built"; exit 1; }

scratch=$(mktemp -d)
child=''
end() {
  trap '' INT TERM HUP  # a second signal must not interrupt the cleaning up
  # unshare ends everything in its namespace: the user-mode kernel has a process for each of its processes.
  if [ -n "$child" ]; then
    kill -KILL "$child" 2>/dev/null || true
    wait "$child" 2>/dev/null || true
  fi
  rm -rf "$scratch"
}
trap end EXIT
trap 'exit 130' INT TERM HUP

# Gets a kernel, in $kernel.
cd "$scratch"
if [ "$machine" = uml ]; then package=user-mode-linux
else package=$(apt-cache depends linux-image-cloud-amd64 | awk '/Depends:/ { print $2; exit }'); fi
apt-get download -q "$package" >download.log 2>&1 ||
  { echo "skipped: cannot download $package: $(tail -n 1 download.log)"; exit 77; }
dpkg-deb -x ./*.deb kernel ||
  { echo "skipped: this machine cannot unpack $package; was it disturbed?"; exit 77; }
rm -f ./*.deb
kernel=$(find "$PWD/kernel" -type f \( -name linux.uml -o -name 'vmlinuz-*' \) -print -quit)

# Makes a root folder from files of this machine, with the tests in it.
mkdir -p root/{dev,proc,sys,tmp,var/tmp,run,mnt,srv,root,home/student,usr/{bin,sbin,lib,lib64},etc}
for name in bin sbin lib lib64; do
  if [ -L "/$name" ]; then cp -a "/$name" root/; else mkdir -p "root/$name"; fi
done
chmod 1777 root/tmp root/var/tmp
apt-cache depends --recurse --installed --no-recommends --no-suggests --no-conflicts --no-breaks \
  --no-replaces --no-enhances "${packages[@]}" | grep -E '^[a-z0-9]' | sort -u |
  { xargs dpkg -L 2>/dev/null || true; } | grep -vE '^/usr/share/(doc|man|locale|info|perl|i18n)/|^/usr/lib/[^/]*/perl' |
  sort -u | while read -r path; do
    if [ -L "$path" ] || [ -f "$path" ]; then echo "${path#/}"; fi
  done >files
cat >>files <<'END'
etc/alternatives
etc/ld.so.cache
usr/bin/awk
END
tar -C / -cf - --files-from=files 2>/dev/null | tar -C root -xf - --keep-directory-symlink
cat >root/etc/passwd <<'END'
root:x:0:0:root:/root:/bin/bash
student:x:1000:1000:student:/home/student:/bin/bash
nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin
END
printf 'root:x:0:\nstudent:x:1000:\nnogroup:x:65534:\n' >root/etc/group
printf 'root:*:1:0:99999:7:::\n' >root/etc/shadow
chmod 600 root/etc/shadow
mkdir root/srv/tests root/srv/tests/{checks,support,hostile}
cp "$flocking" root/srv/tests/flocking
cp -r "$built/bin" "$built/cases" root/srv/tests/hostile/
[ ! -e "$built/without" ] || cp "$built/without" root/srv/tests/hostile/
cp "$tests"/checks/*.sh root/srv/tests/checks/
cp "$tests"/support/*.bash root/srv/tests/support/
cp "$tests/hostile/expected.txt" root/srv/tests/hostile/
cp "$tests/support/machine_init.sh" root/init
chmod -R go+rX root/srv
cat >root/etc/machine <<END
scenes='$scenes'
programs='$programs'
export FLOCKING_HOSTILE_CPU='${FLOCKING_HOSTILE_CPU:-$cpu_s}'
export FLOCKING_CONTAINER='${FLOCKING_CONTAINER:-}'
END
chown -R 0:0 root
chown -R 1000:1000 root/home/student
echo "a root folder of $(du -sm root | cut -f 1) MB"
mke2fs -q -t ext4 -d root -E root_owner=0:0 disk 1500M
rm -rf root

begun=$SECONDS
if [ "$machine" = uml ]; then
  mkdir home  # for its control socket
  command=(env "HOME=$scratch/home" TMPDIR="$scratch" "$kernel" mem=2G ubd0="$scratch/disk" root=/dev/ubda
    rw quiet init=/init con=null 'con0=null,fd:1')
else
  # On a busy machine the emulated timer may be late, and the kernel would report that as a fault.
  command=(qemu-system-x86_64 -accel 'tcg,thread=multi' -M q35 -cpu max -m 2G -smp 2 -nodefaults -no-reboot
    -display none -serial stdio -kernel "$kernel" -drive "file=$scratch/disk,format=raw,if=none,id=disk"
    -device 'nvme,drive=disk,serial=1'
    -append 'root=/dev/nvme0n1 rw quiet console=ttyS0 panic=-1 no_timer_check init=/init')
fi
# Shows the output of the tests without the kernel's messages.
: >console
unshare --mount --pid --fork --kill-child --mount-proc \
  timeout -k 5 "${FLOCKING_MACHINE_TIME:-3600}" nice "${command[@]}" </dev/null >console 2>&1 &
child=$!
tail --pid="$child" -n +1 -f console | sed -un 's/\r*$//; s/^.*machine| //p' &
shown=$!
wait "$child" || true
child=''
wait "$shown" || true
echo "$machine ran for $((SECONDS - begun)) s"
if ! grep -qE 'machine\| end\s*$' console; then
  echo "FAILED: the machine did not come to its end:"
  tail -n 20 console
  exit 1
fi
! grep -q 'machine| .*FAILED' console
