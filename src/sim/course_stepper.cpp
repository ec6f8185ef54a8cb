#include "sim/course_stepper.h"

#include <algorithm>
#include <utility>

#include "sim/headings.h"
#include "sim/plain_step.h"

namespace flocking::sim {
namespace {

double largest_radius(const CourseParameters& course) {
  return std::max({course.cohesion_radius, course.separation_radius, course.alignment_radius});
}

kernel::StepConstants constants_of(const CourseParameters& course, double dt) {
  return {.course = course,
          .cohesion_limit = kernel::square_limit(course.cohesion_radius),
          .separation_limit = kernel::square_limit(course.separation_radius),
          .alignment_limit = kernel::square_limit(course.alignment_radius),
          .dt = dt,
          .rest_squared = kRestSquared};
}

bool comes_to_rest(const FlockState& now, const FlockState& next, std::size_t agent) {
  // A NaN velocity has no direction either.
  return length_squared(now.velocity(agent)) > kRestSquared &&
         !(length_squared(next.velocity(agent)) > kRestSquared);
}

// Number of pairs of members and candidates from which all threads work on one neighbourhood, which
// then takes milliseconds.
constexpr std::size_t kCrowd = 4'000'000;

}  // namespace

void CourseStepper::step(const Configuration& configuration, const FlockState& now,
                         FlockState& next, double dt, Team& team) {
  team_ = &team;
  Team* const helpers = team.size() > 1 ? &team : nullptr;
  const double radius = largest_radius(configuration.course);
  Search search = chosen(configuration.engine.search, now.size());
  if (search != Search::kBrute) {
    extent_ = spatial::survey(now, helpers);
    const bool overflows = std::max(radius, extent_.largest_part()) > spatial::kMostSearchable;
    if (overflows) search = Search::kBrute;
  }
  workers_.resize(team.size());
  for (Worker& worker : workers_) worker.at_rest.clear();
  if (search == Search::kBrute) {
    step_all_pairs(configuration, now, next, dt);
    return;
  }
  const bool safe_range =
      kernel::is_in_safe_range(extent_.least_part, configuration.course.separation_radius);
  const PatchTask task{
      .now = &now,
      .next = &next,
      .constants = constants_of(configuration.course, dt),
      .kernel = kernel::kernel_for(kernel::chosen(configuration.engine.instructions),
                                   configuration.profile, safe_range)};
  if (search == Search::kGrid) {
    grid_.prepare(now, radius, extent_, helpers);
    step_by(grid_, task);
    grid_.collect(next);
  } else {
    tree_.prepare(now, radius);
    step_by(tree_, task);
  }
  for (const std::size_t outlier : extent_.outliers) {
    step_alone(configuration.profile, configuration.course, now, next, dt, outlier);
    if (comes_to_rest(now, next, outlier)) {
      workers_[0].at_rest.push_back(static_cast<std::uint32_t>(outlier));
    }
  }
  gather_at_rest();
}

void CourseStepper::step_all_pairs(const Configuration& configuration, const FlockState& now,
                                   FlockState& next, double dt) {
  team_->run_parts(now.size(), 64, [&](std::size_t worker, std::size_t first, std::size_t last) {
    step_plainly(configuration.profile, configuration.course, now, next, dt, first, last);
    for (std::size_t i = first; i < last; ++i) {
      if (comes_to_rest(now, next, i)) {
        workers_[worker].at_rest.push_back(static_cast<std::uint32_t>(i));
      }
    }
  });
  gather_at_rest();
}

template <class Finder>
void CourseStepper::step_by(Finder& finder, const PatchTask& task) {
  crowds_.clear();
  team_->run_parts(finder.jobs(), 1, [&](std::size_t number, std::size_t job, std::size_t) {
    Worker& worker = workers_[number];
    finder.visit(job, worker.workspace, [&](const spatial::Neighborhood& found) {
      const kernel::Patch patch = worker.builder.build(found, task.kernel.lanes);
      const Destination destination = found.results != nullptr
                                          ? Destination{found.results, found.agents}
                                          : Destination{task.next->agents.data(), nullptr};
      if (team_->size() > 1 && patch.count * patch.member_count > kCrowd) {
        const std::lock_guard lock(crowds_mutex_);
        crowds_.push_back({std::exchange(worker.builder, {}), patch, destination});
      } else {
        step_members(worker, task, patch, destination);
      }
    });
  });
  for (const Crowd& crowd : crowds_) step_crowd(crowd, task);
}

void CourseStepper::step_members(Worker& worker, const PatchTask& task, const kernel::Patch& patch,
                                 const Destination& destination) {
  const std::size_t before = worker.at_rest.size();
  worker.at_rest.resize(before + patch.member_count);
  kernel::Results results{destination.next, worker.at_rest.data() + before, 0};
  task.kernel.step(patch, task.constants, results);
  worker.at_rest.resize(before + results.at_rest_count);
  if (destination.agents == nullptr) return;
  for (std::size_t i = before; i < worker.at_rest.size(); ++i) {
    worker.at_rest[i] = destination.agents[worker.at_rest[i]].agent();
  }
}

void CourseStepper::step_crowd(const Crowd& crowd, const PatchTask& task) {
  const std::size_t members = crowd.patch.member_count;
  team_->run([&](std::size_t number) {
    Worker& worker = workers_[number];
    worker.found.resize(crowd.patch.count + kernel::kRoomBehind);
    const auto [first, last] = part_of(members, number, team_->size());
    kernel::Patch part = crowd.patch;
    part.found = worker.found.data();
    part.members += first;
    part.member_count = last - first;
    if (part.member_count > 0) step_members(worker, task, part, crowd.destination);
  });
}

void CourseStepper::gather_at_rest() {
  at_rest_.clear();
  for (const Worker& worker : workers_) {
    at_rest_.insert(at_rest_.end(), worker.at_rest.begin(), worker.at_rest.end());
  }
}

}  // namespace flocking::sim
