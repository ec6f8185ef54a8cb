#pragma once

#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>

namespace flocking::testing {

/// A temporary folder for the files of a test, removed by the destructor. Its name differs from
/// those of the grader's own folders, because hostile programs search for these.
class TempFolder {
 public:
  TempFolder() : path_(::testing::TempDir() + "/test-of-flocking-XXXXXX") {
    if (mkdtemp(path_.data()) == nullptr) throw std::runtime_error("no temporary folder");
  }
  ~TempFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  TempFolder(const TempFolder&) = delete;
  TempFolder& operator=(const TempFolder&) = delete;

  [[nodiscard]] std::string path_of(const std::string& name) const { return path_ + "/" + name; }
  /// Writes a file, and creates its folder if `name` contains one; returns its path.
  [[nodiscard]] std::string add(const std::string& name, std::string_view text) const {
    const std::string path = path_of(name);
    std::filesystem::create_directories(std::filesystem::path(path).parent_path());
    std::ofstream(path, std::ios::binary) << text;
    return path;
  }
  [[nodiscard]] std::string text_of(const std::string& name) const {
    std::ostringstream text;
    text << std::ifstream(path_of(name), std::ios::binary).rdbuf();
    return text.str();
  }
  void remove(const std::string& name) const { std::filesystem::remove(path_of(name)); }

 private:
  std::string path_;
};

}  // namespace flocking::testing
