// Writes an assignment: make_flock N [--kind uniform|clusters|wide|dense] [--radii equal|mixed]
// [--neighbors 30] [--steps 10] [--dt 0.05] [--seed 1]
// All three behaviours are on with small weights, so that a uniform flock stays uniform for a
// while.
//   uniform   a square with about that many neighbours within the largest radius
//   clusters  squares of one radius with 1,000 agents each, far apart
//   wide      a world 1e12 wide with small flocks at random places, each within one radius
//   dense     half of the agents in one place, the others uniform
#include <fmt/compile.h>
#include <fmt/format.h>

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <iterator>
#include <numbers>
#include <random>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace {

constexpr double kRadius = 3;
constexpr double kPi = std::numbers::pi;

struct Wanted {
  std::uint64_t agents = 0;
  std::string kind = "uniform";
  bool equal_radii = true;
  double neighbors = 30;
  std::uint64_t steps = 10;
  double dt = 0.05;
  std::uint64_t seed = 1;
};

Wanted parse(const std::vector<std::string>& arguments) {
  if (arguments.empty()) throw std::runtime_error("how many agents?");
  Wanted wanted;
  wanted.agents = std::stoull(arguments[0]);
  for (std::size_t i = 1; i < arguments.size(); i += 2) {
    const std::string& name = arguments[i];
    if (i + 1 == arguments.size()) throw std::runtime_error("no value for " + name);
    const std::string& value = arguments[i + 1];
    if (name == "--kind") {
      wanted.kind = value;
    } else if (name == "--radii" && (value == "equal" || value == "mixed")) {
      wanted.equal_radii = value == "equal";
    } else if (name == "--neighbors") {
      wanted.neighbors = std::stod(value);
    } else if (name == "--steps") {
      wanted.steps = std::stoull(value);
    } else if (name == "--dt") {
      wanted.dt = std::stod(value);
    } else if (name == "--seed") {
      wanted.seed = std::stoull(value);
    } else {
      throw std::runtime_error("unknown option or value: " + name);
    }
  }
  return wanted;
}

// The distributions of the standard library differ between implementations; this one does not.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : bits_(seed) {}
  double between(double low, double high) {
    return low + (high - low) * (static_cast<double>(bits_() >> 11U) * 0x1p-53);
  }

 private:
  std::mt19937_64 bits_;
};

using Place = std::pair<double, double>;

class Square {
 public:
  explicit Square(const Wanted& wanted)
      : side_(std::sqrt(static_cast<double>(wanted.agents) * kPi * kRadius * kRadius /
                        wanted.neighbors)) {}
  Place place(Dice& dice) const { return {dice.between(0, side_), dice.between(0, side_)}; }
  Place middle() const { return {side_ / 2, side_ / 2}; }

 private:
  double side_;
};

// Groups of one size; successive agents are in different groups, so that their order says nothing
// about their places.
class Groups {
 public:
  Groups(const Wanted& wanted, double size, double width, Dice& dice)
      : centers_(static_cast<std::size_t>(std::ceil(static_cast<double>(wanted.agents) / size))) {
    for (Place& center : centers_) center = {dice.between(0, width), dice.between(0, width)};
  }
  // Groups in rows and columns, with that distance between them.
  Groups(const Wanted& wanted, double size, double apart)
      : centers_(static_cast<std::size_t>(std::ceil(static_cast<double>(wanted.agents) / size))) {
    const auto columns =
        static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(centers_.size()))));
    for (std::size_t i = 0; i < centers_.size(); ++i) {
      const std::size_t row = i / columns;
      centers_[i] = {apart * static_cast<double>(i % columns), apart * static_cast<double>(row)};
    }
  }
  const Place& center(std::uint64_t agent) const { return centers_[agent % centers_.size()]; }

 private:
  std::vector<Place> centers_;
};

std::vector<Place> places(const Wanted& wanted, Dice& dice) {
  std::vector<Place> result(wanted.agents);
  if (wanted.kind == "uniform" || wanted.kind == "dense") {
    const Square square(wanted);
    const bool dense = wanted.kind == "dense";
    for (std::uint64_t i = 0; i < wanted.agents; ++i) {
      result[i] = dense && i % 2 == 0 ? square.middle() : square.place(dice);
    }
  } else if (wanted.kind == "clusters") {
    const Groups groups(wanted, 1000, 100 * kRadius);
    for (std::uint64_t i = 0; i < wanted.agents; ++i) {
      const auto [x, y] = groups.center(i);
      result[i] = {x + dice.between(0, kRadius), y + dice.between(0, kRadius)};
    }
  } else if (wanted.kind == "wide") {
    const Groups groups(wanted, wanted.neighbors + 1, 1e12, dice);
    for (std::uint64_t i = 0; i < wanted.agents; ++i) {
      const auto [x, y] = groups.center(i);
      const double distance = kRadius / 2 * std::sqrt(dice.between(0, 0.95));
      const double angle = dice.between(0, 2 * kPi);
      result[i] = {x + distance * std::cos(angle), y + distance * std::sin(angle)};
    }
  } else {
    throw std::runtime_error("unknown kind: " + wanted.kind);
  }
  return result;
}

void write(const Wanted& wanted) {
  Dice dice(wanted.seed);
  fmt::memory_buffer out;
  const auto flush = [&] {
    if (std::fwrite(out.data(), 1, out.size(), stdout) != out.size()) {
      throw std::runtime_error("cannot write");
    }
    out.clear();
  };
  fmt::format_to(std::back_inserter(out), "{} {} 1 {} 0.1 0.1 0.1 {}\n", kRadius,
                 wanted.equal_radii ? kRadius : kRadius / 2, wanted.equal_radii ? kRadius : 2.0,
                 wanted.agents);
  for (const auto& [x, y] : places(wanted, dice)) {
    const double vx = dice.between(-1, 1);
    const double vy = dice.between(-1, 1);
    fmt::format_to(std::back_inserter(out), FMT_COMPILE("{:.3f} {:.3f} {:.3f} {:.3f}\n"), x, y, vx,
                   vy);
    if (out.size() > 60'000) flush();
  }
  for (std::uint64_t i = 0; i < wanted.steps; ++i) {
    fmt::format_to(std::back_inserter(out), "{}\n", wanted.dt);
  }
  flush();
}

}  // namespace

int main(int argc, char** argv) {
  try {
    write(parse(std::vector<std::string>(argv + 1, argv + argc)));
    return 0;
  } catch (const std::exception& error) {
    static_cast<void>(std::fprintf(stderr, "make_flock: %s\n", error.what()));
    return 1;
  }
}
