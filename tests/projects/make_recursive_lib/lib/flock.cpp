#include "flock.h"

static Point force(const Flock *f, int self)
{
	Point sum[3] = {{0, 0}, {0, 0}, {0, 0}};
	int n[3] = {0, 0, 0};

	for (int other = 0; other < f->count; other++) {
		Point d = f->position[self];
		add(d, f->position[other], -1);
		double distance = length(d);

		if (other != self && distance <= f->radius[0]) {
			add(sum[0], f->position[other], 1);
			n[0]++;
		}
		if (other != self && distance > 0 && distance <= f->radius[1])
			add(sum[1], d, 1 / distance / distance);
		if (distance <= f->radius[2]) {
			add(sum[2], f->velocity[other], 1);
			n[2]++;
		}
	}

	Point total = {0, 0};
	if (n[0] > 0 && f->radius[0] > 0) {
		Point e = {sum[0].x / n[0] - f->position[self].x, sum[0].y / n[0] - f->position[self].y};
		if (length(e) <= f->radius[0])
			add(total, e, f->weight[0] / f->radius[0]);
	}
	double size = length(sum[1]);
	if (size > f->limit)
		add(total, sum[1], f->weight[1] * f->limit / size);
	else
		add(total, sum[1], f->weight[1]);
	if (n[2] > 0)
		add(total, sum[2], f->weight[2] / n[2]);
	return total;
}

void step(Flock *flock, double dt)
{
	Point *forces = new Point[flock->count];
	for (int i = 0; i < flock->count; i++)
		forces[i] = force(flock, i);
	for (int i = 0; i < flock->count; i++) {
		add(flock->velocity[i], forces[i], dt);
		add(flock->position[i], flock->velocity[i], dt);
	}
	delete[] forces;
}
