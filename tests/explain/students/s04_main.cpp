#include <iostream>
#include <iomanip>
#include <cmath>
#include <vector>

struct Boid
{
	float x, y;
	float vx, vy;
	float fx, fy;
};

float rc, rs, maxSep, ra;
float kc, ks, ka;
int count_;
std::vector<Boid> boids;

float dist(const Boid& a, const Boid& b)
{
	float dx = a.x - b.x;
	float dy = a.y - b.y;
	return sqrtf(dx * dx + dy * dy);
}

void doCohesion(int index)
{
	Boid& me = boids[index];
	float cx = 0.0f, cy = 0.0f;
	int found = 0;
	for (int i = 0; i < count_; i++)
	{
		if (i == index)
			continue;
		if (dist(me, boids[i]) <= rc)
		{
			cx += boids[i].x;
			cy += boids[i].y;
			found++;
		}
	}
	if (found > 0 && rc > 0.0f)
	{
		float ex = cx / found - me.x;
		float ey = cy / found - me.y;
		if (sqrtf(ex * ex + ey * ey) <= rc)
		{
			me.fx += kc * (ex / rc);
			me.fy += kc * (ey / rc);
		}
	}
}

void doSeparation(int index)
{
	Boid& me = boids[index];
	float sx = 0.0f, sy = 0.0f;
	for (int i = 0; i < count_; i++)
	{
		float d = dist(me, boids[i]);
		if (i != index && d > 0.0f && d <= rs)
		{
			sx += (me.x - boids[i].x) / d / d;
			sy += (me.y - boids[i].y) / d / d;
		}
	}
	// std::cerr << "sep " << sx << " " << sy << std::endl;
	me.fx += ks * sx;
	me.fy += ks * sy;
}

/* TODO alignment
void doAlignment(int index)
{
	float ax = 0, ay = 0;
	...
}
*/

int main()
{
	std::cin >> rc >> rs >> maxSep >> ra >> kc >> ks >> ka >> count_;
	for (int i = 0; i < count_; i++)
	{
		Boid b;
		std::cin >> b.x >> b.y >> b.vx >> b.vy;
		boids.push_back(b);
	}

	float dt = 0.0f;
	while (!std::cin.eof())
	{
		std::cin >> dt;
		for (int i = 0; i < count_; i++)
		{
			boids[i].fx = 0.0f;
			boids[i].fy = 0.0f;
			doCohesion(i);
			doSeparation(i);
		}
		for (int i = 0; i < count_; i++)
		{
			Boid& b = boids[i];
			b.vx += b.fx * dt;
			b.vy += b.fy * dt;
			b.x += b.vx * dt;
			b.y += b.vy * dt;
			std::cout << std::fixed << std::setprecision(3) << b.x << ' ' << b.y << ' ' << b.vx << ' ' << b.vy << std::endl;
		}
	}
	return 0;
}
