// Usage: without [--KIND...] -- COMMAND [ARGUMENT...]
// Runs COMMAND with a seccomp filter that makes it and its children fail as if the kernel or the
// container refused the feature of each KIND:
//
//   --landlock    landlock_*(): ENOSYS, as a kernel before 5.13
//   --seccomp     seccomp filters: EINVAL, as a kernel without them
//   --userns      new user namespaces: EPERM
//   --namespaces  new namespaces of any kind and setns(): EPERM
//   --mount       mount() and related calls, pivot_root(): EPERM
//   --ptrace      ptrace(), process_vm_*(), kcmp(), pidfd_getfd(): EPERM
//   --keyctl      keyctl(), add_key(), request_key(): EPERM
//   --new         calls added after Linux 5.4: ENOSYS
//   --rights      removes the rights (capabilities) that Docker takes from root; refuses no call
//   --docker      the calls that Docker's default profile refuses without CAP_SYS_ADMIN, and --rights
//
// Usage: without --probe landlock|filters|userns
// Exits with status 0 if the kernel supports this here.
#define _GNU_SOURCE
#include <errno.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__x86_64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "only for x86-64 and AArch64"
#endif

// Newer than the headers of some systems; the same on all processors.
enum { kProcessMadvise = 440, kMountSetattr = 442, kLandlockCreate = 444, kLandlockLast = 446 };

enum { kMost = 1024, kNewWorlds = 0x7e020080 };  // all CLONE_NEW* flags, including CLONE_NEWTIME
static struct sock_filter filter[kMost];
static unsigned short length;

static void add(uint16_t code, uint32_t k, uint8_t if_true, uint8_t if_false) {
  if (length == kMost) abort();
  filter[length++] = (struct sock_filter)BPF_JUMP(code, k, if_true, if_false);
}

static void load(size_t offset) { add(BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset, 0, 0); }

static void refuse(long call, int error) {
  add(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call, 0, 1);
  add(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (uint32_t)error, 0, 0);
}

static void begin_argument(long call, unsigned argument, uint8_t length_of_test) {
  add(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call, 0, (uint8_t)(length_of_test + 3));
  load(offsetof(struct seccomp_data, args) + argument * sizeof(uint64_t));
}

static void end_argument(int error) {
  add(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (uint32_t)error, 0, 0);
  load(offsetof(struct seccomp_data, nr));
}

// Refuses a call if one of `bits` is set in the argument.
static void refuse_bits(long call, unsigned argument, uint32_t bits, int error) {
  begin_argument(call, argument, 1);
  add(BPF_JMP | BPF_JSET | BPF_K, bits, 0, 1);
  end_argument(error);
}

static void refuse_value(long call, unsigned argument, uint32_t value, int error) {
  begin_argument(call, argument, 1);
  add(BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1);
  end_argument(error);
}

static void refuse_all(const long* calls, size_t count, int error) {
  for (size_t i = 0; i < count; ++i) refuse(calls[i], error);
}
#define REFUSE(error, ...)                                  \
  do {                                                      \
    const long calls[] = {__VA_ARGS__};                     \
    refuse_all(calls, sizeof calls / sizeof *calls, error); \
  } while (0)

static void begin(void) {
  load(offsetof(struct seccomp_data, arch));
  add(BPF_JMP | BPF_JEQ | BPF_K, OWN_ARCHITECTURE, 1, 0);
  add(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM, 0, 0);
  load(offsetof(struct seccomp_data, nr));
#ifdef __x86_64__
  add(BPF_JMP | BPF_JGE | BPF_K, 0x40000000U, 0, 1);  // x32
  add(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM, 0, 0);
#endif
}

static void without_new_worlds(uint32_t kinds) {
  refuse_bits(SYS_unshare, 0, kinds, EPERM);
  // The lowest byte of clone()'s flags is a signal.
  refuse_bits(SYS_clone, 0, kinds & ~0xffU, EPERM);
  // its flags are in memory, where no filter sees them; programs fall back to clone()
  refuse(SYS_clone3, ENOSYS);
}

