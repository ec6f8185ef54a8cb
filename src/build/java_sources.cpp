#include "build/java_sources.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <string_view>
#include <vector>

#include "build/main_choice.h"
#include "build/source_words.h"

namespace flocking::build {
namespace {

bool is_java_letter(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// Names with points between, of any alphabet.
bool is_package(std::string_view text) {
  constexpr std::size_t kLongestPackage = 1'000;
  return text.size() <= kLongestPackage && std::all_of(text.begin(), text.end(), [](char c) {
           return is_java_letter(c) || c == '.' || c == '$' ||
                  static_cast<unsigned char>(c) >= 0x80U;
         });
}

using Pieces = std::vector<std::string>;

bool is_kind_of_class(std::string_view word) {
  return word == "class" || word == "interface" || word == "enum" || word == "record";
}

// The name behind `class`, in pieces where it is not of ASCII alone.
std::string name_behind(const Pieces& pieces, std::size_t at) {
  std::string name;
  for (++at; at < pieces.size(); ++at) {
    const std::string& piece = pieces[at];
    if (piece == "{" || piece == "(" || piece == "<") break;
    if (piece == "extends" || piece == "implements") break;
    name += piece;
  }
  return name;
}

// The outermost class in which main stands. Only a public one has to be called as its file is.
std::string class_with_main(const Pieces& pieces) {
  std::string name;
  int depth = 0;
  for (std::size_t i = 1; i + 1 < pieces.size(); ++i) {
    if (depth == 0 && is_kind_of_class(pieces[i - 1])) name = name_behind(pieces, i - 1);
    if (pieces[i] == "main" && pieces[i + 1] == "(" && pieces[i - 1] == "void") return name;
    depth += (pieces[i] == "{" ? 1 : 0) - (pieces[i] == "}" ? 1 : 0);
  }
  return "";
}

std::string package_of(const Pieces& pieces) {
  const auto begin = std::find_if(pieces.begin(), pieces.end(), [](const std::string& piece) {
    return piece == "package" || piece == "class";
  });
  std::string package;
  if (begin == pieces.end() || *begin == "class") return package;
  const auto end = std::find(begin, pieces.end(), ";");
  for (auto piece = begin + 1; piece < end; ++piece) package += *piece;
  return is_package(package) ? package : "";
}

}  // namespace

std::string java_class_of(const std::string& text, const std::string& path) {
  const Pieces pieces = pieces_of(text);
  const std::string package = package_of(pieces);
  std::string name = class_with_main(pieces);
  if (name.empty() || !is_package(name)) name = std::filesystem::path(path).stem().string();
  return package.empty() ? name : package + '.' + name;
}

void choose_java_sources(const WorkFiles& work, const std::vector<std::string>& sources,
                         Plan& plan) {
  choose_by_main(work, sources, plan);
  if (plan.sources.empty()) return;
  const std::string& first = plan.sources.front();
  plan.java_class = java_class_of(read_source(work, first), first);
}

}  // namespace flocking::build
