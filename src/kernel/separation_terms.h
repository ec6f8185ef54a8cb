#pragma once

#include "core/vec2.h"

/// Two ways to compute the terms of separation; they yield the same bits.
namespace flocking::kernel {

/// Terms computed as the rules define them, with the machine's division.
template <class Separation>
struct DividedTerms {
  template <class Lanes>
  static Lanes distance(Lanes squared) {
    return sqrt(squared);
  }
  template <class Lanes>
  static typename Lanes::Mask counts(Lanes squared, Lanes limit) {
    return Lanes::both(squared <= limit, squared > Lanes(0.0));
  }
  template <class Lanes>
  static Lanes reciprocal(Lanes distance) {
    return distance;
  }
  template <class Lanes>
  static Vec2Of<Lanes> term(Vec2Of<Lanes> offset, Lanes distance, Lanes /*reciprocal*/) {
    return Separation::term(offset, distance);
  }
};

/// Terms (x/d)/d computed by one reciprocal instead of four divisions. Correct for offsets and
/// distances in the range of is_in_safe_range(); docs/performance.md explains why each quotient is
/// correctly rounded (Markstein, "Computation of elementary functions on the IBM RISC System/6000
/// processor").
struct FusedTerms {
  /// Added to d*d, so that a distance of 0, which has no term, becomes a distance whose term is 0.
  /// A nonzero d*d is so large that the sum rounds to it.
  static constexpr double kUnnoticed = 0x1p-1000;

  template <class Lanes>
  static Lanes distance(Lanes squared) {
    return sqrt(squared + Lanes(kUnnoticed));
  }
  template <class Lanes>
  static typename Lanes::Mask counts(Lanes squared, Lanes limit) {
    return squared <= limit;
  }
  /// Divides, because an estimate with corrections would be rounded wrongly if all bits of d are
  /// set.
  template <class Lanes>
  static Lanes reciprocal(Lanes distance) {
    return Lanes(1.0) / distance;
  }
  template <class Lanes>
  static Vec2Of<Lanes> term(Vec2Of<Lanes> offset, Lanes distance, Lanes reciprocal) {
    return {quotient(quotient(offset.x, distance, reciprocal), distance, reciprocal),
            quotient(quotient(offset.y, distance, reciprocal), distance, reciprocal)};
  }

 private:
  template <class Lanes>
  static Lanes quotient(Lanes a, Lanes b, Lanes reciprocal) {
    const Lanes q = a * reciprocal;
    return fused(fused_rest(q, b, a), reciprocal, q);
  }
};

}  // namespace flocking::kernel
