// Sets its own limits as high as it may (as root: to infinity), then computes for ever. TLE (cpu):
// rlimits alone do not hold against a privileged submission; the grader measures and kills.
#include <sys/resource.h>

#include "honest.h"

int main(void) {
  const int resources[] = {RLIMIT_CPU,    RLIMIT_AS,    RLIMIT_DATA,  RLIMIT_FSIZE,
                           RLIMIT_NOFILE, RLIMIT_NPROC, RLIMIT_STACK, RLIMIT_CORE};
  for (size_t i = 0; i < sizeof resources / sizeof *resources; ++i) {
    struct rlimit limit = {RLIM_INFINITY, RLIM_INFINITY};
    if (setrlimit(resources[i], &limit) == 0) continue;
    getrlimit(resources[i], &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(resources[i], &limit);
  }
  burn_forever();
}
