#include "deploy/statement.h"

#include <span>
#include <vector>

#include "base/words.h"

namespace flocking::deploy {
namespace {

enum class Kind { kHeading, kParagraph, kItem, kCode };

struct Block {
  Kind kind = Kind::kParagraph;
  std::string text;
};

struct Escape {
  char character;
  std::string_view text;
};

struct Brackets {
  std::string_view open;
  std::string_view close;
};

/// The markup of an output format for the parts of a text.
struct Language {
  std::span<const Escape> escapes;
  bool escapes_in_code;
  Brackets heading;
  Brackets paragraph;
  Brackets list;
  Brackets item;
  Brackets code;
  Brackets word;  ///< `code` in a line
};

constexpr Escape kLatexEscapes[] = {{'\\', "\\textbackslash{}"},
                                    {'{', "\\{"},
                                    {'}', "\\}"},
                                    {'$', "\\$"},
                                    {'&', "\\&"},
                                    {'#', "\\#"},
                                    {'%', "\\%"},
                                    {'_', "\\_"},
                                    {'<', "$<$"},
                                    {'>', "$>$"},
                                    {'|', "$|$"},
                                    {'^', "\\^{}"},
                                    {'~', "\\~{}"}};
constexpr Language kLatex = {.escapes = kLatexEscapes,
                             .escapes_in_code = false,
                             .heading = {"\\section*{", "}\n"},
                             .paragraph = {"", "\n"},
                             .list = {"\\begin{itemize}\n", "\\end{itemize}\n"},
                             .item = {"\\item ", "\n"},
                             .code = {"\\begin{verbatim}\n", "\n\\end{verbatim}\n"},
                             .word = {"\\texttt{", "}"}};

constexpr Escape kHtmlEscapes[] = {{'&', "&amp;"}, {'<', "&lt;"}, {'>', "&gt;"}};
constexpr Language kHtml = {.escapes = kHtmlEscapes,
                            .escapes_in_code = true,
                            .heading = {"<h2>", "</h2>\n"},
                            .paragraph = {"<p>", "</p>\n"},
                            .list = {"<ul>\n", "</ul>\n"},
                            .item = {"<li>", "</li>\n"},
                            .code = {"<pre>", "</pre>\n"},
                            .word = {"<code>", "</code>"}};

bool takes_more_lines(const Block& block) {
  return block.kind == Kind::kParagraph || block.kind == Kind::kItem;
}

std::vector<Block> blocks_of(std::string_view markdown) {
  std::vector<Block> blocks;
  std::size_t blank_lines = 1;
  for (const std::string_view line : split(markdown, '\n')) {
    const bool follows = blank_lines == 0;
    if (trimmed(line).empty()) {
      ++blank_lines;
    } else if (line.starts_with("    ")) {
      if (!blocks.empty() && blocks.back().kind == Kind::kCode) {
        blocks.back().text += std::string(blank_lines + 1, '\n') + std::string(line.substr(4));
      } else {
        blocks.push_back({Kind::kCode, std::string(line.substr(4))});
      }
      blank_lines = 0;
    } else {
      if (line.starts_with("## ")) {
        blocks.push_back({Kind::kHeading, std::string(line.substr(3))});
      } else if (line.starts_with("* ")) {
        blocks.push_back({Kind::kItem, std::string(line.substr(2))});
      } else if (follows && takes_more_lines(blocks.back())) {
        blocks.back().text += "\n" + std::string(trimmed(line));
      } else {
        blocks.push_back({Kind::kParagraph, std::string(line)});
      }
      blank_lines = 0;
    }
  }
  return blocks;
}

std::string escaped(std::string_view text, const Language& language) {
  std::string result;
  for (const char c : text) {
    std::string_view written(&c, 1);
    for (const Escape& escape : language.escapes) {
      if (escape.character == c) written = escape.text;
    }
    result += written;
  }
  return result;
}

std::string put_in(const Brackets& brackets, const std::string& text) {
  return std::string(brackets.open) + text + std::string(brackets.close);
}

// Every second piece between backquotes is code.
std::string with_code(std::string_view text, const Language& language) {
  std::string result;
  bool is_code = false;
  for (const std::string_view piece : split(text, '`')) {
    const std::string written = escaped(piece, language);
    result += is_code ? put_in(language.word, written) : written;
    is_code = !is_code;
  }
  return result;
}

std::string written(const Block& block, const Language& language) {
  switch (block.kind) {
    case Kind::kHeading:
      return put_in(language.heading, with_code(block.text, language));
    case Kind::kItem:
      return put_in(language.item, with_code(block.text, language));
    case Kind::kCode:
      return put_in(language.code,
                    language.escapes_in_code ? escaped(block.text, language) : block.text);
    case Kind::kParagraph:
      break;
  }
  return put_in(language.paragraph, with_code(block.text, language));
}

std::string translated(std::string_view markdown, const Language& language) {
  std::string text;
  bool in_list = false;
  for (const Block& block : blocks_of(markdown)) {
    const bool is_item = block.kind == Kind::kItem;
    if (in_list && !is_item) text += language.list.close;
    if (!(in_list && is_item)) text += "\n";
    if (is_item && !in_list) text += language.list.open;
    text += written(block, language);
    in_list = is_item;
  }
  if (in_list) text += language.list.close;
  return text;
}

}  // namespace

std::string statement_as_latex(std::string_view title, std::string_view markdown) {
  return "\\problemname{" + escaped(title, kLatex) + "}\n" + translated(markdown, kLatex);
}

std::string statement_as_html(std::string_view title, std::string_view markdown) {
  const std::string name = escaped(title, kHtml);
  return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>" + name +
         "</title>\n</head>\n<body>\n<h1>" + name + "</h1>\n" + translated(markdown, kHtml) +
         "</body>\n</html>\n";
}

}  // namespace flocking::deploy
