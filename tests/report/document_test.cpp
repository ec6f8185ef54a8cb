#include "report/document.h"

#include <gtest/gtest.h>

#include <utility>

namespace flocking::report {
namespace {

Document document_with_each_block(Medium medium) {
  Document document(medium);
  document.section(1, {{"Title"}});
  document.paragraph({{"It says "}, quote("<b> `x`"), {"."}});
  document.paragraph({{""}});
  document.heading(2, {{"1. A cause"}});
  document.below(3);
  document.list({{{{"short:", Span::Kind::kLabel}, {"a|b", Span::Kind::kFormula}}},
                 {{{"longer:", Span::Kind::kLabel}, {"c", Span::Kind::kFormula}}},
                 {{{"a: agents", Span::Kind::kAside}}}});
  document.code("1 2\n\n3", true);
  document.part();
  document.list({{{quote("a fact")}, " - ", "4 5"}});
  document.notes({"one", "two"});
  document.table(
      {{{"n", CellKind::kHead}, {"who", CellKind::kHead}}, {{"10"}, {"a\nb|", CellKind::kNames}}});
  return document;
}

TEST(Document, IsDrawnAsText) {
  EXPECT_EQ(drawn(document_with_each_block(Medium::kText)),
            "It says <b> `x`.\n\n"
            "1. A cause\n"
            "   short:  a|b\n   longer: c\n   (a: agents)\n"
            "   | 1 2\n   |\n   | 3\n\n"
            " - a fact\n   as on this input:\n   | 4 5\n"
            "one\ntwo\n"
            "  n  who\n  10 a\nb|\n");
}

TEST(Document, IsDrawnAsMarkdown) {
  EXPECT_EQ(drawn(document_with_each_block(Medium::kMarkdown)),
            "# Title\n\n"
            "It says `<b> \\x60x\\x60`.\n\n"
            "## 1. A cause\n\n"
            "- short: `a|b`\n- longer: `c`\n- `a: agents`\n\n"
            "```text\n1 2\n\n3\n```\n\n"
            "- `a fact`\n\n```text\n4 5\n```\n\n"
            "```text\none\ntwo\n```\n\n"
            "| n | who |\n| --- | --- |\n| 10 | `a`, `b\\x7c` |\n");
}

TEST(Document, IsDrawnAsHtml) {
  EXPECT_EQ(drawn(document_with_each_block(Medium::kHtml)),
            "<h1>Title</h1>\n<p>It says &lt;b&gt; `x`.</p>\n<h2>1. A cause</h2>\n"
            "<ul>\n<li>short: a|b</li>\n<li>longer: c</li>\n<li>a: agents</li>\n</ul>\n"
            "<pre>1 2\n\n3</pre>\n"
            "<ul>\n<li>a fact<pre>4 5</pre></li>\n</ul>\n"
            "<p>one</p>\n<p>two</p>\n"
            "<table class=\"plain\">\n<tr><th>n</th><th>who</th></tr>\n"
            "<tr><td>10</td><td>a\nb|</td></tr>\n</table>\n");
}

TEST(Document, AppendsPartsApart) {
  Document end(Medium::kText);
  end.paragraph({{"end"}});
  Document document(Medium::kText);
  document.paragraph({{"begin"}});
  document.part();
  document.append(std::move(end));
  EXPECT_EQ(drawn(document), "begin\n\nend\n");
}

}  // namespace
}  // namespace flocking::report
