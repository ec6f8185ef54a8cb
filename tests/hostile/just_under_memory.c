// Touches 90% of the memory limit (64 MiB, or the first argument), then prints the right answer.
// AC, with a warning that it came near the limit.
#include "honest.h"

int main(int argc, char** argv) {
  const size_t limit = argc > 1 ? strtoul(argv[1], NULL, 10) : 64;
  if (!take_memory(limit * kMebibyte / 10 * 9)) abort();
  print_answer();
  return 0;
}
