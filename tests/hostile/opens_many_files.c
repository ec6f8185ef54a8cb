// Opens files until it cannot any more and prints the right answer with all of them open. AC: the
// limit is its own, the grader's descriptors and those of other runs are not touched.
#include <fcntl.h>

#include "honest.h"

int main(void) {
  for (int i = 0; i < 100 * 1000 && open("/dev/null", O_RDONLY) >= 0; ++i) {
  }
  print_answer();
  return 0;
}
