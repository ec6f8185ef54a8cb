#include <array>

#include "report/formats.h"
#include "report/report.h"
#include "report/shown.h"

namespace flocking::report {
namespace {

// No format sees what is withheld.
template <std::string (*write)(const Shown&, const ReportStyle&)>
std::string write_shown(const grade::Record& record, const ReportStyle& style) {
  return write(shown(record, style.folder), style);
}

constexpr std::array<ReportFormat, 9> kFormats = {{
    {"text", "for people at a terminal", write_shown<write_text>},
    {"markdown", "for people in a browser", write_shown<write_markdown>},
    {"html", "one page to sort, filter and look into", write_shown<write_html>},
    {"json", "all there is, schema flocking-grade/1", write_shown<write_json>},
    {"junit", "XML for build servers", write_shown<write_junit>},
    {"tap", "the Test Anything Protocol, version 14", write_shown<write_tap>},
    {"github", "annotations of a GitHub workflow", write_shown<write_github>},
    {"gradescope", "results.json of a Gradescope autograder", write_shown<write_gradescope>},
    {"csv", "for spreadsheets, a row per submission and case", write_shown<write_csv>},
}};

}  // namespace

std::span<const ReportFormat> report_formats() { return kFormats; }

}  // namespace flocking::report
