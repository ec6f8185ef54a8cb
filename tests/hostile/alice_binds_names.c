// Binds one end of datagram pairs to names that pass data to another run, and stays a while. For
// bob_reads_names, run at the same time. AC.
#include <sys/socket.h>
#include <sys/un.h>

#include "attack.h"

int main(void) {
  for (int i = 0; i < 8; ++i) {
    struct sockaddr_un name = {.sun_family = AF_UNIX};
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_DGRAM, 0, ends) != 0) break;
    snprintf(name.sun_path + 1, sizeof name.sun_path - 1, "hostile-answer-%d", i);
    if (bind(ends[0], (struct sockaddr*)&name, sizeof name) != 0) break;
  }
  usleep(800 * 1000);
  print_answer();
  return 0;
}
