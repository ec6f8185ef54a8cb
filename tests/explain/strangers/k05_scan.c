/* flock.c - plain C, no boilerplate needed */
#include <stdio.h>
#include <stdlib.h>

typedef struct {
	double x, y;
	double vx, vy;
} agent;

typedef struct {
	double x, y;
} vec;

double rc, rs, fsmax, ra, kc, ks, ka;
int n;
agent *cur, *next;

/* "undefined reference to sqrt", so here is Newton */
double root(double v)
{
	double r = v;
	int i;
	if (v <= 0)
		return 0;
	for (i = 0; i < 60; i++)
		r = (r + v / r) / 2;
	return r;
}

double len(vec v)
{
	return root(v.x * v.x + v.y * v.y);
}

double distance(int i, int j)
{
	vec d;
	d.x = cur[j].x - cur[i].x;
	d.y = cur[j].y - cur[i].y;
	return len(d);
}

vec cohesion(int i)
{
	vec f = {0, 0};
	double cmx = 0, cmy = 0, d;
	int j, count = 0;

	for (j = 0; j < n; j++) {
		d = distance(i, j);
		if (d > 0 && d <= rc) {		/* d == 0 is the agent itself */
			cmx += cur[j].x;
			cmy += cur[j].y;
			count++;
		}
	}
	if (count > 0) {
		f.x = (cmx / count - cur[i].x) / rc;
		f.y = (cmy / count - cur[i].y) / rc;
	}
	return f;
}

vec separation(int i)
{
	vec f = {0, 0};
	double d;
	int j;

	for (j = 0; j < n; j++) {
		d = distance(i, j);
		if (d > 0 && d <= rs) {
			f.x += (cur[i].x - cur[j].x) / (d * d);
			f.y += (cur[i].y - cur[j].y) / (d * d);
		}
	}
	/* clamp to the maximum */
	if (len(f) > fsmax) {
		f.x = f.x / len(f) * fsmax;
		f.y = f.y / len(f) * fsmax;
	}
	return f;
}

vec alignment(int i)
{
	vec f = {0, 0};
	double avx = 0, avy = 0;
	int j, count = 0;

	for (j = 0; j < n; j++) {
		if (distance(i, j) <= ra) {
			avx += cur[j].vx;
			avy += cur[j].vy;
			count++;
		}
	}
	if (count > 0) {
		f.x = avx / count - cur[i].vx;
		f.y = avy / count - cur[i].vx;
	}
	return f;
}

int main(void)
{
	int i;
	double dt = 0;
	agent *tmp;

	scanf("%lf %lf %lf %lf %lf %lf %lf %d", &rc, &rs, &fsmax, &ra, &kc, &ks, &ka, &n);
	cur = malloc(n * sizeof(agent));
	next = malloc(n * sizeof(agent));
	for (i = 0; i < n; i++)
		scanf("%lf %lf %lf %lf", &cur[i].x, &cur[i].y, &cur[i].vx, &cur[i].vy);

	while (!feof(stdin)) {
		scanf("%lf", &dt);
		for (i = 0; i < n; i++) {
			vec c = cohesion(i);
			vec s = separation(i);
			vec a = alignment(i);
			next[i].vx = cur[i].vx + (kc * c.x + ks * s.x + ka * a.x) * dt;
			next[i].vy = cur[i].vy + (kc * c.y + ks * s.y + ka * a.y) * dt;
			next[i].x = cur[i].x + next[i].vx * dt;
			next[i].y = cur[i].y + next[i].vy * dt;
		}
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