static void without_landlock(void) {
  for (long call = kLandlockCreate; call <= kLandlockLast; ++call) refuse(call, ENOSYS);
}

static void without_seccomp(void) {
  refuse_value(SYS_prctl, 0, PR_SET_SECCOMP, EINVAL);
  refuse_value(SYS_prctl, 0, PR_GET_SECCOMP, EINVAL);
  refuse(SYS_seccomp, EINVAL);
}

static void without_mount(void) {
  REFUSE(EPERM, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_fsopen, SYS_fsconfig, SYS_fsmount,
         SYS_fspick, SYS_move_mount, SYS_open_tree, kMountSetattr);
}

static void without_ptrace(void) {
  REFUSE(EPERM, SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_pidfd_getfd);
}

static void without_keyctl(void) { REFUSE(EPERM, SYS_keyctl, SYS_add_key, SYS_request_key); }

static void without_new(void) {
  refuse(SYS_close_range, ENOSYS);
  refuse(SYS_openat2, ENOSYS);
  refuse(SYS_pidfd_getfd, ENOSYS);
  refuse(SYS_faccessat2, ENOSYS);
  for (long call = kProcessMadvise; call < 480; ++call) refuse(call, ENOSYS);
}

static void without_what_docker_refuses(void) {
  without_new_worlds(kNewWorlds);
  without_mount();
  without_keyctl();
  REFUSE(EPERM, SYS_setns, SYS_kcmp, SYS_pidfd_getfd, SYS_acct, SYS_bpf, SYS_clock_settime,
         SYS_clock_adjtime, SYS_settimeofday, SYS_delete_module, SYS_init_module, SYS_finit_module,
         SYS_get_mempolicy, SYS_set_mempolicy, SYS_mbind, SYS_move_pages, SYS_migrate_pages,
         SYS_kexec_load, SYS_kexec_file_load, SYS_nfsservctl, SYS_open_by_handle_at,
         SYS_perf_event_open, SYS_quotactl, SYS_reboot, SYS_swapon, SYS_swapoff, SYS_syslog,
         SYS_userfaultfd, SYS_vhangup, SYS_fanotify_init, SYS_sethostname, SYS_setdomainname,
         SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register, kProcessMadvise);
#ifdef SYS_lookup_dcookie  // headers after Linux 6.7 lack it
  refuse(SYS_lookup_dcookie, EPERM);
#endif
#ifdef __x86_64__
  REFUSE(EPERM, SYS_ioperm, SYS_iopl, SYS_create_module, SYS_get_kernel_syms, SYS_query_module,
         SYS__sysctl, SYS_sysfs, SYS_uselib, SYS_ustat);
#endif
  // Allowed: the query (0xffffffff), PER_LINUX, PER_LINUX32, UNAME26.
  begin_argument(SYS_personality, 0, 5);
  add(BPF_JMP | BPF_JEQ | BPF_K, 0xffffffffU, 5, 0);
  add(BPF_JMP | BPF_JEQ | BPF_K, 0, 4, 0);
  add(BPF_JMP | BPF_JEQ | BPF_K, 8, 3, 0);
  add(BPF_JMP | BPF_JEQ | BPF_K, 0x20000, 2, 0);
  add(BPF_JMP | BPF_JEQ | BPF_K, 0x20008, 1, 0);
  end_argument(EPERM);
  refuse_value(SYS_socket, 0, 40 /* AF_VSOCK */, EPERM);
}

static void say_and_exit(const char* what) {
  perror(what);
  exit(125);
}

