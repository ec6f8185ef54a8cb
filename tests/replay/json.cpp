#include "replay/json.h"

#include <cstdlib>
#include <stdexcept>

namespace flocking::testing {
namespace {

class JsonParser {
 public:
  explicit JsonParser(std::string_view text) : text_(text) {}

  Json document() {
    Json value = this->value();
    skip_blanks();
    if (at_ != text_.size()) fail();
    return value;
  }

 private:
  [[noreturn]] void fail() const {
    throw std::runtime_error("no JSON at " + std::to_string(at_) + ": " +
                             std::string(text_.substr(at_, 40)));
  }

  void skip_blanks() {
    while (at_ < text_.size() &&
           std::string_view(" \n\r\t").find(text_[at_]) != std::string_view::npos)
      ++at_;
  }

  bool take(char c) {
    skip_blanks();
    if (at_ == text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }

  bool take_word(std::string_view word) {
    if (text_.substr(at_, word.size()) != word) return false;
    at_ += word.size();
    return true;
  }

  Json value() {
    Json json;
    skip_blanks();
    if (take('{')) {
      json.kind = Json::Kind::kObject;
      members(json);
    } else if (take('[')) {
      json.kind = Json::Kind::kArray;
      if (take(']')) return json;
      do json.items.push_back(value());
      while (take(','));
      if (!take(']')) fail();
    } else if (at_ < text_.size() && text_[at_] == '"') {
      json.kind = Json::Kind::kText;
      json.text = string();
    } else {
      scalar(json);
    }
    return json;
  }

  void members(Json& json) {
    if (take('}')) return;
    do {
      skip_blanks();
      std::string name = string();
      if (!take(':') || json.members.contains(name)) fail();
      json.members.emplace(std::move(name), value());
    } while (take(','));
    if (!take('}')) fail();
  }

  void scalar(Json& json) {
    if (take_word("null")) return;
    if (take_word("true") || take_word("false")) {
      json.kind = Json::Kind::kFlag;
      json.flag = text_[at_ - 2] == 'u';
      return;
    }
    json.kind = Json::Kind::kNumber;
    const std::size_t end = text_.find_first_not_of("+-.0123456789eE", at_);
    const std::string digits(text_.substr(at_, end - at_));
    if (digits.empty()) fail();
    char* stop = nullptr;
    json.number = std::strtod(digits.c_str(), &stop);
    if (*stop != '\0') fail();
    at_ += digits.size();
  }

  std::string string() {
    if (!take('"')) fail();
    std::string text;
    while (at_ < text_.size() && text_[at_] != '"') {
      if (static_cast<unsigned char>(text_[at_]) < 0x20) fail();
      if (text_[at_] == '\\') {
        ++at_;
        escape(text);
      } else {
        text += text_[at_++];
      }
    }
    if (!take('"')) fail();
    return text;
  }

  void escape(std::string& text) {
    const char c = text_.at(at_++);
    if (c == 'n') {
      text += '\n';
    } else if (c == 'u') {
      const auto code = std::strtoul(std::string(text_.substr(at_, 4)).c_str(), nullptr, 16);
      text += code < 0x80 ? std::string(1, static_cast<char>(code)) : "\uFFFD";
      at_ += 4;
    } else {
      text += c;
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

Json parsed_json(std::string_view text) { return JsonParser(text).document(); }

}  // namespace flocking::testing
