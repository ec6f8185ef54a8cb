#pragma once
#include <cmath>

struct Vector2 {
    double x{};
    double y{};

    Vector2 operator+(Vector2 o) const { return {x + o.x, y + o.y}; }
    Vector2 operator-(Vector2 o) const { return {x - o.x, y - o.y}; }
    Vector2 operator*(double k) const { return {x * k, y * k}; }
    Vector2 operator/(double k) const { return {x / k, y / k}; }
    [[nodiscard]] double magnitude() const { return std::sqrt(x * x + y * y); }
};
