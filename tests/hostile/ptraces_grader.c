// Tries to trace its parent and to open its memory for writing; reports success, else prints the
// right answer. AC: the parent forbids it (PR_SET_DUMPABLE), belongs to another user, or is the
// init process of bubblewrap, which has no secrets and decides nothing. Does no harm if it
// succeeds.
#include <fcntl.h>
#include <sys/ptrace.h>
#include <sys/wait.h>

#include "honest.h"

static int is_bubblewrap(pid_t process) {
  char path[64];
  char name[16] = "";
  snprintf(path, sizeof path, "/proc/%d/comm", process);
  FILE* file = fopen(path, "r");
  if (file == NULL) return 0;
  fscanf(file, "%15s", name);
  fclose(file);
  return strcmp(name, "bwrap") == 0;
}

int main(void) {
  const pid_t parent = getppid();
  char path[64];
  int reached = 0;
  snprintf(path, sizeof path, "/proc/%d/mem", parent);
  if (parent > 0 && !is_bubblewrap(parent)) {
    if (open(path, O_RDWR) >= 0) reached = puts("may write to the memory of the grader");
    if (ptrace(PTRACE_SEIZE, parent, 0, 0) == 0) {
      reached = puts("may trace the grader");
      ptrace(PTRACE_DETACH, parent, 0, 0);
    }
  }
  if (!reached) print_answer();
  return 0;
}
