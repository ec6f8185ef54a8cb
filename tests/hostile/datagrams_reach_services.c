// Without a network of its own, a run may create pairs of sockets, but no others. One end of a
// datagram pair can get a name, and can send to any socket: services of the machine, the log, other
// submissions. AC: everything is refused.
#include <sys/socket.h>
#include <sys/un.h>

#include "attack.h"

static const char* const services[] = {"/dev/log", "/run/systemd/journal/socket",
                                       "/run/systemd/notify", "/run/hostile-service"};

int main(void) {
  static const int types[] = {SOCK_DGRAM, SOCK_RAW, SOCK_DGRAM | SOCK_CLOEXEC};
  int ends[2];
  if (is_alone()) return judge_attack();  // no others to reach
  for (unsigned i = 0; i < sizeof types / sizeof *types; ++i) {
    struct sockaddr_un name = {.sun_family = AF_UNIX};
    if (socketpair(AF_UNIX, types[i], 0, ends) != 0) continue;
    snprintf(name.sun_path + 1, sizeof name.sun_path - 1, "hostile-%d-%d", getpid(), i);
    if (bind(ends[0], (struct sockaddr*)&name, sizeof name) == 0) succeeded("has a name");
    for (unsigned j = 0; j < sizeof services / sizeof *services; ++j) {
      snprintf(name.sun_path, sizeof name.sun_path, "%s", services[j]);
      // ENOENT, ECONNREFUSED: the kernel has looked for it.
      if (sendto(ends[1], "hostile", 7, 0, (struct sockaddr*)&name, sizeof name) > 0) {
        succeeded("has sent something to %s", services[j]);
      } else if (!is_refusal(errno)) {
        succeeded("may send to %s (%s)", services[j], strerror(errno));
      }
    }
    close(ends[0]);
    close(ends[1]);
  }
  return judge_attack();
}
