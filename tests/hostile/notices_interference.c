// An honest program that runs for half a second and detects interference: signals of any number,
// changed priority, scheduling, processors, limits, group or name. Prints the right answer if there
// is none. AC alone and with any other submissions.
#include <sched.h>
#include <sys/prctl.h>
#include <sys/resource.h>

#include "attack.h"

static volatile sig_atomic_t heard = 0;

static void hear(int number) { heard = number; }

struct State {
  int priority, policy, input_output, group, session, dumpable;
  struct sched_param parameters;
  cpu_set_t processors;
  struct rlimit limits[RLIM_NLIMITS];
  char name[16];
  char badness[16];
};

static void look(struct State* state) {
  memset(state, 0, sizeof *state);
  state->priority = getpriority(PRIO_PROCESS, 0);
  state->policy = sched_getscheduler(0);
  sched_getparam(0, &state->parameters);
  sched_getaffinity(0, sizeof state->processors, &state->processors);
  state->input_output = (int)syscall(SYS_ioprio_get, 1, 0);
  state->group = getpgrp();
  state->session = getsid(0);
  state->dumpable = prctl(PR_GET_DUMPABLE);
  for (int i = 0; i < RLIM_NLIMITS; ++i) getrlimit(i, &state->limits[i]);
  prctl(PR_GET_NAME, state->name);
  read_file("/proc/self/oom_score_adj", state->badness, sizeof state->badness);
}

int main(void) {
  static struct State before;
  static struct State after;
  for (int number = 1; number < SIGRTMAX; ++number) {
    if (number == SIGSEGV || number == SIGABRT) continue;
    const struct sigaction action = {.sa_handler = hear};
    sigaction(number, &action, NULL);
  }
  look(&before);
  seconds_since_start();
  while (seconds_since_start() < 0.5) usleep(5000);
  look(&after);
  if (heard != 0) succeeded("heard signal %d", heard);
  if (memcmp(&before, &after, sizeof before) != 0) succeeded("somebody has changed its state");
  return judge_attack();
}
