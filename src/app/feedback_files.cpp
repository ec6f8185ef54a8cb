#include "app/feedback_files.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <set>
#include <string_view>

#include "app/shard.h"
#include "base/printable.h"
#include "console/whole_file.h"
#include "report/feedback.h"

namespace flocking::app {
namespace {

// maximum length of a name, before a number is appended
constexpr std::size_t kMostNameBytes = 150;

std::string file_name_of(std::string_view wanted) {
  constexpr std::string_view kSpecial = "/\\:*?\"<>|";
  constexpr std::string_view kNotFirst = ".-~ ";
  std::string name;
  while (!wanted.empty() && name.size() < kMostNameBytes) {
    const std::size_t length = printable_length(wanted);
    const bool is_plain = length > 0 && kSpecial.find(wanted.front()) == std::string_view::npos;
    name += is_plain ? wanted.substr(0, length) : "_";
    wanted.remove_prefix(std::max<std::size_t>(length, 1));
  }
  if (name.empty()) return "_";
  if (kNotFirst.find(name.front()) != std::string_view::npos) name.front() = '_';
  return name;
}

std::string lower(std::string text) {
  for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return text;
}

}  // namespace

std::vector<std::string> file_names(const std::vector<std::string>& wanted,
                                    const std::vector<bool>& are_known) {
  std::vector<std::string> names(wanted.size());
  std::set<std::string> given;
  for (const bool is_known : {true, false}) {
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      if ((i < are_known.size() && are_known[i]) != is_known) continue;
      const std::string name = file_name_of(wanted[i]);
      names[i] = name;
      for (std::size_t number = 2; !given.insert(lower(names[i])).second; ++number) {
        names[i] = name + " (" + std::to_string(number) + ')';
      }
    }
  }
  return names;
}

std::vector<std::string> feedback_file_names(const std::vector<ClassRow>& everyone,
                                             const GradeOptions& options) {
  std::vector<std::string> wanted;
  std::vector<bool> are_known;
  for (const ClassRow& row : everyone) {
    wanted.push_back(row.feedback_name);
    are_known.push_back(row.roster_line > 0);
  }
  const std::vector<std::string> names = file_names(wanted, are_known);
  std::vector<std::string> of_shard;
  for (const std::size_t row : rows_in_shard(everyone, options)) of_shard.push_back(names[row]);
  return of_shard;
}

void write_feedback(const grade::Record& record, const GradeOptions& options,
                    const std::vector<std::string>& files) {
  if (options.feedback_folder.empty()) return;
  const std::filesystem::path folder =
      std::filesystem::absolute(options.feedback_folder).lexically_normal();
  const report::FeedbackStyle style = {.folder = folder.string(),
                                       .at_length = options.explains_at_length};
  for (std::size_t i = 0; i < files.size(); ++i) {
    const report::Feedback feedback = report::feedback_of(record, i, style);
    console::write_new_file(folder.string(), files[i] + ".html", feedback.html, "the feedback");
    console::write_new_file(folder.string(), files[i] + ".md", feedback.markdown, "the feedback");
    console::write_new_file(folder.string(), files[i] + ".txt", feedback.text, "the feedback");
  }
}

}  // namespace flocking::app
