#include "sandbox/sandbox.h"

#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <optional>
#include <utility>

#include "base/error.h"
#include "base/printable.h"
#include "sandbox/bubblewrap.h"
#include "sandbox/large_pages.h"
#include "sandbox/launcher_file.h"
#include "sandbox/private_folder.h"
#include "sandbox/reach.h"
#include "sandbox/run.h"

namespace flocking::sandbox {
namespace {

constexpr std::size_t kBlockBytes = std::size_t{64} * 1024;

// Returns our peak of memory, which a child inherits if it becomes the program.
std::uint64_t own_peak_bytes() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  return static_cast<std::uint64_t>(used.ru_maxrss) * 1024;  // NOLINT: a union of the C library
}

std::string start_problem(int error, const Command& command, uid_t user) {
  std::string text = system_words(error);
  if (error == EACCES && user != 0) {
    text += "; the program runs as an unprivileged user (" + std::to_string(user) +
            "), who is not allowed to reach or read it";
  } else if (error == EACCES) {
    text += "; submissions must not run it, or the interpreter in its first line";
  } else if (error == ENOEXEC) {
    text += "; a script needs a first line such as #!/usr/bin/env python3";
  } else if (error == ENOENT) {
    text += "; the program's loader or interpreter, or " + in_quotes(command.executable) +
            ", is not visible in the sandbox";
  }
  return text;
}

std::string failure_of(const launcher::Report& report) {
  return "the sandbox could not be set up: " + step_words(report.step) + ": " +
         system_words(report.error);
}

// Returns true if no argument contains a NUL, because the launcher receives them separated by NULs.
bool has_only_words(const Command& command) {
  const auto is_word = [](const std::string& word) { return word.find('\0') == std::string::npos; };
  return is_word(command.executable) && is_word(command.working_directory) &&
         std::all_of(command.arguments.begin(), command.arguments.end(), is_word);
}

bool is_folder_gone(const launcher::Report& report) {
  return report.kind == launcher::Report::Kind::kNotSetUp &&
         report.step == static_cast<std::int32_t>(launcher::Step::kFolder);
}

// Sets `outcome` to the reason why the program did not start. `run` is a Run or a Session.
template <class Started>
void tell_start(const Started& run, const Command& command, uid_t user, Outcome& outcome) {
  const bool was_stopped = outcome.over_output || outcome.over_memory || outcome.over_cpu ||
                           outcome.over_wall || outcome.over_processes || outcome.over_files ||
                           !outcome.failure.empty();
  if (!run.has_report() && !was_stopped) {
    outcome.failure = "the sandbox failed: " + in_quotes(outcome.stderr_text, 300);
  } else if (run.has_report() && run.report().kind == launcher::Report::Kind::kNotStarted) {
    outcome.cannot_start = start_problem(run.report().error, command, user);
  } else if (run.has_report() && is_folder_gone(run.report())) {
    outcome.cannot_start = "its folder cannot be entered any more";
  } else if (run.has_report() && run.report().kind == launcher::Report::Kind::kNotSetUp) {
    outcome.failure = failure_of(run.report());
  }
}

}  // namespace

DedicatedProcess DedicatedProcess::dedicate() {
  if (prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) != 0)
    fail_by_system("cannot become the parent of orphaned processes");
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
  return {};
}

Sandbox::Sandbox(DedicatedProcess /*process*/, Layers layers, std::size_t index, int lifeline)
    : layers_(std::move(layers)),
      lifeline_(lifeline),
      index_(index),
      launcher_(make_launcher_file()),
      block_(kBlockBytes) {}

