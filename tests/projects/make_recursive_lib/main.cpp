#include <cstdio>
#include <iostream>
#include "flock.h"
using std::cin;

int main()
{
	Flock f;
	cin >> f.radius[0] >> f.radius[1] >> f.limit >> f.radius[2];
	cin >> f.weight[0] >> f.weight[1] >> f.weight[2] >> f.count;
	f.position = new Point[f.count];
	f.velocity = new Point[f.count];
	for (int i = 0; i < f.count; i++)
		cin >> f.position[i].x >> f.position[i].y >> f.velocity[i].x >> f.velocity[i].y;

	double dt;
	while (cin >> dt) {
		step(&f, dt);
		for (int i = 0; i < f.count; i++)
			printf("%.3f %.3f %.3f %.3f\n", f.position[i].x, f.position[i].y, f.velocity[i].x, f.velocity[i].y);
	}
	delete[] f.position;
	delete[] f.velocity;
}
