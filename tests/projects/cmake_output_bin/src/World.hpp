#ifndef WORLD_HPP
#define WORLD_HPP

#define MAX_AGENTS 5000

class World {
public:
    bool load();
    void step(double dt);
    void show();

private:
    void forceOn(int a, double &fx, double &fy);
    double r_c, r_s, F_Smax, r_a, K_c, K_s, K_a;
    int N;
    double px[MAX_AGENTS], py[MAX_AGENTS], vx[MAX_AGENTS], vy[MAX_AGENTS];
};

#endif