// Prepares the view of a command, which is the same for all its runs and which no run can change.
void Sandbox::prepare(const Command& command, const std::vector<std::string>& hidden) {
  if (prepared_ && prepared_->original == command && prepared_->hidden == hidden) return;
  session_.reset();
  prepared_.reset();  // removes the previous stage first
  users_ = users_of(layers_.first_user, index_);
  auto fresh = std::make_unique<Prepared>();
  fresh->original = fresh->command = command;
  fresh->hidden = hidden;
  fresh->view = view_of(command, hidden, layers_.never_shown);
  fresh->view.has_zeros = layers_.cgroup;
  const bool is_mounted = layers_.namespaces;
  if (shares_ && is_mounted) fresh->large_pages = take_large_pages(command, fresh->view);
  if (layers_.first_user != 0 && needs_stage(fresh->view, is_mounted)) {
    fresh->stage.emplace(fresh->view, is_mounted, users_.program);
  }
  if (is_mounted) {
    fresh->wrapper = bubblewrap_words(layers_.bubblewrap, layers_.first_user != 0, fresh->view);
  } else {
    fresh->command = moved_to_sources(command, fresh->view);
  }
  if (layers_.landlock) fresh->reach = reach_of(fresh->view, is_mounted);
  prepared_ = std::move(fresh);
}

// A run that shares namespaces with other runs is refused the calls by which it could reach them.
void Sandbox::add_filter(Request& request, bool is_shared) {
  if (!layers_.filters) return;
  const bool is_same_user = !layers_.namespaces && layers_.first_user == 0;
  const Refusals refusals{.processes = request.limits.processes == 1,
                          .is_noticed = request.notifying_filter >= 0,
                          .sockets = !layers_.namespaces || is_shared,
                          .uncounted = !layers_.cgroup,
                          .outsiders = !layers_.has_boundaries() || is_shared,
                          .attributes = is_same_user,
                          .truncation = is_same_user && layers_.landlock_abi < 3};
  for (const KnownFilter& known : filters_) {
    if (known.refusals == refusals) request.filter = known.file.get();
  }
  if (request.filter >= 0) return;
  filters_.push_back({refusals, make_filter(refusals)});
  request.filter = filters_.back().file.get();
}

Request Sandbox::request_for(const Limits& limits, const std::string& folder) {
  Request request;
  request.arguments = prepared_->command.arguments;
  request.executable = prepared_->command.executable;
  request.working_directory = prepared_->command.working_directory;
  request.environment = {"HOME=" + folder, "TMPDIR=" + folder, "LANG=C.UTF-8",
                         "PATH=" + prepared_->view.search_path};
  request.wrapper = prepared_->wrapper;
  request.reach = prepared_->reach;
  if (layers_.landlock) {
    request.landlock_abi = layers_.landlock_abi;
    request.reach.push_back(writable(folder));
  }
  if (layers_.cgroup) request.cgroup = layers_.cgroup_base;
  request.limits = limits;
  request.temporary_bytes = prepared_->view.temporary_bytes;
  if (prepared_->command.counts_files) request.file_bytes = prepared_->command.temporary_bytes;
  if (!layers_.namespaces) request.folder = folder;
  request.user = users_.program;
  request.guardian = users_.guardian;
  request.shares_user = layers_.shares_user();
  request.is_bare = !layers_.limits;
  request.is_alone = layers_.filters && limits.processes == 1;
  request.is_guarded = own_peak_bytes() > limits.memory_bytes / 2;
  request.traces = !request.is_alone && layers_.tracing &&
                   !(layers_.cgroup && Cgroup::counts_in(layers_.cgroup_base));
  // The control group must be the only limit for processes: it reports refusals, and a limit of the
  // user would refuse first.
  const bool limits_user = request.user != 0 && layers_.cgroup;
  // A signal during a call that waits for the grader's answer makes it fail (EINTR); a shell whose
  // child ends then prints that it cannot fork. Interpreters with threads restart the call.
  const bool restarts = prepared_->view.runs_one_language;
  if (layers_.notices && (request.is_alone || (restarts && (request.traces || limits_user)))) {
    if (notifying_filter_.get() < 0) notifying_filter_ = make_notifying_filter();
    request.notifying_filter = notifying_filter_.get();
  }
  add_filter(request, false);
  return request;
}

