#pragma once

class CBoid
{
public:
	double m_x = 0, m_y = 0;
	double m_vx = 0, m_vy = 0;

	double DistanceTo(const CBoid& other) const;
};

class CSettings
{
public:
	double rc = 0, rs = 0, fsMax = 0, ra = 0;
	double kc = 0, ks = 0, ka = 0;
};

CBoid Next(const std::vector<CBoid>& boids, size_t index, const CSettings& settings, double dt);
