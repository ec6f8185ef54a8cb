// Flocking.cpp : Defines the entry point for the console application.
//

#include "stdafx.h"
#include "Boid.h"

int main()
{
	CSettings s;
	int n;
	std::cin >> s.rc >> s.rs >> s.fsMax >> s.ra >> s.kc >> s.ks >> s.ka >> n;
	std::vector<CBoid> boids(n);
	for (CBoid& b : boids)
		std::cin >> b.m_x >> b.m_y >> b.m_vx >> b.m_vy;

	double dt;
	while (std::cin >> dt)
	{
		std::vector<CBoid> next;
		for (int i = 0; i < n; ++i)
			next.push_back(Next(boids, i, s, dt));
		boids = next;
		for (const CBoid& b : boids)
			printf("%.3f %.3f %.3f %.3f\n", b.m_x, b.m_y, b.m_vx, b.m_vy);
	}
	return 0;
}
