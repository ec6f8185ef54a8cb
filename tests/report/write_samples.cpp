/// write_samples FOLDER: writes every report of every hand-made record, including nasty ones, each
/// record into a separate folder; and the explanations under each hint.
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "report/explanation_formats.h"
#include "report/explanations.h"
#include "report/records.h"
#include "report/report.h"

namespace {

std::string file_name(std::string_view format) {
  const std::map<std::string_view, std::string> names = {
      {"text", "grade.txt"},          {"markdown", "grade.md"},
      {"json", "grade.json"},         {"junit", "junit.xml"},
      {"tap", "grade.tap"},           {"github", "github.txt"},
      {"gradescope", "results.json"}, {"csv", "grade.csv"},
      {"html", "grade.html"},         {"gradebook", "gradebook.csv"},
      {"classroom50", "result.json"}, {"codequality", "gl-code-quality-report.json"}};
  const auto named = names.find(format);
  return named != names.end() ? named->second : "grade." + std::string(format);
}

// Returns true if the file was written.
bool write_file(const std::filesystem::path& path, const std::string& text) {
  std::filesystem::create_directories(path.parent_path());
  std::ofstream file(path, std::ios::binary);
  file << text;
  return static_cast<bool>(file.flush());
}

bool write_records(const std::filesystem::path& folder) {
  using namespace flocking::report;
  bool is_written = true;
  std::vector<testing::NamedRecord> records = testing::all_records();
  for (testing::NamedRecord& named : testing::explained_records()) {
    records.push_back(std::move(named));
  }
  for (const testing::NamedRecord& named : records) {
    for (const ReportFormat& format : report_formats()) {
      if ((format.is_for_one && named.record.is_class) || format.fills_in) continue;
      is_written &= write_file(folder / named.name / file_name(format.name),
                               format.write(named.record, {.color = false}));
    }
  }
  return is_written;
}

bool write_explanations(const std::filesystem::path& folder) {
  using namespace flocking::report;
  bool is_written = true;
  for (const testing::NamedClass& named : testing::all_explanations()) {
    for (const testing::NamedHint& hint : testing::all_hints()) {
      const std::string name = "explain_" + named.name + "_" + std::string(hint.name);
      for (const ExplanationFormat& format : explanation_formats()) {
        is_written &= write_file(folder / name / ("explain." + std::string(format.name)),
                                 format.write(named.explanations, {.hint = hint.hint}));
      }
    }
  }
  return is_written;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: write_samples FOLDER\n";
    return 2;
  }
  const bool is_written = write_records(argv[1]) && write_explanations(argv[1]);
  return is_written ? 0 : 1;
}
