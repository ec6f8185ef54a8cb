// Leaves a marker in System V shared memory, which outlives its processes. Prints the right answer
// if there was none, a wrong one if there was (and removes it). AC in every case of a run.
#include <sys/ipc.h>
#include <sys/shm.h>

#include "honest.h"

int main(void) {
  const key_t key = 0x666c6f63;
  const int found = shmget(key, 0, 0);
  if (found >= 0) {
    shmctl(found, IPC_RMID, NULL);
    puts("somebody was here before");
    return 0;
  }
  shmget(key, kPageBytes, IPC_CREAT | 0600);
  print_answer();
  return 0;
}
