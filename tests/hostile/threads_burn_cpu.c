// Four threads compute 0.6 s each while the main thread waits. TLE (cpu): the time of all threads
// counts. Where threads are refused, as processes are: AC.
#include "honest.h"

static void* burn(void* nothing) {
  struct timespec used;
  do {
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
  } while (used.tv_sec == 0 && used.tv_nsec < 600 * 1000 * 1000);
  return nothing;
}

int main(void) {
  pthread_t threads[4];
  int started[4];
  for (int i = 0; i < 4; ++i) started[i] = pthread_create(&threads[i], NULL, burn, NULL) == 0;
  for (int i = 0; i < 4; ++i) {
    if (started[i]) pthread_join(threads[i], NULL);
  }
  print_answer();
  return 0;
}
