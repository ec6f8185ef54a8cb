// 300 MiB of page tables, in a process whose first thread has ended: of such a process the grader asks for
// the resident pages of its other threads, and for no page tables. See holds.h; needs --process-limit 2.
#include "holds.h"

static void* go_on(void* nothing) {
  usleep(50 * 1000);
  const size_t span = (size_t)2 << 20;
  const size_t tables = (size_t)kWanted << 8;
  char* room = mmap(NULL, tables * span, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  long long held = 0;
  if (room != MAP_FAILED) {
    madvise(room, tables * span, MADV_NOHUGEPAGE);
    volatile char sum = 0;
    for (size_t i = 0; i < tables; ++i, held += kPageBytes) sum += room[i * span];
  }
  exit(judge_held(held));
}

int main(void) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, go_on, NULL) != 0) return 1;
  pthread_exit(NULL);
}
