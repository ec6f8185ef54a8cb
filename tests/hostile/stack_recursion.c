// Recurses without end (1 GiB at most), a page at a time. RTE (SIGSEGV): the stack limit, 8 MiB
// unless the grader says otherwise, comes before the memory limit.
#include "honest.h"

static int recurse(int depth) {
  volatile char page[kPageBytes];
  page[0] = (char)depth;
  if (depth == 1024 * kMebibyte / kPageBytes) return 0;
  return recurse(depth + 1) + page[0];
}

int main(void) {
  const volatile int result = recurse(1);
  (void)result;
  print_answer();
  return 0;
}
