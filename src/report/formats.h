#pragma once

#include <string>

#include "report/report.h"
#include "report/shown.h"

/// The formats, each in a file of its own; table.cpp lists them.
namespace flocking::report {

std::string write_text(const Shown& shown, const ReportStyle& style);
std::string write_markdown(const Shown& shown, const ReportStyle& style);
std::string write_json(const Shown& shown, const ReportStyle& style);
std::string write_junit(const Shown& shown, const ReportStyle& style);
std::string write_tap(const Shown& shown, const ReportStyle& style);
std::string write_github(const Shown& shown, const ReportStyle& style);
std::string write_gradescope(const Shown& shown, const ReportStyle& style);
std::string write_html(const Shown& shown, const ReportStyle& style);
std::string write_csv(const Shown& shown, const ReportStyle& style);

}  // namespace flocking::report
