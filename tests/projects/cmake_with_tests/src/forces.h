#pragma once
#include <vector>

struct V2 {
    double x = 0, y = 0;
};

struct Body {
    V2 p, v;
};

V2 cohesionForce(const std::vector<Body>& bodies, std::size_t self, double radius);
V2 separationForce(const std::vector<Body>& bodies, std::size_t self, double radius, double limit);
V2 alignmentForce(const std::vector<Body>& bodies, std::size_t self, double radius);
