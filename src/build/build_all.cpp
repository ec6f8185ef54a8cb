#include "build/build_all.h"

#include <algorithm>
#include <cstdint>
#include <exception>
#include <map>
#include <string>

#include "grade/worker_pool.h"

namespace flocking::build {
namespace {

/// The data shared by all workers.
struct Work {
  const std::vector<Task>& tasks;
  const std::vector<std::size_t>& wanted;
  const Settings& settings;
  const Cache& cache;
  const sandbox::Layers& layers;
  std::size_t workers;
};

Built built_by(sandbox::Sandbox& sandbox, const Task& task, const Work& work) {
  const Result result = run_build(sandbox, task, work.settings);
  if (!result.failure.empty()) return {};
  // Errors are not cached if this machine may have caused them, so that the next grading tries
  // again.
  if (!result.errors.empty()) {
    return {.errors = result.errors,
            .program = "",
            .notes = result.notes,
            .log = result.log,
            .needs_choice = result.needs_choice};
  }
  return {.errors = {},
          .program = work.cache.keep(task.hash, result.program, result.warnings, result.notes),
          .warnings = result.warnings,
          .notes = result.notes};
}

// Runs worker `index`.
void work_on(const Work& work, grade::JobBoard& board, std::size_t index, int results,
             int lifeline) {
  sandbox::Sandbox sandbox(sandbox::DedicatedProcess::dedicate(), work.layers, index, lifeline);
  while (const std::optional<std::size_t> job = board.take(index)) {
    const std::size_t number = work.wanted[*job];
    Built built;
    try {
      built = built_by(sandbox, work.tasks[number], work);
    } catch (const std::exception&) {
      built = {};
    }
    if (!grade::tell_result(results, number, grade::packed_fields(built))) return;
  }
}

// Builds the wanted tasks.
void make(const Work& work, std::vector<Built>& results, const std::function<bool()>& stop,
          const BuildProgress& progress, const BuildOver& over) {
  if (work.wanted.empty()) return;
  grade::Advance advance{.done = 0, .all = work.wanted.size(), .slowest = {}, .slowest_s = 0.0};
  grade::JobBoard board(work.wanted.size(), work.workers);
  grade::WorkerPool pool(work.workers, [&](std::size_t index, int file, int lifeline) {
    work_on(work, board, index, file, lifeline);
  });
  while (pool.wait([&](std::uint64_t number, const std::string& text) {
    results[number] = grade::unpacked_fields<Built>(text);
    if (over) over(number, results[number]);
    ++advance.done;
  })) {
    advance.slowest.reset();
    board.tell_slowest(advance);
    if (advance.slowest) advance.slowest = work.wanted[*advance.slowest];
    progress(advance);
    if (!stop()) continue;
    board.end();
    pool.drop_all();
  }
}

}  // namespace

std::vector<Built> build_all(const std::vector<Task>& tasks, const Settings& settings,
                             const Cache& cache, const sandbox::Layers& layers, std::size_t jobs,
                             const std::function<bool()>& stop, const BuildProgress& progress,
                             const BuildOver& over) {
  std::vector<Built> results(tasks.size());
  std::vector<std::size_t> wanted;
  std::map<std::string, std::size_t> first;  // the first task with each hash
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    if (!first.emplace(tasks[i].hash, i).second) continue;
    results[i].program = cache.find(tasks[i].hash);
    if (results[i].program.empty()) {
      wanted.push_back(i);
    } else {
      results[i].warnings = cache.warnings(tasks[i].hash);
      results[i].notes = cache.notes(tasks[i].hash);
    }
  }
  make({tasks, wanted, settings, cache, layers, std::min(jobs, wanted.size())}, results, stop,
       progress, over);
  for (std::size_t i = 0; i < tasks.size(); ++i) results[i] = results[first.at(tasks[i].hash)];
  return results;
}

}  // namespace flocking::build
