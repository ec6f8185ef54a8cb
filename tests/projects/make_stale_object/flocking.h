#ifndef FLOCKING_H
#define FLOCKING_H

const int MAXN = 10000;

extern int N;
extern double X[MAXN], Y[MAXN], VX[MAXN], VY[MAXN];
extern double rc, rs, fsmax, ra, kc, ks, ka;

void doStep(double dt);

#endif
