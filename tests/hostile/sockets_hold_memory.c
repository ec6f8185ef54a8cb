// 300 MiB in the buffers of UNIX sockets, whose descriptors it sends to itself and closes, so that
// there may be more than it can have open. See holds.h.
#include <sys/socket.h>
#include <sys/uio.h>

#include "holds.h"

// The ends lie in the buffer of `post` from now on: they hold their own data.
static int send_away(int post, const int* ends) {
  union {
    char bytes[CMSG_SPACE(2 * sizeof(int))];
    struct cmsghdr header;
  } control = {{0}};
  char byte = 0;
  struct iovec data = {&byte, 1};
  struct msghdr message = {
      .msg_iov = &data, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
  control.header = (struct cmsghdr){CMSG_LEN(2 * sizeof(int)), SOL_SOCKET, SCM_RIGHTS};
  memcpy(CMSG_DATA(&control.header), ends, 2 * sizeof(int));
  return sendmsg(post, &message, MSG_DONTWAIT) >= 0;
}

int main(void) {
  const size_t size = 60000;
  char* block = calloc(1, size);
  int post[2];
  long long held = 0;
  socketpair(AF_UNIX, SOCK_STREAM, 0, post);
  for (int i = 0; i < 100000 && held < (long long)kWanted << 20; ++i) {
    int ends[2];
    ssize_t count = 0;
    const int most = 64 << 20;
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends) != 0) break;
    for (int j = 0; j < 2; ++j) {
      setsockopt(ends[j], SOL_SOCKET, SO_SNDBUF, &most, sizeof most);
      while ((count = send(ends[j], block, size, MSG_DONTWAIT)) > 0) held += count;
    }
    if (send_away(post[0], ends)) {
      close(ends[0]);
      close(ends[1]);
    } else if (i % 4 == 3) {
      socketpair(AF_UNIX, SOCK_STREAM, 0, post);
    }
  }
  return judge_held(held);
}
