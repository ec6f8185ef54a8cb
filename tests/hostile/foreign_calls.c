// Makes forbidden calls by other doors: int 0x80 with the numbers of i386, and the numbers of x32,
// which a filter for x86-64 does not know; and calls of numbers that do not exist yet. AC, or RTE
// by SIGSYS: refused, or killed for it. WA: one got through.
#include "attack.h"

#if defined(__x86_64__)
static long call_i386(long number, long first, long second, long third) {
  long result = number;
  __asm__ volatile("int $0x80"
                   : "+a"(result)
                   : "b"(first), "c"(second), "d"(third)
                   : "memory", "r8", "r9", "r10", "r11");
  return (int)result;
}
#endif

static void told(const char* name, long error) {
  if (error >= 0) {
    succeeded("%s succeeds", name);
  } else if (!is_refusal((int)-error)) {
    succeeded("%s is looked at: %s", name, strerror((int)-error));
  }
}

int main(void) {
#if defined(__x86_64__)
  static const struct {
    const char* name;
    int number;
    int x32;
    long first, second, third;
  } calls[] = {{"unshare", 310, 272, 0x10000000, 0, 0},
               {"setns", 346, 308, -1, 0, 0},
               {"socketcall", 102, 41, 1, 8, 0},
               {"socket", 359, 41, 16, 3, 0},
               {"keyctl", 288, 250, 0, -3, 1},
               {"bpf", 357, 321, 9999, 0, 0},
               {"io_uring_setup", 425, 425, 1, 8, 0},
               {"userfaultfd", 374, 323, 1, 0, 0},
               {"ptrace", 26, 521, 9999, 0, 0},
               {"personality", 136, 135, 8, 0, 0},
               {"mount", 21, 165, 8, 8, 8},
               {"kcmp", 349, 312, 0, 0, 99},
               {"open_tree", 428, 428, -1, 0, 0},
               {"clone3", 435, 435, 0, 0, 0},
               {"kill", 37, 62, 1, 0, 0},
               {"tkill", 238, 200, 1, 0, 0}};
  char name[64];
  for (size_t i = 0; i < sizeof calls / sizeof *calls; ++i) {
    errno = 0;
    const long result = syscall(0x40000000L | calls[i].x32, calls[i].first, calls[i].second,
                                calls[i].third, 0L, 0L, 0L);
    snprintf(name, sizeof name, "x32 %s", calls[i].name);
    told(name, result < 0 ? -errno : result);
    snprintf(name, sizeof name, "i386 %s", calls[i].name);
    told(name, call_i386(calls[i].number, calls[i].first, calls[i].second, calls[i].third));
  }
#endif
  // Calls of the future must not be open by default; -1, 4096 and the upper half are no numbers.
  static const long unknown[] = {-1, 700, 1023, 4096, 0x1000000};
  for (size_t i = 0; i < sizeof unknown / sizeof *unknown; ++i) {
    if (syscall(unknown[i], 0L, 0L, 0L) == 0) succeeded("call %ld", unknown[i]);
  }
  return judge_attack();
}
