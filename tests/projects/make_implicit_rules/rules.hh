#include <vector>

struct Boid { double x, y, u, v; };

extern double RC, RS, FSMAX, RA, KC, KS, KA;

void rule1(const std::vector<Boid> &boids, int me, double out[2]);
void rule2(const std::vector<Boid> &boids, int me, double out[2]);
void rule3(const std::vector<Boid> &boids, int me, double out[2]);
