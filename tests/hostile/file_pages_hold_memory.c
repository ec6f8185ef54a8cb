// 300 MiB of pages of a file: one byte of each spliced into a UNIX socket, then the file cut off. The
// socket counts a byte and keeps the page, which is no file's any more. As spliced_pages_hold_memory,
// without vmsplice. See holds.h.
#include <sys/socket.h>

#include "holds.h"

enum { kPages = 16 };  // of a pipe

static long splice_pages(int file, const int* pipe_ends, int socket) {
  static char block[kPages * kPageBytes];
  char rest[kPages];
  long lent = 0;
  memset(block, 1, sizeof block);
  if (pwrite(file, block, sizeof block, 0) != sizeof block) return 0;
  for (int i = 0; i < kPages; ++i) {
    loff_t at = (loff_t)i * kPageBytes;
    if (splice(file, &at, pipe_ends[1], NULL, 1, SPLICE_F_NONBLOCK) != 1) break;
    ++lent;
  }
  ssize_t gone = lent > 0 ? splice(pipe_ends[0], NULL, socket, NULL, lent, SPLICE_F_NONBLOCK) : 0;
  if (gone < 0) gone = 0;
  if (lent > gone) read(pipe_ends[0], rest, lent - gone);
  ftruncate(file, 0);
  return gone;
}

int main(void) {
  const char* folder = getenv("TMPDIR");
  long long held = 0;
  int pipe_ends[2];
  if (chdir(folder != NULL ? folder : "/tmp") != 0) return 1;
  const int file = open("pages", O_RDWR | O_CREAT | O_TRUNC, 0600);
  pipe(pipe_ends);
  while (file >= 0 && held < (long long)kWanted << 20) {
    int ends[2];
    long pages = 0;
    const long long before = held;
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends) != 0) break;
    for (int i = 0; i < 2; ++i) {
      while (held < (long long)kWanted << 20 &&
             (pages = splice_pages(file, pipe_ends, ends[i])) > 0) {
        held += pages * kPageBytes;
      }
    }
    if (held == before) break;
  }
  return judge_held(held);
}
