// Takes all asynchronous requests that the kernel has for the whole machine (fs.aio-max-nr),
// whoever else needs some, and holds them as long as it runs. AC: it gets no more than a few.
#include <linux/aio_abi.h>

#include "attack.h"

int main(void) {
  enum { kLargest = 32768, kMany = 4096 };
  long held = 0;
  for (unsigned size = kLargest; size > 0; size /= 2) {
    aio_context_t context = 0;
    while (syscall(SYS_io_setup, size, &context) == 0) {
      held += size;
      context = 0;
    }
  }
  if (held >= kMany) succeeded("io_setup: %ld requests", held);
  return judge_attack();
}
