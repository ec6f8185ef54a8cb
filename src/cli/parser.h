#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace flocking::cli {

/// A flag in the command line.
struct Occurrence {
  std::string name;   ///< "--seek"
  std::string value;  ///< "true" for a switch without a value
};

/// Parses the words of one command with CLI11. Only parser.cpp includes CLI11: each file that
/// includes CLI11 slows down the start of every run.
class Parser {
 public:
  /// If the last lines of `description` begin with "Usage: ", they say how to call the command;
  /// otherwise the usage is generated from its options and arguments.
  Parser(const std::string& command, const std::string& description, const std::string& footer);
  ~Parser();
  Parser(const Parser&) = delete;
  Parser& operator=(const Parser&) = delete;

  void add_version(const std::string& text);
  /// Adds an option with a value, which may be empty. If it is given several times, the last one
  /// counts; if not, `value` stays empty. `value` must outlive parse().
  void add_option(const char* name, std::optional<std::string>& value, const char* metavar,
                  const char* help);
  /// Adds a required argument without a flag.
  void add_positional(const char* name, std::string& value, const char* help);
  /// Adds a required argument without a flag that may be repeated.
  void add_positional(const char* name, std::vector<std::string>& values, const char* help);
  /// Adds an optional argument without a flag.
  void add_positional(const char* name, std::optional<std::string>& value, const char* help);
  /// Adds a switch, off by default.
  void add_switch(const char* name, bool& value, const char* help);
  /// Adds a flag that occurrences() reports each time it is given; `metavar` is null for a switch.
  void add_repeated(const char* name, const char* metavar, const char* help);

  /// Parses. Returns the text of --help or --version if requested. Throws UsageError with the first
  /// error; for an unknown word, the message has the advice of `about_word`.
  std::optional<std::string> parse(
      int argc, const char* const* argv,
      const std::function<std::string(const std::string&)>& about_word);

  /// Returns the repeated flags in the order of the command line. Requires parse().
  [[nodiscard]] std::vector<Occurrence> occurrences() const;

 private:
  struct Library;
  std::unique_ptr<Library> library_;
};

/// Returns "; did you mean BEST?", or an empty string if no known name is similar to `word`.
std::string suggestion(const std::string& word, const std::vector<std::string>& known);

}  // namespace flocking::cli
