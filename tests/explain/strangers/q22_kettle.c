/* flocking.c -- the three formulas of the sheet, one function each */
#include <stdio.h>
#include <stdlib.h>
#include <math.h>

static int N;
static double rc, rs, Fsmax, ra, Kc, Ks, Ka;
static double *Px, *Py;         /* current positions */
static double *Nx, *Ny;         /* new positions (double buffer) */
static double *Vx, *Vy;

static double dist(int a, int i)
{
	double dx = Px[i] - Px[a], dy = Py[i] - Py[a];
	return sqrt(dx * dx + dy * dy);
}

/* Fc = Pagent->Pcm / rc */
static void Fc(int a, double *fx, double *fy)
{
	double sx = 0, sy = 0;
	int i, n = 0;

	*fx = *fy = 0;
	for (i = 0; i < N; i++) {
		if (i == a || dist(a, i) > rc)
			continue;
		sx += Px[i];
		sy += Py[i];
		n++;
	}
	if (n == 0 || rc == 0)
		return;
	*fx = (sx / n - Px[a]) / rc;
	*fy = (sy / n - Py[a]) / rc;
}

/* Fs = sum of ^PaPi / |PaPi|  for 0 < |PaPi| <= rs, then clamp */
static void Fs(int a, double *fx, double *fy)
{
	double m;
	int i;

	*fx = *fy = 0;
	for (i = 0; i < N; i++) {
		double d = dist(a, i);
		if (d == 0 || d > rs)
			continue;
		/* PaPi = Pi - Pa, see Formal Notation Review */
		*fx += (Px[i] - Px[a]) / d / d;
		*fy += (Py[i] - Py[a]) / d / d;
	}
	m = sqrt(*fx * *fx + *fy * *fy);
	if (m > Fsmax) {
		*fx = *fx / m * Fsmax;
		*fy = *fy / m * Fsmax;
	}
}

/* Fa = Vavg, n includes a */
static void Fa(int a, double *fx, double *fy)
{
	int i, n = 0;

	*fx = *fy = 0;
	for (i = 0; i < N; i++) {
		if (dist(a, i) > ra)
			continue;
		*fx += Vx[i];
		*fy += Vy[i];
		n++;
	}
	*fx /= n;
	*fy /= n;
}

static double *array(void)
{
	return calloc(N + 1, sizeof(double));
}

int main(void)
{
	double dt, *t;
	int i;

	if (scanf("%lf %lf %lf %lf %lf %lf %lf %d", &rc, &rs, &Fsmax, &ra, &Kc, &Ks, &Ka, &N) != 8)
		return 1;
	Px = array(); Py = array();
	Nx = array(); Ny = array();
	Vx = array(); Vy = array();
	for (i = 0; i < N; i++)
		scanf("%lf %lf %lf %lf", &Px[i], &Py[i], &Vx[i], &Vy[i]);

	while (scanf("%lf", &dt) == 1) {
		for (i = 0; i < N; i++) {
			double cx, cy, sx, sy, ax, ay;

			Fc(i, &cx, &cy);
			Fs(i, &sx, &sy);
			Fa(i, &ax, &ay);
			Vx[i] += (Kc * cx + Ks * sx + Ka * ax) * dt;
			Vy[i] += (Kc * cy + Ks * sy + Ka * ay) * dt;
			Nx[i] = Px[i] + Vx[i] * dt;
			Ny[i] = Py[i] + Vy[i] * dt;
		}
		/* swap the buffers */
		t = Px; Px = Nx; Nx = t;
		t = Py; Py = Ny; Ny = t;
		for (i = 0; i < N; i++)
			printf("%.3f %.3f %.3f %.3f\n", Px[i], Py[i], Vx[i], Vy[i]);
	}
	return 0;
}
