#include "build/source_words.h"

#include <algorithm>
#include <cctype>

namespace flocking::build {
namespace {

bool is_word_letter(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// Returns the length of the character literal, 'x' or '\\x', at the start of `text`; 0 if there is
// only a quote.
std::size_t character_length(std::string_view text) {
  if (!text.starts_with('\'')) return 0;
  const std::size_t length = text.substr(1, 1) == "\\" ? 4 : 3;
  return text.size() >= length && text[length - 1] == '\'' ? length : 0;
}

// Returns true if a word of `before`, then `name`, then an opening parenthesis occur in sequence.
bool has_function(const std::vector<std::string_view>& pieces, std::string_view name,
                  const std::vector<std::string_view>& before) {
  for (std::size_t i = 1; i + 1 < pieces.size(); ++i) {
    if (pieces[i] == name && pieces[i + 1] == "(" &&
        std::find(before.begin(), before.end(), pieces[i - 1]) != before.end()) {
      return true;
    }
  }
  return false;
}

}  // namespace

std::vector<std::string_view> pieces_of(std::string_view text) {
  std::vector<std::string_view> pieces;
  for (std::size_t at = 0; at < text.size();) {
    const char c = text[at];
    if (text.substr(at, 2) == "//") {
      at = std::min(text.find('\n', at), text.size());
    } else if (text.substr(at, 2) == "/*") {
      at = text.find("*/", at + 2);
      at = at == std::string_view::npos ? text.size() : at + 2;
    } else if (c == '"') {
      for (++at; at < text.size() && text[at] != '"' && text[at] != '\n'; ++at) {
        if (text[at] == '\\') ++at;
      }
      ++at;
    } else if (const std::size_t length = character_length(text.substr(at, 4)); length > 0) {
      at += length;
    } else if (is_word_letter(c)) {
      std::size_t end = at;
      while (end < text.size() && is_word_letter(text[end])) ++end;
      pieces.push_back(text.substr(at, end - at));
      at = end;
    } else {
      if (std::isspace(static_cast<unsigned char>(c)) == 0) pieces.push_back(text.substr(at, 1));
      ++at;
    }
  }
  return pieces;
}

bool begins_program(Start start, const std::string& text) {
  if (text.find(start == Start::kCsMain ? "Main" : "main") == std::string::npos) return false;
  const std::vector<std::string_view> pieces = pieces_of(text);
  switch (start) {
    case Start::kCMain:
      return has_function(pieces, "main", {"int", "auto", "void", "signed"});
    case Start::kRustMain:
      return has_function(pieces, "main", {"fn"});
    case Start::kGoMain:
      return has_function(pieces, "main", {"func"});
    case Start::kJavaMain:
      return has_function(pieces, "main", {"void"});
    case Start::kCsMain:
      return has_function(pieces, "Main", {"void", "int", "Task"});
    default:
      return true;
  }
}

}  // namespace flocking::build
