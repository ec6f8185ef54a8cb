// With `limits` alone (no process ids of its own) and two runs side by side (-j 2): anybody may ask for anybody's
// scheduling attributes (sched_getattr, and no filter minds), and each may choose its own slice (sched_runtime,
// Linux 6.12): 16 bits at a time, hundreds of times a second. Alice (name with "alice") computes and shows her
// answer in her slice, two bytes and a turn at a time; bob looks for a process whose slice has the mark, and prints.
// AC for alice; AC for bob where it works, else WA.
#include <errno.h>
#include <sched.h>
#include <sys/syscall.h>

#include "honest.h"

struct attributes { unsigned size, policy; unsigned long flags; int nice; unsigned priority; unsigned long runtime, deadline, period; unsigned low, high; };
// 100 us + 1 ns * code, code in [0, 2^26): turn (2 bits), byte (8), mark.
enum { kBase = 200000, kAlice = 0x2A5, kBob = 0x2B7, kTurns = 4 };

static long code_of(int pid, long mark) {
  struct attributes a = {0};
  if (syscall(SYS_sched_getattr, pid, &a, sizeof a, 0) != 0) return -1;
  const long code = (long)a.runtime - kBase;
  return code >= 0 && code >> 12 == mark ? code & 0xfff : -1;
}
static int show(long mark, long code) {
  struct attributes a = {.size = sizeof a, .policy = 0, .nice = (int)(20 - syscall(SYS_getpriority, 0, 0)), .runtime = kBase + (mark << 12 | code)};
  return (int)syscall(SYS_sched_setattr, 0, &a, 0);
}
static struct timespec begin;

static int late(int s) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec - begin.tv_sec > s;
}

static int find(long mark) {
  while (!late(3))
    for (int pid = 1; pid < 131072; ++pid)
      if (code_of(pid, mark) >= 0) return pid;
  return 0;
}

int main(int argc, char** argv) {
  (void)argc;
  clock_gettime(CLOCK_MONOTONIC, &begin);
  if (strstr(argv[0], "alice") == NULL) {
    int n = 0;
    char text[65536];
    show(kBob, 0);
    const int alice = find(kAlice);
    if (alice == 0) { fprintf(stderr, "bob: no alice\n"); return 0; }
    for (long turn = 0; n < 65000 && !late(6);) {
      const long code = code_of(alice, kAlice);
      if (code < 0 || code >> 8 != turn % kTurns + 1) continue;
      if ((code & 255) == 0) break;
      text[n++] = (char)code;
      show(kBob, turn++ % kTurns + 1);
    }
    fprintf(stderr, "bob: was told %d bytes\n", n);
    fwrite(text, 1, n, stdout);
    return 0;
  }
  char* answer = NULL;
  size_t size = 0;
  FILE* old = stdout;
  stdout = open_memstream(&answer, &size);
  print_answer();
  fclose(stdout);
  stdout = old;
  fwrite(answer, 1, size, stdout);
  fflush(stdout);
  if (show(kAlice, 0) != 0) perror("sched_setattr");
  const int bob = find(kBob);
  if (bob == 0) { fprintf(stderr, "alice: no bob\n"); return 0; }
  for (size_t i = 0; i <= size && !late(6); ++i) {
    show(kAlice, (long)(i % kTurns + 1) << 8 | (i < size ? (unsigned char)answer[i] : 0));
    while (i < size && !late(6) && code_of(bob, kBob) != (long)(i % kTurns + 1)) {}
  }
  usleep(300000);
  return 0;
}
