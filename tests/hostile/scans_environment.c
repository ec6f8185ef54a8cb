// Prints every variable of its environment beyond a small list. With none it is right. AC: no
// token, key or path of the grader is handed on.
#include "honest.h"

extern char** environ;

int main(void) {
  static const char allowed[] = " PATH HOME LANG LC_ALL TMPDIR USER LOGNAME TZ PWD SHLVL _ ";
  int leaked = 0;
  for (char** variable = environ; *variable != NULL; ++variable) {
    char name[64];
    snprintf(name, sizeof name, " %.*s ", (int)strcspn(*variable, "="), *variable);
    if (strstr(allowed, name) != NULL) continue;
    puts(*variable);
    leaked = 1;
  }
  if (!leaked) print_answer();
  return 0;
}
