#include "grade/kept_results.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <system_error>
#include <vector>

#include "base/source_hash.h"
#include "base/words.h"
#include "grade/own_folder.h"
#include "sandbox/channel.h"

namespace flocking::grade {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kCheckDigits = 16;

void sweep(const std::string& folder) {
  constexpr std::chrono::hours kLongAgo{24 * 90};
  std::error_code error;
  std::vector<fs::path> old;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
    if (entry.last_write_time(error) + kLongAgo < fs::file_time_type::clock::now()) {
      old.push_back(entry.path());
    }
  }
  for (const fs::path& path : old) fs::remove(path, error);
}

// Returns the text with line feeds escaped, as one line.
std::string escaped(std::string_view text) {
  std::string line;
  for (const char byte : text) {
    if (byte == '\n') {
      line += "\\n";
    } else if (byte == '\\') {
      line += "\\\\";
    } else {
      line += byte;
    }
  }
  return line;
}

std::string unescaped(std::string_view line) {
  std::string text;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] != '\\' || i + 1 == line.size()) {
      text += line[i];
    } else {
      text += line[++i] == 'n' ? '\n' : '\\';
    }
  }
  return text;
}

std::string check_of(std::string_view key, std::string_view line) {
  return hex_sha256(std::string(key) + ' ' + std::string(line)).substr(0, kCheckDigits);
}

struct KeptResult {
  std::string key;
  std::string text;
};

std::optional<KeptResult> result_in(std::string_view line) {
  const std::size_t key_end = line.find(' ');
  if (key_end == std::string_view::npos) return std::nullopt;
  const std::size_t check_end = key_end + 1 + kCheckDigits;
  if (check_end >= line.size() || line[check_end] != ' ') return std::nullopt;
  const std::string_view key = line.substr(0, key_end);
  const std::string_view rest = line.substr(check_end + 1);
  if (check_of(key, rest) != line.substr(key_end + 1, kCheckDigits)) return std::nullopt;
  return KeptResult{std::string(key), unescaped(rest)};
}

// Opens a file that only this user can write to, and that is not a link.
sandbox::Descriptor own_file(const std::string& path, int flags) {
  constexpr mode_t kForOneUser = 0600;
  sandbox::Descriptor file(
      open(path.c_str(), flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, kForOneUser));
  struct stat status {};
  if (file.get() < 0 || fstat(file.get(), &status) != 0 || !S_ISREG(status.st_mode) ||
      status.st_uid != geteuid() || (status.st_mode & (S_IWGRP | S_IWOTH)) != 0) {
    return {};
  }
  return file;
}

}  // namespace

KeptResults::KeptResults(const std::string& folder) : folder_(made_own_folder(folder, 0700)) {
  sweep(folder_);
}

std::map<std::string, std::string> KeptResults::read(const std::string& name) const {
  std::map<std::string, std::string> results;
  const sandbox::Descriptor file = own_file(folder_ + '/' + name, O_RDONLY);
  if (file.get() < 0) return results;
  std::string text;
  std::array<char, 1U << 16U> block{};
  for (ssize_t size = 0; (size = ::read(file.get(), block.data(), block.size())) > 0;) {
    text.append(block.data(), static_cast<std::size_t>(size));
  }
  for (const std::string_view line : split(text, '\n')) {
    if (auto result = result_in(line)) results[result->key] = std::move(result->text);
  }
  return results;
}

bool KeptResults::add(const std::string& name, std::string_view key,
                      std::string_view result) const {
  const std::string rest = escaped(result);
  // Begin a new line, even if the line before was cut off.
  std::string line = "\n";
  line.append(key).append(" ").append(check_of(key, rest)).append(" ").append(rest).append("\n");
  const sandbox::Descriptor file = own_file(folder_ + '/' + name, O_WRONLY | O_APPEND | O_CREAT);
  return file.get() >= 0 && sandbox::write_all(file.get(), line.data(), line.size());
}

}  // namespace flocking::grade
