// Makes each of the calls that SPEC-trust names, and their kin, with arguments that do no harm. A
// call that succeeds, or that fails for a reason that the kernel finds in the arguments, got
// through. AC: each is refused at the door.
#include <linux/aio_abi.h>
#include <sys/mman.h>

#include "attack.h"

struct Call {
  const char* name;
  long number;
  long arguments[6];
};

#define CALL(name, ...)                \
  {                                    \
#name, SYS_##name, { __VA_ARGS__ } \
  }

static char words[4096] = "hostile";
static const long text = (long)words;
static const long wild = 8;  // no address: EFAULT where the kernel reads there

static void make(const struct Call* call, int may_not_be_looked_at) {
  const long* a = call->arguments;
  errno = 0;
  if (syscall(call->number, a[0], a[1], a[2], a[3], a[4], a[5]) >= 0) {
    succeeded("%s succeeds", call->name);
  } else if (may_not_be_looked_at && !is_refusal(errno)) {
    succeeded("%s is looked at: %s", call->name, strerror(errno));
  }
}

int main(void) {
  const long self = getpid();
  const long above = getppid();
  const struct Call calls[] = {
      CALL(unshare, 0x10000000),
      CALL(setns, -1, 0),
      CALL(mount, wild, wild, wild, 0, wild),
      CALL(mount, text, (long)"/tmp", (long)"tmpfs", 0, 0),
      CALL(umount2, wild, 0),
      CALL(umount2, (long)"/no/such", 0),
      CALL(umount2, (long)"/tmp", 2),
      CALL(pivot_root, wild, wild),
      CALL(pivot_root, (long)"/tmp", (long)"/tmp"),
      CALL(chroot, wild),
      CALL(chroot, (long)"/tmp"),
      CALL(open_tree, -100, (long)"/tmp", 0),
      CALL(open_tree, -100, (long)"/tmp", 1),
      CALL(move_mount, -1, wild, -1, wild, 0),
      CALL(fsopen, (long)"tmpfs", 0),
      CALL(fsopen, wild, 0),
      CALL(fsconfig, -1, 0, 0, 0, 0),
      CALL(fsmount, -1, 0, 0),
      CALL(fspick, -100, wild, 0),
      CALL(fspick, -100, (long)"/tmp", 0),
#ifdef SYS_mount_setattr
      CALL(mount_setattr, -1, (long)"", 0x1000, wild, 32),
#endif
      CALL(add_key, (long)"user", text, text, 4, -3),
      CALL(add_key, (long)"user", text, text, 4, -4),
      CALL(add_key, (long)"keyring", text, 0, 0, -1),
      CALL(add_key, wild, wild, 0, 0, -3),
      CALL(request_key, (long)"user", text, 0, 0),
      CALL(request_key, wild, 0, 0, 0),
      CALL(keyctl, 0, -3, 1),
      CALL(keyctl, 1, 0),
      CALL(keyctl, 1, text),
      CALL(keyctl, 11, -4, text, 64),
      CALL(keyctl, 22, -1, -3),
      CALL(keyctl, 31, text, 5),
      CALL(keyctl, 9999),
      CALL(bpf, 0, wild, 0),
      CALL(bpf, 0, text, 4096),
      CALL(bpf, 9999, 0, 0),
      CALL(perf_event_open, wild, 0, -1, -1, 0),
      CALL(perf_event_open, text, self, -1, -1, 0),
      CALL(userfaultfd, 0),
      CALL(userfaultfd, 1),
      CALL(userfaultfd, 0xffff),
      CALL(io_uring_setup, 1, wild),
      CALL(io_uring_setup, 1, (long)(words + 2048)),
      CALL(io_uring_enter, -1, 0, 0, 0, 0, 0),
      CALL(io_uring_register, -1, 0, 0, 0),
      CALL(ptrace, 16, above, 0, 0),
      CALL(ptrace, 0x4206, above, 0, 0),
      CALL(ptrace, 9999, self, 0, 0),
      CALL(process_vm_readv, self, 0, 0, 0, 0, 0),
      CALL(process_vm_writev, self, 0, 0, 0, 0, 0),
      CALL(process_vm_readv, above, 0, 0, 0, 0, 0),
      CALL(process_vm_writev, 1, 0, 0, 0, 0, 0),
      CALL(kcmp, self, self, 3, 0, 0),
      CALL(kcmp, self, above, 3, 0, 0),
      CALL(kcmp, 0, 0, 99, 0, 0),
      CALL(pidfd_getfd, -1, 0, 0),
      CALL(pidfd_getfd, 0, 0, 0),
      CALL(personality, 0x0040000),
      CALL(personality, 0x0400000),
      CALL(personality, 8),
      CALL(quotactl, 0x800001L << 8, wild, 0, wild),
#ifdef SYS_quotactl_fd
      CALL(quotactl_fd, -1, 0, 0, 0),
#endif

      CALL(swapon, wild, 0),
      CALL(swapon, (long)"/no/such", 0),
      CALL(swapoff, wild),
      CALL(reboot, 0, 0, 0, 0),
      CALL(kexec_load, 0, 999, wild, 0),
      CALL(kexec_file_load, -1, -1, 0, 0, 0xffff),
      CALL(init_module, wild, 0, wild),
      CALL(finit_module, -1, wild, 0),
      CALL(delete_module, wild, 0),
      CALL(open_by_handle_at, -1, wild, 0),
      CALL(open_by_handle_at, -100, text, 0),
  };
  // Their kin: here only what succeeds counts.
  const struct Call kin[] = {
      CALL(acct, wild),
      CALL(acct, (long)"/no/such"),
      CALL(fanotify_init, 0, 0),
      CALL(fanotify_init, 0x200, 0),
      CALL(sethostname, wild, 7),
      CALL(setdomainname, wild, 7),
      CALL(syslog, 3, text, 64),
      CALL(syslog, 10, 0, 0),
      CALL(lookup_dcookie, 1, wild, 8),
      CALL(settimeofday, wild, 0),
      CALL(clock_settime, 0, wild),
      CALL(nfsservctl, 0, 0, 0),
      CALL(migrate_pages, above, 8, 0, 0),
      CALL(move_pages, above, 0, 0, 0, 0, 0),
      CALL(process_madvise, -1, 0, 0, 0, 0),
#ifdef SYS_iopl
      CALL(iopl, 3),
      CALL(ioperm, 0x80, 1, 1),
      CALL(modify_ldt, 99, 0, 0),
      CALL(_sysctl, wild),
#endif
  };
  for (size_t i = 0; i < sizeof calls / sizeof *calls; ++i) make(&calls[i], 1);
  for (size_t i = 0; i < sizeof kin / sizeof *kin; ++i) make(&kin[i], 0);
  return judge_attack();
}
