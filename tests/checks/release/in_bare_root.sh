#!/usr/bin/env bash
# in_bare_root.sh ROOT PACKAGE PROGRAM ANSWER: installs a Debian package and its dependencies in ROOT, a folder with a
# Debian that has nothing but apt, with the commands of README.md, but without sudo and questions; the first use there
# must print ANSWER. Then uses the package, grades PROGRAM (the reference of deploy/templates) with it, removes it, and
# compares the files with those before. release.sh calls it in separate namespaces.
set -euo pipefail
root=$1 package=$2 program=$3 answer=$4
here=$(cd "$(dirname "$0")/../../.." && pwd)
# shellcheck source=tests/support/readme.bash
source "$here/tests/support/readme.bash"
fail() {
  echo "$1"
  exit 1
}
inside() { chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 "$@"; }
# Ignores the package manager's own notes.
files() {
  find "$root" -xdev -path "$root/var/lib/dpkg" -prune -o -path "$root/var/lib/apt" -prune -o \
    -path "$root/var/cache" -prune -o -path "$root/var/log" -prune -o -print | sort
}

mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
cp "$package" "$root/root"
files >"$root.before"

! inside dpkg --install "/root/${package##*/}" >"$root.log" 2>&1 || fail 'installed without bubblewrap'
grep -q 'depends on bubblewrap' "$root.log" || { cat "$root.log"; fail 'it says nothing of bubblewrap'; }
inside dpkg --purge flocking >"$root.log" 2>&1
cp /etc/resolv.conf "$root/etc/resolv.conf.network"
inside mv /etc/resolv.conf.network /etc/resolv.conf
typed=$(block_of_readme "$here/README.md" 'sudo apt-get install')
install=$(sed -n 's/^sudo apt-get install/apt-get install -y -q --no-install-recommends/p' <<<"$typed")
inside sh -ec "cd /root; $install" >"$root.log" 2>&1 || { cat "$root.log"; fail 'not installed'; }
inside sh -ec "$(sed '/^sudo/d' <<<"$typed")" | cmp - "$answer"

cases=/usr/share/flocking/testcases/course
# shellcheck disable=SC2016
inside sh -c 'flocking <"$1.in" | cmp - "$1.out"' sh $cases/two_agents_cohesion
mkdir "$root/srv/handed-in"
cp "$program" "$root/srv/handed-in/program"
inside flocking grade --cases $cases --report json -- /srv/handed-in/program >"$root.json" 2>"$root.errors" || true
rm -r "$root/srv/handed-in"
python3 - "$root.json" <<'END' || { cat "$root.errors"; fail 'not graded as it should be'; }
import json, sys

report = json.load(open(sys.argv[1]))
results = report["submissions"][0]["cases"]
wrong = [result["name"] for result in results if result["verdict"] != "AC"]
layers = report["sandbox"]["layers"]
print(f"graded on {len(results)} cases in a sandbox of", ", ".join(layers))
# The reference does not skip a byte order mark.
sys.exit(wrong != ["layout_byte_order_mark"] or "namespaces" not in layers)
END
inside dpkg --listfiles flocking >"$root.files"
for file in man/man1/flocking.1.gz bash-completion/completions/flocking zsh/vendor-completions/_flocking \
  fish/vendor_completions.d/flocking.fish; do
  [ -s "$root/usr/share/$file" ] || fail "not installed: $file"
  grep -qx "/usr/share/$file" "$root.files" || fail "not of the package: $file"
done

inside apt-get purge -y -q --auto-remove flocking >"$root.log" 2>&1 || { cat "$root.log"; fail 'not removed'; }
diff "$root.before" <(files) >"$root.left" || { cat "$root.left"; fail 'it left something behind'; }
echo "installed, used and removed; nothing is left"
