// Replaces its own file, its folder and neighbouring files by a FIFO, a folder, a link and nothing,
// as far as it may. For hostile_class.sh: no other verdict changes, and nothing hangs. WA: it
// prints nothing.
#include <dirent.h>
#include <limits.h>

#include "attack.h"

static void swap(const char* path) {
  char away[PATH_MAX + 16];
  snprintf(away, sizeof away, "%s.away", path);
  chmod(path, 0);
  if (rename(path, away) != 0 && unlink(path) != 0) return;
  if (mkfifo(path, 0777) != 0 && symlink("/proc/self/exe", path) != 0) mkdir(path, 0777);
}

int main(int argc, char** argv) {
  char own[PATH_MAX] = "";
  char beside[2 * PATH_MAX];
  readlink("/proc/self/exe", own, sizeof own - 1);
  for (int up = 0; up < 2; ++up) {
    char* slash = strrchr(own, '/');
    if (slash == NULL || slash == own) break;
    *slash = '\0';
    if (strstr(own, "hostile-class") == NULL) break;  // only in the folder of its test
    chmod(own, 0777);
    DIR* entries = opendir(own);
    for (const struct dirent* it; entries != NULL && (it = readdir(entries)) != NULL;) {
      if (it->d_name[0] == '.') continue;
      snprintf(beside, sizeof beside, "%s/%s", own, it->d_name);
      swap(beside);
    }
    if (entries != NULL) closedir(entries);
  }
  if (argc > 0 && strstr(argv[0], "hostile-class") != NULL) swap(argv[0]);
  return 0;
}
