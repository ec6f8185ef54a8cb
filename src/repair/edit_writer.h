#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "repair/edits.h"

namespace flocking::repair {

/// The base of the classes that add edits of one kind to the edits of a file.
class EditWriter {
 public:
  /// All references must outlive this. `number` is that of the file.
  EditWriter(const ParsedFile& file, std::size_t number, const WantedLines& wanted,
             std::vector<Edit>& edits)
      : file_(file), number_(number), wanted_(wanted), edits_(edits) {}

 protected:
  [[nodiscard]] const Statement& statement(std::size_t i) const {
    return file_.outline.statements[i];
  }
  [[nodiscard]] std::string_view mark(std::size_t token) const { return file_.tokens[token].text; }
  [[nodiscard]] std::uint64_t line_of(const Statement& one) const {
    return file_.tokens[one.range.begin].line;
  }
  [[nodiscard]] bool is_in_block(const Statement& one) const {
    return one.parent != kNoStatement && statement(one.parent).kind == StatementKind::kBlock;
  }
  /// Returns the first statement of a loop's body in braces; null if there is none.
  [[nodiscard]] const Statement* first_in(const Statement& loop) const {
    const Statement& body = statement(loop.children.front());
    if (body.kind != StatementKind::kBlock || body.children.empty()) return nullptr;
    return &statement(body.children.front());
  }
  static bool is_index(const std::string& type) {
    return type == "int" || type == "size_t" || type == "unsigned";
  }

  void add(std::uint64_t line, std::string kind, std::vector<Change> changes, int cost) {
    edits_.push_back({.file = number_,
                      .line = line,
                      .kind = std::move(kind),
                      .changes = std::move(changes),
                      .cost = cost});
  }
  void add(const Statement& at, std::string kind, std::vector<Change> changes, int cost) {
    add(line_of(at), std::move(kind), std::move(changes), cost);
  }

  const ParsedFile& file_;
  std::size_t number_;
  const WantedLines& wanted_;
  std::vector<Edit>& edits_;
};

}  // namespace flocking::repair
