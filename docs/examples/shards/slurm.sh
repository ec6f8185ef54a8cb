#!/usr/bin/env bash
# slurm.sh: grades a class as a job array of Slurm. Submit it, then merge what it saved:
#   job=$(sbatch --parsable slurm.sh)
#   sbatch --dependency=afterok:"$job" --wrap 'flocking merge shards/*.shard --report html=class.html'
#SBATCH --array=1-8
#SBATCH --cpus-per-task=2
#SBATCH --time=01:00:00
#SBATCH --output=shards/%a.log
set -euo pipefail
mkdir -p shards
shard=$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT
status=0
flocking grade --shard "$shard" --save "shards/$SLURM_ARRAY_TASK_ID.shard" \
  --submissions submitted --cases cases -j "${SLURM_CPUS_PER_TASK:-1}" || status=$?
# Exit status 1 says that some case failed, which is no failure of the job.
[ "$status" -le 1 ]
