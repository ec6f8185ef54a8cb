#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/profile.h"
#include "core/vec2.h"
#include "kernel/patch.h"
#include "kernel/separation_terms.h"
#include "rules/course.h"

// Included by one file for each instruction set. These files must not share code from this one:
// every function is a template over the lanes, so that the linker never uses a function compiled
// for a newer processor on an older one.
namespace flocking::kernel {

/// A group of members, one in each lane, that are stepped at once.
template <class Lanes, class Terms, class Separation>
class Group {
 public:
  Group(const Patch& patch, const StepConstants& constants, std::size_t first)
      : patch_(patch), constants_(constants) {
    const std::size_t last = patch.member_count - 1;
    std::array<std::array<double, Lanes::kCount>, 5> columns;  // NOLINT: filled below
    for (std::size_t lane = 0; lane < Lanes::kCount; ++lane) {
      const std::uint32_t member = patch.members[first + lane <= last ? first + lane : last];
      const AgentState& agent = patch.candidates[member];
      members_[lane] = member;
      columns[0][lane] = agent.x;
      columns[1][lane] = agent.y;
      columns[2][lane] = agent.vx;
      columns[3][lane] = agent.vy;
      columns[4][lane] = static_cast<double>(member);
    }
    position_ = {Lanes::load(columns[0].data()), Lanes::load(columns[1].data())};
    velocity_ = {Lanes::load(columns[2].data()), Lanes::load(columns[3].data())};
    self_ = Lanes::load(columns[4].data());
    count_ = last + 1 - first < Lanes::kCount ? last + 1 - first : Lanes::kCount;
  }

  void step(Results& results) {
    const std::size_t found = find_candidates();
    gather(found);
    write(results);
  }

 private:
  using Mask = typename Lanes::Mask;
  using Vector = Vec2Of<Lanes>;

  // Number of candidates to look at before their terms are computed: a root takes long, and other
  // roots start meanwhile.
  static constexpr std::size_t kAhead = Lanes::kAhead;

  struct Near {  // NOLINT: filled later, and created often
    Vector offset;
    Lanes distance;
    Mask counts;
  };

  std::size_t find_candidates() {
    std::uint32_t* found = patch_.found;
    std::size_t count = patch_.count;
    if (patch_.all_near) {
      for (std::size_t i = 0; i < count; ++i) found[i] = static_cast<std::uint32_t>(i);
    } else {
      const std::array<float, 4> box = bounding_box();
      count = Lanes::near_box(patch_.near_x, patch_.near_y, count, box.data(), patch_.reach_squared,
                              found);
    }
    // Completes the last batch with the candidate at NaN, which is never a neighbour.
    for (std::size_t i = 0; i < 2 * kAhead; ++i) {
      found[count + i] = static_cast<std::uint32_t>(patch_.count);
    }
    return count;
  }

  // Returns the center, half the width and half the height.
  std::array<float, 4> bounding_box() const {
    float least_x = patch_.near_x[members_[0]];
    float least_y = patch_.near_y[members_[0]];
    float most_x = least_x;
    float most_y = least_y;
    for (std::size_t lane = 1; lane < Lanes::kCount; ++lane) {
      const float x = patch_.near_x[members_[lane]];
      const float y = patch_.near_y[members_[lane]];
      least_x = x < least_x ? x : least_x;
      least_y = y < least_y ? y : least_y;
      most_x = x > most_x ? x : most_x;
      most_y = y > most_y ? y : most_y;
    }
    return {(least_x + most_x) * 0.5F, (least_y + most_y) * 0.5F, (most_x - least_x) * 0.5F,
            (most_y - least_y) * 0.5F};
  }

  // Adds one candidate to cohesion and alignment; returns the data for its separation.
  Near look(std::uint32_t candidate) {
    const AgentState& other = patch_.candidates[candidate];
    const Vector there{Lanes::all_of(&other.x), Lanes::all_of(&other.y)};
    const Vector offset = position_ - there;
    const Lanes squared = offset.x * offset.x + offset.y * offset.y;
    const Mask itself = self_ == Lanes::all_of(patch_.order + candidate);
    const Mask coheres = Lanes::first_only(squared <= Lanes(constants_.cohesion_limit), itself);
    sum_x_ = Lanes::add_where(coheres, sum_x_, there.x);
    sum_y_ = Lanes::add_where(coheres, sum_y_, there.y);
    cohering_.count_where(coheres);
    const Mask aligns = squared <= Lanes(constants_.alignment_limit);
    sum_vx_ = Lanes::add_where(aligns, sum_vx_, Lanes::all_of(&other.vx));
    sum_vy_ = Lanes::add_where(aligns, sum_vy_, Lanes::all_of(&other.vy));
    aligning_.count_where(aligns);
    return {offset, Terms::distance(squared),
            Terms::counts(squared, Lanes(constants_.separation_limit))};
  }

