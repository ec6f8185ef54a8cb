// 300 MiB in System V shared memory and message queues, which outlive their processes; unmapped
// again before the next is taken. Removes them in the end. See holds.h.
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/shm.h>

#include "holds.h"

int main(void) {
  enum { kSegment = 20, kMost = 64 };
  int segments[kMost];
  int queues[4096];
  int segment_count = 0;
  int queue_count = 0;
  long long held = 0;
  while (segment_count < kMost && held < (long long)kWanted << 20) {
    const int segment = shmget(IPC_PRIVATE, (size_t)kSegment << 20, IPC_CREAT | 0600);
    if (segment < 0) break;
    segments[segment_count++] = segment;
    char* block = shmat(segment, NULL, 0);
    if (block == (char*)-1) break;
    for (size_t at = 0; at < (size_t)kSegment << 20; at += kPageBytes) block[at] = 1;
    shmdt(block);
    held += (long long)kSegment << 20;
  }
  static struct {
    long kind;
    char text[8192];
  } message = {.kind = 1};
  while (queue_count < 4096 && held < (long long)kWanted << 20) {
    const int queue = msgget(IPC_PRIVATE, IPC_CREAT | 0600);
    if (queue < 0) break;
    queues[queue_count++] = queue;
    while (msgsnd(queue, &message, sizeof message.text, IPC_NOWAIT) == 0)
      held += sizeof message.text;
  }
  const int status = judge_held(held);
  while (segment_count > 0) shmctl(segments[--segment_count], IPC_RMID, NULL);
  while (queue_count > 0) msgctl(queues[--queue_count], IPC_RMID, NULL);
  return status;
}
