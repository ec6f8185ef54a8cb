#include "repair/standing.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace flocking::repair {
namespace {

// Returns a hash of a run and of those before it, by FNV-1a.
std::uint64_t with_hash_of(const TrialRun& run, std::uint64_t before) {
  constexpr std::uint64_t kPrime = 1'099'511'628'211U;
  std::uint64_t hash = before ^ 14'695'981'039'346'656'037U;
  for (const char c : run.output) hash = (hash ^ static_cast<unsigned char>(c)) * kPrime;
  return (hash ^ (run.ended_well ? 1U : 2U)) * kPrime;
}

}  // namespace

std::size_t Standing::all_right() const {
  return std::accumulate(right.begin(), right.end(), std::size_t{0});
}

double Standing::total() const { return std::accumulate(scores.begin(), scores.end(), 0.0); }

bool Standing::is_no_worse_than(const Standing& before) const {
  return std::equal(right.begin(), right.end(), before.right.begin(), std::greater_equal<>());
}

bool Standing::is_better_than(const Standing& before) const {
  for (std::size_t part = 0; part < kParts; ++part) {
    const bool was_right = before.right.at(part) == before.count.at(part);
    if (was_right && right.at(part) != count.at(part)) return false;
  }
  return all_right() > before.all_right();
}

Standing standing_of(const std::vector<IsolatingInput>& inputs,
                     const std::vector<std::size_t>& numbers, const std::vector<TrialRun>& runs) {
  constexpr double kRight = 0.999;
  Standing standing;
  for (std::size_t i = 0; i < numbers.size() && i < runs.size(); ++i) {
    const IsolatingInput& input = inputs[numbers[i]];
    const auto part = static_cast<std::size_t>(input.part);
    const double points = runs[i].was_late ? 0.0 : score(input, runs[i].output, runs[i].ended_well);
    standing.scores.at(part) += points;
    if (points >= kRight) ++standing.right.at(part);
    ++standing.count.at(part);
    standing.effect = with_hash_of(runs[i], standing.effect);
  }
  return standing;
}

}  // namespace flocking::repair
