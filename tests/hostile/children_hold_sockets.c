// Seven processes, each with the maximum number of open UNIX sockets, all of them full: 300 MiB in
// buffers. See holds.h.
#include <sys/socket.h>

#include "holds.h"

int main(void) {
  static char block[32768];
  long long held = 0;
  int ends[2];
  pipe(ends);
  for (int child = 0; child < 7; ++child) {
    if (fork() != 0) continue;
    long long own = 0;
    int pair[2];
    while (socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, pair) == 0) {
      for (int i = 0; i < 2; ++i) {
        ssize_t count = 0;
        while ((count = send(pair[i], block, sizeof block, MSG_DONTWAIT)) > 0) own += count;
      }
    }
    write(ends[1], &own, sizeof own);
    alarm(kFuseSeconds);
    for (;;) pause();
  }
  close(ends[1]);
  for (int child = 0; child < 7; ++child) {
    long long own = 0;
    if (read(ends[0], &own, sizeof own) != sizeof own) break;
    held += own;
  }
  return judge_held(held);
}
