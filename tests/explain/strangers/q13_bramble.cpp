#include <cmath>
#include <iomanip>
#include <iostream>
#include <vector>

// cut down from my SFML boids project (took out the window and the sprites)

struct Vec2f
{
	double x = 0.0;
	double y = 0.0;

	Vec2f operator+(const Vec2f& r) const { return { x + r.x, y + r.y }; }
	Vec2f operator-(const Vec2f& r) const { return { x - r.x, y - r.y }; }
	Vec2f operator*(double s) const { return { x * s, y * s }; }
	Vec2f operator/(double s) const { return { x / s, y / s }; }
	Vec2f& operator+=(const Vec2f& r) { x += r.x; y += r.y; return *this; }
	Vec2f& operator/=(double s) { x /= s; y /= s; return *this; }
};

double length(const Vec2f& v) { return std::sqrt(v.x * v.x + v.y * v.y); }
Vec2f normalize(const Vec2f& v) { return v / length(v); }

struct Settings
{
	double cohesionRadius, separationRadius, separationMax, alignmentRadius;
	double cohesionK, separationK, alignmentK;
};

class Boid
{
public:
	Boid(Vec2f position, Vec2f velocity) : m_position(position), m_velocity(velocity) {}

	void applyForce(const Vec2f& force) { m_acceleration += force; }

	void flock(const std::vector<Boid>& boids, const Settings& s)
	{
		applyForce(cohesion(boids, s) * s.cohesionK);
		applyForce(separation(boids, s) * s.separationK);
		applyForce(alignment(boids, s) * s.alignmentK);
	}

	void update(double dt)
	{
		m_velocity += m_acceleration * dt;
		m_position += m_velocity * dt;
	}

	void draw(std::ostream& os) const
	{
		os << m_position.x << " " << m_position.y << " " << m_velocity.x << " " << m_velocity.y << std::endl;
	}

private:
	Vec2f cohesion(const std::vector<Boid>& boids, const Settings& s) const
	{
		Vec2f center;
		int count = 0;
		for (const Boid& other : boids)
		{
			if (&other == this)
				continue;
			if (length(other.m_position - m_position) <= s.cohesionRadius)
			{
				center += other.m_position;
				++count;
			}
		}
		if (count == 0)
			return {};
		center /= count;
		return center - m_position;
	}

	Vec2f separation(const std::vector<Boid>& boids, const Settings& s) const
	{
		Vec2f force;
		for (const Boid& other : boids)
		{
			if (&other == this)
				continue;
			Vec2f diff = m_position - other.m_position;
			double dist = length(diff);
			if (dist <= s.separationRadius)
				force += normalize(diff) / dist;
		}
		if (length(force) > s.separationMax)
			force = normalize(force) * s.separationMax;
		return force;
	}

	Vec2f alignment(const std::vector<Boid>& boids, const Settings& s) const
	{
		Vec2f average = m_velocity;
		int count = 1;
		for (const Boid& other : boids)
		{
			if (&other == this)
				continue;
			if (length(other.m_position - m_position) <= s.alignmentRadius)
			{
				average += other.m_velocity;
				++count;
			}
		}
		return average / count;
	}

	Vec2f m_position;
	Vec2f m_velocity;
	Vec2f m_acceleration;
};

int main()
{
	Settings s;
	int n;
	std::cin >> s.cohesionRadius >> s.separationRadius >> s.separationMax >> s.alignmentRadius;
	std::cin >> s.cohesionK >> s.separationK >> s.alignmentK >> n;

	std::vector<Boid> boids;
	for (int i = 0; i < n; ++i)
	{
		Vec2f p, v;
		std::cin >> p.x >> p.y >> v.x >> v.y;
		boids.emplace_back(p, v);
	}

	std::cout << std::fixed << std::setprecision(3);

	double dt;
	while (std::cin >> dt)
	{
		// forces for all first, so nobody sees a boid that has moved already
		for (Boid& b : boids)
			b.flock(boids, s);
		for (Boid& b : boids)
			b.update(dt);
		for (const Boid& b : boids)
			b.draw(std::cout);
	}
	return 0;
}
