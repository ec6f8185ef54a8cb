// Tries to open and to list each path of decoys.txt in its own folder, which hostile_class.sh has
// written: cases, answers, reports, classmates, the simulator, files beside PATH's folders in a
// home. It knows what it looks for, which no walk can. AC: nothing of it can be had.
#include <dirent.h>
#include <limits.h>

#include "attack.h"

int main(void) {
  char own[PATH_MAX] = "";
  char path[PATH_MAX];
  if (readlink("/proc/self/exe", own, sizeof own - 1) <= 0) return 1;
  strcpy(strrchr(own, '/'), "/decoys.txt");
  FILE* list = fopen(own, "r");
  if (list == NULL) list = fopen("decoys.txt", "r");
  if (list == NULL) return 1;  // RTE: its own folder is to be seen
  while (fgets(path, sizeof path, list) != NULL) {
    path[strcspn(path, "\n")] = '\0';
    const int file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    struct stat status;
    if (file >= 0 && fstat(file, &status) == 0 && !S_ISDIR(status.st_mode))
      succeeded("opens %s", path);
    if (file >= 0 && S_ISDIR(status.st_mode)) {
      DIR* entries = fdopendir(dup(file));
      for (const struct dirent* it; entries != NULL && (it = readdir(entries)) != NULL;) {
        char below[2 * PATH_MAX];
        snprintf(below, sizeof below, "%s/%s/", path, it->d_name);
        // What leads to its own folder may be there.
        if (it->d_name[0] == '.' || strncmp(below, own, strlen(below)) == 0) continue;
        succeeded("%s shows %s", path, it->d_name);
      }
    }
    close(file);
    const int written = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    if (written >= 0) succeeded("may write %s", path);
    close(written);
    // What access() says is no permission: only the kernel's own check before exec is one
    // (from 6.14 on).
    static char* const nothing[] = {NULL};
    if (syscall(SYS_execveat, AT_FDCWD, path, nothing, nothing, 0x10000 /* AT_EXECVE_CHECK */) ==
            0 &&
        stat(path, &status) == 0 && S_ISREG(status.st_mode)) {
      succeeded("may execute %s", path);
    }
  }
  fclose(list);
  return judge_attack();
}
