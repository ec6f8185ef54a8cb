#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "intake/bounds.h"

namespace flocking::intake {

/// Notes about the files of one student: the first kMostNotes notes, and the number of further
/// notes.
class Notes {
 public:
  void add(std::string note) {
    if (notes_.size() < kMostNotes) {
      notes_.push_back(std::move(note));
    } else {
      ++more_;
    }
  }
  void add(const Notes& others) {
    for (const std::string& note : others.notes_) add(note);
    more_ += others.more_;
  }

  [[nodiscard]] bool empty() const { return notes_.empty(); }

  /// Returns the notes, followed by "and 280 more" if there are more.
  [[nodiscard]] std::vector<std::string> list() const {
    std::vector<std::string> all = notes_;
    if (more_ > 0) all.push_back("and " + std::to_string(more_) + " more");
    return all;
  }

 private:
  std::vector<std::string> notes_;
  std::size_t more_ = 0;
};

}  // namespace flocking::intake
