/* flocking - devoir 1
 * compile: gcc -std=gnu11 main.c -lm
 */
#include <stdio.h>
#include <stdlib.h>
#include <math.h>

typedef struct {
	double x, y;
	double vx, vy;
} agent_t;

static double rc, rs, fsmax, ra;
static double kc, ks, ka;

static double dist(const agent_t *a, const agent_t *b)
{
	double dx = b->x - a->x;
	double dy = b->y - a->y;
	return sqrt(dx * dx + dy * dy);
}

/* cohesion: vers le centre de masse */
static void cohesion(const agent_t *t, int n, int me, double *fx, double *fy)
{
	double sx = 0.0, sy = 0.0;
	int i, nb = 0;

	*fx = 0.0;
	*fy = 0.0;
	for (i = 0; i < n; i++) {
		if (i != me && dist(&t[me], &t[i]) <= rc) {
			sx += t[i].x;
			sy += t[i].y;
			nb++;
		}
	}
	if (nb == 0 || rc == 0.0)
		return;
	*fx = (sx / nb - t[me].x) / rc;
	*fy = (sy / nb - t[me].y) / rc;
}

/* separation: sum of  PaPi^ / |PaPi|   (PaPi = Pi - Pa) */
static void separation(const agent_t *t, int n, int me, double *fx, double *fy)
{
	double d, m;
	int i;

	*fx = 0.0;
	*fy = 0.0;
	for (i = 0; i < n; i++) {
		if (i == me)
			continue;
		d = dist(&t[me], &t[i]);
		if (d > 0.0 && d <= rs) {
			*fx += (t[i].x - t[me].x) / d / d;
			*fy += (t[i].y - t[me].y) / d / d;
		}
	}
	/* limiter a FSmax */
	m = sqrt(*fx * *fx + *fy * *fy);
	if (m > fsmax) {
		*fx = *fx / m * fsmax;
		*fy = *fy / m * fsmax;
	}
}

/* alignement: vitesse moyenne, moi compris */
static void alignement(const agent_t *t, int n, int me, double *fx, double *fy)
{
	double sx = 0.0, sy = 0.0;
	int i, nb = 0;

	for (i = 0; i < n; i++) {
		if (i == me || dist(&t[me], &t[i]) <= ra) {
			sx += t[i].vx;
			sy += t[i].vy;
			nb++;
		}
	}
	*fx = sx / nb;
	*fy = sy / nb;
}

int main(void)
{
	int n, i;
	double dt = 0.0;
	double cx, cy, sx, sy, ax, ay;
	agent_t *cur, *suiv, *tmp;

	if (scanf("%lf %lf %lf %lf %lf %lf %lf %d", &rc, &rs, &fsmax, &ra, &kc, &ks, &ka, &n) != 8)
		return 1;

	cur  = malloc(n * sizeof(agent_t));
	suiv = malloc(n * sizeof(agent_t));
	for (i = 0; i < n; i++)
		scanf("%lf %lf %lf %lf", &cur[i].x, &cur[i].y, &cur[i].vx, &cur[i].vy);

	while (!feof(stdin)) {
		scanf("%lf", &dt);

		for (i = 0; i < n; i++) {
			cohesion(cur, n, i, &cx, &cy);
			separation(cur, n, i, &sx, &sy);
			alignement(cur, n, i, &ax, &ay);

			suiv[i].vx = cur[i].vx + (kc * cx + ks * sx + ka * ax) * dt;
			suiv[i].vy = cur[i].vy + (kc * cy + ks * sy + ka * ay) * dt;
			suiv[i].x = cur[i].x + suiv[i].vx * dt;
			suiv[i].y = cur[i].y + suiv[i].vy * dt;
		}

		/* double buffer */
		tmp = cur;
		cur = suiv;
		suiv = tmp;

		for (i = 0; i < n; i++)
			printf("%.3f %.3f %.3f %.3f\n", cur[i].x, cur[i].y, cur[i].vx, cur[i].vy);
	}

	free(cur);
	free(suiv);
	return 0;
}
