// Leaves a mark in the private folder in every way that leaves no file there. If several runs share
// a sandbox (explanations), the next one must not find it. With "mark N" as input it leaves only
// the Nth mark, and prints its sandbox and if that was marked before (probe_runner_test.cpp).
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/xattr.h>

#include "attack.h"

enum { kMarks = 12, kUsualMode = 01777 };

static const char* const kFolder = "/tmp";
static const char* const kName = "/tmp/mark";

static int made_and_gone(int made) {
  if (made >= 0) unlink(kName);
  return made >= 0;
}

static int flags_of_folder(int wanted) {
  int flags = 0;
  const int folder = open(kFolder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0 || ioctl(folder, FS_IOC_GETFLAGS, &flags) != 0) return -1;
  if (wanted >= 0) flags = ioctl(folder, FS_IOC_SETFLAGS, &wanted);
  close(folder);
  return flags;
}

// Returns true if the mark could be left.
static int mark(int number) {
  static char entries[1024];
  const struct timespec past[2] = {{1, 1}, {2, 2}};
  switch (number) {
    case 0:
      return made_and_gone(open(kName, O_CREAT | O_RDWR | O_CLOEXEC, 0600));
    case 1:
      return mkdir(kName, 0700) == 0 && rmdir(kName) == 0;
    case 2:
      return open(kFolder, O_TMPFILE | O_RDWR | O_CLOEXEC, 0600) >= 0;
    case 3:
      return made_and_gone(symlink("mark", kName));
    case 4:
      return made_and_gone(mkfifo(kName, 0600));
    case 5:
      return sets_mode(kFolder, 0700);
    case 6:
      return sets_mode(kFolder, 0700) && sets_mode(kFolder, kUsualMode);
    case 7:
      return chown(kFolder, (uid_t)-1, (gid_t)-1) == 0;
    case 8:
      return utimensat(AT_FDCWD, kFolder, past, 0) == 0;
    case 9:
      return syscall(SYS_getdents64, open(kFolder, O_RDONLY | O_DIRECTORY), entries,
                     sizeof entries) > 0;
    case 10:
      return setxattr(kFolder, "user.mark", "1", 1, 0) == 0 ||
             removexattr(kFolder, "system.posix_acl_access") == 0;
    case 11:
      return flags_of_folder(FS_NODUMP_FL) == 0;
    default:
      return 0;
  }
}

static int is_marked(void) {
  struct stat folder;
  struct stat name;
  if (stat(kFolder, &folder) != 0) return 1;
  return (folder.st_mode & 07777) != kUsualMode || lstat(kName, &name) == 0 ||
         folder.st_mtim.tv_sec < 100 || flags_of_folder(-1) > 0 ||
         getxattr(kFolder, "user.mark", NULL, 0) >= 0;
}

int main(void) {
  char start[16] = "";
  struct stat root;
  const ssize_t size = pread(STDIN_FILENO, start, sizeof start - 1, 0);
  if (size > 0 && strncmp(start, "mark ", 5) == 0) {
    stat("/", &root);
    const int before = is_marked();
    const int made = mark(atoi(start + 5));
    printf("%ld.%09ld %s\n%s\n", (long)root.st_ctim.tv_sec, root.st_ctim.tv_nsec,
           before ? "marked" : "clean", made ? "left" : "refused");
    return 0;
  }
  // Alone in its sandbox, or in the machine's folder, it may.
  for (int number = 0; is_alone() && number < kMarks; ++number) mark(number);
  return judge_attack();
}
