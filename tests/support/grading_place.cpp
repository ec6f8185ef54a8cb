#include "support/grading_place.h"

#include <regex.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>

namespace flocking::testing {

namespace fs = std::filesystem;

const char* const kRightScript =
    "read -r _\nread -r x y vx vy\n"
    "while read -r dt; do x=$((x + vx * dt)); echo \"$x.000 0.000 $vx.000 0.000\"; done\n";
const char* const kWrongScript =
    "read -r _\nread -r x y vx vy\nread -r dt\nx=$((x + vx * dt))\n"
    "echo \"$x.000 0.000 $vx.000 0.000\"\n"
    "while read -r dt; do x=$((x + vx * dt)); echo \"$x.000 0.000 $vx.500 0.000\"; done\n";

namespace {

/// Returns `text` in which each match of an extended regular expression is replaced, except its
/// first group.
std::string replaced(const std::string& text, const char* pattern, const std::string& by) {
  regex_t expression;
  if (regcomp(&expression, pattern, REG_EXTENDED) != 0) return pattern;
  std::string result;
  const char* at = text.c_str();
  std::array<regmatch_t, 2> match{};
  const auto offset = [](regoff_t where) { return static_cast<std::ptrdiff_t>(where); };
  while (regexec(&expression, at, match.size(), match.data(),
                 at == text.c_str() ? 0 : REG_NOTBOL) == 0) {
    result.append(at, at + offset(match[0].rm_so));
    if (match[1].rm_so >= 0)
      result.append(at + offset(match[1].rm_so), at + offset(match[1].rm_eo));
    result += by;
    at += offset(match[0].rm_eo);
  }
  regfree(&expression);
  return result + at;
}

}  // namespace

GradingPlace::GradingPlace() {
  // If root grades, submissions run as another user, who must be able to enter the folder.
  fs::permissions(folder_.path_of(""), fs::perms(0755));
  fs::create_directories(folder_.path_of("cases"));
}

void GradingPlace::add_case_without_answer(const std::string& name, int speed, int steps) const {
  std::string input = "0 0 0 0 0 0 0 1\n0 0 " + std::to_string(speed) + " 0\n";
  for (int step = 0; step < steps; ++step) input += "1\n";
  static_cast<void>(folder_.add("cases/" + name + ".in", input));
}

void GradingPlace::add_case(const std::string& name, int speed, int steps) const {
  add_case_without_answer(name, speed, steps);
  std::string answer;
  for (int step = 1; step <= steps; ++step) {
    answer += std::to_string(step * speed) + ".000 0.000 " + std::to_string(speed) + ".000 0.000\n";
  }
  static_cast<void>(folder_.add("cases/" + name + ".out", answer));
}

void GradingPlace::add_script(const std::string& name, std::string_view text) const {
  fs::permissions(folder_.add(name, "#!/bin/sh\n" + std::string(text)), fs::perms(0755));
}

Words GradingPlace::grade_command(const Words& more, const Words& variables) const {
  Words command = {"/usr/bin/env",        "-C", folder_.path_of(""), "-u",
                   "GITHUB_STEP_SUMMARY", "-u", "NO_COLOR"};
  command.insert(command.end(), variables.begin(), variables.end());
  command.insert(command.end(), {kProgram, "grade", "--cases", "cases"});
  command.insert(command.end(), more.begin(), more.end());
  return command;
}

ProcessResult GradingPlace::grade(const Words& more, const Words& variables) const {
  return Process(grade_command(more, variables)).finish();
}

ProcessResult GradingPlace::grade_as_nobody(const Words& more) const {
  Words command = grade_command(more);
  if (geteuid() == 0) {
    *std::find(command.begin(), command.end(), kProgram) = program_for_all();
    const Words nobody = {"/usr/bin/env",  "setpriv",        "--reuid=65534",
                          "--regid=65534", "--clear-groups", "--inh-caps=-all"};
    command.insert(command.begin(), nobody.begin(), nobody.end());
  }
  return Process(command).finish();
}

std::string GradingPlace::program_for_all() const {
  const std::string path = folder_.path_of("flocking");
  fs::copy_file(kProgram, path, fs::copy_options::skip_existing);
  fs::permissions(path, fs::perms(0755));
  return path;
}

ProcessResult GradingPlace::flocking(const Words& words, std::string_view input) const {
  Words command = {"/usr/bin/env", "-C", folder_.path_of(""), kProgram};
  command.insert(command.end(), words.begin(), words.end());
  return Process(command).finish(input);
}

std::string GradingPlace::report(const std::string& format, const std::string& submission,
                                 const Words& more) const {
  Words words = {"--report", format};
  words.insert(words.end(), more.begin(), more.end());
  words.insert(words.end(), {"--", submission});
  return grade(words).output;
}

std::string without_measures(const std::string& text) {
  std::string plain = text;
  for (const char* measure :
       {"()[0-9]+\\.[0-9]+ (s|MiB)\\b", "()[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z",
        "()\"?(cpu_s|wall_s|peak_memory_bytes)\"?: ?[0-9.e+-]+", "()time=\"[0-9.]+\""}) {
    plain = replaced(plain, measure, "#");
  }
  // In CSV, CPU, wall time and memory come after the points.
  plain = replaced(plain, "(,[0-9]+(\\.[0-9]+)?,[0-9]+(\\.[0-9]+)?),[0-9.]+,[0-9.]+,[0-9.]+,",
                   ",#,#,#,");
  return replaced(plain, "() {2,}", "  ");  // the width of a column depends on its content
}

ProcessResult signalled_at_sleep(const std::string& signal, const std::string& duration,
                                 const Words& command, const std::string& before) {
  const std::string script = before + "\"$@\" & for i in $(seq 300); do pgrep -f '^sleep " +
                             duration + "' >/dev/null && break; sleep 0.1; done; kill -" + signal +
                             " $!; wait $!";
  Words words = {"/bin/sh", "-c", script, "sh"};
  words.insert(words.end(), command.begin(), command.end());
  return Process(words).finish();
}

}  // namespace flocking::testing
