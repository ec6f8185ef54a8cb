// Writes 1 MB (under the limit of 1 MiB) to stderr before it reads its input, then prints the right
// answer. AC: the grader feeds and drains at the same time.
#include "honest.h"

int main(void) {
  for (int i = 0; i < 100 * 1000; ++i) fputs("debugging\n", stderr);
  print_answer();
  return 0;
}
