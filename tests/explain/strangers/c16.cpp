#include <cmath>
#include <iomanip>
#include <iostream>
#include <memory>
#include <vector>

class Vec2 {
 public:
  double x, y;
  Vec2(double x_ = 0, double y_ = 0) : x(x_), y(y_) {}
  Vec2 operator+(const Vec2& o) const { return Vec2(x + o.x, y + o.y); }
  Vec2 operator-(const Vec2& o) const { return Vec2(x - o.x, y - o.y); }
  Vec2 operator*(double s) const { return Vec2(x * s, y * s); }
  Vec2 operator/(double s) const { return Vec2(x / s, y / s); }
  double Length() const { return std::hypot(x, y); }
};

class Agent {
 public:
  Vec2 position, velocity;
};

// Base class for everything that looks at neighbors
class Behavior {
 public:
  double radius = 0, weight = 0;
  virtual ~Behavior() = default;
  virtual Vec2 Force(const std::vector<Agent>& agents, int self) const = 0;

 protected:
  std::vector<Agent> GetNeighbors(const std::vector<Agent>& agents, int self) const {
    std::vector<Agent> neighbors;
    for (int i = 0; i < (int)agents.size(); ++i) {
      if (i == self) continue;
      if ((agents.at(i).position - agents.at(self).position).Length() <= radius)
        neighbors.push_back(agents.at(i));
    }
    return neighbors;
  }
};

class CohesionBehavior : public Behavior {
 public:
  Vec2 Force(const std::vector<Agent>& agents, int self) const override {
    std::vector<Agent> neighbors = GetNeighbors(agents, self);
    if (neighbors.empty()) return Vec2();
    Vec2 center;
    for (int i = 0; i < (int)agents.size(); ++i) {
      center = center + neighbors.at(i).position;
    }
    center = center / neighbors.size();
    Vec2 toCenter = center - agents.at(self).position;
    return toCenter / radius * weight;
  }
};

class SeparationBehavior : public Behavior {
 public:
  double maxForce = 0;
  Vec2 Force(const std::vector<Agent>& agents, int self) const override {
    Vec2 sum;
    for (const Agent& n : GetNeighbors(agents, self)) {
      Vec2 away = agents.at(self).position - n.position;
      double d = away.Length();
      if (d > 0) sum = sum + away / (d * d);
    }
    if (sum.Length() > maxForce) sum = sum / sum.Length() * maxForce;
    return sum * weight;
  }
};

class AlignmentBehavior : public Behavior {
 public:
  Vec2 Force(const std::vector<Agent>& agents, int self) const override {
    std::vector<Agent> neighbors = GetNeighbors(agents, self);
    neighbors.push_back(agents.at(self));  // including itself
    Vec2 avg;
    for (const Agent& n : neighbors) avg = avg + n.velocity;
    avg = avg / neighbors.size();
    return (avg - agents.at(self).velocity) * weight;
  }
};

class Simulation {
 public:
  void Read(std::istream& in) {
    auto c = std::make_unique<CohesionBehavior>();
    auto s = std::make_unique<SeparationBehavior>();
    auto a = std::make_unique<AlignmentBehavior>();
    int n = 0;
    in >> c->radius >> s->radius >> s->maxForce >> a->radius;
    in >> c->weight >> s->weight >> a->weight >> n;
    behaviors.push_back(std::move(c));
    behaviors.push_back(std::move(s));
    behaviors.push_back(std::move(a));
    for (int i = 0; i < n; ++i) {
      Agent agent;
      in >> agent.position.x >> agent.position.y >> agent.velocity.x >> agent.velocity.y;
      agents.push_back(agent);
    }
  }

  void Step(double dt) {
    std::vector<Agent> next = agents;
    for (int i = 0; i < (int)agents.size(); ++i) {
      Vec2 force;
      for (const auto& b : behaviors) force = force + b->Force(agents, i);
      next.at(i).velocity = agents.at(i).velocity + force * dt;
      next.at(i).position = agents.at(i).position + next.at(i).velocity * dt;
    }
    agents = next;
  }

  void Print(std::ostream& out) const {
    out << std::fixed << std::setprecision(3);
    for (const Agent& a : agents)
      out << a.position.x << " " << a.position.y << " " << a.velocity.x << " " << a.velocity.y << "\n";
  }

 private:
  std::vector<std::unique_ptr<Behavior>> behaviors;
  std::vector<Agent> agents;
};

int main() {
  Simulation sim;
  sim.Read(std::cin);
  double dt;
  while (std::cin >> dt) {
    sim.Step(dt);
    sim.Print(std::cout);
  }
}
