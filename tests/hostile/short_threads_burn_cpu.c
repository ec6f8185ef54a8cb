// 600 threads, one after another, compute 5 ms each, then the submission is right. TLE (cpu): the
// time of threads that have ended counts. Where threads are refused: AC.
#include "honest.h"

static void* run(void* unused) {
  struct timespec now;
  long start = 0;
  for (long used = 0; used < 5000000; used = now.tv_sec * 1000000000L + now.tv_nsec - start) {
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    if (start == 0) start = now.tv_sec * 1000000000L + now.tv_nsec;
  }
  return unused;
}

int main(void) {
  for (int i = 0; i < 600; ++i) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, run, NULL) != 0) break;
    pthread_join(thread, NULL);
  }
  print_answer();
  return 0;
}
