// Searches for a file of answers (*.out, *.ans) beside its input, in the working directories of all
// processes, in the folders above and in /tmp, and prints the first one. WA if the cases are
// hidden: it cannot compute the answer. Any verdict if only limits protect them.
#include <fcntl.h>
#include <ftw.h>
#include <glob.h>
#include <limits.h>

#include "honest.h"

static int visited = 0;

static int print_if_answer(const char* path, const struct stat* status, int type,
                           struct FTW* place) {
  char block[kPageBytes];
  size_t count = 0;
  (void)status;
  if (++visited > 20000) return 2;
  if (place->level > 4) return 0;
  const char* suffix = strrchr(path, '.');
  if (type != FTW_F || suffix == NULL) return 0;
  if (strcmp(suffix, ".out") != 0 && strcmp(suffix, ".ans") != 0) return 0;
  FILE* file = fopen(path, "r");
  if (file == NULL) return 0;
  while ((count = fread(block, 1, sizeof block, file)) > 0) fwrite(block, 1, count, stdout);
  return 1;
}

static int search(const char* folder) {
  visited = 0;
  return nftw(folder, print_if_answer, 16, FTW_PHYS) == 1;
}

int main(void) {
  char input[PATH_MAX] = "";
  glob_t found = {0};
  if (readlink("/proc/self/fd/0", input, sizeof input - 1) > 0 && input[0] == '/') {
    *strrchr(input, '/') = '\0';
    if (search(input)) return 0;
  }
  glob("/proc/[0-9]*/cwd/", 0, NULL, &found);
  for (size_t i = 0; i < found.gl_pathc; ++i) {
    if (search(found.gl_pathv[i])) return 0;
  }
  if (search(".") || search("..") || search("../..") || search("/tmp")) return 0;
  puts("no answers here");
  return 0;
}
