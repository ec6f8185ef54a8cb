// Allocates and fills memory up to 1 GiB and aborts when it is refused, as an uncaught
// std::bad_alloc does. MLE: so the limit of the system has to lie a little above the limit of the
// grader, or a hog would look like a crash.
#include "honest.h"

int main(void) {
  for (int i = 0; i < 1024; ++i) {
    if (!take_memory(kMebibyte)) abort();
  }
  print_answer();
  return 0;
}
