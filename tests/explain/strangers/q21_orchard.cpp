// Flocking - pair submission
//   behaviours (Vector2 .. Separation):  me
//   input, loop, output (everything below the line): my partner
#include <iostream>
#include <vector>
#include <cmath>
#include <cstdio>
using namespace std;

struct Vector2 {
  double x = 0, y = 0;
  Vector2() = default;
  Vector2(double x, double y) : x(x), y(y) {}
  Vector2 operator+(const Vector2& o) const { return {x + o.x, y + o.y}; }
  Vector2 operator-(const Vector2& o) const { return {x - o.x, y - o.y}; }
  Vector2& operator+=(const Vector2& o) { x += o.x; y += o.y; return *this; }
  Vector2 operator*(double k) const { return {x * k, y * k}; }
  Vector2 operator/(double k) const { return {x / k, y / k}; }
  double sqrMagnitude() const { return x * x + y * y; }
  double getMagnitude() const { return sqrt(sqrMagnitude()); }
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;

  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Vector2 agent = boids[boidAgentIndex].position;
    Vector2 sum;
    int n = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i != boidAgentIndex && Vector2::Distance(agent, boids[i].position) <= radius) {
        sum += boids[i].position;
        n++;
      }
    }
    if (n == 0 || radius == 0) return {};
    Vector2 toCenter = sum / n - agent;
    if (toCenter.getMagnitude() > radius) return {};   // second case of the formula
    return toCenter / radius * k;
  }
};

struct Alignment {
  double radius, k;

  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 sum;
    int n = 0;
    for (const Boid& b : boids) {
      if (Vector2::Distance(boids[boidAgentIndex].position, b.position) <= radius) {
        sum += b.velocity;
        n++;
      }
    }
    return sum / n * k;   // n is at least 1, the agent itself
  }
};

struct Separation {
  double radius, k, maxForce;
  Vector2 force;   // accumulated force

  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 away = boids[boidAgentIndex].position - boids[i].position;
      double distance = away.getMagnitude();
      if (distance > 0 && distance <= radius)
        force += away / distance / distance;
    }
    clamp();
    return force * k;
  }

  void clamp() {
    double magnitude = force.getMagnitude();
    if (magnitude > maxForce)
      force = force / magnitude * maxForce;
  }
};

// ------------------------------------------------------------------------------------------------

typedef vector<Boid> flock_t;

static flock_t read_flock(int count)
{
    flock_t f;
    for (int i = 0; i < count; ++i)
    {
        double x, y, vx, vy;
        cin >> x >> y >> vx >> vy;
        Boid b;
        b.position = Vector2(x, y);
        b.velocity = Vector2(vx, vy);
        f.push_back(b);
    }
    return f;
}

static void print_flock(const flock_t& f)
{
    for (const auto& b : f)
        printf("%.3f %.3f %.3f %.3f\n", b.position.x, b.position.y, b.velocity.x, b.velocity.y);
}

int main()
{
    Cohesion coh;
    Separation sep;
    Alignment ali;
    int count = 0;

    // radii, max force, constants, number
    cin >> coh.radius >> sep.radius >> ali.radius;
    cin >> sep.maxForce;
    cin >> coh.k >> sep.k >> ali.k;
    cin >> count;

    flock_t now = read_flock(count), next = now;
    double delta_t;
    while (cin >> delta_t)
    {
        for (int i = 0; i < count; ++i)
        {
            Vector2 f = coh.ComputeForce(now, i) + sep.ComputeForce(now, i) + ali.ComputeForce(now, i);
            next[i].velocity = now[i].velocity + f * delta_t;
            next[i].position = now[i].position + next[i].velocity * delta_t;
        }
        swap(now, next);
        print_flock(now);
    }
    return 0;
}
