// Reads line by line and crashes at an empty one, as strtok() makes happen. RTE (SIGSEGV) with an
// input that has an empty line.
#include "honest.h"

int main(void) {
  static char line[1 << 16];
  volatile double sum = 0;
  while (fgets(line, sizeof line, stdin) != NULL) {
    const char* volatile word = strtok(line, " \t\r\n");
    sum += *word == '-' ? 1 : atof(word);
    puts("0.000 0.000 0.000 0.000");
  }
  return 0;
}
