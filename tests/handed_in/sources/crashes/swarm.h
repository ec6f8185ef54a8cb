#pragma once
#include <vector>

struct Member
{
    double x, y, vx, vy;
};

class Swarm
{
public:
    void read();
    void advance(double dt);
    void write() const;

private:
    double rc, rs, fmax, ra, kc, ks, ka;
    std::vector<Member> current;
    std::vector<Member> next;
};
