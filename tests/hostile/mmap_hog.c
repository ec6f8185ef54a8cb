// Maps shared anonymous memory up to 1 GiB and touches it page by page; aborts when it is refused.
// MLE: shared mappings are resident memory that RLIMIT_DATA does not count.
#include <sys/mman.h>

#include "honest.h"

int main(void) {
  for (int i = 0; i < 64; ++i) {
    const size_t size = 16 * kMebibyte;
    char* block = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (block == MAP_FAILED) abort();
    for (size_t at = 0; at < size; at += kPageBytes) block[at] = 1;
  }
  print_answer();
  return 0;
}
