// 300 MiB of /dev/zero, shared, and of files in /dev/shm: memory that, unmapped, is no process's. See
// holds.h.
#include "holds.h"

int main(void) {
  long long held = 0;
  const int zeros = open("/dev/zero", O_RDWR);
  char* block = zeros < 0 ? MAP_FAILED : mmap(NULL, (size_t)kWanted << 20, PROT_READ | PROT_WRITE, MAP_SHARED, zeros, 0);
  if (block != MAP_FAILED) {
    for (long i = 0; i < kWanted; ++i) {
      memset(block + (i << 20), 1, kMebibyte);
      madvise(block + (i << 20), kMebibyte, MADV_DONTNEED);
      held += kMebibyte;
    }
  }
  return judge_held(held);
}
