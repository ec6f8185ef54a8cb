#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "audit/audit.h"
#include "judge/comparator.h"
#include "variant/layouts.h"

/// Sets of cases to audit, judged with the default tolerance.
namespace flocking::audit {

inline std::string content_of(const std::filesystem::path& path) {
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

/// Returns the cases of a folder of testcases/ that are assignments, sorted by name.
inline std::vector<CaseText> cases_of(const std::string& folder) {
  std::vector<CaseText> cases;
  for (const auto& entry :
       std::filesystem::directory_iterator(std::filesystem::path(FLOCKING_TESTCASES) / folder)) {
    std::filesystem::path path = entry.path();
    if (path.extension() != ".in") continue;
    CaseText one{path.stem(), content_of(path), {}};
    one.answer = content_of(path.replace_extension(".out"));
    if (explain::is_assignment(one.input)) cases.push_back(std::move(one));
  }
  std::sort(cases.begin(), cases.end(),
            [](const CaseText& a, const CaseText& b) { return a.name < b.name; });
  return cases;
}

inline bool judged(const CaseText& one, std::string_view output) {
  judge::Comparator comparator(one.answer, {});
  comparator.feed(output);
  return comparator.finish().matches();
}

inline Audit audited(const std::vector<CaseText>& cases, const std::string& rules = "course") {
  return audit(cases, explain::parse_variant(rules), judged, 1e9, 2);
}

}  // namespace flocking::audit
