#include "sim/nasty_flocks.h"

#include <array>
#include <cmath>
#include <limits>

#include "oracle/random_source.h"
#include "sim/double_loop.h"

namespace flocking::testing {
namespace {

using oracle::RandomSource;

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

Vec2 within(RandomSource& r, double size) { return {r.within(size), r.within(size)}; }

// Returns a point on a lattice with `half` points on each side of 0.
Vec2 lattice(RandomSource& r, int half, double spacing) {
  return {r.between(-half, half) * spacing, r.between(-half, half) * spacing};
}

double any_magnitude(RandomSource& r, int least, int most) {
  return std::ldexp(r.sign() * (1 + r.unit()), r.between(least, most));
}

double zero(RandomSource& r) { return r.chance(50) ? 0.0 : -0.0; }

struct Places {
  const char* name;
  double scale;  // distances that the radii match
  Vec2 (*place)(RandomSource& r, std::size_t agent);
};

constexpr std::array kPlaces = {
    Places{"uniform", 10, [](RandomSource& r, std::size_t) { return within(r, 20); }},
    Places{"thin", 10, [](RandomSource& r, std::size_t) { return within(r, 1000); }},
    Places{"crowded", 10, [](RandomSource& r, std::size_t) { return within(r, 2); }},
    Places{"far corner", 10,
           [](RandomSource& r, std::size_t) {
             return Vec2{-300, 700} + within(r, 20);
           }},
    Places{"clusters", 1,
           [](RandomSource& r, std::size_t) {
             const double center = r.below(5);
             return Vec2{center * 37, center * center * -11} + within(r, 0.5);
           }},
    Places{"lattice", 5, [](RandomSource& r, std::size_t) { return lattice(r, 8, 1); }},
    Places{"fine lattice", 0.5, [](RandomSource& r, std::size_t) { return lattice(r, 8, 0.1); }},
    Places{"edges of tiles", 1,
           [](RandomSource& r, std::size_t) {
             const Vec2 corner = lattice(r, 3, 3);
             const double to = r.sign() * 1e9;
             return Vec2{r.chance(50) ? std::nextafter(corner.x, to) : corner.x,
                         r.chance(50) ? std::nextafter(corner.y, to) : corner.y};
           }},
    Places{"one spot", 1,
           [](RandomSource&, std::size_t) {
             return Vec2{0.1, -0.3};
           }},
    Places{"pairs", 10,
           [](RandomSource&, std::size_t agent) {
             RandomSource of_pair(agent / 2);
             return within(of_pair, 20);
           }},
    Places{"row", 10,
           [](RandomSource& r, std::size_t) {
             return Vec2{r.within(50), 0.3};
           }},
    Places{"column", 10,
           [](RandomSource& r, std::size_t) {
             return Vec2{-7, r.within(50)};
           }},
    Places{"distances with all bits set", 2,
           [](RandomSource& r, std::size_t) {
             const double place = r.pick({0, 0x1.fffffffffffffp-1, 0x1.fffffffffffffp+0});
             return r.chance(50) ? Vec2{place, 0} : Vec2{0, place};
           }},
    Places{"outliers", 10,
        [](RandomSource& r, std::size_t) { return r.chance(5) ? within(r, 1e12) : within(r, 20); }},
    Places{"far outliers", 10,
           [](RandomSource& r, std::size_t) {
             return r.chance(5) ? r.pick({1e17, 1e100, 1e149, 1e160, 1e300}) * within(r, 1)
                                : within(r, 20);
           }},
    Places{"offset 1e8", 10,
           [](RandomSource& r, std::size_t) {
             return Vec2{1e8, -1e8} + within(r, 20);
           }},
    Places{"offset 1e17", 100,
           [](RandomSource& r, std::size_t) {
             return Vec2{1e17, 1e17} + within(r, 200);
           }},
    Places{"1e149", 1e149, [](RandomSource& r, std::size_t) { return within(r, 1e149); }},
    Places{"1e155", 1e155, [](RandomSource& r, std::size_t) { return within(r, 1e155); }},
    Places{"1e-100", 1e-100, [](RandomSource& r, std::size_t) { return within(r, 1e-100); }},
    Places{"squares underflow", 1e-162,
           [](RandomSource& r, std::size_t) { return within(r, 1e-161); }},
    Places{"1e-300", 1e-300, [](RandomSource& r, std::size_t) { return within(r, 1e-300); }},
    Places{"denormals", 1e-320, [](RandomSource& r, std::size_t) { return within(r, 1e-320); }},
    Places{"zeros", 1,
           [](RandomSource& r, std::size_t) {
             return Vec2{r.chance(20) ? 1 : zero(r), r.chance(20) ? 1 : zero(r)};
           }},
    Places{"any magnitude", 1,
           [](RandomSource& r, std::size_t) {
             return Vec2{any_magnitude(r, -1074, 1022), any_magnitude(r, -1074, 1022)};
           }},
    Places{"any searched magnitude", 1,
           [](RandomSource& r, std::size_t) {
             return Vec2{any_magnitude(r, -1074, 490), any_magnitude(r, -1074, 490)};
           }},
    Places{"near the limits of the safe range", 0x1p100,
           [](RandomSource& r, std::size_t) {
             return r.chance(50) ? lattice(r, 2, 0x1p-400)
                                 : Vec2{any_magnitude(r, -399, 101), any_magnitude(r, -399, 101)};
           }},
    Places{"some nowhere", 10,
           [](RandomSource& r, std::size_t) {
             const Vec2 place = within(r, 20);
             const double outlier = r.pick({kInfinity, -kInfinity, kNan});
             if (r.chance(5)) return Vec2{outlier, place.y};
             if (r.chance(5)) return Vec2{place.x, outlier};
             return r.chance(5) ? Vec2{outlier, outlier} : place;
           }},
    Places{"all nowhere", 10,
           [](RandomSource& r,
              std::size_t) { return Vec2{r.pick({kInfinity, -kInfinity, kNan}), r.within(10)}; }},
};

Vec2 random_velocity(RandomSource& r, int kind) {
  switch (kind) {
    case 0:
    case 5:
    case 6:  // velocity 0, so that the new velocity shows every bit of the force
      return {zero(r), zero(r)};
    case 1:  // near the limit of rest
      return within(r, 2e-4);
    case 2:
      return {r.pick({1e308, -1e308, 1}), r.pick({1e308, -1e308, 1})};
    case 3:
      return {r.chance(5) ? r.pick({kInfinity, -kInfinity, kNan}) : r.within(5), r.within(5)};
    case 4:
      return {3, -4};
    default:
      return within(r, 5);
  }
}

struct Radii {
  double cohesion;
  double separation;
  double alignment;
};

Radii random_radii(RandomSource& r, double scale) {
  const auto one = [&] { return r.pick({0, 0.2, 1, 1, 2}) * scale; };
  switch (r.below(8)) {
    case 0:
      return {0, 0, 0};
    case 1:
      return {scale * 1e-3, scale * 1e3, scale};
    case 2:
      return {scale, scale, scale * 1e3};
    case 3: {
      const auto absolute = [&] {
        return r.pick({5e-324, 1e-300, 1e-170, 1e-160, 1e-3, 1, 1e3, 1e100, 1e149, 1e155, 1e308});
      };
      return {absolute(), absolute(), absolute()};
    }
    case 4:
      return {scale, scale, scale};
    case 5:
      return {r.unit() * scale, r.unit() * scale, r.unit() * scale};
    default:
      return {one(), one(), one()};
  }
}

CourseParameters random_course(RandomSource& r, double scale) {
  const Radii radii = random_radii(r, scale);
  return {.cohesion_radius = radii.cohesion,
          .separation_radius = radii.separation,
          .max_separation = r.pick({0, 1e-3, 0.5, 2, 1e300}),
          .alignment_radius = radii.alignment,
          .cohesion_weight = r.pick({1, 0.7, 0, 0, -1.3, 1e3}),
          .separation_weight = r.pick({1, 1.5, 0, -0.3, 1e3}),
          .alignment_weight = r.pick({1, 0.3, 0, 0, -1, 1e3})};
}

}  // namespace

std::size_t kinds_of_places() { return kPlaces.size(); }

NastyFlock nasty_flock(std::size_t kind_of_places, std::uint64_t seed, std::size_t agents) {
  const Places& places = kPlaces[kind_of_places];
  RandomSource r(seed * kPlaces.size() + kind_of_places);
  NastyFlock flock{.description = std::string(places.name) + ", seed " + std::to_string(seed) +
                                  ", " + std::to_string(agents) + " agents",
                   .course = random_course(r, places.scale),
                   .start = FlockState(agents),
                   .time_steps = {r.pick({0.125, 0.3, 1}), r.pick({0.125, -0.25, 0}), 0.5}};
  const int velocities = r.below(10);
  for (std::size_t i = 0; i < agents; ++i) {
    const Vec2 place = places.place(r, i);
    flock.start.set(i, place, random_velocity(r, velocities));
  }
  // Makes agents brake: an agent that is alone, or among agents of the same speed, comes to rest or
  // close to it.
  if (r.chance(20)) {
    flock.course.cohesion_weight = 0;
    flock.course.separation_weight = 0;
    flock.course.alignment_weight = -1;
    flock.time_steps = {r.pick({1, 1 - 2e-5, 1 - 1e-5}), 0.5, 1};
  }
  return flock;
}

NastyFlock nasty_flock(std::uint64_t seed, std::size_t agents) {
  return nasty_flock(seed % kPlaces.size(), seed, agents);
}

std::string text_of(const NastyFlock& flock) {
  const CourseParameters& p = flock.course;
  std::string text = flock.description + '\n';
  for (const double value :
       {p.cohesion_radius, p.separation_radius, p.max_separation, p.alignment_radius,
        p.cohesion_weight, p.separation_weight, p.alignment_weight}) {
    text += bits_text(value) + ' ';
  }
  text += '\n';
  if (flock.start.size() <= 10) text += bits_text(flock.start);
  for (const double dt : flock.time_steps) text += bits_text(dt) + '\n';
  return text;
}

}  // namespace flocking::testing
