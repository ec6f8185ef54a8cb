// 300 MiB of machine code: a filter of 4096 instructions on a UNIX socket is compiled by the kernel, and
// neither the code nor its source is charged to a control group. The socket is connected, says one byte and is
// closed; with the connection waiting in the listener's queue the filter lives on. Verified by MemFree. See holds.h.
#include <linux/filter.h>
#include <sys/socket.h>
#include <sys/un.h>

#include "holds.h"

static long long info_kib(const char* format) {
  char line[256];
  long long kib = 0;
  FILE* info = fopen("/proc/meminfo", "r");
  while (info != NULL && fgets(line, sizeof line, info) != NULL) {
    if (sscanf(line, format, &kib) == 1) break;
  }
  if (info != NULL) fclose(info);
  return kib;
}

enum { kMost = 4096 };
static struct sock_filter code[4096];

int main(void) {
  int n = 0;
  const int length = getenv("LEN") ? atoi(getenv("LEN")) : kMost;
  code[n++] = (struct sock_filter)BPF_STMT(BPF_LDX | BPF_IMM, 3);
  while (n < length - 1) code[n++] = (struct sock_filter)BPF_STMT(BPF_ALU | BPF_DIV | BPF_K, 0x7fffffff);
  code[n++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, 0xffff);
  const struct sock_fprog program = {n, code};
  struct sockaddr_un name = {.sun_family = AF_UNIX, .sun_path = "/tmp/queue"};
  const int queue = socket(AF_UNIX, SOCK_STREAM, 0);
  if (bind(queue, (struct sockaddr*)&name, sizeof name) != 0 || listen(queue, 4096) != 0) perror("listen");
  const long long before = info_kib("MemFree: %lld"), vbefore = info_kib("VmallocUsed: %lld");
  long long held = 0;
  int count = 0;
  for (; count < 4000 && held < (long long)kWanted << 20; ++count) {
    const int one = socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0);
    if (one < 0) break;
    if (setsockopt(one, SOL_SOCKET, SO_ATTACH_FILTER, &program, sizeof program) != 0) {
      perror("filter");
      break;
    }
    if (connect(one, (struct sockaddr*)&name, sizeof name) != 0 || send(one, "x", 1, 0) != 1) {
      perror("connect");
      break;
    }
    close(one);
    held = (before - info_kib("MemFree: %lld")) * 1024;
    if (count < 3 || count % 100 == 0) fprintf(stderr, "%d: free -%lld KiB, vmalloc +%lld\n", count, held >> 10, info_kib("VmallocUsed: %lld") - vbefore);
  }
  fprintf(stderr, "%d filters\n", count);
  return judge_held(held);
}
