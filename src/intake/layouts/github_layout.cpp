#include <algorithm>
#include <map>

#include "intake/layouts/layout_reader.h"

// GitHub Classroom: repositories assignment-login/ or assignment-team/; both parts may contain
// hyphens.
namespace flocking::intake {
namespace {

struct GithubStart {
  std::size_t folders = 0;  ///< number of folders with this prefix
  std::size_t known = 0;    ///< number of these that continue with a login or a team of a roster
};

// Returns true if a roster has the login. "flocking-ada-1", which GitHub uses if "flocking-ada" is
// taken, also stands for the login "ada".
bool is_known_login(const std::string& login, const ClassFiles& files) {
  if (files.is_known(login)) return true;
  const std::size_t hyphen = login.find_last_of('-');
  return hyphen != std::string::npos && is_number(login.substr(hyphen + 1)) &&
         files.is_known(login.substr(0, hyphen));
}

// Returns `login` without the number that GitHub added, if only the login without the number is
// known and no other repository has the login without the number.
std::string without_number(const std::string& login, const std::string& start,
                           const ClassFiles& files) {
  if (files.is_known(login) || !is_known_login(login, files)) return login;
  const std::string plain = login.substr(0, login.find_last_of('-'));
  const auto is_plain = [&](const Item& item) { return item.name == start + plain; };
  return std::any_of(files.items.begin(), files.items.end(), is_plain) ? login : plain;
}

// Returns the prefix, up to a hyphen, that most folders share. Among several, returns the one after
// which most logins are known; then the longest.
std::string assignment_start(const ClassFiles& files) {
  std::map<std::string, GithubStart> starts;
  std::size_t folders = 0;
  for (const Item& item : files.items) {
    if (!item.is_folder) continue;
    ++folders;
    for (std::size_t at = item.name.find('-'); at != std::string::npos && at + 1 < item.name.size();
         at = item.name.find('-', at + 1)) {
      GithubStart& start = starts[item.name.substr(0, at + 1)];
      ++start.folders;
      if (is_known_login(item.name.substr(at + 1), files)) ++start.known;
    }
  }
  std::string best;
  std::size_t most_known = 0;
  for (const auto& [start, count] : starts) {
    if (count.folders * 2 <= folders) continue;
    const bool is_better =
        count.known > most_known || (count.known == most_known && start.size() > best.size());
    if (!is_better) continue;
    best = start;
    most_known = count.known;
  }
  return best;
}

std::vector<Readings> read_github(const ClassFiles& files) {
  const std::string start = assignment_start(files);
  std::vector<Readings> readings(files.items.size());
  for (std::size_t i = 0; i < files.items.size(); ++i) {
    const Item& item = files.items[i];
    if (start.empty() || !item.is_folder || !item.name.starts_with(start)) continue;
    const std::string login = item.name.substr(start.size());
    if (login.empty()) continue;
    Reading reading{.kind = ItemKind::kWork, .key = login};
    const std::string known = without_number(login, start, files);
    reading.owner = {.id = known, .name = known};
    reading.piece.item = item.name;
    readings[i].push_back(std::move(reading));
  }
  return readings;
}

// Folders with a common prefix count as GitHub's only if they are repositories, or if most of them
// end with a login or a team of a roster.
bool is_likely_github(const ClassFiles& files, const std::vector<Readings>& readings) {
  const auto repositories = std::count_if(files.items.begin(), files.items.end(),
                                          [](const Item& item) { return item.is_repository; });
  std::size_t known = 0;
  for (const Readings& item : readings) {
    if (!item.empty() && is_known_login(item.front().key, files)) ++known;
  }
  return repositories > 1 || (known > 1 && known * 2 > files.items.size());
}

}  // namespace

const LayoutReader kGithubReader = {.layout = Layout::kGithub,
                                    .one_of = 2,
                                    .read = read_github,
                                    .is_likely = is_likely_github,
                                    .settle = nullptr};

}  // namespace flocking::intake
