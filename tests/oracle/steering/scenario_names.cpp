#include <map>
#include <stdexcept>

#include "scenario_values.h"

namespace oracle::steering {
namespace {

template <typename T>
void read_name(const std::string& text, T& value, const std::map<std::string, T>& names) {
  const auto found = names.find(text);
  if (found == names.end()) {
    throw std::invalid_argument("no such name here: " + text);
  }
  value = found->second;
}

}  // namespace

void read(const std::string& text, bool& value) {
  read_name(text, value, {{"true", true}, {"false", false}});
}

void read(const std::string& text, Match& value) {
  read_name(text, value, {{"overlap", Match::kOverlap}, {"exact", Match::kExact}});
}

void read(const std::string& text, Deceleration& value) {
  using enum Deceleration;
  read_name(text, value, {{"fast", kFast}, {"normal", kNormal}, {"slow", kSlow}});
}

void read(const std::string& text, flow::Corners& value) {
  using enum flow::Corners;
  read_name(text, value, {{"cut", kCut}, {"safe", kSafe}});
}

void read(const std::string& text, flow::Sampling& value) {
  using enum flow::Sampling;
  read_name(text, value, {{"nearest", kNearest}, {"bilinear", kBilinear}});
}

void read(const std::string& text, FlowSpeed& value) {
  using enum FlowSpeed;
  read_name(text, value, {{"max", kMax}, {"unit", kUnit}});
}

void read(const std::string& text, Profile& value) {
  using enum Profile;
  read_name(text, value,
            {{"course", kCourse},
             {"course-tests", kCourseTests},
             {"book", kBook},
             {"buas", kBuas},
             {"howtorts", kHowtorts}});
}

void read(const std::string& text, Method& value) {
  using enum Method;
  read_name(text, value,
            {{"sum", kSum},
             {"truncated", kTruncated},
             {"prioritized", kPrioritized},
             {"dithered", kDithered}});
}

void read(const std::string& text, Integrator& value) {
  using enum Integrator;
  read_name(text, value, {{"course", kCourse}, {"motion", kMotion}});
}

void read(const std::string& text, Behaviour& value) {
  using enum Behaviour;
  read_name(text, value,
            {{"cohesion", kCohesion},
             {"separation", kSeparation},
             {"alignment", kAlignment},
             {"seek", kSeek},
             {"flee", kFlee},
             {"arrive", kArrive},
             {"pursue", kPursue},
             {"evade", kEvade},
             {"wander", kWander},
             {"obstacle_avoidance", kObstacleAvoidance},
             {"wall_avoidance", kWallAvoidance},
             {"interpose", kInterpose},
             {"hide", kHide},
             {"path_following", kPathFollowing},
             {"offset_pursuit", kOffsetPursuit},
             {"leader_following", kLeaderFollowing},
             {"flow", kFlow},
             {"unaligned_collision_avoidance", kUnalignedCollisionAvoidance},
             {"containment", kContainment}});
}

}  // namespace oracle::steering
