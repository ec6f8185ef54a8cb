#ifndef SWARM
#define SWARM

class Swarm
{
public:
    int n;
    double *px, *py, *vx, *vy;
    void load();
    void step(double dt);

private:
    double rc, rs, fs, ra, kc, ks, ka;
    double dist(int a, int b);
};

#endif
