// Sets the priority, scheduling class, affinity, I/O class and limits of other processes to their
// current values, and accesses their memory; it does no harm even if that is allowed. AC: it is
// refused, and priorities of a user or of other groups cannot be set.
#include <sched.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/uio.h>

#include "others.h"

enum { kIoProcess = 1, kIoGroup = 2, kIoUser = 3 };

static void told(const char* call, int process, int through) {
  if (through) succeeded("%s %d", call, process);
}

static void reach(int process) {
  cpu_set_t processors;
  struct sched_param parameters = {0};
  struct rlimit limit;
  char attributes[56] = {0};
  char byte = 0;
  struct iovec here = {&byte, 1};
  struct iovec there = {(void*)8, 1};
  errno = 0;
  const int nice = getpriority(PRIO_PROCESS, process);
  if (errno == 0) {
    told("setpriority", process, setpriority(PRIO_PROCESS, process, nice) == 0);
    told("setpriority, high bits", process,
         syscall(SYS_setpriority, (1ULL << 32) | PRIO_PROCESS, (1ULL << 32) | (unsigned)process,
                 nice) == 0);
  }
  if (sched_getaffinity(process, sizeof processors, &processors) == 0) {
    told("sched_setaffinity", process,
         sched_setaffinity(process, sizeof processors, &processors) == 0);
  }
  const int policy = sched_getscheduler(process);
  if (policy >= 0 && sched_getparam(process, &parameters) == 0) {
    told("sched_setparam", process, sched_setparam(process, &parameters) == 0);
    told("sched_setscheduler", process, sched_setscheduler(process, policy, &parameters) == 0);
  }
  if (syscall(SYS_sched_getattr, process, attributes, sizeof attributes, 0) == 0) {
    told("sched_setattr", process, syscall(SYS_sched_setattr, process, attributes, 0) == 0);
  }
  const long class = syscall(SYS_ioprio_get, kIoProcess, process);
  if (class >= 0)
    told("ioprio_set", process, syscall(SYS_ioprio_set, kIoProcess, process, class) == 0);
  for (int resource = 0; resource < RLIM_NLIMITS; ++resource) {
    if (prlimit(process, resource, NULL, &limit) != 0) continue;
    told("prlimit, read", process, 1);
    told("prlimit, write", process, prlimit(process, resource, &limit, NULL) == 0);
    break;
  }
  // The error for a bad address comes only if the process may be read.
  told("process_vm_readv", process,
       process_vm_readv(process, &here, 1, &there, 1, 0) >= 0 || errno == EFAULT);
  told("process_vm_writev", process,
       process_vm_writev(process, &here, 1, &there, 1, 0) >= 0 || errno == EFAULT);
  told("ptrace", process, ptrace(PTRACE_SEIZE, process, 0, 0) == 0);  // ends with this process
  const int handle = (int)syscall(SYS_pidfd_open, process, 0);
  if (handle >= 0) told("pidfd_getfd", process, syscall(SYS_pidfd_getfd, handle, 0, 0) >= 0);
  close(handle);
  told("kcmp", process, syscall(SYS_kcmp, getpid(), process, 3, 0, 0) >= 0);
  told("move_pages", process, syscall(SYS_move_pages, process, 0, NULL, NULL, NULL, 0) == 0);
  told("setpgid", process, setpgid(process, process) == 0);
}

// Returns true if a call for "all of my user" or "that group" changes any process but this one.
static void reach_crowd(const char* call, int which, int who) {
  enum { kMost = 65536 };
  static signed char before[kMost];
  const int most = most_process() < kMost ? most_process() : kMost;
  for (int i = 2; i < most; ++i) before[i] = (signed char)getpriority(PRIO_PROCESS, i);
  if (setpriority(which, who, getpriority(PRIO_PROCESS, 0) + 1) != 0) return;
  for (int i = 2; i < most; ++i) {
    errno = 0;
    const int now = getpriority(PRIO_PROCESS, i);
    if (errno == 0 && i != getpid() && now > before[i]) succeeded("%s changes %d", call, i);
  }
}

static int others_of_user(void) {
  DIR* entries = opendir("/proc");
  int count = 0;
  for (const struct dirent* entry; entries != NULL && (entry = readdir(entries)) != NULL;) {
    struct stat status;
    const int process = atoi(entry->d_name);
    if (process <= 1 || process == getpid()) continue;
    if (fstatat(dirfd(entries), entry->d_name, &status, 0) == 0) count += status.st_uid == getuid();
  }
  if (entries != NULL) closedir(entries);
  return count;
}

int main(void) {
  const int group = getpgid(getppid());
  reach_crowd("setpriority of the user", PRIO_USER, 0);
  reach_crowd("setpriority of the user by number", PRIO_USER, (int)getuid());
  if (group > 0 && group != getpgrp()) reach_crowd("setpriority of the group", PRIO_PGRP, group);
  if (others_of_user() && syscall(SYS_ioprio_set, kIoUser, getuid(), (2 << 13) | 7) == 0) {
    succeeded("ioprio_set of all of the user's");
  }
  each_other(reach, 0.7);
  return judge_attack();
}
