#!/usr/bin/env -S -u cases/flock.out sh
# Of the words behind env, the first that is no option is taken for an interpreter and shown to the
# run; here it is the value of an option, and an answer. AC is the attack working.
exec cat cases/flock.out
