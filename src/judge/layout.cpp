#include "judge/layout.h"

namespace flocking::judge {

std::vector<LayoutNote> LayoutWatch::end(std::uint64_t size) {
  if (size > line_begin_) {
    note(Layout::kNoFinalNewline);
    take_return();
    judge_line();
  }
  std::vector<LayoutNote> found;
  for (std::size_t i = 0; i < notes_.size(); ++i) {
    notes_[i].layout = static_cast<Layout>(i);
    if (notes_[i].count > 0) found.push_back(notes_[i]);
  }
  return found;
}

}  // namespace flocking::judge
