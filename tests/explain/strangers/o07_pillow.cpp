// Flocking for the AI course. Structure follows the steering behaviors chapter of the book I have
// (Vehicle, SteeringBehavior, TagNeighbors).
#include <iostream>
#include <iomanip>
#include <limits>
#include <vector>
#include <cmath>

struct Vector2D
{
  double x;
  double y;

  Vector2D() : x(0.0), y(0.0) {}
  Vector2D(double a, double b) : x(a), y(b) {}

  double LengthSq() const { return x * x + y * y; }
  double Length() const { return std::sqrt(x * x + y * y); }

  void Normalize()
  {
    double vector_length = this->Length();
    if (vector_length > std::numeric_limits<double>::epsilon())
    {
      this->x /= vector_length;
      this->y /= vector_length;
    }
  }

  void Truncate(double max)
  {
    if (this->Length() > max)
    {
      this->Normalize();
      *this *= max;
    }
  }

  const Vector2D& operator+=(const Vector2D& rhs) { x += rhs.x; y += rhs.y; return *this; }
  const Vector2D& operator*=(double rhs) { x *= rhs; y *= rhs; return *this; }
  const Vector2D& operator/=(double rhs) { x /= rhs; y /= rhs; return *this; }
};

inline Vector2D operator-(const Vector2D& a, const Vector2D& b) { return Vector2D(a.x - b.x, a.y - b.y); }
inline Vector2D operator*(const Vector2D& a, double b) { return Vector2D(a.x * b, a.y * b); }
inline Vector2D operator/(const Vector2D& a, double b) { return Vector2D(a.x / b, a.y / b); }
inline Vector2D Vec2DNormalize(Vector2D v) { v.Normalize(); return v; }

class Vehicle
{
public:
  Vehicle(Vector2D pos, Vector2D vel)
      : m_vPos(pos), m_vVelocity(vel), m_vHeading(Vec2DNormalize(vel)), m_bTag(false) {}

  Vector2D Pos() const { return m_vPos; }
  Vector2D Velocity() const { return m_vVelocity; }
  Vector2D Heading() const { return m_vHeading; }
  bool IsTagged() const { return m_bTag; }
  void Tag() { m_bTag = true; }
  void UnTag() { m_bTag = false; }

  void Update(Vector2D SteeringForce, double time_elapsed)
  {
    // mass is 1
    m_vVelocity += SteeringForce * time_elapsed;
    m_vPos += m_vVelocity * time_elapsed;
    // update the heading if the vehicle has a non zero velocity
    if (m_vVelocity.LengthSq() > 0.00000001)
    {
      m_vHeading = Vec2DNormalize(m_vVelocity);
    }
  }

private:
  Vector2D m_vPos;
  Vector2D m_vVelocity;
  Vector2D m_vHeading;
  bool m_bTag;
};

void TagNeighbors(std::vector<Vehicle>& vehicles, unsigned agent, double range)
{
  for (unsigned a = 0; a < vehicles.size(); ++a)
  {
    vehicles[a].UnTag();
    Vector2D to = vehicles[a].Pos() - vehicles[agent].Pos();
    if (a != agent && to.LengthSq() <= range * range)
    {
      vehicles[a].Tag();
    }
  }
}

Vector2D Separation(std::vector<Vehicle>& vehicles, unsigned agent, double range, double max)
{
  TagNeighbors(vehicles, agent, range);
  Vector2D SteeringForce;
  for (unsigned a = 0; a < vehicles.size(); ++a)
  {
    if (vehicles[a].IsTagged())
    {
      Vector2D ToAgent = vehicles[agent].Pos() - vehicles[a].Pos();
      if (ToAgent.Length() > 0)
      {
        // scale the force inversely proportional to the agent's distance from its neighbor
        SteeringForce += Vec2DNormalize(ToAgent) / ToAgent.Length();
      }
    }
  }
  SteeringForce.Truncate(max);
  return SteeringForce;
}

Vector2D Alignment(std::vector<Vehicle>& vehicles, unsigned agent, double range)
{
  TagNeighbors(vehicles, agent, range);
  // the group includes the agent itself
  Vector2D AverageHeading = vehicles[agent].Heading();
  int NeighborCount = 1;
  for (unsigned a = 0; a < vehicles.size(); ++a)
  {
    if (vehicles[a].IsTagged())
    {
      AverageHeading += vehicles[a].Heading();
      ++NeighborCount;
    }
  }
  AverageHeading /= (double)NeighborCount;
  return AverageHeading;
}

Vector2D Cohesion(std::vector<Vehicle>& vehicles, unsigned agent, double range)
{
  TagNeighbors(vehicles, agent, range);
  Vector2D CenterOfMass, SteeringForce;
  int NeighborCount = 0;
  for (unsigned a = 0; a < vehicles.size(); ++a)
  {
    if (vehicles[a].IsTagged())
    {
      CenterOfMass += vehicles[a].Pos();
      ++NeighborCount;
    }
  }
  if (NeighborCount > 0)
  {
    CenterOfMass /= (double)NeighborCount;
    SteeringForce = CenterOfMass - vehicles[agent].Pos();
  }
  // the magnitude of cohesion is usually much larger than separation or alignment
  // so it helps to normalize it (maximum magnitude is 1)
  return Vec2DNormalize(SteeringForce);
}

int main()
{
  double rc, rs, fsmax, ra, kc, ks, ka;
  int n;
  std::cin >> rc >> rs >> fsmax >> ra >> kc >> ks >> ka >> n;

  std::vector<Vehicle> vehicles;
  for (int i = 0; i < n; ++i)
  {
    double x, y, vx, vy;
    std::cin >> x >> y >> vx >> vy;
    vehicles.push_back(Vehicle(Vector2D(x, y), Vector2D(vx, vy)));
  }

  std::cout << std::fixed << std::setprecision(3);
  double time_elapsed;
  while (std::cin >> time_elapsed)
  {
    std::vector<Vector2D> forces(n);
    for (int i = 0; i < n; ++i)
    {
      forces[i] += Separation(vehicles, i, rs, fsmax) * ks;
      forces[i] += Alignment(vehicles, i, ra) * ka;
      forces[i] += Cohesion(vehicles, i, rc) * kc;
    }
    for (int i = 0; i < n; ++i)
    {
      vehicles[i].Update(forces[i], time_elapsed);
      std::cout << vehicles[i].Pos().x << " " << vehicles[i].Pos().y << " "
                << vehicles[i].Velocity().x << " " << vehicles[i].Velocity().y << "\n";
    }
  }
  return 0;
}
