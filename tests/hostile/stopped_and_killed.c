// A child stops it and kills it 30 microseconds later: a tracer is notified of a stop, and waits
// for an end. RTE (SIGKILL); JE means that the attack works, once in some dozens of runs.
#include "honest.h"

static double now_us(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec * 1e6 + (double)now.tv_nsec * 1e-3;
}

int main(void) {
  const pid_t self = getpid();
  const pid_t child = fork();
  if (child < 0) kill(self, SIGKILL);
  if (child == 0) {
    usleep(20 * 1000);
    kill(self, SIGSTOP);
    const double until = now_us() + 30;
    while (now_us() < until) {
    }
    kill(self, SIGKILL);
    _exit(0);
  }
  sleep_forever();
}
