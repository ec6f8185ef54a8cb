// Sends data to the next run by a counter of the kernel that all namespaces share: a socket gets a
// number when it is requested (SO_COOKIE), counted per processor. A run that creates sockets until
// the next number ends in a message leaves it for the next one that requests a number on that
// processor. 16 bits per processor and run, exactly, without any clock.
//   1st run: leaves 0x5AFE on each processor that it may use; AC.
//   2nd run: finds them: exit status 7 (RTE) if all are there.
#include <sched.h>
#include <sys/socket.h>

#include "honest.h"

enum { kSoCookie = 57, kWord = 0x5AFE };

static unsigned long next_cookie(void) {
  int pair[2];
  unsigned long cookie = 0;
  socklen_t size = sizeof cookie;
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, pair) != 0) { perror("socketpair"); return 0; }
  if (getsockopt(pair[0], SOL_SOCKET, kSoCookie, &cookie, &size) != 0) perror("SO_COOKIE");
  close(pair[0]);
  close(pair[1]);
  return cookie;
}

int main(void) {
  int processors = 0, right = 0;
  for (int i = 0; i < 8; ++i) {
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(i, &one);
    if (sched_setaffinity(0, sizeof one, &one) != 0) continue;
    ++processors;
    const unsigned long found = next_cookie();
    fprintf(stderr, "processor %d: %lx ", i, found);
    if ((found & 0xffff) == kWord + 1) { ++right; continue; }
    while ((next_cookie() & 0xffff) != kWord) {}
  }
  fprintf(stderr, ": %d of %d\n", right, processors);
  if (processors > 0 && right == processors) return 7;
  print_answer();
  return 0;
}
