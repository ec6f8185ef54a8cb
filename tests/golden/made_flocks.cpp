// Prints flocks of every shape and direction; the output must be byte-identical with other compiler
// options for arithmetic.
#include <cstdio>
#include <string>

#include "spawn/made_flock.h"

int main() {
  using flocking::spawn::Directions;
  using flocking::spawn::Shape;
  for (const Shape shape : {Shape::kArea, Shape::kDisc, Shape::kRing, Shape::kGrid,
                            Shape::kClusters, Shape::kTwoGroups}) {
    for (const Directions directions :
         {Directions::kRandom, Directions::kAligned, Directions::kInward, Directions::kOutward}) {
      for (const int decimals : {0, 3, 6}) {
        flocking::spawn::FlockPlan plan;
        plan.agents = 60;
        plan.shape = shape;
        plan.radius = 1.1 + 12345.678 * decimals;
        plan.distance = 17.3;
        plan.columns = 10;
        plan.rows = 6;
        plan.clusters = 4;
        plan.area = flocking::Vec2{33.33, 12.1};
        plan.directions = directions;
        plan.course = {1.0 / 3.0, 0.1, 5e-7, 1e6, -2.5, 1e-300, 123456.789};
        plan.speed = 2.7;
        plan.decimals = decimals;
        plan.seed = 1 + static_cast<unsigned>(decimals);
        const std::string text = flocking::spawn::flock_text(plan);
        std::fwrite(text.data(), 1, text.size(), stdout);
      }
    }
  }
}
