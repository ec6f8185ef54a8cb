// Asks for a namespace of every kind in every way: unshare, setns, clone and clone3, with flags in
// both halves of the word, one at a time and together with a user namespace. AC: everything is
// refused. EAGAIN is a refusal of clone as well: there no process may be made at all.
#include <linux/sched.h>
#include <sched.h>
#include <sys/wait.h>

#include "attack.h"

struct Kind {
  const char* name;
  uint64_t flag;
};

static const struct Kind kinds[] = {{"user", CLONE_NEWUSER},     {"mnt", CLONE_NEWNS},
                                    {"pid", CLONE_NEWPID},       {"net", CLONE_NEWNET},
                                    {"ipc", CLONE_NEWIPC},       {"uts", CLONE_NEWUTS},
                                    {"cgroup", CLONE_NEWCGROUP}, {"time", 0x80}};
enum { kKinds = sizeof kinds / sizeof *kinds };
static const uint64_t high = 1ULL << 32;

// In the child of a clone that succeeded there is nothing to do.
static void told(const char* call, const char* kind, const char* more, long result) {
  if (result == 0) _exit(0);
  if (result > 0) {
    waitpid((pid_t)result, NULL, __WALL);
    succeeded("%s of %s %s", call, kind, more);
  } else if (!is_refusal(errno) && errno != EAGAIN) {
    succeeded("%s of %s %s: looked at, %s", call, kind, more, strerror(errno));
  }
}

static void clone_each(const struct Kind* kind) {
  static const struct Kind with[] = {
      {"", 0}, {"and user", CLONE_NEWUSER}, {"and vfork", CLONE_VFORK}};
  for (int i = 0; i < 3; ++i) {
    const uint64_t flags = kind->flag | with[i].flag;
    // The time namespace's flag is a signal's number for clone.
    if (kind->flag != 0x80) {
      told("clone", kind->name, with[i].name,
           syscall(SYS_clone, flags | SIGCHLD, NULL, NULL, NULL, 0L));
      told("clone, high bits", kind->name, with[i].name,
           syscall(SYS_clone, high | flags | SIGCHLD, NULL, NULL, NULL, 0L));
    }
    struct clone_args arguments = {.flags = flags, .exit_signal = SIGCHLD};
    told("clone3", kind->name, with[i].name, syscall(SYS_clone3, &arguments, sizeof arguments));
    told("clone3, short", kind->name, with[i].name,
         syscall(SYS_clone3, &arguments, CLONE_ARGS_SIZE_VER0));
  }
}

static void unshare_each(const struct Kind* kind) {
  static const uint64_t with[] = {0, CLONE_NEWUSER, 1ULL << 32, CLONE_NEWUSER | (1ULL << 32),
                                  CLONE_FS};
  for (int i = 0; i < 5; ++i) {
    if (syscall(SYS_unshare, kind->flag | with[i]) == 0) {
      succeeded("unshare %s with %llx", kind->name, (unsigned long long)with[i]);
    } else if (!is_refusal(errno)) {
      succeeded("unshare %s looked at: %s", kind->name, strerror(errno));
    }
  }
}

static void join_each(const struct Kind* kind, const char* process) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%s/ns/%s", process, kind->name);
  const int place = open(path, O_RDONLY | O_CLOEXEC);
  for (int i = 0; i < 3; ++i) {
    const uint64_t flags = i == 0 ? 0 : kind->flag | (i == 1 ? 0 : high);
    if (syscall(SYS_setns, place, flags) == 0) {
      succeeded("setns %s", path);
    } else if (!is_refusal(errno)) {
      succeeded("setns %s looked at: %s", path, strerror(errno));
    }
  }
  close(place);
}

int main(void) {
  alarm(20);
  // A bad flag and a bad size: the filter must come before the kernel's own checks.
  if (syscall(SYS_unshare, 1L) != 0 && !is_refusal(errno)) succeeded("unshare is there");
  if (syscall(SYS_clone3, NULL, 0L) != 0 && !is_refusal(errno) && errno != EAGAIN) {
    succeeded("clone3 is there: it takes its flags from memory, which no filter sees");
  }
  for (int i = 0; i < kKinds; ++i) clone_each(&kinds[i]);
  for (int i = 0; i < kKinds; ++i) {
    join_each(&kinds[i], "self");
    join_each(&kinds[i], "1");
  }
  for (int i = kKinds; i-- > 0;) unshare_each(&kinds[i]);
  return judge_attack();
}
