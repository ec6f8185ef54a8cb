#ifndef FLOCK_H
#define FLOCK_H

#include <iosfwd>
#include <memory>
#include <vector>

#include "vec2.h"

struct Settings {
  double cohesion_radius, separation_radius, separation_max, alignment_radius;
  double cohesion_weight, separation_weight, alignment_weight;
};

class Flock {
 public:
  void read(std::istream& in);
  void step(double dt);
  void print(std::ostream& out) const;

 private:
  struct Agent {
    vec2 position, velocity;
  };
  vec2 cohesion(const Agent& self) const;
  vec2 separation(const Agent& self) const;
  vec2 alignment(const Agent& self) const;

  Settings settings_{};
  std::vector<Agent> agents_;
};

#endif
