// Catches SIGXCPU, the warning of RLIMIT_CPU, and continues computing. TLE (cpu): a hard limit or a
// kill must follow the warning.
#include "honest.h"

static void go_on(int signal_number) { (void)signal_number; }

int main(void) {
  signal(SIGXCPU, go_on);
  burn_forever();
}
