// Takes all of the machine's 65,536 requests of asynchronous input and output. AC: it is refused.
#include "attack.h"

int main(void) {
  unsigned long requests = 0;
  for (unsigned size = 65536; size > 0; size /= 2) {
    unsigned long context = 0;
    while (syscall(SYS_io_setup, size, &context) == 0) {
      requests += size;
      context = 0;
    }
    if (is_refusal(errno)) break;
  }
  if (requests > 0) succeeded("has %lu requests", requests);
  return judge_attack();
}
