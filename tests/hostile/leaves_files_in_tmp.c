// Leaves a marker in /tmp, $TMPDIR, $HOME, /dev/shm and the working directory. Prints the right
// answer if there was none, a wrong one if there was (and removes it). AC in every case of a run:
// no case sees the files of an earlier one.
#include <fcntl.h>

#include "honest.h"

int main(void) {
  const char* const folders[] = {"/tmp",     getenv("TMPDIR"), getenv("HOME"),
                                 "/dev/shm", "/var/tmp",       "."};
  const size_t count = sizeof folders / sizeof *folders;
  char paths[6][512];
  int found = 0;
  for (size_t i = 0; i < count; ++i) {
    const char* folder = folders[i] == NULL ? "." : folders[i];
    snprintf(paths[i], sizeof paths[i], "%s/hostile-marker", folder);
    found |= unlink(paths[i]) == 0;
  }
  if (found) {
    puts("somebody was here before");
    return 0;
  }
  for (size_t i = 0; i < count; ++i) close(open(paths[i], O_CREAT | O_WRONLY, 0600));
  print_answer();
  return 0;
}
