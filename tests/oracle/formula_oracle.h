#ifndef FLOCKING_TESTS_ORACLE_FORMULA_ORACLE_H_
#define FLOCKING_TESTS_ORACLE_FORMULA_ORACLE_H_

#include <cmath>
#include <cstddef>

#include "variant/formula.h"

namespace flocking::oracle {

template <class T>
struct VectorOf {
  T x = 0;
  T y = 0;

  friend VectorOf operator+(VectorOf a, VectorOf b) { return {a.x + b.x, a.y + b.y}; }
  friend VectorOf operator-(VectorOf a, VectorOf b) { return {a.x - b.x, a.y - b.y}; }
  friend VectorOf operator*(VectorOf v, T factor) { return {v.x * factor, v.y * factor}; }
  friend VectorOf operator/(VectorOf v, T divisor) { return {v.x / divisor, v.y / divisor}; }
};

template <class T>
T length(VectorOf<T> v) {
  return std::sqrt(v.x * v.x + v.y * v.y);
}

/// Returns v with the length `limit`; divides by 0 if v has no length.
template <class T>
VectorOf<T> of_length(VectorOf<T> v, T limit) {
  return v / length(v) * limit;
}

template <class T>
VectorOf<T> cut(VectorOf<T> v, T limit) {
  return length(v) > limit ? of_length(v, limit) : v;
}

/// Returns the component limited to [-limit, limit].
template <class T>
T into(T component, T limit) {
  return component > limit ? limit : component < -limit ? -limit : component;
}

/// Returns the direction of v. `size` is the length of v as the program computes it.
template <class T>
VectorOf<T> direction(VectorOf<T> v, T size, bool divides_by_zero_length) {
  return size == 0 && !divides_by_zero_length ? VectorOf<T>{} : v / size;
}

/// A formula and its other inputs: the force's radius r and weight k, and an agent.
template <class T>
struct FormulaOf {
  const explain::Formula& formula;
  T r, k, f_s_max, dt;
  bool divides_by_zero_length;
  VectorOf<T> position, velocity;
};

/// Returns the contribution of an agent at distance d, even if the agent is out of reach. T is
/// float or double.
template <class T>
VectorOf<T> term_of(const FormulaOf<T>& own, T d, VectorOf<T> position, VectorOf<T> velocity);

/// Returns the result of the operations on x, which was collected from n agents.
template <class T>
VectorOf<T> worked(const FormulaOf<T>& own, VectorOf<T> x, std::size_t n);

}  // namespace flocking::oracle

#endif  // FLOCKING_TESTS_ORACLE_FORMULA_ORACLE_H_
