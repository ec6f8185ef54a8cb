#include "vector.hpp"
#include <cmath>

Vector Vector::plus(const Vector& o) const { return Vector{x + o.x, y + o.y}; }
Vector Vector::minus(const Vector& o) const { return Vector{x - o.x, y - o.y}; }
Vector Vector::times(double k) const { return Vector{x * k, y * k}; }
double Vector::length() const { return std::sqrt(x * x + y * y); }
