#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "arithmetic/elementary.h"
#include "observe/facts/fact_bench.h"
#include "observe/facts/fact_rows.h"

/// Facts about the direction of a force and the quantities that it grows with.
namespace flocking::explain {
namespace {

constexpr double kErrorOfPower = 2e-5;  // in addition to the error from printed digits

Vec2 place_of(const AgentState& agent) { return {agent.x, agent.y}; }
Vec2 velocity_of(const AgentState& agent) { return {agent.vx, agent.vy}; }

/// A direction between two agents that a force may have, with the codes for this direction and its
/// opposite.
struct DirectionRow {
  Vec2 (*direction)(const AgentState& own, const AgentState& other);
  std::string_view along;
  std::string_view against;
};
constexpr std::array kDirections = {
    DirectionRow{[](const AgentState& own, const AgentState& other) {
                   return place_of(other) - place_of(own);
                 },
                 "points-towards", "points-away"},
    DirectionRow{[](const AgentState& own, const AgentState&) { return -1.0 * place_of(own); },
                 "points-towards-origin", "points-away-from-origin"},
    DirectionRow{[](const AgentState& own, const AgentState&) { return velocity_of(own); },
                 "points-along-own-velocity", "points-against-own-velocity"},
    DirectionRow{[](const AgentState&, const AgentState& other) { return velocity_of(other); },
                 "points-along-neighbours-velocity", "points-against-neighbours-velocity"},
    DirectionRow{[](const AgentState& own, const AgentState& other) {
                   return velocity_of(own) + velocity_of(other);
                 },
                 "points-along-mean-velocity", "points-against-mean-velocity"},
    DirectionRow{[](const AgentState& own, const AgentState& other) {
                   return velocity_of(other) - velocity_of(own);
                 },
                 "points-along-velocity-difference", "points-against-velocity-difference"},
};

// Returns 1 if the force points towards the centre of the others, -1 if it points away from the
// centre, else 0.
int way_to_middle(const Experiment& crowd, const Push& push) {
  Vec2 middle;
  for (const AgentState& agent : crowd.agents) {
    middle += place_of(agent) - place_of(crowd.agents.front());
  }
  if (points_along(push, middle)) return 1;
  return points_along(push, -1.0 * middle) ? -1 : 0;
}

void find_middle(Bench& bench) {
  const Experiment crowd = bench.crowd();
  // A second shape, in which agents are not all in reach of each other: the force may match the
  // first shape by chance.
  Experiment other = crowd;
  const AgentState& own = crowd.agents.front();
  for (std::size_t k = 1; k < other.agents.size(); ++k) {
    AgentState& agent = other.agents[k];
    const Vec2 offset = place_of(agent) - place_of(own);
    const double angle = 0.9 * static_cast<double>(k);
    const double scale = (4.6 - 0.3 * static_cast<double>(k)) / length(offset);
    agent.x =
        own.x + scale * (offset.x * arithmetic::cos(angle) - offset.y * arithmetic::sin(angle));
    agent.y =
        own.y + scale * (offset.x * arithmetic::sin(angle) + offset.y * arithmetic::cos(angle));
  }
  const Push push = bench.measure(crowd);
  const int way = way_to_middle(crowd, push);
  if (way == 0 || way_to_middle(other, bench.measure(other)) != way) return;
  bench.tell(way > 0 ? "points-towards-middle" : "points-away-from-middle", push);
}

using Series = std::vector<std::pair<double, Push>>;

// Returns the exponent, a multiple of 1/2, with which the force grows with the numbers of the
// series; none if the direction changes or no exponent fits.
std::optional<double> power_of(const Series& series) {
  constexpr double kMostDoubt = 3e-3;  // error of the force's logarithm
  std::optional<double> power;
  for (std::size_t i = 0; i < series.size(); ++i) {
    const Push& push = series[i].second;
    if (!push.is_clear() || push.doubt > kMostDoubt * push.size()) return std::nullopt;
    if (i == 0) continue;
    const Push& before = series[i - 1].second;
    const double turned = std::fabs(push.force.x * before.force.y - push.force.y * before.force.x);
    const bool is_along =
        dot(push.force, before.force) > 0.0 && turned <= 0.01 * push.size() * before.size();
    if (!is_along) return std::nullopt;
    const double stretch = arithmetic::log(series[i].first / series[i - 1].first);
    const double slope = arithmetic::log(push.size() / before.size()) / stretch;
    const double of_digits =
        (push.doubt / push.size() + before.doubt / before.size()) / std::fabs(stretch);
    const double nearest = std::round(2.0 * slope) / 2.0;
    if (std::fabs(slope - nearest) > kErrorOfPower + of_digits) return std::nullopt;
    if (power && *power != nearest) return std::nullopt;
    power = nearest;
  }
  return power;
}

bool tell_power(Bench& bench, std::string_view of, const Series& series) {
  const std::optional<double> power = power_of(series);
  if (power) bench.tell(power_code(of, *power), series.back().second);
  return power.has_value();
}

// Returns the forces measured in experiment(number) for each number.
template <class Experiments>
Series series_of(Bench& bench, const std::vector<double>& numbers, const Experiments& experiment) {
  std::vector<Experiment> experiments;
  for (const double number : numbers) experiments.push_back(experiment(number));
  std::vector<Push> pushes = bench.measure_each(experiments);
  Series series;
  for (std::size_t k = 0; k < numbers.size(); ++k) {
    series.emplace_back(numbers[k], std::move(pushes[k]));
  }
  return series;
}

void find_power_of_weight(Bench& bench) {
  Series series = series_of(bench, {1.0, 2.0, 4.0}, [&bench](double factor) {
    Experiment experiment = bench.pair(2.0);
    experiment.weight = factor;
    return experiment;
  });
  for (auto& [factor, push] : series) {
    push.force = factor * push.force;  // undoes the division by the weight
    push.doubt *= factor;
  }
  tell_power(bench, "K", series);
}

void find_power_of_speed(Bench& bench) {
  const auto faster = [&bench](double factor) {
    Experiment experiment = bench.pair(2.0);
    for (AgentState& agent : experiment.agents) {
      agent.vx *= factor;
      agent.vy *= factor;
    }
    return experiment;
  };
  tell_power(bench, "v", series_of(bench, {0.1, 1.0, 2.0, 4.0}, faster));
}

// Returns an agent with `count` neighbours in one place. For alignment, the agent is at rest or has
// the neighbours' velocity.
Experiment neighbours(const Bench& bench, std::size_t count, bool is_own_at_rest) {
  Experiment experiment = bench.in_one_place(count);
  AgentState& own = experiment.agents.front();
  const AgentState& other = experiment.agents.back();
  if (bench.is_alignment()) {
    own.vx = is_own_at_rest ? 0.0 : other.vx;
    own.vy = is_own_at_rest ? 0.0 : other.vy;
  }
  return experiment;
}

void find_power_of_number(Bench& bench) {
  const bool is_unseen =
      bench.is_alignment() && bench.measure(neighbours(bench, 1, false)).is_zero();
  const Series by_neighbours = series_of(bench, {1.0, 2.0, 4.0}, [&](double count) {
    return neighbours(bench, static_cast<std::size_t>(count), is_unseen);
  });
  if (tell_power(bench, "n", by_neighbours)) return;
  Series by_agents = by_neighbours;
  for (auto& [count, push] : by_agents) count += 1.0;
  tell_power(bench, "N", by_agents);
}

void find_powers_of_lengths(Bench& bench) {
  const auto at_distance = [&bench](double distance) { return bench.pair(distance); };
  tell_power(bench, "d", series_of(bench, {0.25, 1.0, 2.0, 4.0}, at_distance));
  if (!bench.is_inside()) return;
  const auto within = [&bench](double radius) {
    Experiment experiment = bench.pair(2.0);
    experiment.radius = radius;
    return experiment;
  };
  tell_power(bench, "r", series_of(bench, {5.0, 10.0, 20.0}, within));
}

}  // namespace

void find_directions(Bench& bench) {
  if (bench.depends_on_other_radii()) return;
  // The force may also act on an agent without neighbours.
  if (bench.is_alignment() && bench.is_within_another_radius()) return;
  const Experiment first = bench.pair(2.0);
  const Experiment second = bench.other_pair();
  const Push& of_first = bench.base();
  const Push of_second = bench.measure(second);
  for (const DirectionRow& row : kDirections) {
    const Vec2 a = row.direction(first.agents[0], first.agents[1]);
    const Vec2 b = row.direction(second.agents[0], second.agents[1]);
    if (points_along(of_first, a) && points_along(of_second, b)) bench.tell(row.along, of_first);
    if (points_along(of_first, -1.0 * a) && points_along(of_second, -1.0 * b)) {
      bench.tell(row.against, of_first);
    }
  }
  find_middle(bench);
}

void find_powers(Bench& bench) {
  if (bench.has_weight()) find_power_of_weight(bench);
  // If the force depends on the origin or on the other forces' radii, its exponent may differ
  // between positions.
  const bool is_one_power = !bench.has_told("depends-on-origin") && !bench.depends_on_other_radii();
  if (is_one_power) find_powers_of_lengths(bench);
  find_power_of_number(bench);
  if (bench.is_alignment()) find_power_of_speed(bench);
}

void find_twins(Bench& bench) {
  Experiment crowd = bench.crowd();
  if (bench.is_alignment()) {
    for (AgentState& agent : crowd.agents) {
      agent.vx = crowd.agents.front().vx;
      agent.vy = crowd.agents.front().vy;
    }
  }
  Experiment doubled = crowd;
  doubled.agents.insert(doubled.agents.end(), crowd.agents.begin() + 1, crowd.agents.end());
  const std::vector<Push> pushes = bench.measure_each({crowd, doubled});
  const Push& single = pushes[0];
  const Push& twins = pushes[1];
  if (!single.is_clear() || !twins.is_clear()) return;
  Push scaled = single;
  if (are_equal(single, twins)) bench.tell("same-with-twins", twins);
  scaled.force = 2.0 * single.force;
  if (are_equal(scaled, twins)) bench.tell("doubles-with-twins", twins);
  scaled.force = 4.0 * single.force;
  if (are_equal(scaled, twins)) bench.tell("quadruples-with-twins", twins);
}

}  // namespace flocking::explain
