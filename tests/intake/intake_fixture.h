#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "intake/intake.h"
#include "support/temp_folder.h"

namespace flocking::intake {

/// Takes in a class of files that a test adds.
class Intake : public ::testing::Test {
 protected:
  void add(const std::string& name, std::string_view text = "x") const {
    static_cast<void>(folder_.add("class/" + name, text));
  }
  [[nodiscard]] std::string path_of(const std::string& name) const { return folder_.path_of(name); }
  [[nodiscard]] Class taken(const std::string& place = "class") const {
    Wish wish;
    wish.place = path_of(place);
    wish.layout = layout_;
    wish.roster = roster_.students.empty() ? nullptr : &roster_;
    wish.class_bounds = class_bounds_;
    wish.student_bounds = student_bounds_;
    return take_in(wish);
  }
  /// Returns "NAME [ID]: FILES", or the problem, for each entry.
  static std::vector<std::string> described(const Class& all) {
    std::vector<std::string> lines;
    for (const Entry& entry : all.entries) {
      std::string line = entry.name + " [" + entry.id + "]:";
      std::vector<std::string> files;
      if (!entry.files.empty()) {
        for (const auto& file : std::filesystem::recursive_directory_iterator(entry.files)) {
          if (file.is_directory()) continue;
          files.push_back(file.path().lexically_relative(entry.files).string());
        }
      }
      std::sort(files.begin(), files.end());
      for (const std::string& file : files) line += ' ' + file;
      if (!entry.problem.empty()) line += " PROBLEM " + entry.problem;
      lines.push_back(line);
    }
    return lines;
  }
  void set_roster(const std::string& text) { roster_ = parse_roster(text, "roster.csv"); }
  void force(Layout layout) { layout_ = layout; }
  void bound(const Bounds& of_class, const Bounds& of_student) {
    class_bounds_ = of_class;
    student_bounds_ = of_student;
  }
  [[nodiscard]] const flocking::testing::TempFolder& folder() const { return folder_; }

 private:
  flocking::testing::TempFolder folder_;
  Roster roster_;
  std::optional<Layout> layout_;
  Bounds class_bounds_ = kBoundsOfClass;
  Bounds student_bounds_ = kBoundsOfStudent;
};

}  // namespace flocking::intake
