#include <iostream>
#include "sky.h"

int main() {
    Sky sky;
    double dt;
    while (std::cin >> dt) {
        sky.computeForces();
        sky.fly(dt);
    }
    return 0;
}
