// Holds 300 MiB in connections that are never accepted: one UNIX socket listens, others connect to
// it, are filled and closed. The sent data waits in the listener's queue of up to 4096 connections,
// and only two descriptors are open. See holds.h.
#include <sys/socket.h>
#include <sys/un.h>

#include "holds.h"

int main(void) {
  static char block[32768];
  long long held = 0;
  struct sockaddr_un name = {.sun_family = AF_UNIX, .sun_path = "/tmp/queue"};
  const int queue = socket(AF_UNIX, SOCK_STREAM, 0);
  if (bind(queue, (struct sockaddr*)&name, sizeof name) != 0 || listen(queue, 4096) != 0) perror("listen");
  while (held < (long long)kWanted << 20) {
    const int one = socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0);
    ssize_t count = 0;
    if (one < 0 || connect(one, (struct sockaddr*)&name, sizeof name) != 0) { perror("connect"); break; }
    while ((count = send(one, block, sizeof block, MSG_DONTWAIT)) > 0) held += count;
    close(one);
  }
  return judge_held(held);
}
