#include "app/feedback_files.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <set>
#include <string_view>

#include "app/whole_file.h"
#include "base/printable.h"
#include "report/feedback.h"

namespace flocking::app {
namespace {

constexpr std::size_t kMostNameBytes = 150;  // of a name, which may become longer by a number

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

std::vector<std::string> file_names(const std::vector<std::string>& wanted) {
  std::vector<std::string> names;
  std::set<std::string> given;
  for (const std::string& one : wanted) {
    const std::string name = file_name_of(one);
    std::string tried = name;
    for (std::size_t number = 2; !given.insert(lower(tried)).second; ++number) {
      tried = name + " (" + std::to_string(number) + ')';
    }
    names.push_back(tried);
  }
  return names;
}

void write_feedback(const grade::Record& record, const GradeOptions& options,
                    const std::vector<std::string>& names) {
  if (options.feedback_folder.empty()) return;
  const std::filesystem::path folder =
      std::filesystem::absolute(options.feedback_folder).lexically_normal();
  const report::FeedbackStyle style = {.folder = folder.string(),
                                       .at_length = options.explains_at_length};
  const std::vector<std::string> files = file_names(names);
  for (std::size_t i = 0; i < files.size(); ++i) {
    const report::Feedback feedback = report::feedback_of(record, i, style);
    const std::string start = (folder / files[i]).string();
    write_whole_file(start + ".html", feedback.html, "the feedback");
    write_whole_file(start + ".md", feedback.markdown, "the feedback");
    write_whole_file(start + ".txt", feedback.text, "the feedback");
  }
}

}  // namespace flocking::app
