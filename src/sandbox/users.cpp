#include "sandbox/users.h"

#include <grp.h>
#include <sys/random.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdint>
#include <sstream>
#include <string>

#include "base/error.h"
#include "base/system_file.h"
#include "sandbox/layers.h"

namespace flocking::sandbox {
namespace {

constexpr uid_t kUnusedRange = 1'900'000'000;
constexpr uid_t kManyUsers = 200'000'000;
constexpr uid_t kFewUsers = 3'000;
constexpr uid_t kServiceRange = 61'200;  // systemd's range for services: 61184 to 65519

// Returns the number of users that we use from `first` on.
uid_t count_from(uid_t first) { return first == kUnusedRange ? kManyUsers : kFewUsers; }

bool can_become(uid_t user) {
  const pid_t child = fork();
  if (child == 0) {
    const bool done = setgroups(0, nullptr) == 0 && setresgid(user, user, user) == 0 &&
                      setresuid(user, user, user) == 0;
    _exit(done ? 0 : 1);
  }
  int status = 0;
  return child > 0 && waitpid(child, &status, 0) == child && status == 0;
}

// Returns the id of root outside our user namespace.
std::uint64_t outer_id_of_root() {
  std::istringstream map(system_file("/proc/self/uid_map"));
  std::uint64_t inside = 0;
  std::uint64_t outside = 0;
  std::uint64_t count = 0;
  while (map >> inside >> outside >> count) {
    if (inside == 0) return outside;
  }
  return 0;
}

}  // namespace

uid_t find_first_user() {
  if (geteuid() != 0) return 0;
  for (const uid_t first : {kUnusedRange, kServiceRange}) {
    if (can_become(first) && can_become(first + count_from(first) - 1)) return first;
  }
  if (outer_id_of_root() != 0) return 0;
  throw EnvironmentError(
      "the grader runs as root but cannot switch to another user (setuid is refused); run it as an "
      "ordinary user");
}

RunUsers users_of(uid_t first, std::size_t index) {
  if (first == 0) return {};
  // The user is random, because graders that run at the same time, possibly in different containers
  // of one machine, do not know of each other.
  std::uint64_t lot = 0;
  static_cast<void>(getrandom(&lot, sizeof lot, 0));
  const auto pair = static_cast<uid_t>((lot + index) % (count_from(first) / 2));
  return {.program = first + 2 * pair, .guardian = first + 2 * pair + 1};
}

}  // namespace flocking::sandbox
