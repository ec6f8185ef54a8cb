#include "build/one_line_trial.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <exception>
#include <fstream>
#include <optional>

#include "base/error.h"
#include "base/packing.h"
#include "base/printable.h"
#include "base/source_hash.h"
#include "base/words.h"
#include "build/commands.h"
#include "build/plan.h"
#include "build/tools.h"
#include "grade/job_board.h"
#include "grade/verdict.h"
#include "grade/worker_pool.h"
#include "sandbox/layer_words.h"
#include "sandbox/private_folder.h"

namespace flocking::build {
namespace {

constexpr auto kPrograms = std::to_array<OneLineProgram>({
    {"Python", "main.py", "import sys; sys.stdout.write(sys.stdin.read())\n"},
    {"JavaScript", "main.js",
     "let t = ''; process.stdin.on('data', (d) => { t += d; }).on('end', () => "
     "process.stdout.write(t));\n"},
    {"Java", "Main.java",
     "class Main { public static void main(String[] a) throws java.io.IOException { "
     "System.in.transferTo(System.out); System.out.flush(); } }\n"},
    {"Go", "main.go",
     "package main\nimport (\"io\"; \"os\")\nfunc main() { io.Copy(os.Stdout, os.Stdin) }\n"},
    {"C#", "Main.cs",
     "class F { static void Main() { "
     "System.Console.Out.Write(System.Console.In.ReadToEnd()); } }\n"},
});

constexpr std::string_view kText = "1 2 3\n";
constexpr std::uint64_t kMostProcesses = 64;
constexpr std::uint64_t kMostMemoryBytes = std::uint64_t{8} << 30U;
constexpr std::uint64_t kMibBytes = std::uint64_t{1} << 20U;
// A generous limit: a busy machine is slow, and the trial does not test speed.
constexpr double kTrialCpu_s = 30.0;
constexpr double kTrialWall_s = 120.0;

/// The trial of one language in a worker's sandbox.
class LanguageTrial {
 public:
  LanguageTrial(sandbox::Sandbox& sandbox, const Language& language, const TrialSettings& settings,
                std::string folder)
      : sandbox_(sandbox), language_(language), settings_(settings), folder_(std::move(folder)) {}

  Trial result() {
    Trial trial;
    if (const std::optional<std::string> problem = prepare()) {
      trial.problem = *problem;
      return trial;
    }
    sandbox::Limits limits = limits_of_class();
    if (runs(limits)) return {.processes = limits.processes, .problem = ""};
    const std::string ending = ending_;
    if (const auto processes = processes_needed(limits)) return {*processes, ""};
    trial.problem = problem_of_limits(limits, ending);
    return trial;
  }

 private:
  // Builds the program. Returns why it cannot be built; none if it is ready to run.
  std::optional<std::string> prepare() {
    const Plan plan = plan_for(folder_, "");
    const std::string tool = find_tool(language_.tool);
    if (language_.script.empty()) {
      command_ = command_of_script(plan, tool, folder_);
      return std::nullopt;
    }
    Task task{.plan = plan, .files = folder_, .tool = tool, .hidden = settings_.hidden, .hash = {}};
    task.hash = hash_of(task, {});
    std::string program = settings_.cache.find(task.hash);
    if (program.empty()) {
      const Result built = run_build(sandbox_, task, {});
      if (!built.failure.empty()) return built.failure;
      if (!built.errors.empty()) return "does not compile: " + built.errors.front();
      program = settings_.cache.keep(task.hash, built.program);
    }
    if (language_.runner.empty()) {
      std::string problem;
      command_ = sandbox::find_command({program}, "/tmp", problem);
    } else {
      command_ = command_by_runner(language_, program);
    }
    return std::nullopt;
  }

  [[nodiscard]] sandbox::Limits limits_of_class() const {
    sandbox::Limits limits = settings_.limits;
    limits.cpu_s = kTrialCpu_s;
    limits.wall_s = kTrialWall_s;
    limits.processes = std::max(limits.processes, language_.processes);
    return limits;
  }

  bool runs(const sandbox::Limits& limits) {
    std::string output;
    const sandbox::Drain::Take take = [&output](std::span<const char> bytes) {
      output.append(bytes.data(), bytes.size());
    };
    const sandbox::Outcome outcome =
        sandbox_.run(command_, limits, sandbox::Input::of_text(kText), settings_.hidden, take);
    const std::optional<grade::BadEnding> ending = grade::bad_ending(outcome, limits);
    ending_ = ending ? ending->words : "the wrong output";
    if (ending && !outcome.stderr_text.empty()) {
      ending_ +=
          ": " + printable_lines(outcome.stderr_text.substr(0, outcome.stderr_text.find('\n')),
                                 kLongestLine);
    }
    return !ending && output == kText;
  }

  // Returns the smallest number of processes with which the program runs; none if it never runs.
  std::optional<std::uint64_t> processes_needed(sandbox::Limits limits) {
    std::uint64_t failing = limits.processes;
    limits.processes = kMostProcesses;
    if (failing >= kMostProcesses || !runs(limits)) return std::nullopt;
    std::uint64_t working = kMostProcesses;
    while (working - failing > 1) {
      limits.processes = failing + (working - failing) / 2;
      (runs(limits) ? working : failing) = limits.processes;
    }
    return working;
  }

