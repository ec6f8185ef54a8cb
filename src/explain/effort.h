#pragma once

#include <cstdint>

/// How long is searched. Effort is counted in pairs of agents looked at, of about 40 nanoseconds
/// each, not in seconds: the same program is explained in the same way on any machine.
namespace flocking::explain {

/// More of this thread.
void count_effort(std::uint64_t pairs);

/// Whether this thread's limit is reached: searches end with what they have, and nothing they say
/// then is sure.
bool is_tired();

/// As long as it lives this thread may make so much effort, from now on, and no more than the limit
/// before allows; then that alone holds again.
class EffortLimit {
 public:
  explicit EffortLimit(std::uint64_t most);
  ~EffortLimit();
  EffortLimit(const EffortLimit&) = delete;
  EffortLimit& operator=(const EffortLimit&) = delete;

 private:
  std::uint64_t before_;
};

}  // namespace flocking::explain
