// Opens the terminal behind the grader, prints there and tries to type a command into it, then
// prints the right answer. AC, and the terminal stays clean: the submission has no controlling
// terminal.
#include <fcntl.h>
#include <sys/ioctl.h>

#include "honest.h"

int main(void) {
  static const char shout[] = "\033[31mHOSTILE was here\033[0m\n";
  static const char typed[] = "echo hostile\n";
  const int terminal = open("/dev/tty", O_RDWR);
  if (terminal >= 0) {
    write(terminal, shout, sizeof shout - 1);
    for (size_t i = 0; i + 1 < sizeof typed; ++i) ioctl(terminal, TIOCSTI, &typed[i]);
  }
  print_answer();
  return 0;
}
