#include "api/flocking.h"

#include <cstddef>
#include <cstdint>
#include <exception>
#include <memory>
#include <new>
#include <span>
#include <stdexcept>
#include <string>

#include "api/flock_engine.h"
#include "base/error.h"

struct flocking_engine {
  flocking::FlockEngine flock;
};

namespace flocking {
namespace {

// C and C++ use the same memory layout for rows and vectors.
static_assert(sizeof(flocking_agent) == sizeof(AgentState) &&
              offsetof(flocking_agent, vy) == offsetof(AgentState, vy));
static_assert(sizeof(flocking_vector) == sizeof(Vec2) &&
              offsetof(flocking_vector, y) == offsetof(Vec2, y));

thread_local std::string last_message;  // NOLINT(*-global-variables)

flocking_status fail(flocking_status status, const char* message) noexcept {
  try {
    last_message = message;
  } catch (const std::bad_alloc&) {
    last_message.clear();
  }
  return status;
}

flocking_status status_of(const Error& error) {
  if (error.status() == ExitStatus::kEnvironment) return FLOCKING_WRONG_FILE;
  return dynamic_cast<const InputError*>(&error) != nullptr ? FLOCKING_WRONG_FILE
                                                            : FLOCKING_WRONG_ARGUMENT;
}

// Converts exceptions to a status, since no exception may pass through C.
template <class Work>
flocking_status guarded(const Work& work) noexcept {
  try {
    work();
    return FLOCKING_OK;
  } catch (const Error& error) {
    return fail(status_of(error), error.what());
  } catch (const std::bad_alloc&) {
    return fail(FLOCKING_NO_MEMORY, "there is not enough memory");
  } catch (const std::length_error&) {
    return fail(FLOCKING_NO_MEMORY, "there is not enough memory");
  } catch (const std::exception& error) {
    return fail(FLOCKING_FAILED, error.what());
  } catch (...) {
    return fail(FLOCKING_FAILED, "unknown error");
  }
}

std::span<const AgentState> rows_of(const flocking_agent* agents, size_t count) {
  return {reinterpret_cast<const AgentState*>(agents), count};  // NOLINT(*-reinterpret-cast)
}

const flocking_vector* vectors_of(std::span<const Vec2> vectors) {
  return reinterpret_cast<const flocking_vector*>(vectors.data());  // NOLINT(*-reinterpret-cast)
}

EngineParameters parameters_of(const flocking_parameters& given) {
  return {.cohesion_radius = given.cohesion_radius,
          .separation_radius = given.separation_radius,
          .max_separation = given.max_separation,
          .alignment_radius = given.alignment_radius,
          .cohesion_weight = given.cohesion_weight,
          .separation_weight = given.separation_weight,
          .alignment_weight = given.alignment_weight};
}

}  // namespace
}  // namespace flocking

using flocking::guarded;

int flocking_abi_version() { return FLOCKING_ABI_VERSION; }
const char* flocking_version() { return FLOCKING_VERSION; }
const char* flocking_message() { return flocking::last_message.c_str(); }

flocking_status flocking_create(const flocking_parameters* parameters, const flocking_agent* agents,
                                size_t count, flocking_engine** engine) {
  return guarded([&] {
    auto made = std::make_unique<flocking_engine>(
        flocking_engine{{flocking::parameters_of(*parameters), flocking::rows_of(agents, count)}});
    *engine = made.release();
  });
}

void flocking_destroy(flocking_engine* engine) {
  const std::unique_ptr<flocking_engine> owner(engine);
}

flocking_status flocking_set(flocking_engine* engine, const char* name, const char* value) {
  return guarded([&] { engine->flock.set(name, value); });
}

flocking_status flocking_unset(flocking_engine* engine, const char* name) {
  return guarded([&] { engine->flock.unset(name); });
}

flocking_status flocking_setting(flocking_engine* engine, const char* name, size_t* handle) {
  return guarded([&] { *handle = engine->flock.setting(name).index; });
}

flocking_status flocking_set_number(flocking_engine* engine, size_t handle, double number) {
  return guarded([&] { engine->flock.set(flocking::EngineSetting{handle}, number); });
}

flocking_status flocking_set_pair(flocking_engine* engine, size_t handle, double x, double y) {
  return guarded([&] { engine->flock.set(flocking::EngineSetting{handle}, flocking::Vec2{x, y}); });
}

flocking_status flocking_set_flow_map(flocking_engine* engine, size_t width, size_t height,
                                      const uint8_t* costs) {
  return guarded([&] {
    // Reject a product that overflows.
    const bool is_product = width == 0 || height <= SIZE_MAX / width;
    engine->flock.set_flow_map(width, height, {costs, is_product ? width * height : 0});
  });
}

flocking_status flocking_flow_at(flocking_engine* engine, size_t agent,
                                 const flocking_vector* places, flocking_vector* directions,
                                 size_t count) {
  return guarded([&] {
    engine->flock.flow_at(agent,
                          {reinterpret_cast<const flocking::Vec2*>(places), count},  // NOLINT
                          {reinterpret_cast<flocking::Vec2*>(directions), count});   // NOLINT
  });
}

flocking_status flocking_step(flocking_engine* engine, double dt) {
  return guarded([&] { engine->flock.step(dt); });
}

size_t flocking_size(const flocking_engine* engine) { return engine->flock.size(); }

const flocking_agent* flocking_agents(const flocking_engine* engine) {
  return reinterpret_cast<const flocking_agent*>(engine->flock.agents().data());  // NOLINT
}

flocking_agent* flocking_edit(flocking_engine* engine) {
  return reinterpret_cast<flocking_agent*>(engine->flock.edit().data());  // NOLINT
}

flocking_status flocking_add(flocking_engine* engine, const flocking_agent* agents, size_t count,
                             size_t* first) {
  return guarded([&] {
    const size_t number = engine->flock.add(flocking::rows_of(agents, count));
    if (first != nullptr) *first = number;
  });
}

flocking_status flocking_remove(flocking_engine* engine, size_t first, size_t count) {
  return guarded([&] { engine->flock.remove(first, count); });
}

flocking_status flocking_keep_forces(flocking_engine* engine) {
  return guarded([&] { engine->flock.keep_forces(); });
}

const double* flocking_force_x(const flocking_engine* engine) {
  return engine->flock.force_x().data();
}

const double* flocking_force_y(const flocking_engine* engine) {
  return engine->flock.force_y().data();
}

const flocking_vector* flocking_force_of(const flocking_engine* engine, const char* behavior) {
  return flocking::vectors_of(engine->flock.force_of(behavior));
}
