// Replaces its own program file by one that fails, through /proc/self/exe and by removing and
// writing it again, then prints the right answer. AC, in the second case as well: every case runs
// what was submitted.
#include <fcntl.h>
#include <limits.h>
#include <sys/stat.h>

#include "honest.h"

static void replace(const char* path) {
  static const char other[] = "#!/bin/sh\necho replaced\nexit 1\n";
  chmod(path, 0755);
  int descriptor = open(path, O_WRONLY | O_TRUNC);  // refused (ETXTBSY) while it runs
  if (descriptor < 0 && unlink(path) == 0) descriptor = open(path, O_WRONLY | O_CREAT, 0755);
  if (descriptor < 0) return;
  write(descriptor, other, sizeof other - 1);
  close(descriptor);
}

int main(int argc, char** argv) {
  char path[PATH_MAX] = "";
  if (readlink("/proc/self/exe", path, sizeof path - 1) > 0) replace(path);
  replace("/proc/self/exe");
  if (argc > 0 && access(argv[0], F_OK) == 0) replace(argv[0]);
  print_answer();
  return 0;
}
