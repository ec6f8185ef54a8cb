// Prints the start of what the system keeps for root alone. Where it can read none of it, it is right.
// AC: also when root grades, there is nothing to be read.
#include <fcntl.h>
#include <unistd.h>

#include "honest.h"

int main(void) {
  static const char* const secrets[] = {"/etc/shadow", "/etc/gshadow", "/etc/sudoers"};
  int leaked = 0;
  for (size_t i = 0; i < sizeof secrets / sizeof *secrets; ++i) {
    char start[16];
    const int file = open(secrets[i], O_RDONLY);
    if (file < 0) continue;
    const ssize_t length = read(file, start, sizeof start);
    if (length > 0) {
      printf("%.*s\n", (int)length, start);
      leaked = 1;
    }
    close(file);
  }
  if (!leaked) print_answer();
  return 0;
}
