// The main thread ends, another one computes for ever: the process is listed as a zombie and yet is
// alive. TLE (cpu): only the process's own exit status says that it has ended. Where threads are
// refused: AC.
#include "honest.h"

static void* burn(void* nothing) {
  burn_forever();
  return nothing;
}

int main(void) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, burn, NULL) == 0) pthread_exit(NULL);
  print_answer();
  return 0;
}
