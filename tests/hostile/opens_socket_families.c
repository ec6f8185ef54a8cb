// Opens sockets of every family and type, also with the family's upper half set, and as a pair.
// AC: UNIX only, and IPv4 and IPv6 where the network is one of its own (no interface but lo, no way
// to anybody); without such a namespace these too are refused.
#include <arpa/inet.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

#include "attack.h"

static const int types[] = {SOCK_STREAM, SOCK_DGRAM, SOCK_RAW, SOCK_RDM, SOCK_SEQPACKET, SOCK_DCCP};

// The machine's interfaces, or a route out of it.
static int is_machines_network(int family, int caller) {
  for (int i = 1; i < 64; ++i) {
    struct ifreq request = {.ifr_ifindex = i};
    if (ioctl(caller, SIOCGIFNAME, &request) == 0 && strcmp(request.ifr_name, "lo") != 0 &&
        ioctl(caller, SIOCGIFFLAGS, &request) == 0 && (request.ifr_flags & IFF_UP) != 0) {
      fprintf(stderr, "interface %s\n", request.ifr_name);
      return 1;
    }
  }
  struct sockaddr_in four = {.sin_family = AF_INET, .sin_port = htons(53)};
  struct sockaddr_in6 six = {.sin6_family = AF_INET6, .sin6_port = htons(53)};
  inet_pton(AF_INET, "192.0.2.1", &four.sin_addr);
  inet_pton(AF_INET6, "2001:db8::1", &six.sin6_addr);
  const int probe = socket(family, SOCK_DGRAM, 0);  // of datagrams, a connection sends nothing
  const int reached = family == AF_INET ? connect(probe, (struct sockaddr*)&four, sizeof four)
                                        : connect(probe, (struct sockaddr*)&six, sizeof six);
  close(probe);
  return reached == 0;
}

static void try_family(uint64_t word) {
  const int family = (int)word;
  for (size_t i = 0; i < sizeof types / sizeof *types; ++i) {
    int ends[2];
    const long caller = syscall(SYS_socket, word, (long)types[i] | SOCK_CLOEXEC, 0L);
    if (caller < 0) {
      if (!is_refusal(errno) && errno != EAFNOSUPPORT && family != AF_INET && family != AF_INET6) {
        succeeded("family %d type %d is looked at: %s", family, types[i], strerror(errno));
      }
    } else if (family != AF_INET && family != AF_INET6) {
      succeeded("socket of family %d, type %d", family, types[i]);
    } else if (types[i] == SOCK_RAW || is_machines_network(family, (int)caller)) {
      succeeded("socket of family %d, type %d, in the machine's network", family, types[i]);
    }
    close((int)caller);
    if (syscall(SYS_socketpair, word, (long)types[i], 0L, ends) == 0) {
      succeeded("pair of family %d", family);
    } else if (!is_refusal(errno) && errno != EAFNOSUPPORT && errno != EOPNOTSUPP) {
      succeeded("pair of family %d is looked at: %s", family, strerror(errno));
    }
  }
}

int main(void) {
  for (uint64_t family = 0; family <= 45; ++family) {
    if (family == AF_UNIX) continue;
    try_family(family);
    try_family(family | 1ULL << 32);
  }
  // The kinds of netlink, packet and netfilter sockets that need no rights.
  for (long protocol = 0; protocol < 23; ++protocol) {
    const long caller = syscall(SYS_socket, (long)AF_NETLINK, (long)SOCK_RAW, protocol);
    if (caller >= 0) succeeded("netlink %ld", protocol);
    close((int)caller);
  }
  for (long protocol = 1; protocol < 400; ++protocol) {  // MPTCP, SMC, UDP-Lite, SCTP, ...
    const long caller = syscall(SYS_socket, (long)AF_INET, (long)SOCK_STREAM, protocol);
    if (caller >= 0 && is_machines_network(AF_INET, (int)caller)) succeeded("IPv4 %ld", protocol);
    close((int)caller);
  }
  return judge_attack();
}
