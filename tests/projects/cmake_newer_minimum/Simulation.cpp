#include "Simulation.h"

Vector2 Simulation::steer(const Bird& me) const {
    Vector2 center, push, heading;
    int inCohesion = 0, inAlignment = 0;
    for (const auto& other : birds) {
        const Vector2 diff = me.pos - other.pos;
        const double d = diff.magnitude();
        if (d <= rAlignment) {
            heading = heading + other.vel;
            ++inAlignment;
        }
        if (&other == &me) continue;
        if (d <= rCohesion) {
            center = center + other.pos;
            ++inCohesion;
        }
        if (d > 0 && d <= rSeparation) push = push + diff / d / d;
    }
    Vector2 total;
    if (inCohesion > 0 && rCohesion > 0) {
        const Vector2 wish = center / inCohesion - me.pos;
        if (wish.magnitude() <= rCohesion) total = total + wish / rCohesion * kCohesion;
    }
    if (push.magnitude() > maxForce) push = push / push.magnitude() * maxForce;
    total = total + push * kSeparation;
    if (inAlignment > 0) total = total + heading / inAlignment * kAlignment;
    return total;
}

void Simulation::tick(double dt) {
    std::vector<Vector2> forces;
    forces.reserve(birds.size());
    for (const auto& b : birds) forces.push_back(steer(b));
    for (std::size_t i = 0; i < birds.size(); ++i) {
        birds[i].vel = birds[i].vel + forces[i] * dt;
        birds[i].pos = birds[i].pos + birds[i].vel * dt;
    }
}
