// A table of the kernel's for its futexes, of up to 1 GiB: prctl(PR_FUTEX_HASH), since Linux 6.16.
// See holds.h.
#include <sys/prctl.h>

#include "holds.h"

enum { kFutexHash = 78, kSetSlots = 1, kBytesOfSlot = 64 };

int main(void) {
  for (int power = 24; power > 20; --power) {
    if (prctl(kFutexHash, kSetSlots, 1UL << power, 0, 0) == 0) {
      return judge_held((long long)kBytesOfSlot << power);
    }
  }
  return judge_held(0);
}
