// Catches SIGXCPU, the polite warning of RLIMIT_CPU, and goes on computing. TLE (cpu): there must
// be a hard limit or a killer behind the warning.
#include "honest.h"

static void go_on(int signal_number) { (void)signal_number; }

int main(void) {
  signal(SIGXCPU, go_on);
  burn_forever();
}