  std::string problem_of_limits(sandbox::Limits limits, const std::string& ending) {
    const std::uint64_t memory_bytes = limits.memory_bytes;
    limits.processes = std::max(limits.processes, kMostProcesses);
    while (limits.memory_bytes < kMostMemoryBytes) {
      limits.memory_bytes *= 2;
      if (!runs(limits)) continue;
      return fmt::format("needs more than the memory limit of {} MiB; use --memory-limit {}",
                         memory_bytes / kMibBytes, limits.memory_bytes / kMibBytes);
    }
    return "ends with " + ending;
  }

  static constexpr std::size_t kLongestLine = 200;

  sandbox::Sandbox& sandbox_;
  const Language& language_;
  const TrialSettings& settings_;
  std::string folder_;
  sandbox::Command command_;
  std::string ending_;  // how the last run ended
};

// Returns a key of all inputs of a trial's result.
std::string key_of(const Language& language, const TrialSettings& settings) {
  constexpr std::uint64_t kTrialVersion = 2;
  Packer packer;
  packer.add(std::string("trial"));
  packer.add(kTrialVersion);
  packer.add_bytes(language.name);
  packer.add_bytes(language.options);
  packer.add_bytes(one_line_program(language)->text);
  for (const std::string_view tool : {language.tool, language.runner}) {
    packer.add_bytes(tool.empty() ? "" : identity_of_tool(find_tool(tool)));
  }
  packer.add(settings.limits.memory_bytes);
  packer.add(std::max(settings.limits.processes, language.processes));
  packer.add(sandbox::used_layers(settings.layers));
  // Paths hidden from runs affect what an interpreter finds.
  for (const std::string& path : settings.layers.never_shown) packer.add_bytes(path);
  return hex_sha256(packer.take());
}

std::optional<Trial> known_trial(const std::string& key, const Cache& cache) {
  const std::string path = cache.find(key);
  if (path.empty()) return std::nullopt;
  std::ifstream file(path);
  std::string text;
  std::getline(file, text);
  const std::optional<std::uint64_t> processes = parse_whole(text);
  if (!processes) return std::nullopt;
  return Trial{.processes = *processes, .problem = ""};
}

// Creates a folder with the program for a language. Returns its path.
std::string folder_with_program(const std::string& place, const Language& language) {
  const OneLineProgram& program = *one_line_program(language);
  std::string folder = place + '/' + std::string(program.file);
  static_cast<void>(mkdir(folder.c_str(), 0755));
  static_cast<void>(chmod(folder.c_str(), 0755));
  const std::string path = folder + '/' + std::string(program.file);
  std::ofstream(path) << program.text;
  static_cast<void>(chmod(path.c_str(), 0644));
  return folder;
}

/// The trials to make.
struct Trials {
  std::span<const Language* const> languages;
  std::vector<std::size_t> wanted;
  std::vector<std::string> folders;  // one folder for each wanted trial
  const TrialSettings& settings;
};

void work_on_trials(const Trials& trials, grade::JobBoard& board, std::size_t index, int results,
                    int lifeline) {
  sandbox::Sandbox sandbox(sandbox::DedicatedProcess::dedicate(), trials.settings.layers, index,
                           lifeline);
  while (const std::optional<std::size_t> job = board.take(index)) {
    const std::size_t number = trials.wanted[*job];
    const Language& language = *trials.languages[number];
    Trial trial;
    try {
      trial = LanguageTrial(sandbox, language, trials.settings, trials.folders[*job]).result();
      if (trial.problem.empty()) {
        static_cast<void>(trials.settings.cache.keep(key_of(language, trials.settings),
                                                     std::to_string(trial.processes) + '\n'));
      }
    } catch (const std::exception& error) {
      trial.problem = error.what();
    }
    if (!grade::tell_result(results, number, grade::packed_fields(trial))) return;
  }
}

void make_trials(const Trials& trials, std::vector<Trial>& results) {
  const std::size_t workers = std::min(trials.settings.jobs, trials.wanted.size());
  grade::JobBoard board(trials.wanted.size(), workers);
  grade::WorkerPool pool(workers, [&](std::size_t index, int file, int lifeline) {
    work_on_trials(trials, board, index, file, lifeline);
  });
  while (pool.wait([&](std::uint64_t number, const std::string& text) {
    results[number] = grade::unpacked_fields<Trial>(text);
  })) {
    if (!trials.settings.stop()) continue;
    board.end();
    pool.drop_all();
  }
}

}  // namespace

const OneLineProgram* one_line_program(const Language& language) {
  const auto* const found = std::find_if(
      kPrograms.begin(), kPrograms.end(),
      [&](const OneLineProgram& program) { return program.language == language.name; });
  return found == kPrograms.end() ? nullptr : found;
}

std::vector<Trial> try_languages(std::span<const Language* const> languages,
                                 const TrialSettings& settings) {
  std::vector<Trial> results(languages.size());
  Trials trials{.languages = languages, .wanted = {}, .folders = {}, .settings = settings};
  for (std::size_t i = 0; i < languages.size(); ++i) {
    if (one_line_program(*languages[i]) == nullptr) continue;
    if (const auto known = known_trial(key_of(*languages[i], settings), settings.cache)) {
      results[i] = *known;
    } else {
      trials.wanted.push_back(i);
    }
  }
  if (trials.wanted.empty()) return results;
  const sandbox::PrivateFolder place(0);
  static_cast<void>(chmod(place.path().c_str(), 0755));
  for (const std::size_t number : trials.wanted) {
    trials.folders.push_back(folder_with_program(place.path(), *languages[number]));
  }
  make_trials(trials, results);
  return results;
}

}  // namespace flocking::build
