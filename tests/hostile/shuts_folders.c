// Removes the modes of its folder's neighbours and of the class's folder. If a run has the grader's
// user it owns them, and Landlock does not restrict modes, owners, times and extended attributes.
// For hostile_class.sh: no other verdict changes. WA: it prints nothing.
#include <limits.h>
#include <sys/xattr.h>

#include "attack.h"

int main(void) {
  static const char* const mates[] = {"b_honest", "c_wrong", "e_notices", "f_needs", "g_children"};
  char own[PATH_MAX] = "";
  char path[PATH_MAX + 64];
  readlink("/proc/self/exe", own, sizeof own - 1);
  for (int up = 0; up < 2; ++up) {
    char* slash = strrchr(own, '/');
    if (slash == NULL) return 0;
    *slash = '\0';
  }
  if (strstr(own, "hostile-class") == NULL) return 0;  // only in the folder of its test
  for (int i = 0; i < 5; ++i) {
    snprintf(path, sizeof path, "%s/%s/run", own, mates[i]);
    if (sets_mode(path, 0)) succeeded("chmod %s", path);
  }
  if (setxattr(own, "user.alice", "4711", 4, 0) == 0) succeeded("setxattr %s", own);
  if (sets_mode(own, 0)) succeeded("chmod %s", own);
  return 0;
}
