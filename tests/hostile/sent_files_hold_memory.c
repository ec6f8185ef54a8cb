// 300 MiB of pages of a file, one byte of each sent into a UNIX socket by sendfile() and the file then cut
// short: the socket counts a byte, and keeps the page (or the large folio that it lies in). See holds.h.
#include <sys/sendfile.h>
#include <sys/socket.h>

#include "holds.h"

enum { kFileBytes = 512 * 1024 };

int main(void) {
  static char block[kFileBytes];
  char path[4096];
  long long held = 0;
  int full = 1;
  int pair[2] = {-1, -1};
  int end = 2;
  memset(block, 1, sizeof block);
  snprintf(path, sizeof path, "%s/pages", getenv("TMPDIR"));
  const int file = open(path, O_RDWR | O_CREAT, 0600);
  while (held < (long long)kWanted << 20) {
    ftruncate(file, 0);
    if (pwrite(file, block, sizeof block, 0) != sizeof block) { perror("pwrite"); break; }
    int done = 0;
    for (off_t at = 0; at < kFileBytes; at += kPageBytes) {
      off_t from = at;
      if (end == 2 || sendfile(pair[end], file, &from, 1) != 1) {
        if (end < 2) ++end;
        if (end == 2) {
          if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, pair) != 0) { perror("socketpair"); done = 1; break; }
          end = 0;
        }
        from = at;
        if (sendfile(pair[end], file, &from, 1) != 1) { perror("sendfile"); done = 1; break; }
      }
      held += kPageBytes;
    }
    if (done) break;
  }
  ftruncate(file, 0);
  close(file);
  unlink(path);
  return judge_held(held);
}
