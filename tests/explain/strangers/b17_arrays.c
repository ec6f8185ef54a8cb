#include <stdio.h>
#include <stdlib.h>
#include <math.h>

int main(void)
{
	double rc, rs, fmax_, ra, kc, ks, ka, dt;
	int n, i, j;

	if (scanf("%lf %lf %lf %lf %lf %lf %lf %d", &rc, &rs, &fmax_, &ra, &kc, &ks, &ka, &n) != 8)
		return 1;
	double *x = calloc(n + 1, sizeof *x), *y = calloc(n + 1, sizeof *y);
	double *vx = calloc(n + 1, sizeof *vx), *vy = calloc(n + 1, sizeof *vy);
	for (i = 0; i < n; i++)
		if (scanf("%lf %lf %lf %lf", &x[i], &y[i], &vx[i], &vy[i]) != 4)
			return 1;

	while (scanf("%lf", &dt) == 1) {
		/* velocities */
		for (i = 0; i < n; i++) {
			double cx = 0, cy = 0, sx = 0, sy = 0, ax = 0, ay = 0, fx = 0, fy = 0, m;
			int nc = 0, na = 0;
			for (j = 0; j < n; j++) {
				double dx = x[i] - x[j], dy = y[i] - y[j];
				double d = sqrt(dx * dx + dy * dy);
				if (j != i && d <= rc) {
					cx += x[j];
					cy += y[j];
					nc++;
				}
				if (j != i && d > 0 && d <= rs) {
					/* unit vector over the square of the distance, like gravity */
					sx += dx / d / (d * d);
					sy += dy / d / (d * d);
				}
				if (d <= ra) {
					ax += vx[j];
					ay += vy[j];
					na++;
				}
			}
			if (nc > 0 && rc > 0) {
				fx += kc * (cx / nc - x[i]) / rc;
				fy += kc * (cy / nc - y[i]) / rc;
			}
			m = sqrt(sx * sx + sy * sy);
			if (m > fmax_) {
				sx = sx * fmax_ / m;
				sy = sy * fmax_ / m;
			}
			fx += ks * sx;
			fy += ks * sy;
			if (na > 0) {
				fx += ka * ax / na;
				fy += ka * ay / na;
			}
			vx[i] += fx * dt;
			vy[i] += fy * dt;
		}
		/* positions, after all the velocities so nobody sees a moved neighbour */
		for (i = 0; i < n; i++) {
			x[i] += vx[i] * dt;
			y[i] += vy[i] * dt;
			printf("%.2f %.2f %.2f %.2f\n", x[i], y[i], vx[i], vy[i]);
		}
	}
	free(x); free(y); free(vx); free(vy);
	return 0;
}
