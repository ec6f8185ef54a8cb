// How a variant measures distances and lengths.
#include "explain/measure.h"
#include "explain/variant_forces.h"

namespace flocking::explain {

template <class Real>
Real ForcesOf<Real>::distance_of(Vector offset) const {
  const Real distance = measured_distance(offset, measure_);
  return rounds_distances_ ? Real(static_cast<float>(distance)) : distance;
}

template <class Real>
auto ForcesOf<Real>::sight(std::span<const MoverOf<Real>> state, std::size_t agent,
                           std::size_t other) const -> Sight {
  const Vector offset = state[agent].position - state[other].position;
  return {offset, distance_of(offset)};
}

// As it is seen where it is asked who is near.
template <class Real>
auto ForcesOf<Real>::sight_for_reach(std::span<const MoverOf<Real>> state, std::size_t agent,
                                     std::size_t other) const -> Sight {
  return sight(states_.as_read.empty() ? state : states_.as_read, agent, other);
}

// As unit(), but what is not a number stays so.
template <class Real>
auto ForcesOf<Real>::direction(Vector v) const -> Vector {
  const Real size = length_of(v);
  return size == Real(0) && !divides_by_zero_length_ ? Vector{} : v / size;
}

template <class Real>
auto ForcesOf<Real>::cut(Vector v, Real limit) const -> Vector {
  const Real size = length_of(v);
  return size > limit ? v / size * limit : v;
}

template float ForcesOf<float>::distance_of(Vec2Of<float>) const;
template auto ForcesOf<float>::sight(std::span<const MoverOf<float>>, std::size_t,
                                     std::size_t) const -> Sight;
template auto ForcesOf<float>::sight_for_reach(std::span<const MoverOf<float>>, std::size_t,
                                               std::size_t) const -> Sight;
template Vec2Of<float> ForcesOf<float>::direction(Vec2Of<float>) const;
template Vec2Of<float> ForcesOf<float>::cut(Vec2Of<float>, float) const;
template double ForcesOf<double>::distance_of(Vec2Of<double>) const;
template auto ForcesOf<double>::sight(std::span<const MoverOf<double>>, std::size_t,
                                      std::size_t) const -> Sight;
template auto ForcesOf<double>::sight_for_reach(std::span<const MoverOf<double>>, std::size_t,
                                                std::size_t) const -> Sight;
template Vec2Of<double> ForcesOf<double>::direction(Vec2Of<double>) const;
template Vec2Of<double> ForcesOf<double>::cut(Vec2Of<double>, double) const;

}  // namespace flocking::explain
