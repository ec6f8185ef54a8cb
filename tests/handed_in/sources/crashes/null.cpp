// Exercise "Flocking". The world owns its boids, they know each other by pointers.
#include <cmath>
#include <iomanip>
#include <iostream>
#include <list>

struct Boid {
  double x, y;
  double vx, vy;
  Boid* nearest = nullptr;
};

struct World {
  std::list<Boid> boids;
  double rc, rs, fsmax, ra, kc, ks, ka;
  int n;
};

double distance(const Boid& a, const Boid& b) {
  return std::sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

// The nearest other boid that is in the radius
Boid* find_nearest(World& world, Boid& me) {
  Boid* best = nullptr;
  for (Boid& other : world.boids) {
    if (&other == &me || distance(me, other) > world.rc) continue;
    if (best == nullptr || distance(me, other) < distance(me, *best)) best = &other;
  }
  return best;
}

void cohesion(World& world, Boid& me, double dt) {
  const double strength = world.kc * dt / world.rc;
  me.vx += strength * (me.nearest->x - me.x); // <- here
  me.vy += strength * (me.nearest->y - me.y);
}

int main() {
  World world;
  std::cin >> world.rc >> world.rs >> world.fsmax >> world.ra;
  std::cin >> world.kc >> world.ks >> world.ka >> world.n;
  for (int i = 0; i < world.n; i++) {
    Boid b;
    std::cin >> b.x >> b.y >> b.vx >> b.vy;
    world.boids.push_back(b);
  }
  double dt;
  std::cout << std::fixed << std::setprecision(3);
  while (std::cin >> dt) {
    for (Boid& b : world.boids) b.nearest = find_nearest(world, b);
    for (Boid& b : world.boids) {
      cohesion(world, b, dt);
      b.x += b.vx * dt;
      b.y += b.vy * dt;
      std::cout << b.x << ' ' << b.y << ' ' << b.vx << ' ' << b.vy << '\n';
    }
  }
}
