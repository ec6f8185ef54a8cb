#include "compare.h"

#include <algorithm>
#include <cstddef>

#include "tokens.h"

namespace oracle::compare {
namespace {

constexpr long kFields = 4;

Place place_of(std::size_t index, long agents) {
  const long number = static_cast<long>(index);
  return {1 + number / (kFields * agents), number / kFields % agents,
          static_cast<int>(number % kFields)};
}

// Returns true for NaN and infinity in upper or lower case: as the standard libraries write them,
// nan(...) with the bits of a NaN, and Microsoft's old 1.#INF, 1.#IND, 1.#QNAN.
bool not_finite(std::string_view token) {
  if (token.starts_with('-') || token.starts_with('+')) {
    token.remove_prefix(1);
  }
  std::string word;
  for (const char c : token) {
    word += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return word == "nan" || word == "inf" || word == "infinity" || word.starts_with("1.#") ||
         (word.starts_with("nan(") && word.ends_with(')'));
}

std::optional<Place> first_not_finite(const std::vector<Token>& tokens, long agents) {
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (not_finite(tokens[i].text)) {
      return place_of(i, agents);
    }
  }
  return {};
}

Decimal tolerance(const Options& options, const std::string& text) {
  return options.exact ? Decimal() : Decimal::parse(text).value();
}

class Comparison {
 public:
  Comparison(std::string_view expected, std::string_view actual, const Options& options)
      : options_(options),
        expected_(tokens_of(expected)),
        actual_(tokens_of(actual)),
        end_(end_of(actual)),
        abs_tolerance_(tolerance(options, options.abs_tolerance)),
        rel_tolerance_(tolerance(options, options.rel_tolerance)) {
    report_.layout = layout_notes(actual);
  }

  Report run() {
    for (std::size_t i = 0; i < std::min(expected_.size(), actual_.size()); ++i) {
      compare_tokens(i);
    }
    count_steps();
    if (actual_.size() < expected_.size()) {
      note_missing();
    } else if (actual_.size() > expected_.size()) {
      note_extra();
    }
    report_.not_finite_expected = first_not_finite(expected_, options_.agents);
    report_.not_finite_found = first_not_finite(actual_, options_.agents);
    if (report_.first) {
      report_.verdict = Verdict::kWrong;
    } else if (options_.strict_format && !report_.layout.empty()) {
      report_.verdict = Verdict::kLayout;
    }
    return report_;
  }

 private:
  void compare_tokens(std::size_t i) {
    const std::optional<Decimal> expected = Decimal::parse(expected_[i].text);
    const std::optional<Decimal> actual = Decimal::parse(actual_[i].text);
    if (!expected || !actual) {
      ++report_.differences;
      note_first(i, {});
      return;
    }
    const Decimal error = (*actual - *expected).magnitude();
    if (report_.largest_error < error) {
      report_.largest_error = error;
      report_.largest_place = place_of(i, options_.agents);
    }
    const Decimal relative = rel_tolerance_ * expected->magnitude();
    if (error <= abs_tolerance_ || error <= relative) {
      note_margin(i, error, abs_tolerance_ < relative ? relative : abs_tolerance_);
    } else {
      ++report_.differences;
      note_first(i, error);
    }
  }

  void note_margin(std::size_t i, const Decimal& error, const Decimal& allowed) {
    std::optional<Margin>& margin = report_.margin;
    // Compares the shares by cross-multiplication. If no error is allowed, the error is 0, and so
    // is the share.
    const bool larger =
        margin && (margin->error.sign() == 0 ? error.sign() > 0
                                             : margin->error * allowed < error * margin->allowed);
    if (!margin || larger) {
      margin = {place_of(i, options_.agents), error, allowed};
    }
  }

  void note_first(std::size_t i, const std::optional<Decimal>& error) {
    if (report_.first) {
      return;
    }
    const Token& found = i < actual_.size() ? actual_[i] : end_;
    const std::string_view expected = i < expected_.size() ? expected_[i].text : "";
    report_.first = {place_of(i, options_.agents),
                     std::string(expected),
                     std::string(found.text),
                     error,
                     found.line,
                     found.column};
  }

  void count_steps() {
    const long numbers_of_a_step = kFields * options_.agents;
    const long expected = static_cast<long>(expected_.size());
    report_.steps_expected = (expected + numbers_of_a_step - 1) / numbers_of_a_step;
    report_.steps_found = static_cast<long>(actual_.size()) / numbers_of_a_step;
  }

  void note_missing() {
    report_.missing_tokens = static_cast<long>(expected_.size() - actual_.size());
    note_first(actual_.size(), {});
  }

  void note_extra() {
    report_.extra_tokens = static_cast<long>(actual_.size() - expected_.size());
    for (std::size_t i = expected_.size(); i < actual_.size(); ++i) {
      const bool begins_a_line = i == 0 || actual_[i - 1].line != actual_[i].line;
      report_.extra_lines += begins_a_line ? 1 : 0;
    }
    note_first(expected_.size(), {});
  }

  const Options& options_;
  std::vector<Token> expected_, actual_;
  Token end_;
  Decimal abs_tolerance_, rel_tolerance_;
  Report report_;
};

}  // namespace

Report compare_outputs(std::string_view expected, std::string_view actual, const Options& options) {
  return Comparison(expected, actual, options).run();
}

}  // namespace oracle::compare
