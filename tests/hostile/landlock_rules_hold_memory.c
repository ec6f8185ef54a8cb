// Millions of rules in rule sets of Landlock that it never uses, of some 70 bytes of the kernel's
// each. See holds.h.
#include <sys/syscall.h>

#include "holds.h"

enum { kCreate = 444, kAddRule = 445, kForPort = 2, kPorts = 65536, kBytesOfRule = 64 };

int main(void) {
  const struct { unsigned long files, ports, scopes; } handled = {0, 3, 0};
  long long held = 0;
  while (held < (long long)kWanted << 20) {
    const int set = (int)syscall(kCreate, &handled, sizeof handled, 0);
    if (set < 0) break;
    for (unsigned long port = 0; port < kPorts; ++port) {
      const struct { unsigned long rights, port; } rule = {1, port};
      if (syscall(kAddRule, set, kForPort, &rule, 0) != 0) return judge_held(held);
      held += kBytesOfRule;
    }
  }
  return judge_held(held);
}
