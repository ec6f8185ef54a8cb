#pragma once

#include "core/vec2.h"

/// How the terms of separation are computed; each yields the same bits.
namespace flocking::kernel {

/// Written as the rules write them, with the machine's division.
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

/// For (x/d)/d, one reciprocal instead of four divisions. Correct for offsets and distances that
/// is_in_safe_range() admits; see docs/performance.md for why each quotient is the correctly
/// rounded one (Markstein, "Computation of elementary functions on the IBM RISC System/6000
/// processor").
struct FusedTerms {
  /// A distance of 0, which makes no term, becomes one that makes a term of 0: where d*d is not 0
  /// it is too large to notice this.
  static constexpr double kUnnoticed = 0x1p-1000;

  template <class Lanes>
  static Lanes distance(Lanes squared) {
    return sqrt(squared + Lanes(kUnnoticed));
  }
  template <class Lanes>
  static typename Lanes::Mask counts(Lanes squared, Lanes limit) {
    return squared <= limit;
  }
  /// Rounded correctly: with an estimate and corrections it would not be where all bits of d are
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
