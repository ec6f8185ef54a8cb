#include "spawn/made_flock.h"

#include <array>
#include <charconv>
#include <cstddef>

#include "spawn/places.h"

namespace flocking::spawn {
namespace {

constexpr std::size_t kPieceBytes = std::size_t{1} << 16U;

// Appends the shortest digits that parse as the same number.
void append_shortest(double value, std::string& text) {
  constexpr std::size_t kMostBytes = 32;
  std::array<char, kMostBytes> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value);
  text.append(digits.data(), end.ptr);
}

void append_units(Units value, int decimals, std::string& text) {
  std::string digits = std::to_string(value < 0 ? -value : value);
  const auto behind = static_cast<std::size_t>(decimals);
  if (digits.size() <= behind) digits.insert(0, behind + 1 - digits.size(), '0');
  if (behind > 0) digits.insert(digits.size() - behind, 1, '.');
  if (value < 0) text += '-';
  text += digits;
}

void append_head(const FlockPlan& plan, std::string& text) {
  const CourseParameters& course = plan.course;
  for (const double number :
       {course.cohesion_radius, course.separation_radius, course.max_separation,
        course.alignment_radius, course.cohesion_weight, course.separation_weight,
        course.alignment_weight}) {
    append_shortest(number, text);
    text += ' ';
  }
  text += std::to_string(plan.agents) + '\n';
}

UnitsPoint velocity_of(const FlockPlan& plan, std::uint64_t agent, UnitsPoint place) {
  constexpr Units kFine = Units{1} << 30U;
  const Units speed = units_of(plan.speed, plan.decimals);
  const bool is_radial =
      plan.directions == Directions::kInward || plan.directions == Directions::kOutward;
  if (is_radial && place != UnitsPoint{}) {
    return along(place, plan.directions == Directions::kInward ? -speed : speed);
  }
  const std::uint64_t owner = plan.directions == Directions::kAligned ? 0 : agent;
  return along(random_in_disc(kFine, true, plan.seed, owner, kDirectionDraws), speed);
}

}  // namespace

void write_flock(const FlockPlan& plan, const std::function<void(std::string_view)>& write) {
  std::string text;
  const auto pass_on = [&](std::size_t least) {
    if (text.size() < least) return;
    write(text);
    text.clear();
  };
  append_head(plan, text);
  const Places places(plan);
  for (std::uint64_t agent = 0; agent < plan.agents; ++agent) {
    const UnitsPoint place = places.of(agent);
    const UnitsPoint velocity = velocity_of(plan, agent, place);
    const std::array<Units, 4> numbers = {place.x, place.y, velocity.x, velocity.y};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      append_units(numbers[i], plan.decimals, text);
      text += i + 1 < numbers.size() ? ' ' : '\n';
    }
    pass_on(kPieceBytes);
  }
  std::string dt;
  append_shortest(plan.dt, dt);
  dt += '\n';
  for (std::uint64_t step = 0; step < plan.steps; ++step) {
    text += dt;
    pass_on(kPieceBytes);
  }
  pass_on(1);
}

std::string flock_text(const FlockPlan& plan) {
  std::string text;
  write_flock(plan, [&text](std::string_view piece) { text += piece; });
  return text;
}

}  // namespace flocking::spawn
