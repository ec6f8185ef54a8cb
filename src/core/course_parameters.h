#pragma once

namespace flocking {

/// The first line of an assignment without its last number (N), in the order of the input. Radii
/// and lengths are in the units of positions; no radius is negative.
struct CourseParameters {
  double cohesion_radius = 0.0;    ///< r_c >= 0
  double separation_radius = 0.0;  ///< r_s >= 0
  double max_separation = 0.0;     ///< F_Smax >= 0, the longest separation force
  double alignment_radius = 0.0;   ///< r_a >= 0
  double cohesion_weight = 0.0;    ///< K_c, any sign
  double separation_weight = 0.0;  ///< K_s, any sign
  double alignment_weight = 0.0;   ///< K_a, any sign

  friend bool operator==(const CourseParameters&, const CourseParameters&) = default;
};

}  // namespace flocking
