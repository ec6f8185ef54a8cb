#include <stdio.h>

#define MAX 1000

struct agent {
	double x, y, vx, vy;
};

struct agent a[MAX];   /* current */
struct agent b[MAX];   /* next */

/* distance between agent i and agent j */
double dist(int i, int j)
{
	double dx = a[i].x - a[j].x;
	double dy = a[i].y - a[j].y;
	return dx * dx + dy * dy;
}

int main()
{
	double rc, rs, fsmax, ra, kc, ks, ka, dt;
	double cx, cy, fx, fy, ax, ay, d, mag;
	int N, i, j, n;

	scanf("%lf %lf %lf %lf %lf %lf %lf %d", &rc, &rs, &fsmax, &ra, &kc, &ks, &ka, &N);
	for (i = 0; i < N; i++)
		scanf("%lf %lf %lf %lf", &a[i].x, &a[i].y, &a[i].vx, &a[i].vy);

	while (!feof(stdin))
	{
		scanf("%lf", &dt);

		for (i = 0; i < N; i++)
		{
			cx = cy = fx = fy = ax = ay = 0;
			n = 0;

			/* COHESION */
			for (j = 0; j < N; j++) {
				if (i != j && dist(i, j) <= rc) {
					cx = cx + a[j].x;
					cy = cy + a[j].y;
					n++;
				}
			}
			if (n > 0) {
				cx = (cx / n - a[i].x) / rc;
				cy = (cy / n - a[i].y) / rc;
			}

			/* SEPARATION */
			for (j = 0; j < N; j++) {
				d = dist(i, j);
				if (d > 0 && d <= rs) {
					/* unit vector / distance */
					fx = fx + (a[i].x - a[j].x) / d / d;
					fy = fy + (a[i].y - a[j].y) / d / d;
				}
			}
			mag = fx * fx + fy * fy;
			if (mag > fsmax) {
				fx = fx / mag * fsmax;
				fy = fy / mag * fsmax;
			}

			/* ALIGNMENT */
			for (j = 0; j < N; j++) {
				if (dist(i, j) <= ra) {
					ax = ax + a[j].vx;
					ay = ay + a[j].vy;
					n++;
				}
			}
			ax = ax / n;
			ay = ay / n;

			b[i].vx = a[i].vx + (kc * cx + ks * fx + ka * ax) * dt;
			b[i].vy = a[i].vy + (kc * cy + ks * fy + ka * ay) * dt;
			b[i].x = a[i].x + b[i].vx * dt;
			b[i].y = a[i].y + b[i].vy * dt;
		}

		for (i = 0; i < N; i++) {
			a[i] = b[i];
			printf("%.3f %.3f %.3f %.3f\n", a[i].x, a[i].y, a[i].vx, a[i].vy);
		}
	}
	return 0;
}
