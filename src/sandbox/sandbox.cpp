#include "sandbox/sandbox.h"

#include <sys/prctl.h>
#include <sys/random.h>
#include <unistd.h>

#include <cerrno>
#include <optional>
#include <utility>

#include "core/error.h"
#include "core/printable.h"
#include "sandbox/private_folder.h"
#include "sandbox/run.h"
#include "sandbox/seccomp_filter.h"

namespace flocking::sandbox {
namespace {

constexpr std::size_t kBlockBytes = std::size_t{64} * 1024;

// Ids that no distribution gives to anybody; of each sandbox its own, so that none can touch what
// belongs to another.
uid_t user_of(std::size_t index) {
  constexpr uid_t kFirst = 1'900'000'000;
  return kFirst + static_cast<uid_t>(getpid() % 100'000) * 64 + static_cast<uid_t>(index % 64);
}

std::vector<std::string> environment(const std::string& folder) {
  return {"HOME=" + folder, "TMPDIR=" + folder, "LANG=C.UTF-8", "PATH=" + search_path()};
}

std::string start_problem(int error, const Command& command, uid_t user) {
  std::string text = system_words(error);
  if (error == EACCES && user != 0) {
    text += "; the program runs as a user without rights (" + std::to_string(user) +
            "), who may not reach or read it";
  } else if (error == ENOEXEC) {
    text += "; a script needs a first line such as #!/usr/bin/env python3";
  } else if (error == ENOENT) {
    text += "; the program's loader or interpreter, or " + in_quotes(command.executable) +
            ", cannot be seen from inside of the sandbox";
  }
  return text;
}

}  // namespace

Sandbox::Sandbox(Layers layers, std::size_t index, int lifeline, bool always_alone)
    : layers_(std::move(layers)),
      lifeline_(lifeline),
      filters_work_(filters_work()),
      user_(!layers_.namespaces && geteuid() == 0 ? user_of(index) : 0),
      block_(kBlockBytes) {
  if (prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) != 0) fail_by_system("cannot take over orphans");
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
  if (always_alone && filters_work_ && !layers_.namespaces) take_filter();
}

// Making a filter takes the kernel a third of the time of a short run; its children inherit it.
void Sandbox::take_filter() {
  std::uint64_t pass = 0;
  if (getrandom(&pass, sizeof pass, 0) != static_cast<ssize_t>(sizeof pass) || pass == 0) return;
  const Refusals refusals{
      .processes = true, .network = true, .pass = pass, .no_signals = {getpid(), getppid()}};
  if (install_filter(refusals)) pass_ = pass;
}

// What a program of a class needs to see is the same for all its runs, and in there it changes none
// of it.
const std::vector<std::string>& Sandbox::wrapper_of(const Command& command,
                                                    const std::vector<std::string>& hidden) {
  if (wrapped_ != command || hidden_ != hidden || wrapper_.empty()) {
    wrapper_ =
        bubblewrap_words(layers_.bubblewrap, {.hidden = hidden,
                                              .shown = needed_by(command, hidden),
                                              .working_directory = command.working_directory});
    wrapped_ = command;
    hidden_ = hidden;
  }
  return wrapper_;
}

Request Sandbox::request_for(const Command& command, const Limits& limits,
                             const std::vector<std::string>& hidden, const std::string& folder) {
  Request request;
  request.arguments = command.arguments;
  request.executable = command.executable;
  request.working_directory = command.working_directory;
  request.limits = limits;
  request.user = user_;
  request.refuse_processes = filters_work_ && limits.processes == 1;
  request.environment = environment(folder);
  request.is_filtered = pass_ != 0;
  request.pass = pass_;
  request.protected_processes = {getpid(), getppid()};
  if (layers_.cgroup) request.cgroup = layers_.cgroup_base;
  if (layers_.namespaces) request.wrapper = wrapper_of(command, hidden);
  return request;
}

Outcome Sandbox::run(const Command& command, const Limits& limits, const Input& input,
                     const std::vector<std::string>& hidden, const Drain::Take& on_output) {
  std::optional<PrivateFolder> folder;
  if (!layers_.namespaces) folder.emplace(user_);
  const Request request = request_for(command, limits, hidden, folder ? folder->path() : "/tmp");
  Pipe output = make_pipe();
  Pipe errors = make_pipe();
  Drain drain(std::move(output.read_end), std::move(errors.read_end), limits.output_bytes, block_,
              on_output);
  Run run(request, input.open(), std::move(output.write_end), std::move(errors.write_end));
  Outcome outcome = run.finish(drain, lifeline_);
  const bool was_stopped = outcome.over_output || outcome.over_memory || outcome.over_cpu ||
                           outcome.over_wall || outcome.over_processes;
  if (!run.has_launch() && !was_stopped) {
    outcome.failure = "the sandbox failed: " + in_quotes(outcome.stderr_text, 300);
  } else if (run.has_launch() && run.launch().kind == LaunchReport::Kind::kNotStarted) {
    outcome.cannot_start = start_problem(run.launch().error, command, user_);
  } else if (run.has_launch() && run.launch().kind == LaunchReport::Kind::kNotSetUp) {
    outcome.failure =
        std::string("the sandbox could not be set up: ") + system_words(run.launch().error);
  }
  return outcome;
}

}  // namespace flocking::sandbox
