#include <iostream>
#include <boids/flock.h>

int main() {
    boids::Flock flock;
    flock.read(std::cin);
    for (double dt; std::cin >> dt;) {
        flock.advance(dt);
        flock.print(std::cout);
    }
}
