#pragma once
#include <vector>
#include "Vector2.h"

struct Bird {
    Vector2 pos;
    Vector2 vel;
};

class Simulation {
public:
    double rCohesion{}, rSeparation{}, maxForce{}, rAlignment{};
    double kCohesion{}, kSeparation{}, kAlignment{};
    std::vector<Bird> birds;

    void tick(double dt);

private:
    [[nodiscard]] Vector2 steer(const Bird& me) const;
};
