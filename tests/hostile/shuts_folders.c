// Takes the modes of its own folder's neighbours and of the folder of the class away: where a run
// is of the grader's own user these are its own, and Landlock has no say in modes, owners, times
// and extended attributes. For hostile_class.sh: nobody's verdict but its own changes. WA: it
// prints nothing.
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
    if (chmod(path, 0) == 0) succeeded("chmod %s", path);
  }
  if (setxattr(own, "user.alice", "4711", 4, 0) == 0) succeeded("setxattr %s", own);
  if (chmod(own, 0) == 0) succeeded("chmod %s", own);
  return 0;
}
