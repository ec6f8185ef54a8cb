#include "bird.h"
#include <cmath>

double Bird::distanceTo(const Bird& other) const {
    return std::hypot(x - other.x, y - other.y);
}

void Bird::fly(double dt) {
    vx = vx + fx * dt;
    vy = vy + fy * dt;
    x = x + vx * dt;
    y = y + vy * dt;
}
