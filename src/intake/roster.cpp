#include "intake/roster.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

#include "base/csv_table.h"
#include "base/error.h"
#include "base/printable.h"
#include "base/words.h"
#include "io/file.h"

namespace flocking::intake {
namespace {

constexpr std::size_t kMostRosterBytes = std::size_t{16} << 20U;

// Letters and digits alone, in lower case; bytes of other alphabets stay.
std::string key_of(std::string_view text) {
  std::string key;
  for (const char c : text) {
    const bool is_plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    const bool is_capital = c >= 'A' && c <= 'Z';
    if (is_capital) key += static_cast<char>(c - 'A' + 'a');
    if (is_plain || static_cast<unsigned char>(c) >= 0x80U) key += c;
  }
  return key;
}

// The same for "Berg, Anna" and "Anna Berg".
std::string key_of_name(std::string_view name) {
  std::string spaced(name);
  std::replace_if(
      spaced.begin(), spaced.end(), [](char c) { return c == ',' || c == '_'; }, ' ');
  std::vector<std::string> keys;
  for (const std::string_view word : words(spaced)) keys.push_back(key_of(word));
  std::sort(keys.begin(), keys.end());
  std::string all;
  for (const std::string& key : keys) all += key;
  return all;
}

enum class Column { kId, kName, kFirst, kLast, kLogin, kEmail, kSection, kOtherId, kGroup };

struct ColumnWord {
  std::string_view key;
  Column column;
};

// What platforms call them, as keys. Of several that mean the same the first in this order counts.
constexpr auto kColumnWords = std::to_array<ColumnWord>({
    {"id", Column::kId},
    {"userid", Column::kId},
    {"studentid", Column::kId},
    {"sid", Column::kId},
    {"identifier", Column::kId},
    {"idnumber", Column::kId},
    {"sisuserid", Column::kId},
    {"name", Column::kName},
    {"student", Column::kName},
    {"fullname", Column::kName},
    {"studentname", Column::kName},
    {"firstname", Column::kFirst},
    {"givenname", Column::kFirst},
    {"lastname", Column::kLast},
    {"surname", Column::kLast},
    {"familyname", Column::kLast},
    {"login", Column::kLogin},
    {"username", Column::kLogin},
    {"githubusername", Column::kLogin},
    {"sisloginid", Column::kLogin},
    {"loginid", Column::kLogin},
    {"email", Column::kEmail},
    {"emailaddress", Column::kEmail},
    {"section", Column::kSection},
    {"sections", Column::kSection},
    {"group", Column::kGroup},
    {"groupname", Column::kGroup},
    {"team", Column::kGroup},
    {"teamname", Column::kGroup},
    {"sisuserid", Column::kOtherId},
    {"idnumber", Column::kOtherId},
});

/// Where the columns of a roster stand.
class Columns {
 public:
  explicit Columns(const std::vector<std::string>& head) {
    for (const ColumnWord& word : kColumnWords) {
      std::optional<std::size_t>& place = places_.at(static_cast<std::size_t>(word.column));
      for (std::size_t i = 0; i < head.size() && !place; ++i) {
        if (key_of(head[i]) == word.key) place = i;
      }
    }
  }

  [[nodiscard]] bool tell_students() const {
    return has(Column::kId) || has(Column::kLogin) || has(Column::kName) || has(Column::kEmail) ||
           has(Column::kLast);
  }

  [[nodiscard]] Student student(const std::vector<std::string>& row) const {
    Student student{.id = of(row, Column::kId),
                    .name = of(row, Column::kName),
                    .login = of(row, Column::kLogin),
                    .email = of(row, Column::kEmail),
                    .section = of(row, Column::kSection),
                    .other_id = of(row, Column::kOtherId),
                    .group = of(row, Column::kGroup)};
    if (student.name.empty()) {
      student.name = trimmed(of(row, Column::kFirst) + ' ' + of(row, Column::kLast));
    }
    return student;
  }

 private:
  [[nodiscard]] bool has(Column column) const {
    return places_.at(static_cast<std::size_t>(column)).has_value();
  }
  [[nodiscard]] std::string of(const std::vector<std::string>& row, Column column) const {
    const std::optional<std::size_t> place = places_.at(static_cast<std::size_t>(column));
    return place && *place < row.size() ? row[*place] : "";
  }