  void gather(std::size_t count) {
    const std::uint32_t* found = patch_.found;
    std::array<Near, kAhead> now;
    for (std::size_t k = 0; k < kAhead; ++k) now[k] = look(found[k]);
    for (std::size_t i = kAhead; i < count + kAhead; i += kAhead) {
      unsigned any = 0;
      for (std::size_t k = 0; k < kAhead; ++k) any |= Lanes::bits(now[k].counts);
      std::array<Near, kAhead> after;
      if (any != 0) {
        std::array<Lanes, kAhead> reciprocals;  // NOLINT: filled below
        for (std::size_t k = 0; k < kAhead; ++k) {
          reciprocals[k] = Terms::reciprocal(now[k].distance);
        }
        for (std::size_t k = 0; k < kAhead; ++k) after[k] = look(found[i + k]);
        for (std::size_t k = 0; k < kAhead; ++k) {
          const Vector term = Terms::term(now[k].offset, now[k].distance, reciprocals[k]);
          apart_x_ = Lanes::add_where(now[k].counts, apart_x_, term.x);
          apart_y_ = Lanes::add_where(now[k].counts, apart_y_, term.y);
        }
      } else {
        for (std::size_t k = 0; k < kAhead; ++k) after[k] = look(found[i + k]);
      }
      now = after;
    }
  }

  void write(Results& results) const {
    const rules::NeighborSumsOf<Lanes> sums{.positions = {sum_x_, sum_y_},
                                            .separation = {apart_x_, apart_y_},
                                            .velocities = {sum_vx_, sum_vy_},
                                            .positions_count = cohering_.value(),
                                            .velocities_count = aligning_.value()};
    const Vector force = rules::group_force<Separation>(sums, constants_.course, position_);
    const Lanes dt = constants_.dt;
    const Vector velocity = velocity_ + force * dt;
    const Vector position = position_ + velocity * dt;
    std::array<std::array<double, Lanes::kCount>, 4> columns;  // NOLINT: filled below
    Lanes::store(columns[0].data(), position.x);
    Lanes::store(columns[1].data(), position.y);
    Lanes::store(columns[2].data(), velocity.x);
    Lanes::store(columns[3].data(), velocity.y);
    for (std::size_t lane = 0; lane < count_; ++lane) {
      results.next[patch_.agents[members_[lane]]] = {columns[0][lane], columns[1][lane],
                                                     columns[2][lane], columns[3][lane]};
    }
    note_rest(velocity, results);
  }

  void note_rest(Vector velocity, Results& results) const {
    const Lanes least = constants_.rest_squared;
    // A NaN velocity has no direction either.
    const Mask moved = velocity_.x * velocity_.x + velocity_.y * velocity_.y > least;
    const Mask moves = velocity.x * velocity.x + velocity.y * velocity.y > least;
    const Mask comes_to_rest = Lanes::first_only(moved, moves);
    const unsigned bits = Lanes::bits(comes_to_rest);
    if (bits == 0) return;
    for (std::size_t lane = 0; lane < count_; ++lane) {
      if ((bits >> lane & 1U) == 0) continue;
      results.at_rest[results.at_rest_count++] = patch_.agents[members_[lane]];
    }
  }

  const Patch& patch_;
  const StepConstants& constants_;
  std::array<std::uint32_t, Lanes::kCount> members_;
  std::size_t count_;  // number of lanes in use
  Vector position_;
  Vector velocity_;
  Lanes self_;
  Lanes sum_x_ = 0.0;
  Lanes sum_y_ = 0.0;
  Lanes sum_vx_ = 0.0;
  Lanes sum_vy_ = 0.0;
  Lanes apart_x_ = 0.0;
  Lanes apart_y_ = 0.0;
  typename Lanes::Tally cohering_;
  typename Lanes::Tally aligning_;
};

template <class Lanes, class Terms, class Separation>
void step_patch(const Patch& patch, const StepConstants& constants, Results& results) {
  for (std::size_t first = 0; first < patch.member_count; first += Lanes::kCount) {
    Group<Lanes, Terms, Separation>(patch, constants, first).step(results);
  }
}

template <class Lanes>
Kernel kernel_with(Profile profile, bool safe_range) {
  using rules::CourseSeparation;
  using rules::CourseTestsSeparation;
  if (profile == Profile::kCourseTests) {
    return {step_patch<Lanes, DividedTerms<CourseTestsSeparation>, CourseTestsSeparation>,
            Lanes::kCount};
  }
  // Without fused multiply-add, only division is possible.
  if constexpr (requires(Lanes a) { fused(a, a, a); }) {
    if (safe_range) return {step_patch<Lanes, FusedTerms, CourseSeparation>, Lanes::kCount};
  }
  return {step_patch<Lanes, DividedTerms<CourseSeparation>, CourseSeparation>, Lanes::kCount};
}

}  // namespace flocking::kernel
