#include "stdafx.h"
#include "Boid.h"

double CBoid::DistanceTo(const CBoid& other) const
{
	double dx = m_x - other.m_x;
	double dy = m_y - other.m_y;
	return sqrt(dx * dx + dy * dy);
}

CBoid Next(const std::vector<CBoid>& boids, size_t index, const CSettings& settings, double dt)
{
	CBoid me = boids[index];
	double fx = 0, fy = 0;

	// Cohesion
	double sumX = 0, sumY = 0;
	int count = 0;
	for (size_t i = 0; i < boids.size(); ++i)
	{
		if (i != index && me.DistanceTo(boids[i]) <= settings.rc)
		{
			sumX += boids[i].m_x;
			sumY += boids[i].m_y;
			++count;
		}
	}
	if (count > 0 && settings.rc > 0)
	{
		double ex = sumX / count - me.m_x;
		double ey = sumY / count - me.m_y;
		if (sqrt(ex * ex + ey * ey) <= settings.rc)
		{
			fx += settings.kc * ex / settings.rc;
			fy += settings.kc * ey / settings.rc;
		}
	}

	// Separation
	double sepX = 0, sepY = 0;
	for (const CBoid& other : boids)
	{
		double d = me.DistanceTo(other);
		if (d > 0 && d <= settings.rs)
		{
			sepX += (me.m_x - other.m_x) / d / d;
			sepY += (me.m_y - other.m_y) / d / d;
		}
	}
	double length = sqrt(sepX * sepX + sepY * sepY);
	if (length > settings.fsMax)
	{
		sepX = sepX / length * settings.fsMax;
		sepY = sepY / length * settings.fsMax;
	}
	fx += settings.ks * sepX;
	fy += settings.ks * sepY;

	// Alignment
	double velX = 0, velY = 0;
	count = 0;
	for (const CBoid& other : boids)
	{
		if (me.DistanceTo(other) <= settings.ra)
		{
			velX += other.m_vx;
			velY += other.m_vy;
			++count;
		}
	}
	if (count > 0)
	{
		fx += settings.ka * velX / count;
		fy += settings.ka * velY / count;
	}

	me.m_vx += fx * dt;
	me.m_vy += fy * dt;
	me.m_x += me.m_vx * dt;
	me.m_y += me.m_vy * dt;
	return me;
}
