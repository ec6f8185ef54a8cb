#include "sim/steered_flock.h"

#include <algorithm>
#include <limits>
#include <optional>

#include "core/random.h"
#include "sim/after_step.h"
#include "sim/vehicle.h"
#include "steering/combine.h"

namespace flocking::sim {
namespace {

Vec2 combined(steering::CombineMethod method, std::span<const ActiveBehavior> behaviors,
              double max_force, const Senses& senses, const auto& force) {
  using steering::CombineMethod;
  const std::size_t count = behaviors.size();
  switch (method) {
    case CombineMethod::kSum:
      return steering::summed(count, force);
    case CombineMethod::kTruncated:
      return truncated(steering::summed(count, force), max_force);
    case CombineMethod::kPrioritized:
      return steering::prioritized(count, max_force, force);
    case CombineMethod::kDithered:
      break;
  }
  std::uint32_t draw = kDitheringDraws;
  return steering::dithered(
      count, max_force, force,
      [&](std::size_t k) -> std::optional<double> {
        const auto& behavior = behaviors[k].behavior;
        if (behavior != nullptr && behavior->leaves_out(senses.self)) return std::nullopt;
        return behaviors[k].probability;
      },
      [&] { return random_uniform(senses.seed, senses.self, senses.step, draw++); });
}

// Number of agents that a thread takes at a time.
constexpr std::size_t kPart = 64;

}  // namespace

SteeredFlock::SteeredFlock(const FlockState& start, const RestHeadings& at_rest)
    : headings_(start, at_rest),
      force_x_(start.size()),
      force_y_(start.size()),
      force_forward_(start.size()),
      force_side_(start.size()) {
  for (Column* column : {&force_x_, &force_y_, &force_forward_, &force_side_}) {
    column->assign(start.size(), 0.0);
  }
}

void SteeredFlock::make_room(const Configuration& configuration) {
  const std::size_t agents = force_x_.size();
  if (memory_size_ < configuration.memory_size) {
    memory_size_ = configuration.memory_size;
    memory_.assign(agents * memory_size_, std::numeric_limits<double>::quiet_NaN());
  }
  const std::size_t lists = configuration.neighbors_every > 1 ? agents : 0;
  if (kept_lists_.size() == lists) return;
  kept_lists_.resize(lists);
  kept_lists_are_new_ = true;
}

void SteeredFlock::begin_edit(const FlockState& now) {
  if (!vehicle_vx_.empty() && before_edit_.size() == 0) before_edit_ = now;
}

void SteeredFlock::end_edit(const FlockState& now) {
  headings_.correct(now);
  for (std::size_t i = 0; i < before_edit_.size(); ++i) {
    if (before_edit_.velocity(i) == now.velocity(i)) continue;
    vehicle_vx_[i] = now.velocity(i).x;
    vehicle_vy_[i] = now.velocity(i).y;
  }
  before_edit_ = {};
}

void SteeredFlock::add(std::span<const AgentState> agents) {
  headings_.add(agents);
  for (Column* column : {&force_x_, &force_y_, &force_forward_, &force_side_}) {
    column->insert(column->end(), agents.size(), 0.0);
  }
  if (!vehicle_vx_.empty()) {
    for (const AgentState& agent : agents) {
      vehicle_vx_.push_back(agent.vx);
      vehicle_vy_.push_back(agent.vy);
    }
  }
  memory_.resize(memory_.size() + agents.size() * memory_size_,
                 std::numeric_limits<double>::quiet_NaN());
  kept_lists_are_new_ = true;
  if (watch_) watch_->add(agents.size());
}

void SteeredFlock::remove(std::size_t first, std::size_t count) {
  headings_.remove(first, count);
  for (Column* column : {&force_x_, &force_y_, &force_forward_, &force_side_}) {
    erase_range(*column, first, count);
  }
  if (!vehicle_vx_.empty()) {
    erase_range(vehicle_vx_, first, count);
    erase_range(vehicle_vy_, first, count);
  }
  erase_range(memory_, first * memory_size_, count * memory_size_);
  kept_lists_are_new_ = true;
  if (watch_) watch_->remove(first, count);
}

void SteeredFlock::watch_forces(bool on) {
  if (!on) {
    watch_.reset();
  } else if (!watch_) {
    watch_.emplace();
  }
}

std::span<double> SteeredFlock::memory_of(std::size_t agent, const ActiveBehavior& behavior) {
  return std::span(memory_).subspan(agent * memory_size_ + behavior.memory_at,
                                    behavior.memory_size);
}

rules::GroupForces SteeredFlock::group_forces_of(const AgentClass& agent_class,
                                                 const Senses& senses, std::uint64_t every,
                                                 rules::NeighborLists& lists) const {
  if (every > 1) {
    return rules::group_forces(senses, agent_class.group, kept_lists_[senses.self]);
  }
  rules::find_neighbors(senses, agent_class.group, candidates_.of(senses.self), lists);
  return rules::group_forces(senses, agent_class.group, lists);
}

// Updates the lists of all agents, because an agent whose list is not needed in this step may need
// it in the next.
void SteeredFlock::refresh_kept_lists(const Configuration& configuration, const Senses& senses,
                                      Team& team) {
  const std::uint64_t every = configuration.neighbors_every;
  const bool is_due = kept_lists_are_new_ || (senses.step - 1) % every == 0;
  if (every == 1 || !is_due) return;
  kept_lists_are_new_ = false;
  team.run_parts(senses.size(), kPart, [&](std::size_t, std::size_t first, std::size_t last) {
    Senses own = senses;
    for (own.self = first; own.self < last; ++own.self) {
      rules::find_neighbors(own, configuration.agent_class_of(own.self).group,
                            candidates_.of(own.self), kept_lists_[own.self]);
    }
  });
}

// Runs the search only if some agent uses its neighbours.
void SteeredFlock::find_candidates(const Configuration& configuration, const FlockState& now) {
  double reach = -1.0;
  for (const AgentClass& agent_class : configuration.classes) {
    const bool looks = std::any_of(
        agent_class.behaviors.begin(), agent_class.behaviors.end(),
        [](const ActiveBehavior& behavior) { return behavior.group_force.has_value(); });
    if (!looks) continue;
    reach = std::max(reach, rules::neighbor_reach(agent_class.group, configuration.traits));
  }
  if (reach < 0.0) return;
  const bool is_torus = configuration.wrap && configuration.wrap->torus;
  candidates_.build(now, reach, chosen(configuration.engine.search, now.size()),
                    is_torus ? std::optional(configuration.wrap->size) : std::nullopt);
}

Vec2 SteeredFlock::steering_force(const Configuration& configuration, const Senses& senses,
                                  rules::NeighborLists& lists) {
  const std::size_t self = senses.self;
  const AgentClass& agent_class = configuration.agent_class_of(self);
  // All three group forces come from one pass over the neighbours.
  std::optional<rules::GroupForces> group_forces;
  const auto weighted = [&](std::size_t k) -> Vec2 {
    const ActiveBehavior& active = agent_class.behaviors[k];
    if (!active.group_force) {
      return active.weight * active.behavior->force(senses, memory_of(self, active));
    }
    if (!group_forces) {
      group_forces = group_forces_of(agent_class, senses, configuration.neighbors_every, lists);
    }
    return agent_class.group.weight(*active.group_force) *
           (*group_forces)[static_cast<std::size_t>(*active.group_force)];
  };
  const auto force = [&](std::size_t k) -> Vec2 {
    const Vec2 one = weighted(k);
    if (watch_) watch_->see(class_in(configuration.class_of, self), k, self, one);
    return one;
  };
  const double max_force =
      senses.own_traits().max_force.value_or(std::numeric_limits<double>::infinity());
  const Vec2 total =
      combined(configuration.combine, agent_class.behaviors, max_force, senses, force);
  return senses.own_traits().max_force ? truncated(total, max_force) : total;
}

void SteeredFlock::step(const Configuration& configuration, const FlockState& now, FlockState& next,
                        std::uint64_t step, double time, double dt, Team& team) {
  make_room(configuration);
  const Senses senses{.flock = now,
                      .heading_x = headings_.x(),
                      .heading_y = headings_.y(),
                      .traits = configuration.traits,
                      .class_of = configuration.class_of,
                      .environment = configuration.environment,
                      .wrap = configuration.wrap,
                      .seed = configuration.seed,
                      .step = step,
                      .time = time,
                      .dt = dt};
  if (watch_) watch_->begin_step(configuration, now.size());
  find_candidates(configuration, now);
  refresh_kept_lists(configuration, senses, team);
  decide(configuration, senses, team);
  move(configuration, now, next, dt);
  if (configuration.no_overlap) push_apart(next, configuration);
  if (configuration.wrap) wrap_positions(next, configuration.wrap->size);
  headings_.update(next, configuration.smooth_heading);
}

void SteeredFlock::decide(const Configuration& configuration, const Senses& senses, Team& team) {
  lists_.resize(team.size());
  team.run_parts(senses.size(), kPart,
                 [&](std::size_t worker, std::size_t first, std::size_t last) {
                   Senses own = senses;
                   for (own.self = first; own.self < last; ++own.self) {
                     const Vec2 force = steering_force(configuration, own, lists_[worker]);
                     const Vec2 local = to_local(force, own.heading());
                     force_x_[own.self] = force.x;
                     force_y_[own.self] = force.y;
                     force_forward_[own.self] = local.x;
                     force_side_[own.self] = local.y;
                   }
                 });
}

void SteeredFlock::move(const Configuration& configuration, const FlockState& now, FlockState& next,
                        double dt) {
  for (const Traits& traits : configuration.traits) {
    if (traits.external_force == Vec2{} || !vehicle_vx_.empty()) continue;
    vehicle_vx_.clear();
    vehicle_vy_.clear();
    for (const AgentState& agent : now.agents) {
      vehicle_vx_.push_back(agent.vx);
      vehicle_vy_.push_back(agent.vy);
    }
  }
  const bool two_velocities = !vehicle_vx_.empty();
  for (std::size_t i = 0; i < now.size(); ++i) {
    const Vec2 body = now.velocity(i);
    const Vec2 vehicle = two_velocities ? Vec2{vehicle_vx_[i], vehicle_vy_[i]} : body;
    const Traits& traits = configuration.traits_of(i);
    const Motion after = moved({now.position(i), vehicle, body}, {force_x_[i], force_y_[i]}, traits,
                               configuration.integrator, dt);
    next.set(i, after.position, after.body_velocity);
    if (!two_velocities) continue;
    vehicle_vx_[i] = after.vehicle_velocity.x;
    vehicle_vy_[i] = after.vehicle_velocity.y;
  }
}

FlockView SteeredFlock::view(const FlockState& state, std::uint64_t step, double time) const {
  return {state,
          headings_.x(),
          headings_.y(),
          headings_.smoothed_x(),
          headings_.smoothed_y(),
          force_x_,
          force_y_,
          force_forward_,
          force_side_,
          step,
          time};
}

}  // namespace flocking::sim
