#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

/// The simulator as a library: an installed copy has this header, and it needs nothing but the
/// standard library.
namespace flocking {

/// What the first line of an assignment says, but its last number. Radii and the longest separation
/// force are in the units of positions and >= 0; weights have any sign.
struct EngineParameters {
  double cohesion_radius = 0.0;    ///< r_c
  double separation_radius = 0.0;  ///< r_s
  double max_separation = 0.0;     ///< F_Smax
  double alignment_radius = 0.0;   ///< r_a
  double cohesion_weight = 0.0;    ///< K_c
  double separation_weight = 0.0;  ///< K_s
  double alignment_weight = 0.0;   ///< K_a
};

/// A flock and its two buffers: what `flocking` computes for the same numbers, to the last bit.
///
/// Every error is thrown as a std::exception whose what() tells what is wrong; the flock has not
/// moved then. A flock is to be used by one thread at a time; it may use several itself (setting
/// "threads").
class FlockEngine {
 public:
  /// Agent i begins at (x[i], y[i]) with the velocity (vx[i], vy[i]). The four are of one length,
  /// which may be 0.
  FlockEngine(const EngineParameters& parameters, std::span<const double> x,
              std::span<const double> y, std::span<const double> vx, std::span<const double> vy);
  ~FlockEngine();
  FlockEngine(FlockEngine&& other) noexcept;
  FlockEngine& operator=(FlockEngine&& other) noexcept;
  FlockEngine(const FlockEngine&) = delete;
  FlockEngine& operator=(const FlockEngine&) = delete;

  /// Sets what `flocking settings` lists, by its name and as it is written in a `set` line of the
  /// input: set("rules", "book"), set("max_speed", "5"), set("agent.3.flee.enabled", "true"). It
  /// counts from the next step on, which throws where settings do not fit together or to the flock.
  void set(std::string_view name, std::string_view value);
  /// Takes a setting back; nothing happens where it was not set.
  void unset(std::string_view name);

  /// Moves all agents on by `dt`, any finite number: all compute, then all move.
  void step(double dt);

  [[nodiscard]] std::size_t size() const;
  /// The state after the last step, one number per agent.
  [[nodiscard]] std::vector<double> x() const;
  [[nodiscard]] std::vector<double> y() const;
  [[nodiscard]] std::vector<double> vx() const;
  [[nodiscard]] std::vector<double> vy() const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace flocking
