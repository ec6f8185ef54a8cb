#include "explain/effort.h"

#include <algorithm>
#include <limits>

namespace flocking::explain {
namespace {

struct Effort {
  std::uint64_t made = 0;
  std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
};

Effort& effort() {
  thread_local Effort effort;
  return effort;
}

}  // namespace

void count_effort(std::uint64_t pairs) { effort().made += pairs; }

bool is_tired() { return effort().made >= effort().most; }

EffortLimit::EffortLimit(std::uint64_t most) : before_(effort().most) {
  effort().most = std::min(before_, effort().made + most);
}

EffortLimit::~EffortLimit() { effort().most = before_; }

}  // namespace flocking::explain
