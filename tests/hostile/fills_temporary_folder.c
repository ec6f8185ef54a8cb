// Fills the file system that /tmp or TMPDIR lies on, with as many files as it takes, and keeps it
// full for a second. For a class: no classmate gets JE from it. WA: it prints nothing.
#include "attack.h"

int main(void) {
  static char block[1 << 20];
  const char* folder = getenv("TMPDIR");
  char name[32];
  memset(block, 1, sizeof block);
  if (chdir(folder != NULL ? folder : "/tmp") != 0) return 0;
  // Not more of a real disk than a test may take.
  for (int i = 0; i < 400 && seconds_since_start() < 1; ++i) {
    snprintf(name, sizeof name, "%d", i);
    const int file = open(name, O_WRONLY | O_CREAT, 0600);
    if (file < 0) break;
    const ssize_t count = write(file, block, sizeof block);
    close(file);
    if (count < (ssize_t)sizeof block) {
      for (size_t left = sizeof block / 2; left > 0; left /= 2) {
        const int rest = open(name, O_WRONLY | O_APPEND);
        write(rest, block, left);
        close(rest);
      }
      break;
    }
  }
  for (int i = 0; i < 100000; ++i) {
    snprintf(name, sizeof name, "e%d", i);
    if (mkdir(name, 0700) != 0) break;
  }
  usleep(1500 * 1000);
  return 0;
}
