#pragma once
#include <cmath>

template <typename T>
struct vec2 {
    T x = 0, y = 0;
    vec2& operator+=(vec2 o) { x += o.x; y += o.y; return *this; }
    friend vec2 operator-(vec2 a, vec2 b) { return {a.x - b.x, a.y - b.y}; }
    friend vec2 operator*(T k, vec2 a) { return {k * a.x, k * a.y}; }
    friend vec2 operator/(vec2 a, T k) { return {a.x / k, a.y / k}; }
};

template <typename T>
T len(vec2<T> v) { return std::sqrt(v.x * v.x + v.y * v.y); }

typedef vec2<double> vec;
