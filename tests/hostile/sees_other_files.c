// Walks all that it sees and names what is not on the list of a run: the system's libraries,
// interpreters and settings, /dev, /proc, an empty /tmp, its own folder. AC: no home, cases,
// answers, reports, classmates or folder of the grader is in sight.
#include <dirent.h>
#include <limits.h>

#include "attack.h"

static char own[PATH_MAX];  // the folder of this program

// Folders that are only there because the own one is below them show nothing else.
static int is_above_own(const char* path) {
  const size_t length = strlen(path);
  return strncmp(own, path, length) == 0 && own[length] == '/';
}

static int is_below(const char* path, const char* folder) {
  const size_t length = strlen(folder);
  return strncmp(path, folder, length) == 0 && (path[length] == '/' || path[length] == '\0');
}

static int may_be_seen(const char* path) {
  static const char* const listed[] = {"/usr",
                                       "/bin",
                                       "/sbin",
                                       "/lib",
                                       "/lib32",
                                       "/lib64",
                                       "/libx32",
                                       "/etc",
                                       "/dev",
                                       "/proc",
                                       "/sys/devices/system/cpu"};
  if (own[0] != '\0' && is_below(path, own)) return 1;
  for (size_t i = 0; i < sizeof listed / sizeof *listed; ++i) {
    if (is_below(path, listed[i])) return 1;
  }
  return 0;
}

static void walk(const char* folder, int depth) {
  DIR* entries = depth > 12 || seconds_since_start() > 0.7 ? NULL : opendir(folder);
  const struct dirent* entry = NULL;
  while (entries != NULL && (entry = readdir(entries)) != NULL) {
    char path[PATH_MAX];
    struct stat status;
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    snprintf(path, sizeof path, "%s/%s", strcmp(folder, "/") == 0 ? "" : folder, entry->d_name);
    if (may_be_seen(path) || lstat(path, &status) != 0) continue;
    if (S_ISDIR(status.st_mode)) {
      walk(path, depth + 1);
      if (strcmp(path, "/tmp") != 0 && is_below(path, "/tmp") && !is_above_own(path)) succeeded("left in /tmp: %s", path);
    } else if (S_ISREG(status.st_mode)) {
      const int file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
      if (file >= 0) succeeded("readable: %s", path);
      close(file);
    } else if (!S_ISLNK(status.st_mode)) {
      succeeded("seen: %s", path);
    }
  }
  if (entries != NULL) closedir(entries);
}

// Where a folder cannot be listed, its files may still have well-known names.
static void guess(const char* folder) {
  static const char* const names[] = {
      ".bash_history", ".bashrc",     ".profile",  ".netrc",      ".gitconfig",
      ".ssh/id_rsa",   ".ssh/config", ".ssh",      ".aws/config", ".config",
      "flocking",      "cases",       "testcases", "report",      "report.json",
      "results.json",  "grades.csv",  "why.txt",   "class.html",  "cases/cases.toml"};
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i) {
    char path[PATH_MAX];
    snprintf(path, sizeof path, "%s/%s", folder, names[i]);
    if (may_be_seen(path)) continue;
    const int file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (file >= 0) succeeded("readable: %s", path);
    close(file);
  }
}

// Folders that the kernel itself tells of: mounts, and where processes work.
static void follow_hints(void) {
  char path[64];
  char target[PATH_MAX];
  for (int process = 1; process < 32768 && seconds_since_start() < 0.9; ++process) {
    if (process == getpid()) continue;
    snprintf(path, sizeof path, "/proc/%d/cwd", process);
    const ssize_t count = readlink(path, target, sizeof target - 1);
    if (count <= 0) continue;
    target[count] = '\0';
    guess(target);
  }
  FILE* mounts = fopen("/proc/self/mountinfo", "r");
  char root[PATH_MAX];
  char point[PATH_MAX];
  while (mounts != NULL && fscanf(mounts, "%*s %*s %*s %4095s %4095s%*[^\n]", root, point) == 2) {
    guess(point);
    guess(root);
    for (char* slash = strrchr(root, '/'); slash != NULL && slash != root;
         slash = strrchr(root, '/')) {
      *slash = '\0';
      guess(root);
    }
  }
}

int main(void) {
  const ssize_t count = readlink("/proc/self/exe", own, sizeof own - 1);
  if (count > 0) *strrchr(own, '/') = '\0';
  static const char* const secrets[] = {"/etc/shadow",
                                        "/etc/gshadow",
                                        "/etc/sudoers",
                                        "/etc/ssh/ssh_host_ed25519_key",
                                        "/var/log/syslog",
                                        "/var/log/auth.log",
                                        "/var/log/dpkg.log",
                                        "/run/docker.sock",
                                        "/run/secrets",
                                        "/var/run/secrets",
                                        "/var/mail",
                                        "/var/lib/dpkg/status",
                                        "/.dockerenv",
                                        "/root/.bashrc",
                                        "/boot",
                                        "/sys/fs/cgroup",
                                        "/sys/class/net"};
  seconds_since_start();
  for (size_t i = 0; i < sizeof secrets / sizeof *secrets; ++i) {
    const int file = open(secrets[i], O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    struct stat status;
    if (file >= 0 && fstat(file, &status) == 0 && S_ISREG(status.st_mode)) {
      succeeded("readable: %s", secrets[i]);
    }
    if (file >= 0 && S_ISDIR(status.st_mode)) {
      DIR* folder = fdopendir(dup(file));
      int entries = 0;
      while (folder != NULL && readdir(folder) != NULL) ++entries;
      if (entries > 2) succeeded("listed: %s", secrets[i]);
    }
    close(file);
  }
  walk("/", 0);
  FILE* users = fopen("/etc/passwd", "r");
  char home[256];
  while (users != NULL &&
         fscanf(users, "%*[^:]:%*[^:]:%*[^:]:%*[^:]:%*[^:]:%255[^:]%*[^\n] ", home) == 1) {
    if (strcmp(home, "/") != 0) guess(home);
  }
  guess("..");
  guess("../..");
  if (getenv("HOME") != NULL) guess(getenv("HOME"));
  follow_hints();
  return judge_attack();
}
