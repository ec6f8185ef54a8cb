#include <iostream>
#include <cmath>
#include <iomanip>
using namespace std;

double x[500], y[500], velx[500], vely[500];
double newx[500], newy[500], newvelx[500], newvely[500];

double rc, rs, FSmax, ra, Kc, Ks, Ka;
int N;

double Distance(int a, int b)
{
	return abs(x[a] - x[b]) + abs(y[a] - y[b]);
}

int main()
{
	cin >> rc;
	cin >> rs;
	cin >> FSmax;
	cin >> ra;
	cin >> Kc;
	cin >> Ks;
	cin >> Ka;
	cin >> N;

	for (int i = 0; i < N; i++) {
		cin >> x[i] >> y[i] >> velx[i] >> vely[i];
	}

	double deltaT;
	cin >> deltaT;

	for (int i = 0; i < N; i++) {

		//Cohesion
		double cohx = 0;
		double cohy = 0;
		int count = 0;
		for (int j = 0; j < N; j++) {
			if (j != i) {
				if (Distance(i, j) <= rc) {
					cohx = cohx + x[j];
					cohy = cohy + y[j];
					count = count + 1;
				}
			}
		}
		if (count != 0) {
			cohx = cohx / count;
			cohy = cohy / count;
			cohx = (cohx - x[i]) / rc;
			cohy = (cohy - y[i]) / rc;
		}

		//Separation
		double sepx = 0;
		double sepy = 0;
		for (int j = 0; j < N; j++) {
			if (j != i) {
				if (Distance(i, j) <= rs) {
					double dx = x[i] - x[j];
					double dy = y[i] - y[j];
					if (dx != 0) {
						sepx = sepx + 1 / dx;
					}
					if (dy != 0) {
						sepy = sepy + 1 / dy;
					}
				}
			}
		}
		if (sepx > FSmax) sepx = FSmax;
		if (sepx < -FSmax) sepx = -FSmax;
		if (sepy > FSmax) sepy = FSmax;
		if (sepy < -FSmax) sepy = -FSmax;

		//Alignment
		double alix = 0;
		double aliy = 0;
		for (int j = 0; j < N; j++) {
			if (Distance(i, j) <= ra) {
				alix = alix + velx[j];
				aliy = aliy + vely[j];
			}
		}
		alix = alix / N;
		aliy = aliy / N;

		//All together
		double Fx = Kc * cohx + Ks * sepx + Ka * alix;
		double Fy = Kc * cohy + Ks * sepy + Ka * aliy;

		newvelx[i] = velx[i] + Fx * deltaT;
		newvely[i] = vely[i] + Fy * deltaT;
		newx[i] = x[i] + newvelx[i] * deltaT;
		newy[i] = y[i] + newvely[i] * deltaT;
	}

	//Output
	cout << fixed;
	cout << setprecision(3);
	for (int i = 0; i < N; i++) {
		cout << newx[i] << " " << newy[i] << " " << newvelx[i] << " " << newvely[i] << endl;
	}

	return 0;
}
