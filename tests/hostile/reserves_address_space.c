// Reserves 4 GiB of addresses without touching them, as the run-time systems of Go and Java do, and
// gives up when that is refused; then is right. AC: the limit is on memory that is used.
#include <sys/mman.h>

#include "honest.h"

int main(void) {
  const size_t size = (size_t)4096 * kMebibyte;
  const int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
  if (mmap(NULL, size, PROT_NONE, flags, -1, 0) == MAP_FAILED) return 2;
  print_answer();
  return 0;
}
