/// write_samples FOLDER: writes every report of every hand-made record, nasty ones among them, each
/// record into a folder of its own.
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <string>
#include <string_view>

#include "report/records.h"
#include "report/report.h"

namespace {

std::string file_name(std::string_view format) {
  const std::map<std::string_view, std::string> names = {
      {"text", "grade.txt"},          {"markdown", "grade.md"}, {"json", "grade.json"},
      {"junit", "junit.xml"},         {"tap", "grade.tap"},     {"github", "github.txt"},
      {"gradescope", "results.json"}, {"csv", "grade.csv"}};
  return names.at(format);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: write_samples FOLDER\n";
    return 2;
  }
  using namespace flocking::report;
  for (const testing::NamedRecord& named : testing::all_records()) {
    const std::filesystem::path folder = std::filesystem::path(argv[1]) / named.name;
    std::filesystem::create_directories(folder);
    for (const ReportFormat& format : report_formats()) {
      if (format.name == "gradescope" && named.record.is_class) continue;
      std::ofstream file(folder / file_name(format.name), std::ios::binary);
      file << format.write(named.record, {.color = false});
      if (!file.flush()) return 1;
    }
  }
  return 0;
}
