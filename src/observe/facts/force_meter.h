#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/flock_state.h"
#include "core/vec2.h"
#include "observe/investigation.h"
#include "variant/force.h"
#include "variant/variant.h"

namespace flocking::explain {

/// The force on an agent, computed from printed numbers.
struct Push {
  Vec2 force;            ///< divided by the weight
  double doubt = 0.0;    ///< bound of the error of each component, >= 0
  bool is_seen = false;  ///< the program printed finite numbers for the agent
  bool is_nan = false;   ///< the program printed NaN or infinity for the agent
  std::string input;     ///< the input on which it was measured

  [[nodiscard]] double size() const { return length(force); }
  /// Returns true if the force is 0 within the printed digits.
  [[nodiscard]] bool is_zero() const { return is_seen && size() <= 3.0 * doubt; }
  /// Returns true if the force is certain to at least two digits.
  [[nodiscard]] bool is_clear() const { return is_seen && size() >= 100.0 * doubt; }
};

/// Returns true if two forces are equal within the printed digits; false if one of them is not
/// seen.
bool are_equal(const Push& a, const Push& b);
/// Returns true if two forces certainly differ by more than `share` of the larger force.
bool differ(const Push& a, const Push& b, double share = 0.02);
/// Returns true if the force has the direction `direction`; false if it is too small to tell.
bool points_along(const Push& push, Vec2 direction);

/// A radius that contains no other agent.
inline constexpr double kTinyRadius = 0.05;

/// Returns a wide radius for the force `steps` places after the measured one. Each force gets a
/// different radius, so that an observed edge identifies the force.
constexpr double wide_radius(std::size_t steps) { return 200.0 + 200.0 * double(steps); }

/// The radii of the other forces.
enum class OtherRadii : std::uint8_t {
  kSmall,       ///< no agent is in reach of another force, unless the program needs neighbours
  kWide,        ///< all agents are in reach of all forces
  kWideOfNext,  ///< all agents are in reach of the next force (cohesion, separation, alignment in a
                ///< circle)
  kWideOfLast,  ///< all agents are in reach of the force after the next
};

/// A small flock in which a force on one agent is measured.
struct Experiment {
  std::vector<AgentState> agents;  ///< the first agent is watched
  double radius = 5.0;             ///< radius of the measured force
  OtherRadii others = OtherRadii::kSmall;
  std::optional<double> maximum = std::nullopt;  ///< F_Smax; if not set, too large to matter
  double weight = 1.0;                           ///< multiple of the meter's weight
  double dt = 1.0;                               ///< multiple of the meter's time step
};

/// The weight and time step that make a force visible.
enum class Scale : std::uint8_t {
  kWeighted,  ///< a large weight and a short step: effects that ignore the weight are invisible
  kPlain,     ///< weight 1 and a long step: shows all effects that ignore the weight
  kGentle,    ///< a step in which agents hardly move, even if they are a thousand times as fast
};

/// Measures one force of a program: all other weights are 0, and the other radii are so small that
/// no agent is in reach. If the program prints NaN for agents without neighbours or at rest, the
/// other forces get neighbours and all agents move.
class ForceMeter {
 public:
  /// `rules` says how velocity and position follow from force and time step, with the format.
  ForceMeter(Investigation& investigation, Force force, const Variant& rules);

  /// Returns a meter for another force of the same program.
  [[nodiscard]] ForceMeter of(Force other) const {
    ForceMeter meter(investigation_, other, rules_);
    meter.largest_speed_ = largest_speed_;
    meter.share_ = share_;
    return meter;
  }

  [[nodiscard]] Force force() const { return force_; }
  [[nodiscard]] bool needs_motion() const { return investigation_.manner().needs_motion; }
  [[nodiscard]] bool needs_company() const { return investigation_.manner().needs_company; }
  /// Returns true if velocities are printed.
  [[nodiscard]] bool sees_velocities() const { return !prints_positions_only(rules_); }

  /// Learns from moving agents whether the velocity is kept without forces, if the output shows
  /// that: positions of agents at rest cannot.
  void learn_velocity(const Experiment& experiment);

  /// Adapts to a program that limits the speed of agents: one unit of force changes the velocity by
  /// `share` of `largest_speed`, and an agent at that speed counts as not seen.
  void keep_below(double largest_speed, double share) {
    largest_speed_ = largest_speed;
    share_ = share;
  }

  /// Sets the scale of the next experiments.
  void use(Scale scale) { scale_ = scale; }
  /// Sets the force whose weight is not 0 in experiments; at first the measured force itself.
  void weigh_by(Force weigher) { weigher_ = weigher; }
  [[nodiscard]] Force weigher() const { return weigher_; }
  /// Sets whether the watched agent comes last in the input.
  void watch_last(bool is_last) { is_last_ = is_last; }
  /// Returns the weight (dt(): the time step) of an experiment with factor 1.
  [[nodiscard]] double weight() const;
  [[nodiscard]] double dt() const;

  /// Returns Experiment::dt for a longer time step; 1 for programs that split a step into several.
  [[nodiscard]] double longer_step() const {
    return investigation_.manner().least_step > 0.0 ? 1.0 : 2.0;
  }

  /// Returns the longest distance that an agent with the speed `speed` moves under a force of size
  /// `force` in a step of factor 1.
  [[nodiscard]] double farthest_move(double speed, double force) const;

  /// Announces experiments that will be measured next to the program.
  void announce(const std::vector<Experiment>& experiments);

  /// Returns the force on the watched agent.
  Push measure(const Experiment& experiment);
  /// Returns the force on every agent, in the order of the experiment; empty if the program fails.
  std::vector<Push> measure_all(const Experiment& experiment);
  /// Returns the force on the watched agent in the second of two equal steps, and in a first step
  /// from the state printed between them. Both have is_seen false if velocities are not printed.
  std::pair<Push, Push> measure_again(const Experiment& experiment);

 private:
  // The printed numbers of an agent around a step, with its time step and weight.
  struct Step {
    PrintedRow given;
    PrintedRow before;
    PrintedRow after;
    double dt;
    double weight;
  };

  [[nodiscard]] Probe probe_of(const Experiment& experiment, std::size_t steps) const;
  void fill(Push& push, const Step& step) const;
  [[nodiscard]] Push push_in(const Observation& seen, std::size_t agent, std::size_t step) const;
  const Observation* observed(const Probe& probe);

  Investigation& investigation_;
  Force force_;
  Force weigher_;
  Variant rules_;
  Scale scale_ = Scale::kWeighted;
  bool is_last_ = false;
  std::optional<double> largest_speed_;
  double share_ = 0.0;  // share of largest_speed_ that one unit of force adds
  std::map<std::string, const Observation*> seen_;  // results by input, so that no input runs twice
};

}  // namespace flocking::explain
