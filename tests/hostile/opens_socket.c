// Connects to ports of this machine (those in the arguments, else a few that are common), listens
// on a port and on an abstract address, then prints the right answer. AC: without a network nobody
// hears it; where only limits protect, a listener behind a port given as an argument gets
// "hostile".
#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <stddef.h>
#include <sys/socket.h>
#include <sys/un.h>

#include "honest.h"

static void call(int port) {
  const struct sockaddr_in address = {.sin_family = AF_INET,
                                      .sin_port = htons((uint16_t)port),
                                      .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  const int caller = socket(AF_INET, SOCK_STREAM, 0);
  if (connect(caller, (const struct sockaddr*)&address, sizeof address) == 0) {
    send(caller, "hostile\n", 8, MSG_NOSIGNAL);
  }
  close(caller);
}

int main(int argc, char** argv) {
  static const int common[] = {21, 8000, 8080};
  for (int i = 1; i < argc; ++i) call(atoi(argv[i]));
  for (int i = 0; argc <= 1 && i < 3; ++i) call(common[i]);
  const struct sockaddr_in any = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  const int listener = socket(AF_INET, SOCK_STREAM, 0);
  bind(listener, (const struct sockaddr*)&any, sizeof any);
  listen(listener, 1);
  const struct sockaddr_un abstract = {.sun_family = AF_UNIX, .sun_path = "\0hostile"};
  const int hidden = socket(AF_UNIX, SOCK_STREAM, 0);
  bind(hidden, (const struct sockaddr*)&abstract, offsetof(struct sockaddr_un, sun_path) + 8);
  listen(hidden, 1);
  print_answer();
  return 0;
}
