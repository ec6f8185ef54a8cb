// Forks without end. TLE (cpu): the process limit stops the spread, what is left tries on until the
// CPU time of the tree is used up. For the sake of the machine it gives up after 2000 forks or
// twenty seconds; killed ones are replaced until then, so a single sweep over the tree does not end
// it.
#include <sys/mman.h>

#include "honest.h"

int main(void) {
  int* forks = mmap(NULL, kPageBytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (forks == MAP_FAILED) burn_forever();
  const time_t end = time(NULL) + 20;
  while (time(NULL) < end) {
    if (__atomic_add_fetch(forks, 1, __ATOMIC_SEQ_CST) > 2000)
      burn_cpu(0.1);
    else if (fork() < 0)
      __atomic_sub_fetch(forks, 1, __ATOMIC_SEQ_CST);
  }
  return 0;
}
