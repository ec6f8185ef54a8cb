// Edits of declared references. They cannot be switched on while a program runs.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "repair/declaration.h"
#include "repair/edit_writer.h"

namespace flocking::repair {
namespace {

constexpr int kReference = 3;

class ReferenceEdits : private EditWriter {
 public:
  using EditWriter::EditWriter;

  void add_all() {
    for (const Function& one : file_.outline.functions) add_parameters(one);
    for (const Statement& one : file_.outline.statements) {
      if (one.range.is_empty()) continue;
      if (one.kind == StatementKind::kFor) add_loop(one);
      if (one.kind == StatementKind::kDeclaration) add_copy(one);
    }
  }

 private:
  [[nodiscard]] bool has(Range range, std::string_view sign) const {
    for (std::size_t i = range.begin; i < range.end; ++i) {
      if (mark(i) == sign) return true;
    }
    return false;
  }

  // Parameters that the function changes although it has only a copy.
  void add_parameters(const Function& one) {
    for (const Range parameter : split_at_commas(file_.tokens, one.parameters)) {
      add_reference(parameter, one.body, "pass {} by reference");
    }
  }

  // for (Boid b : flock) b.x += dt;
  void add_loop(const Statement& one) {
    for (std::size_t i = one.head.begin; i < one.head.end; ++i) {
      if (mark(i) == ";" || mark(i) == "?") return;
      if (mark(i) != ":") continue;
      add_reference({one.head.begin, i}, {one.head.end, one.range.end}, "make {} a reference");
      return;
    }
  }

  // `kind` has {} for the name.
  void add_reference(Range range, Range body, const std::string& kind) {
    if (range.is_empty() || has(range, "&") || has(range, "*") || has(range, "const")) return;
    const Declaration declared = parameter_in(file_.tokens, range);
    if (declared.names.empty() || declared.names.front().name >= range.end) return;
    const std::size_t at = declared.names.front().name;
    const std::string name(mark(at));
    if (!is_changed(name, body)) return;
    replace(at, "&" + name, std::string(kind).replace(kind.find("{}"), 2, name));
  }

  // vector<Boid>& next = flock;
  void add_copy(const Statement& one) {
    for (std::size_t i = one.range.begin; i + 2 < one.range.end; ++i) {
      if (mark(i) == "=" || mark(i) == "const") return;
      const bool is_list = mark(i) == ">" && mark(i + 1) == "&" && mark(i + 3) == "=";
      if (!is_list) continue;
      replace(i + 1, "", "make " + std::string(mark(i + 2)) + " a copy: remove &");
      return;
    }
  }

  [[nodiscard]] bool is_changed(const std::string& name, Range body) const {
    for (std::size_t i = body.begin; i + 1 < body.end; ++i) {
      const bool is_member = i > 0 && (mark(i - 1) == "." || mark(i - 1) == "->");
      if (mark(i) == name && !is_member && is_changed_at(i + 1, body.end)) return true;
    }
    return false;
  }

  // Returns true if what follows a name assigns to it or to a member, or adds to a list.
  [[nodiscard]] bool is_changed_at(std::size_t at, std::size_t end) const {
    constexpr std::array<std::string_view, 7> kChanges = {"=", "+=", "-=", "*=", "/=", "++", "--"};
    while (at < end && (mark(at) == "." || mark(at) == "[")) {
      if (mark(at) == "[") {
        at = closing(file_.tokens, at, end) + 1;
        continue;
      }
      if (at + 1 < end && (mark(at + 1) == "push_back" || mark(at + 1) == "clear")) return true;
      at += 2;
    }
    return at < end && std::find(kChanges.begin(), kChanges.end(), mark(at)) != kChanges.end();
  }

  void replace(std::size_t token, std::string text, std::string kind) {
    const std::uint64_t line = file_.tokens[token].line;
    if (!wanted_(line)) return;
    add(line, std::move(kind), {{.tokens = {token, token + 1}, .text = std::move(text)}},
        kReference);
  }
};

}  // namespace

std::vector<Edit> reference_edits(const ParsedFile& file, std::size_t number,
                                  const WantedLines& wanted) {
  std::vector<Edit> edits;
  if (is_cxx(file)) ReferenceEdits(file, number, wanted, edits).add_all();
  return edits;
}

}  // namespace flocking::repair
