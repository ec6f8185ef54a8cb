#ifndef FLOCK_H_
#define FLOCK_H_
struct agent { double x, y, vx, vy; };
struct params { double rc, rs, fs, ra, kc, ks, ka; };
void new_state(const agent* all, int n, int which, const params& p, double dt, agent& result);
#endif
