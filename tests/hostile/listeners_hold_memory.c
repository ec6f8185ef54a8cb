// Filters of system calls, kept by the descriptor that listens to them: children that share the table of
// descriptors each load 30,000 instructions and end. 14 processes hold 60 of them each. Verified by MemFree.
// See holds.h; needs --process-limit 32.
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include "holds.h"

static long long free_kib(void) {
  char line[256];
  long long kib = 0;
  FILE* info = fopen("/proc/meminfo", "r");
  while (info != NULL && fgets(line, sizeof line, info) != NULL) {
    if (sscanf(line, "MemFree: %lld", &kib) == 1) break;
  }
  if (info != NULL) fclose(info);
  return kib;
}
static struct sock_filter code[4096];
static char stack[65536];
static int load(void* nothing) {
  struct sock_fprog program = {4096, code};
  for (int i = 0; i < 5; ++i) syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program);
  const long fd = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, &program);
  syscall(SYS_exit, fd < 0);
  return 0;
}

int main(void) {
  for (int i = 0; i < 4095; ++i) code[i] = (struct sock_filter)BPF_STMT(BPF_ALU | BPF_DIV | BPF_K, 0x7fffffff);
  code[4095] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  int ends[2];
  const long long before = free_kib();
  pipe(ends);
  for (int i = 0; i < 14; ++i) {
    if (fork() != 0) continue;
    int ok = 0;
    for (int j = 0; j < 250; ++j) {
      int status = 0;
      const pid_t child = clone(load, stack + sizeof stack, CLONE_FILES | CLONE_VM | CLONE_VFORK | SIGCHLD, NULL);
      if (child < 0) { usleep(1000); continue; }
      waitpid(child, &status, 0);
      if (status != 0) break;
      ++ok;
    }
    write(ends[1], &ok, sizeof ok);
    alarm(60);
    for (;;) pause();
  }
  int all = 0;
  for (int i = 0; i < 14; ++i) {
    int ok = 0;
    if (read(ends[0], &ok, sizeof ok) != sizeof ok) break;
    all += ok;
  }
  fprintf(stderr, "%d listeners\n", all);
  return judge_held((before - free_kib()) * 1024);
}
