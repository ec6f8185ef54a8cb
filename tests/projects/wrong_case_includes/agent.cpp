#include "Agent.H"
#include <cmath>

double Agent::Distance(const Agent& other) const {
    return std::sqrt((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y));
}

void Agent::ClearForce() {
    fx = 0;
    fy = 0;
}

void Agent::AddForce(double dx, double dy, double factor) {
    fx += dx * factor;
    fy += dy * factor;
}

void Agent::Move(double dt) {
    vx += fx * dt;
    vy += fy * dt;
    x += vx * dt;
    y += vy * dt;
}
