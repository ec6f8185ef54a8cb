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

// A child that becomes the program itself has our peak as its own.
std::uint64_t own_peak_bytes() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  return static_cast<std::uint64_t>(used.ru_maxrss) * 1024;  // NOLINT: a union of the C library
}

std::string start_problem(int error, const Command& command, uid_t user) {
  std::string text = system_words(error);
  if (error == EACCES && user != 0) {
    text += "; the program runs as a user without rights (" + std::to_string(user) +
            "), who may not reach or read it";
  } else if (error == EACCES) {
    text += "; it, or the interpreter that its first line names, is not for submissions to run";
  } else if (error == ENOEXEC) {
    text += "; a script needs a first line such as #!/usr/bin/env python3";
  } else if (error == ENOENT) {
    text += "; the program's loader or interpreter, or " + in_quotes(command.executable) +
            ", cannot be seen from inside of the sandbox";
  }
  return text;
}

std::string failure_of(const launcher::Report& report) {
  return "the sandbox could not be set up: " + step_words(report.step) + ": " +
         system_words(report.error);
}

// They are handed on with a NUL behind each.
bool has_only_words(const Command& command) {
  const auto is_word = [](const std::string& word) { return word.find('\0') == std::string::npos; };
  return is_word(command.executable) && is_word(command.working_directory) &&
         std::all_of(command.arguments.begin(), command.arguments.end(), is_word);
}

bool is_folder_gone(const launcher::Report& report) {
  return report.kind == launcher::Report::Kind::kNotSetUp &&
         report.step == static_cast<std::int32_t>(launcher::Step::kFolder);
}

// Puts into `outcome` what went wrong before the program began, of a Run or a Session.
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
  if (prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) != 0) fail_by_system("cannot take over orphans");
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
  return {};
}

Sandbox::Sandbox(DedicatedProcess /*process*/, Layers layers, std::size_t index, int lifeline)
    : layers_(std::move(layers)),
      lifeline_(lifeline),
      users_(users_of(layers_.first_user, index)),
      launcher_(make_launcher_file()),
      block_(kBlockBytes) {}

// What a program of a class needs to see is the same for all its runs, and in there it changes none
// of it.
void Sandbox::prepare(const Command& command, const std::vector<std::string>& hidden) {
  if (prepared_ && prepared_->original == command && prepared_->hidden == hidden) return;
  session_.reset();
  prepared_.reset();  // the stage of the last one goes first
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

// Whoever shares namespaces with other runs is refused what they would else keep inside.
void Sandbox::add_filter(Request& request, bool is_shared) {
  if (!layers_.filters) return;
  const Refusals refusals{.processes = request.limits.processes == 1,
                          .is_noticed = request.notifying_filter >= 0,
                          .sockets = !layers_.namespaces || is_shared,
                          .uncounted = !layers_.cgroup,
                          .outsiders = !layers_.has_boundaries() || is_shared,
                          .attributes = !layers_.namespaces && layers_.first_user == 0};
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
  // Else the control group has the only limit of processes, and tells itself when it refused one.
  const bool limits_user = request.user != 0 && layers_.cgroup;
  // A signal that comes while a call waits for its answer makes the call fail (EINTR): a shell
  // whose child ends then says that it cannot fork. Interpreters with threads restart the call.
  const bool restarts = prepared_->view.runs_one_language;
  if (layers_.notices && (request.is_alone || (restarts && (request.traces || limits_user)))) {
    if (notifying_filter_.get() < 0) notifying_filter_ = make_notifying_filter();
    request.notifying_filter = notifying_filter_.get();
  }
  add_filter(request, false);
  return request;
}

// Whether there is a session for the next run of the prepared command. The first run has none: it
// may be the only one, and tells best what keeps the command from being started. Where there is
// none, none is left: who runs alone kills all children of this process.
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
  // Several runs have one socket, which could not tell them apart.
  request.filter = request.notifying_filter = -1;
  add_filter(request, true);
  session_ = std::make_unique<Session>(std::move(request), launcher_.get());
  session_limits_ = limits;
  // Then each run by itself tells what is wrong.
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

// Beside the program's own processes a wrapper, its first process and the launcher.
Cgroup Sandbox::take_group(const Request& request) {
  const bool is_fit = next_group_.ok() && next_limits_ == request.limits;
  if (is_fit) return std::move(next_group_);
  return {request.cgroup, request.limits, request.stays() ? std::uint64_t{2} : 0};
}

// A new one for the run after this, whose limits are likely the same; what fails now fails then.
// Not where the submission that runs now could see it.
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
    outcome.cannot_start = "a word of its command has a NUL in it";
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
