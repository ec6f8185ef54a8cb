// Takes 300 MiB of epoll's data for each file and descriptor that it watches: the same files by all
// descriptors, in many sets, in a few processes. No limit counts that memory, and the kernel allows
// each user millions. See holds.h; a single process gets 88 MiB.
#include <sys/epoll.h>
#include <sys/eventfd.h>

#include "holds.h"

enum { kFiles = 90, kSets = 90, kFirst = 10, kNumbers = 55, kBytesOfWatch = 192, kProcesses = 4 };

static long long take(void) {
  int files[kFiles];
  int sets[kSets];
  int count = 0;
  int many = 0;
  long long held = 0;
  for (int i = 0; i < kFirst + kNumbers; ++i) open("/dev/null", O_RDONLY);
  while (count < kFiles && (files[count] = eventfd(0, 0)) >= 0) ++count;
  while (many < kSets && (sets[many] = epoll_create1(0)) >= 0) ++many;
  // A watch stays as long as the file is open, under any number.
  for (int number = kFirst; number < kFirst + kNumbers; ++number) {
    for (int i = 0; i < count; ++i) {
      struct epoll_event event = {.events = EPOLLIN};
      if (dup2(files[i], number) != number) return held;
      for (int j = 0; j < many; ++j) {
        if (epoll_ctl(sets[j], EPOLL_CTL_ADD, number, &event) == 0) held += kBytesOfWatch;
      }
    }
  }
  return held;
}

int main(void) { return judge_held(held_by_children(kProcesses, take)); }
