// How a variant measures distances and lengths.
#include "explain/measure.h"
#include "explain/variant_forces.h"

namespace flocking::explain {

// As unit(), but what is not a number stays so.
template <class Real>
auto ForcesOf<Real>::direction(Vector v) const -> Vector {
  return direction_of(v, length_of(v), divides_by_zero_length_);
}

template <class Real>
auto ForcesOf<Real>::cut(Vector v, Real limit) const -> Vector {
  const Real size = length_of(v);
  return size > limit ? v / size * limit : v;
}

template Vec2Of<float> ForcesOf<float>::direction(Vec2Of<float>) const;
template Vec2Of<float> ForcesOf<float>::cut(Vec2Of<float>, float) const;
template Vec2Of<double> ForcesOf<double>::direction(Vec2Of<double>) const;
template Vec2Of<double> ForcesOf<double>::cut(Vec2Of<double>, double) const;

}  // namespace flocking::explain
