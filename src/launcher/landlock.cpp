#include "launcher/landlock.h"

#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstdint>

#include "launcher/order.h"

namespace flocking::launcher {
namespace {

// Constants of the kernel; the system's header may be older than the kernel.
constexpr std::uint64_t kRefer = 1U << 13U;          // since version 2
constexpr std::uint64_t kTruncate = 1U << 14U;       // since version 3
constexpr std::uint64_t kDeviceControl = 1U << 15U;  // since version 5
constexpr std::uint64_t kAllOfVersion1 = (1U << 13U) - 1;
constexpr std::uint64_t kReading = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
constexpr std::uint64_t kDevices = LANDLOCK_ACCESS_FS_MAKE_CHAR | LANDLOCK_ACCESS_FS_MAKE_BLOCK;
constexpr std::uint64_t kOfFiles = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_WRITE_FILE |
                                   LANDLOCK_ACCESS_FS_READ_FILE | kTruncate | kDeviceControl;
constexpr std::uint64_t kTcp = 3;        // bind and connect, since version 4
constexpr std::uint64_t kOutsiders = 3;  // abstract sockets and signals, since version 6

struct RulesetAttributes {
  std::uint64_t files = kAllOfVersion1;
  std::uint64_t network = 0;
  std::uint64_t scopes = 0;
};

// Returns the rights that Landlock of version `abi` handles. Where other rights matter, seccomp
// refuses the calls: truncation and `open` with O_TRUNC (When::kNoTruncation), sockets
// (kNoSockets), signals (kNoBoundaries). Without kRefer, the kernel refuses to move files between
// folders. The devices that runs reach have no harmful ioctl.
RulesetAttributes handled_by(int abi) {
  RulesetAttributes all;
  if (abi >= 2) all.files |= kRefer;
  if (abi >= 3) all.files |= kTruncate;
  if (abi >= 4) all.network = kTcp;
  if (abi >= 5) all.files |= kDeviceControl;
  if (abi >= 6) all.scopes = kOutsiders;
  return all;
}

std::size_t size_for(int abi) {
  return sizeof(std::uint64_t) * (abi >= 6 ? 3U : abi >= 4 ? 2U : 1U);
}

std::uint64_t rights_of(Reach reach, std::uint64_t all) {
  switch (reach) {
    case Reach::kList:
      return LANDLOCK_ACCESS_FS_READ_DIR;
    case Reach::kRead:
      return kReading;
    case Reach::kRun:
      return kReading | LANDLOCK_ACCESS_FS_EXECUTE;
    case Reach::kWrite:
      return all & ~kDevices;
    case Reach::kUse:
      return LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE |
             (all & (kTruncate | kDeviceControl));
  }
  return 0;
}

bool add_rule(int ruleset, const char* entry, std::uint64_t all) {
  const int file = open(entry + 1, O_PATH | O_CLOEXEC);
  if (file < 0) return true;  // a missing file needs no rule
  struct stat status {};
  bool added = fstat(file, &status) == 0;
  if (added) {
    std::uint64_t rights = rights_of(static_cast<Reach>(entry[0]), all);
    if (!S_ISDIR(status.st_mode)) rights &= kOfFiles;
    const landlock_path_beneath_attr rule{rights, file};
    added = syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) == 0;
  }
  close(file);
  return added;
}

}  // namespace

bool restrict_to(int abi, char* const* paths) {
  const RulesetAttributes handled = handled_by(abi);
  const auto ruleset =
      static_cast<int>(syscall(SYS_landlock_create_ruleset, &handled, size_for(abi), 0));
  if (ruleset < 0) return false;
  bool done = true;
  for (char* const* path = paths; done && *path != nullptr; ++path) {
    done = add_rule(ruleset, *path, handled.files);
  }
  done = done && syscall(SYS_landlock_restrict_self, ruleset, 0) == 0;
  close(ruleset);
  return done;
}

}  // namespace flocking::launcher
