#include "audit/unfair.h"

#include <charconv>
#include <cmath>
#include <cstddef>
#include <limits>

#include "audit/right_program.h"
#include "audit/side_by_side.h"
#include "base/words.h"
#include "core/printed_address.h"
#include "explain/right_rules.h"
#include "variant/layouts.h"
#include "variant/play.h"
#include "variant/scene.h"

namespace flocking::audit {
namespace {

// Default tolerance of judges. The reported place is the first one with a larger error.
constexpr double kUsualTolerance = 0.001;
constexpr double kHalfDigit = 0.0005;

double value_of_word(std::string_view word) {
  double value = 0.0;
  std::from_chars(word.data(), word.data() + word.size(), value);
  return value;
}

// Returns infinity if the numbers differ and one of them is not finite.
double distance_between(std::string_view a, std::string_view b) {
  if (a == b) return 0.0;
  const double distance = std::fabs(value_of_word(a) - value_of_word(b));
  return std::isfinite(distance) ? distance : std::numeric_limits<double>::infinity();
}

struct Drift {
  double largest = 0.0;
  // the first token beyond the tolerance; if there is none, the first that differs
  std::size_t first = 0;
};

Drift drift_between(const std::vector<std::string_view>& expected,
                    const std::vector<std::string_view>& found) {
  Drift drift;
  bool is_beyond = false;
  for (std::size_t i = 0; i < expected.size() && i < found.size(); ++i) {
    const double distance = distance_between(expected[i], found[i]);
    if (drift.largest == 0.0 && distance > 0.0) drift.first = i;
    if (!is_beyond && distance > kUsualTolerance + kHalfDigit) {
      is_beyond = true;
      drift.first = i;
    }
    drift.largest = std::max(drift.largest, distance);
  }
  return drift;
}

UnfairCase described(const CaseText& one, std::string_view manner, std::size_t agents,
                     std::string_view expected, std::string_view found, const Drift& drift) {
  const Address address = address_of(drift.first, agents);
  return {.name = one.name,
          .manner = std::string(manner),
          .step = address.step,
          .agent = address.agent,
          .field = address.field,
          .expected = std::string(expected),
          .found = std::string(found),
          .drift = drift.largest};
}

}  // namespace

std::optional<UnfairCase> unfairness(const CaseText& one, const explain::Variant& right,
                                     const Passes& passes) {
  const std::string answer = explain::play(right, one.input);
  const std::optional<explain::Scene> scene = explain::read_scene({}, one.input);
  if (!scene || scene->flock.size() == 0 || !passes(one, answer)) return std::nullopt;
  const std::vector<std::string_view> expected = words(answer);
  std::optional<UnfairCase> worst;
  for (const MannerRow& row : manners()) {
    const std::string output =
        right_output(row.manner, explain::is_separation_per_axis(right), *scene);
    if (passes(one, output)) continue;
    const std::vector<std::string_view> found = words(output);
    const Drift drift = drift_between(expected, found);
    if (worst && worst->drift >= drift.largest) continue;
    worst = described(one, row.words, scene->flock.size(), expected[drift.first],
                      found[drift.first], drift);
  }
  return worst;
}

double pairs_for_case(double pair_budget) {
  return pair_budget / static_cast<double>(manners().size() + 1);
}

std::vector<UnfairCase> unfair_cases(std::span<const CaseText> cases, const explain::Variant& right,
                                     const Passes& passes, double pair_budget,
                                     std::size_t threads) {
  std::vector<std::optional<UnfairCase>> found(cases.size());
  const double most = pairs_for_case(pair_budget);
  for_all(cases.size(), threads, [&](std::size_t i) {
    const double pairs = explain::pairs_of(right, cases[i].input);
    if (pairs > most) return;
    found[i] = unfairness(cases[i], right, passes);
    if (found[i]) found[i]->pairs = pairs;
  });
  std::vector<UnfairCase> unfair;
  for (std::optional<UnfairCase>& one : found) {
    if (one) unfair.push_back(*std::move(one));
  }
  return unfair;
}

}  // namespace flocking::audit
