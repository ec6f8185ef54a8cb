#include <string>
#include <string_view>

#include "base/embedded_file.h"
#include "base/markup.h"
#include "base/source_hash.h"
#include "redaction/safe_text.h"
#include "report/audit_report.h"
#include "report/class_page.h"
#include "report/document.h"

namespace flocking::report {
namespace {

// Extends the style sheet of the class page and uses its colours.
constexpr std::string_view kAuditStyle = R"(main { padding: 1rem; overflow-x: auto; }
table { border-collapse: collapse; margin: .5rem 0 1.5rem; background: var(--card); }
th, td { border: 1px solid var(--line); padding: .2rem .5rem; text-align: left; vertical-align: top; }
td.noticed { background: var(--pass); color: var(--on-pass); text-align: center; }
code { white-space: nowrap; }
.matrix th, .matrix td { padding: .1rem .3rem; }
)";

}  // namespace

std::string write_audit_html(const AuditReport& report) {
  const std::string style =
      std::string(bytes_of(class_files(), "base.css")) + std::string(kAuditStyle);
  std::string text = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n";
  text += R"(<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src )" +
          source_hash(style) + "; base-uri 'none'; form-action 'none'\">\n";
  text += "<meta name=\"viewport\" content=\"width=device-width\">\n<title>Cases of " +
          in_markup(redaction::one_line(report.folder)) + "</title>\n<style>" + style +
          "</style>\n</head>\n<body>\n<main>\n" + drawn(audit_document(report, Medium::kHtml));
  return text + "</main>\n</body>\n</html>\n";
}

}  // namespace flocking::report
