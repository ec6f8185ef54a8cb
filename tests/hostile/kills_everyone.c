// Kills every process that it may (kill -1), then prints the right answer. AC: in its pid namespace
// there is nobody else. Not to be run where only limits protect the machine; for the worst case it
// looks first whether it sees so few processes that it must be alone.
#include <glob.h>

#include "honest.h"

int main(void) {
  glob_t processes = {0};
  glob("/proc/[0-9]*", 0, NULL, &processes);
  if (getpid() < 100 && processes.gl_pathc > 0 && processes.gl_pathc <= 8) kill(-1, SIGKILL);
  usleep(100 * 1000);
  print_answer();
  return 0;
}
