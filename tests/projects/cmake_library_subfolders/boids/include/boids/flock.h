#ifndef BOIDS_FLOCK_H
#define BOIDS_FLOCK_H

#include <cstddef>
#include <iosfwd>
#include <vector>
#include <boids/vec.h>

namespace boids {

struct Boid {
    Vec position;
    Vec velocity;
};

class Flock {
public:
    void read(std::istream& in);
    void advance(double dt);
    void print(std::ostream& out) const;

private:
    Vec cohesion(std::size_t self) const;
    Vec separation(std::size_t self) const;
    Vec alignment(std::size_t self) const;

    double cohesionRadius = 0, separationRadius = 0, maxSeparation = 0, alignmentRadius = 0;
    double cohesionWeight = 0, separationWeight = 0, alignmentWeight = 0;
    std::vector<Boid> boids;
};

}

#endif
