#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "observe/observation.h"
#include "variant/variant.h"

namespace flocking::explain {

/// One coordinate of an agent over one step.
struct Movement {
  double from = 0.0;
  double to = 0.0;
  double old_velocity = 0.0;
  double new_velocity = 0.0;
};

/// Calls take(movement, dt, is_start) for each printed coordinate of each agent; dt is 0 for a
/// printed start. If velocities are not printed, the new velocity is the old one. `rules` says
/// which state each step starts from, and how states are printed.
template <class Take>
void for_each_movement(const Variant& rules, const Observation& seen, const Take& take) {
  const bool has_start = rules.at<Start>(Slot::kPrintingStart) == Start::kPrinted;
  const bool has_velocity = !prints_positions_only(rules);
  const auto state = rules.at<State>(Slot::kStepState);
  const bool keeps_velocity = state != State::kAsRead && state != State::kVelocityAsRead;
  const bool is_last_only = rules.at<Frames>(Slot::kPrintingFrames) == Frames::kLast;
  if (is_last_only && seen.scene.steps.size() != 1) return;  // intermediate states are not printed
  std::vector<PrintedRow> before;
  for (const AgentState& agent : seen.scene.flock.agents) {
    before.push_back({agent.x, agent.y, agent.vx, agent.vy});
  }
  for (std::size_t f = 0; f < seen.frames.size(); ++f) {
    const bool is_start = has_start && f == 0;
    const double dt = is_start ? 0.0 : seen.scene.steps[f - (has_start ? 1 : 0)];
    for (std::size_t i = 0; i < seen.frames[f].size(); ++i) {
      PrintedRow now = seen.frames[f][i];
      if (!has_velocity) now = {now[0], now[1], before[i][2], before[i][3]};
      for (std::size_t k = 0; k < 2; ++k) {
        take(Movement{before[i][k], now[k], before[i][k + 2], now[k + 2]}, dt, is_start);
      }
      if (state != State::kAsRead) std::copy_n(now.begin(), 2, before[i].begin());
      if (keeps_velocity) std::copy_n(now.begin() + 2, 2, before[i].begin() + 2);
    }
  }
}

}  // namespace flocking::explain
