// Opens every folder that it sees to make a file in it (O_TMPFILE, or a folder that it removes
// again) and every file for writing, without writing. Its own folder and the input count, /tmp and
// the harmless devices do not. AC: there is nothing but /tmp that it can write to.
#include <dirent.h>
#include <limits.h>
#include <sys/vfs.h>

#include "attack.h"

static int is_harmless(const char* path) {
  static const char harmless[] =
      " /tmp /proc /sys /dev/null /dev/zero /dev/full /dev/random /dev/urandom /dev/fd /dev/stdin"
      " /dev/stdout /dev/stderr ";
  char word[PATH_MAX + 8];
  snprintf(word, sizeof word, " %s ", path);
  return strstr(harmless, word) != NULL;
}

static void try_folder(const char* path) {
  char made[PATH_MAX];
  const int file = open(path, O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600);
  if (file >= 0) {
    succeeded("makes files in %s", path);
    close(file);
    return;
  }
  snprintf(made, sizeof made, "%s/hostile-marker-%d", path, getpid());
  if (mkdir(made, 0700) == 0) {
    succeeded("makes folders in %s", path);
    rmdir(made);
  } else if (mkfifo(made, 0600) == 0 || symlink("/", made) == 0) {
    succeeded("makes files in %s", path);
    unlink(made);
  }
}

static void try_file(const char* path) {
  const int file = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (file >= 0) succeeded("opens %s for writing", path);
  close(file);
}

static void walk(const char* folder, int depth, double until) {
  DIR* entries = depth < 0 || seconds_since_start() > until ? NULL : opendir(folder);
  const struct dirent* entry = NULL;
  if (strcmp(folder, "/tmp") != 0) try_folder(folder);
  while (entries != NULL && (entry = readdir(entries)) != NULL) {
    char path[PATH_MAX];
    struct stat status;
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    snprintf(path, sizeof path, "%s/%s", strcmp(folder, "/") == 0 ? "" : folder, entry->d_name);
    if (is_harmless(path) || lstat(path, &status) != 0) continue;
    if (S_ISDIR(status.st_mode)) walk(path, depth - 1, until);
    if (S_ISREG(status.st_mode) || S_ISBLK(status.st_mode)) try_file(path);
    if (S_ISCHR(status.st_mode) && strncmp(path, "/dev/watchdog", 13) != 0) try_file(path);
  }
  if (entries != NULL) closedir(entries);
}

int main(void) {
  char own[PATH_MAX] = "";
  static const char* const usual[] = {"/dev",      "/dev/shm",   "/dev/mqueue",
                                      "/run",      "/run/lock",  "/var/tmp",
                                      "/var/lock", "/var/crash", "/var/mail"};
  seconds_since_start();
  if (readlink("/proc/self/exe", own, sizeof own - 1) > 0) {
    try_file(own);
    if (sets_mode(own, 0777)) succeeded("changes the mode of its own file");
    *strrchr(own, '/') = '\0';
    walk(own, 1, 0.2);
  }
  walk(".", 1, 0.2);
  for (size_t i = 0; i < sizeof usual / sizeof *usual; ++i) try_folder(usual[i]);
  try_file("/proc/self/fd/0");
  if (ftruncate(0, 0) == 0 || pwrite(0, "9", 1, 0) == 1) succeeded("writes to its input");
  for (int depth = 1; depth < 8; ++depth) walk("/", depth, 0.7);
  return judge_attack();
}
