// Searches its environment, the initial one on the stack, PATH and its arguments for data about the
// grader or the machine. AC: a short fixed list with a fixed PATH.
#include <dirent.h>
#include <limits.h>

#include "attack.h"

extern char** environ;

static void look_at(const char* variable) {
  static const char allowed[] = " PATH HOME LANG LC_ALL LC_CTYPE TMPDIR USER LOGNAME TZ PWD SHELL ";
  char name[128];
  snprintf(name, sizeof name, " %.*s ", (int)strcspn(variable, "="), variable);
  if (strstr(allowed, name) == NULL) succeeded("variable %s", variable);
  const char* value = variable + strcspn(variable, "=");
  if (strstr(value, "/root") != NULL || strstr(value, "cases") != NULL)
    succeeded("tells %s", variable);
}

int main(void) {
  char block[65536];
  const size_t size = read_file("/proc/self/environ", block, sizeof block);
  for (char** variable = environ; *variable != NULL; ++variable) look_at(*variable);
  for (size_t at = 0; at < size; at += strlen(block + at) + 1) look_at(block + at);
  char* paths = strdup(getenv("PATH") == NULL ? "" : getenv("PATH"));
  for (char* entry = strtok(paths, ":"); entry != NULL; entry = strtok(NULL, ":")) {
    static const char* const fixed[] = {
        "/usr/local/sbin", "/usr/local/bin", "/usr/sbin",  "/usr/bin",
        "/sbin",           "/bin",           "/usr/games", "/opt"};
    int known = 0;
    for (int i = 0; i < 8; ++i) known |= strncmp(entry, fixed[i], strlen(fixed[i])) == 0;
    if (known) continue;
    // A folder of an interpreter: its other files must not be visible.
    char* slash = strrchr(entry, '/');
    const char* const last = slash == NULL ? entry : slash + 1;
    char above[PATH_MAX];
    snprintf(above, sizeof above, "%.*s", slash == NULL ? 1 : (int)(slash - entry),
             slash == NULL ? "." : entry);
    DIR* folder = opendir(above);
    for (const struct dirent* it; folder != NULL && (it = readdir(folder)) != NULL;) {
      if (it->d_name[0] != '.' && strcmp(it->d_name, last) != 0 && strcmp(it->d_name, "lib") != 0) {
        succeeded("beside PATH's %s: %s", entry, it->d_name);
      }
    }
  }
  return judge_attack();
}
