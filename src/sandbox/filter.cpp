#include "sandbox/filter.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <memory>
#include <string_view>

#include "base/error.h"
#include "launcher/order.h"
#include "sandbox/refused_calls.h"

#ifdef FLOCKING_SECCOMP
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <seccomp.h>

namespace flocking::sandbox {
namespace {

bool counts(const RefusedCall& row, const Refusals& refusals) {
  if (refusals.is_noticed && row.is_noticed()) return false;
  switch (row.when) {
    case When::kAlways:
      return true;
    case When::kNoProcesses:
      return refusals.processes;
    case When::kNoSockets:
      return refusals.sockets;
    case When::kNoCounting:
      return refusals.uncounted;
    case When::kNoBoundaries:
      return refusals.outsiders;
    case When::kSameUser:
      return refusals.attributes;
    case When::kNoTruncation:
      return refusals.truncation;
  }
  return false;
}

// Returns true if the row is redundant, because its call is refused for all arguments.
bool is_refused_anyway(const RefusedCall& row, const Refusals& refusals) {
  for (const RefusedCall& other : refused_calls()) {
    // If several rows refuse the call for all arguments, the first one is kept.
    if (&other == &row && row.match == Match::kAny) return false;
    if (other.match == Match::kAny && counts(other, refusals) &&
        std::string_view(other.name) == row.name) {
      return true;
    }
  }
  return false;
}

scmp_arg_cmp comparison_of(const RefusedCall& row) {
  constexpr std::uint64_t kLowerHalf = 0xffffffff;
  constexpr std::uint64_t kLowFour = 0xf;
  constexpr std::uint64_t kLowByte = 0xff;
  switch (row.match) {
    case Match::kEqual:
      return {row.argument, SCMP_CMP_MASKED_EQ, kLowerHalf, row.value & kLowerHalf};
    case Match::kAllBits:
      return {row.argument, SCMP_CMP_MASKED_EQ, row.value, row.value};
    case Match::kLowFour:
      return {row.argument, SCMP_CMP_MASKED_EQ, kLowFour, row.value};
    case Match::kLowByte:
      return {row.argument, SCMP_CMP_MASKED_EQ, kLowByte, row.value};
    case Match::kTruncatesReading:
      return {row.argument, SCMP_CMP_MASKED_EQ, O_TRUNC | O_ACCMODE, O_TRUNC | O_RDONLY};
    case Match::kNotSelf:
      return {row.argument, SCMP_CMP_NE, launcher::Order::kSelf, 0};
    default:
      return {row.argument, SCMP_CMP_NE, row.value, 0};
  }
}

// The C library's own clocks are clocks of process 0, which means the caller: (~0 << 3) | kind. In
// a clock of another process, at least one of these bits differs.
bool add_clock_rules(scmp_filter_ctx context, std::uint32_t action, int call, unsigned argument) {
  constexpr std::uint64_t kSign = std::uint64_t{1} << 31U;
  bool done = true;
  for (unsigned bit = 3; done && bit < 31; ++bit) {
    const scmp_arg_cmp comparison = {argument, SCMP_CMP_MASKED_EQ,
                                     kSign | (std::uint64_t{1} << bit), kSign};
    done = seccomp_rule_add_array(context, action, call, 1, &comparison) == 0;
  }
  return done;
}

bool add_row(scmp_filter_ctx context, const RefusedCall& row) {
  const int known = seccomp_syscall_resolve_name(row.name);
  const int call = known >= 0 ? known : row.number;
  if (call < 0) return true;  // this processor does not have the call
  const std::uint32_t action = SCMP_ACT_ERRNO(static_cast<std::uint32_t>(row.error));
  if (row.match == Match::kAny)
    return seccomp_rule_add_array(context, action, call, 0, nullptr) == 0;
  if (row.match == Match::kOtherClock) {
    return add_clock_rules(context, action, call, row.argument);
  }
  const scmp_arg_cmp comparison = comparison_of(row);
  return seccomp_rule_add_array(context, action, call, 1, &comparison) == 0;
}

bool fill(scmp_filter_ctx context, const Refusals& refusals) {
  // Other calling conventions of the same processor number their calls differently. Optimize the
  // filter as a tree, because the kernel runs it for every possible call when it is installed.
  if (seccomp_attr_set(context, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS) != 0 ||
      seccomp_attr_set(context, SCMP_FLTATR_CTL_OPTIMIZE, 2) != 0) {
    return false;
  }
  const auto rows = refused_calls();
  return std::all_of(rows.begin(), rows.end(), [&](const RefusedCall& row) {
    return !counts(row, refusals) || is_refused_anyway(row, refusals) || add_row(context, row);
  });
}

}  // namespace

Descriptor make_filter(const Refusals& refusals) {
  const std::unique_ptr<void, void (*)(scmp_filter_ctx)> context(seccomp_init(SCMP_ACT_ALLOW),
                                                                 seccomp_release);
  if (context == nullptr || !fill(context.get(), refusals)) {
    throw EnvironmentError("cannot create a system call filter");
  }
  Descriptor file(memfd_create("filter", MFD_CLOEXEC | MFD_ALLOW_SEALING));
  constexpr int kSeals = F_SEAL_WRITE | F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL;
  if (file.get() < 0 || seccomp_export_bpf(context.get(), file.get()) != 0 ||
      fcntl(file.get(), F_ADD_SEALS, kSeals) != 0) {
    fail_by_system("cannot store the system call filter in memory");
  }
  return file;
}

bool filters_work(std::string& why) {
  const pid_t child = fork();
  if (child == 0) {
    sock_filter allow{BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ALLOW};
    sock_fprog program{1, &allow};
    const bool works = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
                       prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
    _exit(works ? 0 : 1);
  }
  int status = 0;
  if (child > 0 && waitpid(child, &status, 0) == child && status == 0) return true;
  why = "this system does not support system call filters (seccomp)";
  return false;
}

}  // namespace flocking::sandbox

#else

namespace flocking::sandbox {

Descriptor make_filter(const Refusals& /*refusals*/) {
  throw EnvironmentError("flocking was built without libseccomp");
}

bool filters_work(std::string& why) {
  why = "flocking was built without libseccomp";
  return false;
}

}  // namespace flocking::sandbox
#endif
