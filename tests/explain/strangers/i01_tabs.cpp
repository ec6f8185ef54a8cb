#include <iostream>
#include <iomanip>
#include <vector>
#include <cmath>
using namespace std;

int main()
{
	double rc, rs, fsmax, ra, kc, ks, ka;
	int n;
	cin >> rc >> rs >> fsmax >> ra >> kc >> ks >> ka >> n;

	vector<double> x(n), y(n), vx(n), vy(n);
	for (int i = 0; i < n; i++)
		cin >> x[i] >> y[i] >> vx[i] >> vy[i];

	double dt;
	while (cin >> dt)
	{
		vector<double> nx(n), ny(n), nvx(n), nvy(n);
		for (int i = 0; i < n; i++)
		{
			double cx = 0, cy = 0, sx = 0, sy = 0, ax = 0, ay = 0;
			int cn = 0, an = 0;

			for (int j = 0; j < n; j++)
			{
				if (j == i)
					continue;	// not myself
				double dx = x[j] - x[i];
				double dy = y[j] - y[i];
				double d = sqrt(dx * dx + dy * dy);

				if (d <= rc)
				{
					cx += x[j];
					cy += y[j];
					cn++;
				}
				if (d > 0 && d <= rs)
				{
					sx -= dx / d / d;
					sy -= dy / d / d;
				}
				if (d <= ra)
				{
					ax += vx[j];
					ay += vy[j];
					an++;
				}
			}

			double fx = 0, fy = 0;

			// cohesion
			if (cn > 0)
			{
				double px = cx / cn - x[i];
				double py = cy / cn - y[i];
				if (sqrt(px * px + py * py) <= rc)
				{
					fx += kc * px / rc;
					fy += kc * py / rc;
				}
			}

			// separation
			double len = sqrt(sx * sx + sy * sy);
			if (len > fsmax)
			{
				sx = sx / len * fsmax;
				sy = sy / len * fsmax;
			}
			fx += ks * sx;
			fy += ks * sy;

			// alignment
			if (an > 0)
			{
				fx += ka * ax / an;
				fy += ka * ay / an;
			}

			nvx[i] = vx[i] + fx * dt;
			nvy[i] = vy[i] + fy * dt;
			nx[i] = x[i] + nvx[i] * dt;
			ny[i] = y[i] + nvy[i] * dt;
		}
		x = nx;
		y = ny;
		vx = nvx;
		vy = nvy;

		cout << fixed << setprecision(3);
		for (int i = 0; i < n; i++)
			cout << x[i] << " " << y[i] << " " << vx[i] << " " << vy[i] << endl;
	}
	return 0;
}
