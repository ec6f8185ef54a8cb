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
#include "explain/force.h"
#include "explain/investigation.h"
#include "explain/variant.h"

namespace flocking::explain {

/// The force on an agent, as printed numbers tell it.
struct Push {
  Vec2 force;            ///< in units of the weight
  double doubt = 0.0;    ///< by how much its components may be off, >= 0
  bool is_seen = false;  ///< the program printed finite numbers of the agent
  bool is_nan = false;   ///< it printed NaN or infinity of the agent
  std::string input;     ///< on which it was measured

  [[nodiscard]] double size() const { return length(force); }
  /// Whether there is none, as far as digits tell.
  [[nodiscard]] bool is_zero() const { return is_seen && size() <= 3.0 * doubt; }
  /// Whether it is there, with at least two digits.
  [[nodiscard]] bool is_clear() const { return is_seen && size() >= 100.0 * doubt; }
};

/// Whether two forces are equal, as far as digits tell; false where one is not seen.
bool are_equal(const Push& a, const Push& b);
/// Whether they differ by more than `share` of the larger, beyond doubt.
bool differ(const Push& a, const Push& b, double share = 0.02);
/// Whether a force has that direction; false where it is too small to tell.
bool points_along(const Push& push, Vec2 direction);

/// A radius in which nobody is.
inline constexpr double kTinyRadius = 0.05;

/// A wide radius of the force that is so many behind the measured one: each has another, so that
/// the edge that is seen tells which.
constexpr double wide_radius(std::size_t steps) { return 200.0 + 200.0 * double(steps); }

/// How large the radii of the other forces are.
enum class OtherRadii : std::uint8_t {
  kSmall,       ///< nobody is in reach of another force, unless the program needs company
  kWide,        ///< everybody is
  kWideOfNext,  ///< everybody is in reach of the next force (of cohesion, separation, alignment)
  kWideOfLast,  ///< and of the one after it
};

/// A small flock in which a force is measured on one agent.
struct Experiment {
  std::vector<AgentState> agents;  ///< the first is the one that is watched
  double radius = 5.0;             ///< of the force
  OtherRadii others = OtherRadii::kSmall;
  std::optional<double> maximum = std::nullopt;  ///< F_Smax; too large to matter if not set
  double weight = 1.0;                           ///< in units of the meter's weight
  double dt = 1.0;                               ///< in units of the meter's time step
};

/// Which weight and time step make a force visible.
enum class Scale : std::uint8_t {
  kWeighted,  ///< a large weight in a short time step: what has no weight is not seen
  kPlain,     ///< weight 1 in a long one: all is seen that has no weight
  kGentle,    ///< a short step in which nothing moves much: for agents a thousand times as fast
};

/// Measures one force of a program: all other weights are 0, and the other radii are so small that
/// nobody is in reach. Where the program prints NaN for agents that have no neighbour or are at
/// rest, the other forces have neighbours and all agents move.
class ForceMeter {
 public:
  /// `rules` says how velocity and position follow from force and time step, with the format.
  ForceMeter(Investigation& investigation, Force force, const Variant& rules);

  /// For another force of the same program.
  [[nodiscard]] ForceMeter of(Force other) const {
    ForceMeter meter(investigation_, other, rules_);
    meter.largest_speed_ = largest_speed_;
    meter.share_ = share_;
    return meter;
  }

  [[nodiscard]] Force force() const { return force_; }
  [[nodiscard]] bool needs_motion() const { return investigation_.needs_motion(); }
  [[nodiscard]] bool needs_company() const { return investigation_.needs_company(); }
  /// Whether velocities are printed.
  [[nodiscard]] bool sees_velocities() const { return !prints_positions_only(rules_); }

  /// Finds out from moving agents whether velocities are kept where no force acts, if that shows:
  /// positions alone do not tell the rules that keep them from those that do not.
  void learn_velocity(const Experiment& experiment);

  /// Of a program in which no agent is ever faster than that: forces are made so weak that the
  /// velocity changes by `share` of it for one unit of force, and an agent that is as fast is not
  /// seen.
  void keep_below(double largest_speed, double share) {
    largest_speed_ = largest_speed;
    share_ = share;
  }

  /// How the next experiments are made.
  void use(Scale scale) { scale_ = scale; }
  /// Whose weight is set in them; at first the force's own.
  void weigh_by(Force weigher) { weigher_ = weigher; }
  [[nodiscard]] Force weigher() const { return weigher_; }
  /// Whether the watched agent comes last in the input.
  void watch_last(bool is_last) { is_last_ = is_last; }
  /// The weight and the time step of an experiment of factors 1.
  [[nodiscard]] double weight() const;
  [[nodiscard]] double dt() const;

  /// Experiment::dt of a longer time step; 1 where programs make several steps of one.
  [[nodiscard]] double longer_step() const { return investigation_.least_step() > 0.0 ? 1.0 : 2.0; }

  /// How far an agent of this speed moves in a step of factor 1 under a force of this size, at
  /// most.
  [[nodiscard]] double farthest_move(double speed, double force) const;

  /// Tells the program of experiments that are measured next.
  void announce(const std::vector<Experiment>& experiments);

  /// The force on the watched agent.
  Push measure(const Experiment& experiment);
  /// On every agent, in the order of the experiment; empty where the program fails.
  std::vector<Push> measure_all(const Experiment& experiment);
  /// On the watched agent in the second of two equal steps, then in the first step from the state
  /// that was printed between them. Not seen where velocities are not printed.
  std::pair<Push, Push> measure_again(const Experiment& experiment);

 private:
  // What is printed of an agent, and how strongly forces act there.
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
  double share_ = 0.0;                              // of it, that one unit of force makes
  std::map<std::string, const Observation*> seen_;  // no input runs twice
};

}  // namespace flocking::explain
