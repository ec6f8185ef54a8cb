#include "intake/roster_columns.h"

#include <algorithm>

#include "base/moodle_worksheet.h"
#include "intake/name_key.h"

namespace flocking::intake {
namespace {

constexpr std::string_view kBrightspaceId = "orgdefinedid";
constexpr std::string_view kBrightspaceEnd = "endoflineindicator";

bool has_heading(const std::vector<std::string>& head, std::string_view key) {
  return std::any_of(head.begin(), head.end(),
                     [key](const std::string& one) { return key_of(one) == key; });
}

}  // namespace

const std::vector<ColumnWord>& column_words() {
  static const std::vector<ColumnWord> kWords = {
      {"id", Column::kId, "Canvas, Sakai, by hand"},
      {"userid", Column::kId, "by hand"},
      {"studentid", Column::kId, "Blackboard, by hand"},
      {"studentnumber", Column::kId, "by hand"},
      {"studentno", Column::kId, "by hand"},
      {"sid", Column::kId, "Gradescope"},
      {"identifier", Column::kId, "Moodle, GitHub Classroom"},
      {"rosteridentifier", Column::kId, "GitHub Classroom"},
      {"idnumber", Column::kId, "Moodle"},
      {"sisuserid", Column::kId, "Canvas"},
      {kBrightspaceId, Column::kId, "Brightspace"},
      {"matrikelnummer", Column::kId, "German"},
      {"name", Column::kName, "GitHub Classroom, Gradescope, by hand"},
      {"student", Column::kName, "Canvas"},
      {"fullname", Column::kName, "Moodle"},
      {"studentname", Column::kName, "Sakai, by hand"},
      {"vollständigername", Column::kName, "Moodle, German"},
      {"nombrecompleto", Column::kName, "Moodle, Spanish"},
      {"nomcomplet", Column::kName, "Moodle, French"},
      {"nomecompleto", Column::kName, "Moodle, Portuguese"},
      {"volledigenaam", Column::kName, "Moodle, Dutch"},
      {"firstname", Column::kFirst, "Blackboard, Brightspace, Gradescope, Google Classroom, Sakai"},
      {"givenname", Column::kFirst, "by hand"},
      {"vorname", Column::kFirst, "German"},
      {"prénom", Column::kFirst, "French"},
      {"nombre", Column::kFirst, "Spanish"},
      {"nome", Column::kFirst, "Italian, Portuguese"},
      {"voornaam", Column::kFirst, "Dutch"},
      {"lastname", Column::kLast, "Blackboard, Brightspace, Gradescope, Google Classroom, Sakai"},
      {"surname", Column::kLast, "Moodle"},
      {"familyname", Column::kLast, "by hand"},
      {"nachname", Column::kLast, "German"},
      {"nom", Column::kLast, "French"},
      {"nomdefamille", Column::kLast, "French"},
      {"apellido", Column::kLast, "Spanish"},
      {"apellidos", Column::kLast, "Spanish"},
      {"cognome", Column::kLast, "Italian"},
      {"achternaam", Column::kLast, "Dutch"},
      {"login", Column::kLogin, "by hand"},
      {"username", Column::kLogin, "Blackboard, Brightspace, Moodle"},
      {"githubusername", Column::kLogin, "GitHub Classroom"},
      {"sisloginid", Column::kLogin, "Canvas"},
      {"loginid", Column::kLogin, "by hand"},
      {"displayid", Column::kLogin, "Sakai"},
      {"netid", Column::kLogin, "by hand"},
      {"anmeldename", Column::kLogin, "Moodle, German"},
      {"benutzername", Column::kLogin, "German"},
      {"nomdutilisateur", Column::kLogin, "Moodle, French"},
      {"nombredeusuario", Column::kLogin, "Moodle, Spanish"},
      {"email", Column::kEmail, "Brightspace, Gradescope, by hand"},
      {"emailaddress", Column::kEmail, "Moodle, Google Classroom"},
      {"mail", Column::kEmail, "by hand"},
      {"emailadresse", Column::kEmail, "Moodle, German"},
      {"adressedecourriel", Column::kEmail, "Moodle, French"},
      {"correoelectrónico", Column::kEmail, "Spanish"},
      {"direccióndecorreo", Column::kEmail, "Moodle, Spanish"},
      {"indirizzoemail", Column::kEmail, "Moodle, Italian"},
      {"endereçodeemail", Column::kEmail, "Moodle, Portuguese"},
      {"emailadres", Column::kEmail, "Moodle, Dutch"},
      {"section", Column::kSection, "Canvas, by hand"},
      {"sections", Column::kSection, "Gradescope"},
      {"group", Column::kGroup, "Moodle, by hand"},
      {"groupname", Column::kGroup, "by hand"},
      {"team", Column::kGroup, "by hand"},
      {"teamname", Column::kGroup, "GitHub Classroom"},
      {"gruppe", Column::kGroup, "German"},
      {"grupo", Column::kGroup, "Spanish, Portuguese"},
      {"groupe", Column::kGroup, "French"},
      {"gruppo", Column::kGroup, "Italian"},
      {"groep", Column::kGroup, "Dutch"},
      {"sisuserid", Column::kOtherId, "Canvas"},
      {"idnumber", Column::kOtherId, "Moodle"},
  };
  return kWords;
}

RosterColumns::RosterColumns(const std::vector<std::string>& head)
    : is_canvas_(has_heading(head, "student") && has_heading(head, "id")),
      is_gradescope_(has_heading(head, "sid")),
      is_brightspace_(has_heading(head, kBrightspaceId) || has_heading(head, kBrightspaceEnd)) {
  std::vector<std::string> keys;
  for (const std::string& heading : head) keys.push_back(key_of(heading));
  for (const ColumnWord& word : column_words()) {
    std::optional<std::size_t>& place = places_.at(static_cast<std::size_t>(word.column));
    const auto found = std::find(keys.begin(), keys.end(), word.key);
    if (!place && found != keys.end()) place = found - keys.begin();
  }
}

void RosterColumns::add_worksheet(const std::vector<CsvRow>& rows) {
  const std::optional<MoodleColumns> found = find_moodle_columns(rows);
  if (!found) return;
  is_worksheet_ = true;
  const auto set = [this](Column column, std::optional<std::size_t> place) {
    if (place) places_.at(static_cast<std::size_t>(column)) = place;
  };
  set(Column::kId, found->identifier);
  set(Column::kName, found->name);
  set(Column::kEmail, found->email);
}

bool RosterColumns::identify_students() const {
  return place(Column::kId) || place(Column::kLogin) || place(Column::kName) ||
         place(Column::kEmail) || place(Column::kLast);
}

std::size_t RosterColumns::count() const {
  return static_cast<std::size_t>(std::count_if(places_.begin(), places_.end(),
                                                [](const auto& one) { return one.has_value(); }));
}

std::string RosterColumns::of(const CsvRow& row, Column column) const {
  const std::optional<std::size_t> at = place(column);
  std::string field = at && *at < row.fields.size() ? row.fields[*at] : "";
  if (is_brightspace_ && field.starts_with('#')) field.erase(0, 1);
  return field;
}

}  // namespace flocking::intake
