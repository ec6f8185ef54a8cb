#include <iostream>
#include "Flock.h"

int main() {
    Flock flock;
    std::cin >> flock;
    double dt;
    while (std::cin >> dt) {
        flock.move(dt);
        std::cout << flock;
    }
    return 0;
}
