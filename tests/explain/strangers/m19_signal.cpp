#include <iostream>
#include <cmath>
#include <cstdio>
using namespace std;

#define MAX_BOIDS 100

struct Boid {
	float x, y, vx, vy;
};

Boid boids[MAX_BOIDS];
Boid nextBoids[MAX_BOIDS];
int n;

float distanceBetween(Boid a, Boid b) {
	float dx = a.x - b.x;
	float dy = a.y - b.y;
	return sqrtf(dx * dx + dy * dy);
}

int main() {
	float rc, rs, fsmax, ra, kc, ks, ka;
	cin >> rc >> rs >> fsmax >> ra >> kc >> ks >> ka >> n;
	for (int i = 0; i < n; i++) {
		cin >> boids[i].x >> boids[i].y >> boids[i].vx >> boids[i].vy;
	}

	float dt;
	while (cin >> dt && dt > 0) {
		for (int i = 0; i < n; i++) {
			float cmx = 0, cmy = 0;
			float sepx = 0, sepy = 0;
			float avx = 0, avy = 0;
			int nc = 0, na = 0;

			// one loop for all the 3 behaviors
			for (int j = 0; j < n; j++) {
				float d = distanceBetween(boids[i], boids[j]);
				if (d <= ra) {
					avx += boids[j].vx;
					avy += boids[j].vy;
					na++;
				}
				if (i == j)
					continue;
				if (d <= rc) {
					cmx += boids[j].x;
					cmy += boids[j].y;
					nc++;
				}
				if (d <= rs && d != 0) {
					sepx += (boids[i].x - boids[j].x) / (d * d);
					sepy += (boids[i].y - boids[j].y) / (d * d);
				}
			}

			// cohesion
			float fcx = 0, fcy = 0;
			if (nc != 0) {
				fcx = (cmx / nc - boids[i].x) / rc;
				fcy = (cmy / nc - boids[i].y) / rc;
			}

			// separation
			float sepLen = sqrtf(sepx * sepx + sepy * sepy);
			if (sepLen > fsmax) {
				sepx = sepx / sepLen * fsmax;
				sepy = sepy / sepLen * fsmax;
			}

			// alignment
			avx /= na;
			avy /= na;

			float fx = kc * fcx + ks * sepx + ka * avx;
			float fy = kc * fcy + ks * sepy + ka * avy;

			nextBoids[i].vx = boids[i].vx + fx * dt;
			nextBoids[i].vy = boids[i].vy + fy * dt;
			nextBoids[i].x = boids[i].x + nextBoids[i].vx * dt;
			nextBoids[i].y = boids[i].y + nextBoids[i].vy * dt;
		}
		for (int i = 0; i < n; i++) {
			boids[i] = nextBoids[i];
			printf("%.3f %.3f %.3f %.3f\n", boids[i].x, boids[i].y, boids[i].vx, boids[i].vy);
		}
	}
	return 0;
}
