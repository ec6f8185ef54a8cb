#ifndef FLOCK_H
#define FLOCK_H
#include "point.h"

struct Flock
{
	double radius[3]; /* cohesion, separation, alignment */
	double weight[3];
	double limit;
	int count;
	Point *position;
	Point *velocity;
};

void step(Flock *flock, double dt);
#endif
