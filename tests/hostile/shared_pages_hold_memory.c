// Takes 300 MiB of unnamed shared memory and removes each piece from its page tables again: the
// pages stay, but its resident size does not include them. See holds.h.
#include "holds.h"

int main(void) {
  const size_t size = (size_t)kWanted * kMebibyte;
  char* block = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (block == MAP_FAILED) return 1;
  for (size_t at = 0; at < size; at += kMebibyte) {
    for (size_t i = 0; i < kMebibyte; i += kPageBytes)
      block[at + i] = (char)(1 + at / kMebibyte % 100);
    if (madvise(block + at, kMebibyte, MADV_DONTNEED) != 0) return 1;
  }
  long long held = 0;
  for (size_t at = 0; at < size; at += kMebibyte) {
    if (block[at] == (char)(1 + at / kMebibyte % 100)) held += kMebibyte;
    madvise(block + at, kMebibyte, MADV_DONTNEED);
  }
  return judge_held(held);
}
