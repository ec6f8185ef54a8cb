#include "build/build_all.h"

#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <exception>
#include <map>
#include <string>
#include <utility>

#include "base/error.h"
#include "base/packing.h"
#include "grade/unreadable.h"
#include "sandbox/channel.h"

namespace flocking::build {
namespace {

using sandbox::Descriptor;
using sandbox::Pipe;

struct Message {
  std::uint64_t task = 0;
  std::uint64_t bytes = 0;
};

/// What all workers know.
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
  // What failed may have failed by this machine, and is tried again.
  if (!result.errors.empty()) return {result.errors, ""};
  return {{}, work.cache.keep(task.hash, result.program)};
}

// The life of worker `index`: every so manieth of the tasks.
void work_on(const Work& work, std::size_t index, int results, int lifeline) {
  sandbox::Sandbox sandbox(sandbox::DedicatedProcess::dedicate(), work.layers, index, lifeline);
  for (std::size_t i = index; i < work.wanted.size(); i += work.workers) {
    const std::size_t number = work.wanted[i];
    Built built;
    try {
      built = built_by(sandbox, work.tasks[number], work);
    } catch (const std::exception&) {
      built = {};
    }
    Packer packer;
    packer.add(built.errors);
    packer.add(built.program);
    const std::string text = packer.take();
    const Message head{number, text.size()};
    if (!sandbox::write_all(results, &head, sizeof head) ||
        !sandbox::write_all(results, text.data(), text.size())) {
      return;
    }
  }
}

/// The workers as whoever waits for them sees them.
class Builders {
 public:
  explicit Builders(const Work& work) : lifeline_(sandbox::make_pipe()) {
    for (std::size_t index = 0; index < work.workers; ++index) start(work, index);
    lifeline_.read_end.reset();
  }
  ~Builders() {
    drop_all();
    results_.clear();
    for (const pid_t worker : workers_) waitpid(worker, nullptr, 0);
  }
  Builders(const Builders&) = delete;
  Builders& operator=(const Builders&) = delete;

  // What is being built ends at once.
  void drop_all() { lifeline_.write_end.reset(); }

  /// Waits a little for a result; false where none will come any more.
  bool wait(const std::function<void(std::size_t, Built)>& take) {
    std::vector<pollfd> events;
    for (const Descriptor& result : results_) {
      events.push_back({.fd = result.get(), .events = POLLIN, .revents = 0});
    }
    if (events.empty()) return false;
    constexpr int kPause_ms = 100;
    if (poll(events.data(), events.size(), kPause_ms) <= 0) return true;
    for (std::size_t i = events.size(); i-- > 0;) {
      if (events[i].revents != 0 && !receive(events[i].fd, take)) {
        results_.erase(results_.begin() + static_cast<std::ptrdiff_t>(i));
      }
    }
    return true;
  }

 private:
  void start(const Work& work, std::size_t index) {
    Pipe pipe = sandbox::make_pipe();
    const pid_t worker = fork();
    if (worker < 0) fail_by_system("cannot start a worker");
    if (worker == 0) {
      pipe.read_end.reset();
      lifeline_.write_end.reset();
      results_.clear();
      grade::leave_terminal();
      try {
        work_on(work, index, pipe.write_end.get(), lifeline_.read_end.get());
      } catch (const std::exception&) {
        _exit(3);
      }
      _exit(0);
    }
    workers_.push_back(worker);
    results_.push_back(std::move(pipe.read_end));
  }

  static bool receive(int file, const std::function<void(std::size_t, Built)>& take) {
    Message head;
    if (!sandbox::read_all(file, &head, sizeof head)) return false;
    std::string text(head.bytes, '\0');
    if (!sandbox::read_all(file, text.data(), text.size())) return false;
    Unpacker unpacker(text);
    Built built;
    built.errors = unpacker.words();
    built.program = unpacker.word();
    take(head.task, std::move(built));
    return true;
  }

  Pipe lifeline_;
  std::vector<pid_t> workers_;
  std::vector<Descriptor> results_;
};

}  // namespace

std::vector<Built> build_all(const std::vector<Task>& tasks, const Settings& settings,
                             const Cache& cache, const sandbox::Layers& layers, std::size_t jobs,
                             const std::function<bool()>& stop,
                             const std::function<void(std::size_t, std::size_t)>& progress) {
  std::vector<Built> results(tasks.size());
  std::vector<std::size_t> wanted;
  std::map<std::string, std::size_t> first;  // of several with one hash
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    if (!first.emplace(tasks[i].hash, i).second) continue;
    results[i].program = cache.find(tasks[i].hash);
    if (results[i].program.empty()) wanted.push_back(i);
  }
  if (!wanted.empty()) {
    const grade::Unreadable unreadable;
    std::size_t done = 0;
    Builders builders({tasks, wanted, settings, cache, layers, std::min(jobs, wanted.size())});
    while (builders.wait([&](std::size_t number, Built built) {
      results[number] = std::move(built);
      progress(++done, wanted.size());
    })) {
      if (stop()) builders.drop_all();
    }
  }
  for (std::size_t i = 0; i < tasks.size(); ++i) results[i] = results[first.at(tasks[i].hash)];
  return results;
}

}  // namespace flocking::build
