#!/usr/bin/env bash
# parallel.sh SUBMISSIONS CASES [SHARDS]: grades a class in shards with GNU parallel and merges the reports.
# To use other machines, add --sshlogin host1,host2 to parallel; they need flocking and the same files.
set -euo pipefail
submissions=$1 cases=$2 shards=${3:-8}
mkdir -p shards
# Exit status 1 says that some case failed, which is no failure of the shard.
parallel --jobs "$shards" --halt soon,fail=1 "flocking grade --shard {}/$shards --save shards/{}.shard --hint full \
  --submissions $(printf %q "$submissions") --cases $(printf %q "$cases") >/dev/null || [ \$? = 1 ]" ::: $(seq "$shards")
flocking merge shards/*.shard --report html=class.html --report json=class.json --explain text=explained.txt
