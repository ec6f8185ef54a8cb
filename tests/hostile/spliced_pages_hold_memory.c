// 300 MiB of pages, one byte of each spliced into a UNIX socket and the page itself unmapped: the
// socket counts a byte, and keeps the page. See holds.h.
#include <sys/socket.h>
#include <sys/uio.h>

#include "holds.h"

enum { kPages = 16 };  // of a pipe

// Returns how many pages went into `socket`.
static long splice_pages(const int* pipe_ends, int socket) {
  struct iovec bytes[kPages];
  char rest[kPages];
  const size_t size = (size_t)kPages * kPageBytes;
  char* pages = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (pages == MAP_FAILED) return 0;
  for (int i = 0; i < kPages; ++i) {
    pages[i * kPageBytes] = 1;
    bytes[i] = (struct iovec){pages + i * kPageBytes, 1};
  }
  const ssize_t lent = vmsplice(pipe_ends[1], bytes, kPages, SPLICE_F_NONBLOCK);
  ssize_t gone = lent > 0 ? splice(pipe_ends[0], NULL, socket, NULL, lent, SPLICE_F_NONBLOCK) : 0;
  if (gone < 0) gone = 0;
  munmap(pages, size);
  if (lent > gone) read(pipe_ends[0], rest, lent - gone);
  return gone;
}

int main(void) {
  long long held = 0;
  int pipe_ends[2];
  pipe(pipe_ends);
  while (held < (long long)kWanted << 20) {
    int ends[2];
    long pages = 0;
    const long long before = held;
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends) != 0) break;
    for (int i = 0; i < 2; ++i) {
      while ((pages = splice_pages(pipe_ends, ends[i])) == kPages) held += pages * kPageBytes;
    }
    if (held == before) break;
  }
  return judge_held(held);
}
