// Looks for devices beyond null, zero, full, random and urandom: all that /dev lists, and names
// that are not listed; opens them for reading only. AC: there are none.
#include <dirent.h>
#include <limits.h>
#include <sys/sysmacros.h>

#include "attack.h"

static int is_allowed(const char* name) {
  static const char allowed[] = " . .. null zero full random urandom fd stdin stdout stderr ";
  char word[300];
  snprintf(word, sizeof word, " %s ", name);
  return strstr(allowed, word) != NULL;
}

static void try_device(const char* path) {
  const int file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  struct stat status;
  if (file >= 0 && fstat(file, &status) == 0 && !S_ISDIR(status.st_mode))
    succeeded("opens %s", path);
  close(file);
}

int main(void) {
  static const char* const guessed[] = {"tty",         "console",      "ptmx",
                                        "pts/ptmx",    "tty0",         "ttyS0",
                                        "kmsg",        "mem",          "port",
                                        "kvm",         "fuse",         "net/tun",
                                        "vsock",       "vhost-net",    "vhost-vsock",
                                        "loop0",       "loop-control", "vda",
                                        "sda",         "nvme0n1",      "mapper/control",
                                        "cuse",        "uinput",       "snapshot",
                                        "userfaultfd", "hpet",         "rtc0",
                                        "core",        "hwrng",        "mqueue",
                                        "shm",         "dri/card0",    "log",
                                        "autofs"};
  static const unsigned kinds[] = {S_IFCHR, S_IFBLK};
  DIR* entries = opendir("/dev");
  char path[PATH_MAX];
  for (const struct dirent* entry; entries != NULL && (entry = readdir(entries)) != NULL;) {
    if (is_allowed(entry->d_name) || strncmp(entry->d_name, "watchdog", 8) == 0) continue;
    snprintf(path, sizeof path, "/dev/%s", entry->d_name);
    struct stat status;
    if (lstat(path, &status) != 0) continue;
    if (S_ISLNK(status.st_mode) && stat(path, &status) != 0) continue;  // leads nowhere
    const int empty = S_ISDIR(status.st_mode) && rmdir(path) != 0 && status.st_nlink == 2;
    if (!empty) succeeded("sees %s", path);
  }
  for (size_t i = 0; i < sizeof guessed / sizeof *guessed; ++i) {
    snprintf(path, sizeof path, "/dev/%s", guessed[i]);
    try_device(path);
  }
  for (int i = 0; i < 2; ++i) {  // null is 1:3, a loop device 7:0
    if (mknod("/tmp/device", kinds[i] | 0600, i == 0 ? makedev(1, 3) : makedev(7, 0)) == 0) {
      try_device("/tmp/device");
      unlink("/tmp/device");
    }
  }
  return judge_attack();
}
