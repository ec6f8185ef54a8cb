#include <stdio.h>
#include <math.h>

/* alles als Felder, Index = Nummer vom Agenten */
double posx[200], posy[200];
double velx[200], vely[200];
double kraftx[200], krafty[200];

int main(void)
{
	double rc, rs, fsmax, ra;
	double kc, ks, ka;
	double dt;
	int n, i, j;

	scanf("%lf %lf %lf %lf %lf %lf %lf %d", &rc, &rs, &fsmax, &ra, &kc, &ks, &ka, &n);
	for (i = 0; i < n; i++) {
		scanf("%lf %lf %lf %lf", &posx[i], &posy[i], &velx[i], &vely[i]);
	}

	while (!feof(stdin)) {
		scanf("%lf", &dt);

		/* erst alle Kraefte */
		for (i = 0; i < n; i++) {
			double cx = 0, cy = 0, sx = 0, sy = 0, ax = 0, ay = 0;
			double laenge;
			int nc = 0, na = 0;

			for (j = 0; j < n; j++) {
				double dx = posx[j] - posx[i];
				double dy = posy[j] - posy[i];
				double d = sqrt(dx * dx + dy * dy);

				if (d <= rc) {
					cx += posx[j];
					cy += posy[j];
					nc++;
				}
				if (d > 0 && d <= rs) {
					sx += dx / d / d;
					sy += dy / d / d;
				}
				if (d <= ra) {
					ax += velx[j];
					ay += vely[j];
					na++;
				}
			}
			if (nc > 0) {
				cx = (cx / nc - posx[i]) / rc;
				cy = (cy / nc - posy[i]) / rc;
			}
			laenge = sqrt(sx * sx + sy * sy);
			if (laenge > fsmax) {
				sx = sx / laenge * fsmax;
				sy = sy / laenge * fsmax;
			}
			if (na > 0) {
				ax /= na;
				ay /= na;
			}
			kraftx[i] += kc * cx + ks * sx + ka * ax;
			krafty[i] += kc * cy + ks * sy + ka * ay;
		}

		/* dann bewegen und ausgeben */
		for (i = 0; i < n; i++) {
			velx[i] += kraftx[i] * dt;
			vely[i] += krafty[i] * dt;
			posx[i] += velx[i] * dt;
			posy[i] += vely[i] * dt;
			printf("%lf %lf %lf %lf\n", posx[i], posy[i], velx[i], vely[i]);
		}
	}
	return 0;
}