  std::array<std::optional<std::size_t>, 9> places_;
};

void require_different(const Roster& roster, const std::string& source, const char* what,
                       std::string Student::*field) {
  std::map<std::string, std::uint64_t> seen;
  for (const Student& student : roster.students) {
    const std::string& value = student.*field;
    if (value.empty()) continue;
    const auto [first, is_new] = seen.emplace(value, student.line);
    if (is_new) continue;
    throw InputError({source, student.line, 1},
                     "two students have the " + std::string(what) + ' ' + in_quotes(value) +
                         "; the other one is in line " + std::to_string(first->second),
                     "");
  }
}

// Sections of a canvas export: its second line may tell the points possible.
bool is_no_student(const Student& student) {
  return key_of(student.name) == "pointspossible" ||
         (student.id.empty() && student.login.empty() && student.name.empty() &&
          student.email.empty());
}

std::string start_of_email(const std::string& email) { return email.substr(0, email.find('@')); }

}  // namespace

Roster parse_roster(std::string_view text, const std::string& source) {
  const std::vector<CsvRow> rows = parse_csv(text, source);
  if (rows.empty()) throw InputError({source, 1, 1}, "the roster is empty", "");
  const Columns columns(rows.front().fields);
  if (!columns.tell_students()) {
    throw InputError({source, 1, 1},
                     "the first line names no column to tell students by; expected some of id, "
                     "name, login, email, section",
                     "");
  }
  Roster roster;
  for (std::size_t i = 1; i < rows.size(); ++i) {
    Student student = columns.student(rows[i].fields);
    if (is_no_student(student)) continue;
    student.line = rows[i].line;
    roster.students.push_back(std::move(student));
  }
  require_different(roster, source, "id", &Student::id);
  require_different(roster, source, "login", &Student::login);
  return roster;
}

Roster read_roster(const std::string& path) {
  std::string text = io::File::open_input(path).read_all(kMostRosterBytes);
  Roster roster = parse_roster(text, path);
  roster.text = std::move(text);
  return roster;
}

std::string participant_of(const Student& student) {
  const std::vector<std::string_view> parts = words(student.id);
  return parts.size() == 2 && parse_whole(parts[1]) ? std::string(parts[1]) : "";
}

int only_one(const Roster& roster, const std::function<bool(const Student&)>& means) {
  int found = -1;
  for (std::size_t i = 0; i < roster.students.size(); ++i) {
    if (!means(roster.students[i])) continue;
    if (found >= 0) return -1;
    found = static_cast<int>(i);
  }
  return found;
}

int find_student(const Roster& roster, std::string_view id, std::string_view name) {
  const std::string id_key = key_of(id);
  for (const std::string& key : {id_key, key_of(name)}) {
    if (key.empty()) continue;
    for (const auto& field : {&Student::id, &Student::login, &Student::other_id}) {
      const int found =
          only_one(roster, [&](const Student& one) { return key_of(one.*field) == key; });
      if (found >= 0) return found;
    }
    const int by_number =
        only_one(roster, [&](const Student& one) { return participant_of(one) == key; });
    if (by_number >= 0) return by_number;
    const int by_email = only_one(
        roster, [&](const Student& one) { return key_of(start_of_email(one.email)) == key; });
    if (by_email >= 0) return by_email;
  }
  const std::string name_key = key_of_name(name);
  if (name_key.empty()) return -1;
  const int by_words =
      only_one(roster, [&](const Student& one) { return key_of_name(one.name) == name_key; });
  if (by_words >= 0) return by_words;
  // Canvas writes last and first name as one word.
  const std::string word = key_of(name);
  return only_one(roster, [&](const Student& one) {
    const std::vector<std::string_view> parts = words(one.name);
    if (parts.size() < 2) return false;
    std::string turned = key_of(parts.back());
    std::string plain;
    for (std::size_t i = 0; i + 1 < parts.size(); ++i) turned += key_of(parts[i]);
    for (const std::string_view part : parts) plain += key_of(part);
    return word == turned || word == plain;
  });
}

}  // namespace flocking::intake
