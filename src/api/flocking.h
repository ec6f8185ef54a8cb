#ifndef FLOCKING_H
#define FLOCKING_H

/* The simulator for programs in C, and in all languages that call C (Python's ctypes, C#, Rust).
 * docs/engine.md describes it by examples.
 *
 * Functions that can fail return a flocking_status. If it is not FLOCKING_OK, flocking_message()
 * says why, and the flock has not moved. Use an engine in one thread at a time. Agents are numbered
 * from 0: settings and random numbers go by an agent's number. */

/* NOLINTBEGIN(modernize-use-using,cppcoreguidelines-macro-usage): this is C */
#include <stddef.h> /* NOLINT(modernize-deprecated-headers): this is C */
#include <stdint.h> /* NOLINT(modernize-deprecated-headers) */

#ifdef __cplusplus
extern "C" {
#endif

#ifndef FLOCKING_EXPORT
#ifdef __ELF__
#define FLOCKING_EXPORT __attribute__((visibility("default")))
#else
#define FLOCKING_EXPORT
#endif
#endif

/* The version of this interface. A library has the same one as this header, or it must not be used:
 * compare it with flocking_abi_version(). Functions are added without a new version. */
#define FLOCKING_ABI_VERSION 1

/* What became of a call. */
enum flocking_result {
  FLOCKING_OK = 0,
  FLOCKING_WRONG_ARGUMENT = 1, /* a setting, a number or an agent that is not allowed */
  FLOCKING_WRONG_FILE = 2,     /* a map that cannot be read, or is not as it should be */
  FLOCKING_NO_MEMORY = 3,
  FLOCKING_FAILED = 4 /* anything else */
};
typedef int flocking_status; /* one of enum flocking_result */

/* The first line of an assignment without its last number. Radii and max_separation are in the
 * units of positions and >= 0; weights have any sign. */
typedef struct flocking_parameters {
  double cohesion_radius;
  double separation_radius;
  double max_separation;
  double alignment_radius;
  double cohesion_weight;
  double separation_weight;
  double alignment_weight;
} flocking_parameters;

typedef struct flocking_agent {
  double x;
  double y;
  double vx;
  double vy;
} flocking_agent;

typedef struct flocking_vector {
  double x;
  double y;
} flocking_vector;

typedef struct flocking_engine flocking_engine;

/* FLOCKING_ABI_VERSION of the library, and its release such as "0.1.0". */
FLOCKING_EXPORT int flocking_abi_version(void);
FLOCKING_EXPORT const char* flocking_version(void);

/* Why the last call in this thread failed. Valid until the next call in this thread that fails; ""
 * before the first. */
FLOCKING_EXPORT const char* flocking_message(void);

/* Makes an engine with `count` agents, which are copied, in `*engine`. `agents` may be null if
 * there are none. End it with flocking_destroy(). */
FLOCKING_EXPORT flocking_status flocking_create(const flocking_parameters* parameters,
                                                const flocking_agent* agents, size_t count,
                                                flocking_engine** engine);
/* `engine` may be null. */
FLOCKING_EXPORT void flocking_destroy(flocking_engine* engine);

/* Sets a setting of `flocking settings` by name, as a `set` line of the input has it. It takes
 * effect in the next step, which fails where settings do not fit together or to the flock. */
FLOCKING_EXPORT flocking_status flocking_set(flocking_engine* engine, const char* name,
                                             const char* value);
FLOCKING_EXPORT flocking_status flocking_unset(flocking_engine* engine, const char* name);

/* Looks a setting up, so that it can be set in every frame without texts. A handle is valid for
 * this engine only. */
FLOCKING_EXPORT flocking_status flocking_setting(flocking_engine* engine, const char* name,
                                                 size_t* handle);
/* Sets a number, a count or an agent; of a switch, 0 or 1. */
FLOCKING_EXPORT flocking_status flocking_set_number(flocking_engine* engine, size_t handle,
                                                    double number);
/* Sets a point or a size. */
FLOCKING_EXPORT flocking_status flocking_set_pair(flocking_engine* engine, size_t handle, double x,
                                                  double y);

/* Makes the costs of width * height cells the map of flow fields: row by row from the lowest y,
 * each from the lowest x. A cost is 1 to 254; 255 blocks the cell, and 0 marks the goal, at most
 * once. */
FLOCKING_EXPORT flocking_status flocking_set_flow_map(flocking_engine* engine, size_t width,
                                                      size_t height, const uint8_t* costs);
/* Writes the flow direction for `agent` at each of `count` places; zero where there is none. */
FLOCKING_EXPORT flocking_status flocking_flow_at(flocking_engine* engine, size_t agent,
                                                 const flocking_vector* places,
                                                 flocking_vector* directions, size_t count);

/* Moves all agents on by `dt`, any finite number: all compute, then all move. */
FLOCKING_EXPORT flocking_status flocking_step(flocking_engine* engine, double dt);

FLOCKING_EXPORT size_t flocking_size(const flocking_engine* engine);
/* The state after the last step, flocking_size() agents. Nothing is copied: it is valid until the
 * next call for this engine that may change something. */
FLOCKING_EXPORT const flocking_agent* flocking_agents(const flocking_engine* engine);
/* The same state, to be written: the next step starts from it. */
FLOCKING_EXPORT flocking_agent* flocking_edit(flocking_engine* engine);
/* Adds agents after all others. `first` may be null, else it gets the number of the first one. */
FLOCKING_EXPORT flocking_status flocking_add(flocking_engine* engine, const flocking_agent* agents,
                                             size_t count, size_t* first);
/* Removes agents first, first + 1, ..., first + count - 1. Those after them move up. */
FLOCKING_EXPORT flocking_status flocking_remove(flocking_engine* engine, size_t first,
                                                size_t count);

/* Keeps the forces of each step from now on. By the course's rules alone steps then take longer;
 * the numbers are the same. */
FLOCKING_EXPORT flocking_status flocking_keep_forces(flocking_engine* engine);
/* The steering force on each agent in the last step, as two columns of flocking_size() numbers;
 * null where forces are not kept. Valid as flocking_agents() is. */
FLOCKING_EXPORT const double* flocking_force_x(const flocking_engine* engine);
FLOCKING_EXPORT const double* flocking_force_y(const flocking_engine* engine);
/* The force of one behaviour ("cohesion", "seek") on each agent; null where it is not kept or no
 * agent uses it. */
FLOCKING_EXPORT const flocking_vector* flocking_force_of(const flocking_engine* engine,
                                                         const char* behavior);

#ifdef __cplusplus
}
#endif

/* NOLINTEND(modernize-use-using,cppcoreguidelines-macro-usage) */
#endif
