#include "build/build_script.h"

#include "base/words.h"
#include "build/renamed.h"
#include "build/stand_ins.h"
#include "diagnosis/compiler_warnings.h"

namespace flocking::build {
namespace {

constexpr std::string_view kBegin = "( set -e\n";
constexpr std::string_view kRun = R"sh(
) > "$TMPDIR/log" 2>&1 < /dev/null
status=$?
)sh";
// A trial may fail in many places, and GCC would add a long list of candidates to each error.
constexpr std::string_view kErrorsAlone =
    R"sh(grep -a ': error: ' "$TMPDIR/log" > "$TMPDIR/errors"
mv "$TMPDIR/errors" "$TMPDIR/log"
)sh";
// Replaces paths of the private copy by those of the submission.
constexpr std::string_view kAfter = R"sh(if [ "$(wc -c < "$TMPDIR/log")" -ge 16000000 ]; then
  echo 'error: it writes more than 16 MiB'
  exit 1
fi
sed 's/^/note: /' "$notes" >&2
if [ $status -ne 0 ] || [ ! -s "$product" ]; then
  private=$(printf '%s' "$TMPDIR" | sed 's/[^A-Za-z0-9_/-]/./g')
  head -c 1000000 "$TMPDIR/log" | sed "s|$private/s/||g; s|$private/o/||g"
  [ $status -eq $needs_choice ] || status=1
  exit $status
fi
)sh";
constexpr std::string_view kEnd = R"(exec cat "$product")";

std::string_view kind_word(Repair::Kind kind) {
  switch (kind) {
    case Repair::Kind::kForward:
      return "forward";
    case Repair::Kind::kAfter:
      return "after";
    case Repair::Kind::kUtf8:
      return "utf8";
    default:
      return "unix";
  }
}

// Returns `source` in a form that no tool reads as a flag.
std::string as_word(const std::string& source) {
  return source.starts_with('-') || source.starts_with('@') ? "./" + source : source;
}

}  // namespace

std::string flags_for(const Task& task, const Settings& settings) {
  const bool is_cxx = task.plan.language->name == kCxx && !settings.cxx_flags.empty();
  return is_cxx ? settings.cxx_flags : std::string(task.plan.language->flags);
}

std::string script_for(const Task& task) {
  const Language& language = *task.plan.language;
  std::string script(bytes_of(build_scripts(), "common.sh"));
  if (language.calls_cxx) {
    for (const char* name : {"c.sh", "make.sh", "cmake.sh"}) {
      script += bytes_of(build_scripts(), name);
    }
    script += stand_in_script(task.is_checked ? StandIn::kChecking
                              : task.is_trial ? StandIn::kTrial
                                              : StandIn::kWarning);
  }
  script += kBegin;
  if (!task.plan.renamed.empty()) {
    script += "enter_copy\n";
    script += renaming_script(task.plan.renamed);
  }
  script += language.script;
  script += kRun;
  if (task.is_trial) script += kErrorsAlone;
  script += kAfter;
  // Writes warnings to the error stream, of which the sandbox keeps the start.
  if (language.calls_cxx && !task.is_checked && !task.is_trial) {
    script += "grep -aE '" + diagnosis::pattern_of_warnings() + "' \"$TMPDIR/log\" >&2\n";
  }
  script += kEnd;
  return script;
}

std::vector<std::string> script_arguments(const Task& task, const Settings& settings) {
  const Plan& plan = task.plan;
  std::vector<std::string> words = {settings.main, plan.java_class,
                                    std::to_string(plan.repairs.size())};
  for (const Repair& repair : plan.repairs) {
    words.insert(words.end(), {std::string(kind_word(repair.kind)), repair.path, repair.word});
  }
  words.push_back(task.tool);
  const std::string flags = flags_for(task, settings);
  for (const std::string_view flag : flocking::words(flags)) words.emplace_back(flag);
  words.insert(words.end(), plan.words.begin(), plan.words.end());
  if (plan.language->has_place) words.push_back(plan.place.empty() ? "." : plan.place);
  if (!plan.roles.empty()) words.emplace_back("--");
  for (std::size_t i = 0; i < plan.sources.size(); ++i) {
    if (!plan.roles.empty()) words.push_back(plan.roles[i]);
    words.push_back(as_word(plan.sources[i]));
  }
  return words;
}

}  // namespace flocking::build
