#ifndef BIRD_H
#define BIRD_H

class Bird {
public:
    double x, y, vx, vy;
    double fx, fy;

    double distanceTo(const Bird& other) const;
    void fly(double dt);
};

#endif
