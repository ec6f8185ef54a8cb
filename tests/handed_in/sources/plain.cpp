/*
   flocking, version 4 (FINAL!!)
   - works for all examples on the page
   - TODO ask why separation does not use the distance
*/
#include <iostream>
#include <iomanip>
#include <math.h>
using namespace std;

#define MAX 5000

double X[MAX], Y[MAX], VX[MAX], VY[MAX];
double NX[MAX], NY[MAX], NVX[MAX], NVY[MAX];

int main()
{
	double Rc, Rs, Fmax, Ra, Kc, Ks, Ka;
	int N;
	cin >> Rc >> Rs >> Fmax >> Ra >> Kc >> Ks >> Ka >> N;
	for (int i = 0; i < N; ++i)
		cin >> X[i] >> Y[i] >> VX[i] >> VY[i];
	cout << fixed << setprecision(3);

	double dt;
	while (cin >> dt)
	{
		for (int a = 0; a < N; ++a)
		{
			double cx = 0, cy = 0, sx = 0, sy = 0, ax = 0, ay = 0;
			int nc = 0, na = 0;
			for (int i = 0; i < N; ++i)
			{
				double dx = X[a] - X[i];
				double dy = Y[a] - Y[i];
				double d = sqrt(dx * dx + dy * dy);
				if (d <= Ra) { ax += VX[i]; ay += VY[i]; na++; }
				if (i == a) continue;
				if (d <= Rc) { cx += X[i]; cy += Y[i]; nc++; }
				if (d > 0 && d <= Rs)
				{
					// direction is only the sign, cut by the distance
					if (dx > 0) sx += 1 / d;
					if (dx < 0) sx -= 1 / d;
					if (dy > 0) sy += 1 / d;
					if (dy < 0) sy -= 1 / d;
				}
			}
			double fcx = 0, fcy = 0;
			if (nc > 0 && Rc > 0)
			{
				double ex = cx / nc - X[a], ey = cy / nc - Y[a];
				if (sqrt(ex * ex + ey * ey) <= Rc) { fcx = ex / Rc; fcy = ey / Rc; }
			}
			if (fabs(sx * sy) > Fmax)
			{
				double len = sqrt(sx * sx + sy * sy);
				sx = sx / len * Fmax;
				sy = sy / len * Fmax;
			}
			ax /= na; ay /= na;
			NVX[a] = VX[a] + (Kc * fcx + Ks * sx + Ka * ax) * dt;
			NVY[a] = VY[a] + (Kc * fcy + Ks * sy + Ka * ay) * dt;
			NX[a] = X[a] + NVX[a] * dt;
			NY[a] = Y[a] + NVY[a] * dt;
		}
		for (int a = 0; a < N; ++a)
		{
			X[a] = NX[a]; Y[a] = NY[a]; VX[a] = NVX[a]; VY[a] = NVY[a];
			cout << X[a] << " " << Y[a] << " " << VX[a] << " " << VY[a] << endl;
		}
	}
}