// Keeps the capabilities that Docker gives to root.
static void drop_rights(void) {
  const int kept[] = {CAP_CHOWN,   CAP_DAC_OVERRIDE, CAP_FSETID,           CAP_FOWNER,
                      CAP_MKNOD,   CAP_NET_RAW,      CAP_SETGID,           CAP_SETUID,
                      CAP_SETFCAP, CAP_SETPCAP,      CAP_NET_BIND_SERVICE, CAP_SYS_CHROOT,
                      CAP_KILL,    CAP_AUDIT_WRITE};
  uint64_t mask = 0;
  for (size_t i = 0; i < sizeof kept / sizeof *kept; ++i) mask |= UINT64_C(1) << kept[i];
  for (int right = 0; right <= CAP_LAST_CAP; ++right) {
    if ((mask >> right & 1) == 0 && prctl(PR_CAPBSET_DROP, right, 0, 0, 0) != 0 &&
        errno != EINVAL) {
      say_and_exit("cannot drop rights");
    }
  }
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct now[2];
  if (syscall(SYS_capget, &header, now) != 0) say_and_exit("capget");
  for (int half = 0; half < 2; ++half) {
    const uint32_t allowed = (uint32_t)(mask >> 32 * half);
    now[half].effective &= allowed;
    now[half].permitted &= allowed;
    now[half].inheritable = 0;
  }
  if (syscall(SYS_capset, &header, now) != 0) say_and_exit("capset");
}

static void install(void) {
  add(BPF_RET | BPF_K, SECCOMP_RET_ALLOW, 0, 0);
  const struct sock_fprog program = {length, filter};
  // Try first without no_new_privs, if permitted, so that programs that may raise their rights
  // still can, as in a container.
  if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0) return;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
      prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) != 0) {
    say_and_exit("cannot filter system calls");
  }
}

static int probe(const char* what) {
  if (strcmp(what, "landlock") == 0) {
    return syscall(kLandlockCreate, NULL, 0, 1 /* its version */) > 0 ? 0 : 1;
  }
  if (strcmp(what, "filters") == 0) return prctl(PR_GET_SECCOMP, 0, 0, 0, 0) >= 0 ? 0 : 1;
  if (strcmp(what, "userns") == 0) return unshare(CLONE_NEWUSER) == 0 ? 0 : 1;
  return 2;
}

int main(int argc, char** argv) {
  if (argc == 3 && strcmp(argv[1], "--probe") == 0) return probe(argv[2]);
  int fewer_rights = 0;
  int i = 1;
  begin();
  for (; i < argc && strcmp(argv[i], "--") != 0; ++i) {
    const char* kind = argv[i];
    if (strcmp(kind, "--landlock") == 0) {
      without_landlock();
    } else if (strcmp(kind, "--seccomp") == 0) {
      without_seccomp();
    } else if (strcmp(kind, "--userns") == 0) {
      without_new_worlds(CLONE_NEWUSER);
    } else if (strcmp(kind, "--namespaces") == 0) {
      without_new_worlds(kNewWorlds);
      refuse(SYS_setns, EPERM);
    } else if (strcmp(kind, "--mount") == 0) {
      without_mount();
    } else if (strcmp(kind, "--ptrace") == 0) {
      without_ptrace();
    } else if (strcmp(kind, "--keyctl") == 0) {
      without_keyctl();
    } else if (strcmp(kind, "--new") == 0) {
      without_new();
    } else if (strcmp(kind, "--rights") == 0) {
      fewer_rights = 1;
    } else if (strcmp(kind, "--docker") == 0) {
      without_what_docker_refuses();
      fewer_rights = 1;
    } else {
      fprintf(stderr, "without: unknown %s\n", kind);
      return 2;
    }
  }
  if (i + 1 >= argc) {
    fprintf(stderr, "usage: without [--KIND...] -- COMMAND [ARGUMENT...]\n");
    return 2;
  }
  install();
  if (fewer_rights && geteuid() == 0) drop_rights();
  execvp(argv[i + 1], argv + i + 1);
  perror(argv[i + 1]);
  return 127;
}
