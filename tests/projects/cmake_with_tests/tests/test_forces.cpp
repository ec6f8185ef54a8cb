#include <cassert>
#include <cmath>
#include <iostream>
#include "forces.h"

int main() {
    std::vector<Body> two = {{{0, 0.5}, {1, 0}}, {{0, -0.5}, {3, 0}}};
    assert(std::abs(cohesionForce(two, 0, 1).y + 1) < 1e-9);
    assert(std::abs(separationForce(two, 0, 1, 10).y - 1) < 1e-9);
    assert(std::abs(alignmentForce(two, 1, 1).x - 2) < 1e-9);
    std::cout << "all tests passed\n";
}
