#pragma once

#include <gtest/gtest.h>

#include <deque>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "observe/observation.h"
#include "observe/probes.h"

namespace flocking::testing {

/// Returns the parsed output of a variant for a probe; a test failure if it does not parse.
inline explain::Observation observed_probe(const explain::Variant& variant,
                                           const explain::Probe& probe) {
  const std::string input = explain::input_of(probe);
  std::optional<explain::Observation> seen = explain::observe_variant(probe.name, input, variant);
  EXPECT_TRUE(seen.has_value()) << input;
  return std::move(seen).value_or(explain::Observation{});
}

/// The observations of several probes, in the form that searches take.
class SeenProbes {
 public:
  SeenProbes(const explain::Variant& variant, const std::vector<explain::Probe>& probes) {
    for (const explain::Probe& probe : probes) all_.push_back(observed_probe(variant, probe));
    for (const explain::Observation& one : all_) pointers_.push_back(&one);
  }
  [[nodiscard]] const std::vector<const explain::Observation*>& pointers() const {
    return pointers_;
  }

 private:
  std::deque<explain::Observation> all_;
  std::vector<const explain::Observation*> pointers_;
};

}  // namespace flocking::testing
