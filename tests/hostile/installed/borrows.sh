#!/usr/bin/env flock_solution
# The instructor's own solution, which is on the grader's PATH. AC is the attack working.
