#!/usr/bin/env -S -u cases/flock.out sh
# The grader shows the run the interpreter after env: the first word that is no option. Here that word is the value of
# an option, and a file of answers. AC means that the attack works.
exec cat cases/flock.out
