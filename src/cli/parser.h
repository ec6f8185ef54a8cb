#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace flocking::cli {

/// A flag as it stood on the command line.
struct Occurrence {
  std::string name;   ///< "--seek"
  std::string value;  ///< "true" for a switch without one
};

/// Understands the words of one command. CLI11 does the work; only parser.cpp sees it, since each
/// file that includes its headers adds to the start of every run.
class Parser {
 public:
  Parser(const std::string& command, const std::string& description, const std::string& footer);
  ~Parser();
  Parser(const Parser&) = delete;
  Parser& operator=(const Parser&) = delete;

  void add_version(const std::string& text);
  /// An option with a value, be it empty; of several the last counts, and nothing where none is
  /// given. `value` must outlive parse().
  void add_option(const char* name, std::optional<std::string>& value, const char* metavar,
                  const char* help);
  /// An argument without a flag in front of it, which must be given.
  void add_positional(const char* name, std::string& value, const char* help);
  /// One that may be left out.
  void add_positional(const char* name, std::optional<std::string>& value, const char* help);
  /// A switch, off unless given.
  void add_switch(const char* name, bool& value, const char* help);
  /// One that occurrences() reports, each time it is given; `metavar` is null for a switch.
  void add_repeated(const char* name, const char* metavar, const char* help);

  /// Returns the text to print where --help or --version asks for one. Throws UsageError naming the
  /// first thing that is wrong; for a word that no option takes, `about_word` says what to do.
  std::optional<std::string> parse(
      int argc, const char* const* argv,
      const std::function<std::string(const std::string&)>& about_word);

  /// After parse(): the repeated flags in the order of the command line.
  [[nodiscard]] std::vector<Occurrence> occurrences() const;

 private:
  struct Library;
  std::unique_ptr<Library> library_;
};

/// "; did you mean BEST?", or nothing where no known name is near `word`.
std::string suggestion(const std::string& word, const std::vector<std::string>& known);

}  // namespace flocking::cli
