// Takes all asynchronous requests of the whole machine (fs.aio-max-nr) and holds them while it
// runs. AC: it gets only a few.
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
