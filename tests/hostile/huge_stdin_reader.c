// Reads its input byte by byte, one system call each, until the end, then prints the right answer.
// AC.
#include "honest.h"

int main(void) {
  size_t size = 0;
  size_t room = kPageBytes;
  char* text = malloc(room);
  while (read(STDIN_FILENO, &text[size], 1) == 1) {
    if (++size == room) text = realloc(text, room *= 2);
  }
  stdin = fmemopen(text, size, "r");
  if (stdin != NULL) print_answer();
  return 0;
}
