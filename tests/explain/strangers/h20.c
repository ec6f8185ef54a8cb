/* flocking, plain C */
#include <stdio.h>
#include <stdlib.h>
#include <math.h>

typedef struct { double x, y, vx, vy; } agent;

static double rc, rs, fsmax, ra, kc, ks, ka;
static int n;

static void simulate(const agent *cur, agent *next, double dt)
{
	int i, j;
	for (i = 0; i < n; i++) {
		double cx = 0, cy = 0, sx = 0, sy = 0, ax = 0, ay = 0, fx = 0, fy = 0, len;
		int nc = 0, na = 0;
		for (j = 0; j < n; j++) {
			double dx = cur[i].x - cur[j].x, dy = cur[i].y - cur[j].y;
			double d = sqrt(dx * dx + dy * dy);
			if (d <= ra) {
				ax += cur[j].vx;
				ay += cur[j].vy;
				na++;
			}
			if (i == j)
				continue;
			if (d <= rc) {
				cx += cur[j].x;
				cy += cur[j].y;
				nc++;
			}
			if (d > 0 && d <= rs) {
				sx += dx / d / d;
				sy += dy / d / d;
			}
		}
		if (nc > 0) {
			cx = cx / nc - cur[i].x;
			cy = cy / nc - cur[i].y;
			if (sqrt(cx * cx + cy * cy) <= rc) {
				fx += kc * cx / rc;
				fy += kc * cy / rc;
			}
		}
		len = sqrt(sx * sx + sy * sy);
		if (len > fsmax) {
			sx *= fsmax / len;
			sy *= fsmax / len;
		}
		fx += ks * sx + ka * ax / na;
		fy += ks * sy + ka * ay / na;

		next[i].vx = cur[i].vx + fx * dt;
		next[i].vy = cur[i].vy + fy * dt;
		next[i].x = cur[i].x + next[i].vx * dt;
		next[i].y = cur[i].y + next[i].vy * dt;
	}
}

int main(void)
{
	agent *cur, *next, *tmp;
	double dt;
	int i;

	scanf("%lf%lf%lf%lf%lf%lf%lf%d", &rc, &rs, &fsmax, &ra, &kc, &ks, &ka, &n);
	cur = malloc(n * sizeof(agent));
	next = malloc(n * sizeof(agent));
	for (i = 0; i < n; i++)
		scanf("%lf%lf%lf%lf", &cur[i].x, &cur[i].y, &cur[i].vx, &cur[i].vy);

	while (!feof(stdin)) {
		scanf("%lf", &dt);
		simulate(cur, next, dt);
		tmp = cur;
		cur = next;
		next = tmp;
		for (i = 0; i < n; i++)
			printf("%.3f %.3f %.3f %.3f\n", cur[i].x, cur[i].y, cur[i].vx, cur[i].vy);
	}
	free(cur);
	free(next);
	return 0;
}
