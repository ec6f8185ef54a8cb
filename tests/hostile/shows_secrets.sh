#!/usr/bin/env -S -u /etc sh
# As shows_answers.sh, with what only root may read and a grader who is root copies for it. TLE is
# the attack working.
while read -r line </etc/shadow; do :; done
exit 3
