#ifndef SKY_H
#define SKY_H
#include <vector>
#include "bird.h"

class Sky {
public:
    Sky();
    void computeForces();
    void fly(double dt);

private:
    double rc, rs, fsmax, ra, kc, ks, ka;
    std::vector<Bird> birds;
    void addCohesion(Bird& b);
    void addSeparation(Bird& b);
    void addAlignment(Bird& b);
};

#endif
