#!/usr/bin/env -S -u /. sh
# As shows_answers.sh, with all of the machine's files. AC is the attack working.
exec cat cases/flock.out