// Returns true if there is a session for the next run of the prepared command. The first run has no
// session: it may be the only run, and a separate run gives the best report if a command does not
// start. Otherwise ends the session, because a separate run kills all children of this process.
bool Sandbox::join_session(const Limits& limits) {
  const bool is_possible =
      shares_ && layers_.namespaces && layers_.filters && limits.processes == 1;
  const bool is_first = prepared_->runs++ == 0;
  const bool is_wanted = is_possible && !is_first;
  if (is_wanted && session_ != nullptr && session_limits_ == limits && session_->is_ready()) {
    return true;
  }
  if (session_ != nullptr && session_->was_brief()) ++prepared_->brief_sessions;
  session_.reset();
  constexpr int kMostBriefSessions = 3;
  if (!is_wanted || prepared_->brief_sessions >= kMostBriefSessions) return false;
  Request request = request_for(limits, "/tmp");
  request.environment.insert(request.environment.end(), prepared_->large_pages.begin(),
                             prepared_->large_pages.end());
  // Several runs share one socket, so notifications could not be assigned to a run.
  request.filter = request.notifying_filter = -1;
  add_filter(request, true);
  session_ = std::make_unique<Session>(std::move(request), launcher_.get());
  session_limits_ = limits;
  // If the session is not ready, separate runs report the reason.
  shares_ = session_->is_ready();
  if (!shares_) session_.reset();
  return shares_;
}

Outcome Sandbox::run_in_session(const Command& command, const Input& input,
                                const Drain::Take& on_output) {
  Pipe output = make_pipe();
  Pipe errors = make_pipe();
  Drain drain(std::move(output.read_end), std::move(errors.read_end), session_limits_.output_bytes,
              block_, on_output);
  Outcome outcome = session_->run(input.open(), std::move(output.write_end),
                                  std::move(errors.write_end), drain, lifeline_);
  tell_start(*session_, command, users_.program, outcome);
  return outcome;
}

// Returns a group with room for the processes of the sandbox: a wrapper, its first process and the
// launcher.
Cgroup Sandbox::take_group(const Request& request) {
  const bool is_fit = next_group_.ok() && next_limits_ == request.limits;
  if (is_fit) return std::move(next_group_);
  return {request.cgroup, request.limits, request.stays() ? std::uint64_t{2} : 0};
}

// Makes a group for the next run, whose limits are probably the same. If that fails, the next run
// reports the error. Does nothing without namespaces, since the current submission could see the
// group.
void Sandbox::prepare_group(const Request& request) {
  if (!layers_.namespaces) return;
  try {
    next_group_ = Cgroup(request.cgroup, request.limits, request.stays() ? 2 : 0);
    next_limits_ = request.limits;
  } catch (const EnvironmentError&) {
    next_group_ = Cgroup();
  }
}

Outcome Sandbox::run(const Command& command, const Limits& limits, const Input& input,
                     const std::vector<std::string>& hidden, const Drain::Take& on_output) {
  const bool is_checked = command.stamp != FileStamp();
  if (is_checked && stamp_of(command.executable) != command.stamp) {
    Outcome outcome;
    outcome.cannot_start = "it was changed after the grading had begun";
    return outcome;
  }
  if (!has_only_words(command)) {
    Outcome outcome;
    outcome.cannot_start = "an argument of its command contains a NUL byte";
    return outcome;
  }
  try {
    prepare(command, hidden);
  } catch (const MisfitError& error) {
    Outcome outcome;
    outcome.cannot_start = error.what();  // the submission's own fault
    return outcome;
  }
  if (join_session(limits)) return run_in_session(command, input, on_output);
  std::optional<PrivateFolder> folder;
  if (!layers_.namespaces) folder.emplace(users_.program);
  Request request = request_for(limits, folder ? folder->path() : "/tmp");
  Notices notices = request.notifying_filter >= 0 ? Notices::of_run() : Notices();
  request.notices = notices.sender();
  Pipe output = make_pipe();
  Pipe errors = make_pipe();
  Drain drain(std::move(output.read_end), std::move(errors.read_end), limits.output_bytes, block_,
              on_output);
  Run run(request, take_group(request), std::move(notices), launcher_.get(), input.open(),
          std::move(output.write_end), std::move(errors.write_end));
  retired_.remove();
  prepare_group(request);
  Outcome outcome = run.finish(drain, lifeline_);
  retired_ = run.take_group();
  tell_start(run, command, users_.program, outcome);
  return outcome;
}

}  // namespace flocking::sandbox
