#include <gtest/gtest.h>

#include <string>

#include "report/records.h"

namespace flocking::report {
namespace {

using testing::written;

TEST(MarkdownReport, HasATableAndABlockPerFailure) {
  EXPECT_EQ(written("markdown", testing::mixed_record()),
            R"~(# Grading

**1 of 7 cases pass, 1 of 8 points**

**Warning:** `the sandbox is missing cgroup (not writable)`

Submission: `./student`

|  | case | CPU | wall | memory | points |
| --- | --- | --- | --- | --- | --- |
| AC | `course/two` | 0.003 s | 0.010 s | 3.5 MiB | 1/1 |
| WA | `course/wrong` | 0.003 s | 0.010 s | 3.5 MiB | 0/1 |
| TLE | `course/slow` | 2.013 s | 2.020 s | 4.5 MiB | 0/1 |
| RTE | `course/crash` | 0.003 s | 0.010 s | 3.5 MiB | 0/1 |
| JE | `course/unread` | 0.003 s | 0.010 s | 3.5 MiB | 0/1 |
| PE | `course/layout` | 0.003 s | 0.010 s | 3.5 MiB | 0/1 |
| WA | `secret/zero (hidden)` | - | - | - | 0/2 |

Margins:

- `course/two`: `largest error 0.0004 of 0.001 allowed`

### WA: `course/wrong`

```text
step 2, agent 0, vy: expected 1.234, found 1.236, off by 0.002 (line 3, column 19 of the output)
3 of 16 values differ, largest error 0.4 at step 2, agent 1, x
input:
| 10 10 1 10
| 1 1 1 2
stderr:
| step 1
| step 2
```

### TLE: `course/slow`

```text
time limit exceeded: more than 2 s of CPU time
```

### RTE: `course/crash`

```text
runtime error: signal 11 (SIGSEGV)
warning: used 85% of the memory limit
```

### JE: `course/unread`

```text
judge error: cannot read the answer
```

### PE: `course/layout`

```text
presentation error: layout
largest error 0.0004 of 0.001 allowed
layout: 4 lines that end with a carriage return, first line 1
layout: 1 blank line, line 3
layout: no line end after the last line, line 5
```

### WA: `secret/zero`

```text
wrong answer
```

`sandbox: limits, namespaces`; graded in 2.500 s by flocking 1.0, started 2025-03-01T12:00:00Z
)~");
}

TEST(MarkdownReport, ShowsAClassAsAMatrixWithTotals) {
  EXPECT_EQ(written("markdown", testing::class_record()),
            R"~(# Grading

**1 of 4 cases pass, 1 of 4 points** (2 submissions)

**Warning:** `the sandbox is missing cgroup (not writable)`

| submission | 1 | 2 | passed | points |
| --- | --- | --- | --- | --- |
| `alice` | AC | WA | 1/2 | 1/2 |
| `bob` | TLE | WA | 0/2 | 0/2 |

|  | case | passed | points |
| --- | --- | --- | --- |
| 1 | `course/two` | 1/2 | 1/2 |
| 2 | `course/wrong` | 0/2 | 0/2 |

### WA: `alice`, `course/wrong`

```text
step 2, agent 0, vy: expected 1.234, found 1.236, off by 0.002 (line 3, column 19 of the output)
3 of 16 values differ, largest error 0.4 at step 2, agent 1, x
```

### TLE: `bob`, `course/two`

```text
time limit exceeded: more than 2 s of CPU time
```

### WA: `bob`, `course/wrong`

```text
step 2, agent 0, vy: expected 1.234, found 1.236, off by 0.002 (line 3, column 19 of the output)
3 of 16 values differ, largest error 0.4 at step 2, agent 1, x
```

`sandbox: limits, namespaces`; graded in 2.500 s by flocking 1.0, started 2025-03-01T12:00:00Z
)~");
}

TEST(MarkdownReport, TellsOnceThatASubmissionCannotStart) {
  EXPECT_EQ(written("markdown", testing::cannot_start_record()),
            R"~(# Grading

**0 of 2 cases pass, 0 of 2 points**

**Warning:** `the sandbox is missing cgroup (not writable)`

Submission: `./student`

`cannot start: its first line names an interpreter that is missing; its 2 cases were not run`

`sandbox: limits, namespaces`; graded in 2.500 s by flocking 1.0, started 2025-03-01T12:00:00Z
)~");
}

TEST(MarkdownReport, FencesWithMoreBackticksThanThereAre) {
  grade::CaseResult result = testing::signal_case();
  result.warnings.clear();
  result.stderr_excerpt = "```\n`````\n";
  EXPECT_NE(written("markdown", testing::record_of({result}))
                .find("\n``````text\nruntime error: signal 11 (SIGSEGV)\nstderr:\n| ```\n| "
                      "`````\n``````\n"),
            std::string::npos);
}

TEST(MarkdownReport, SpellsWhatEndsASpanOrACell) {
  grade::Record record = testing::class_record();
  record.submissions.front().name = "a`b|c\\|@d <e>";
  EXPECT_NE(written("markdown", record).find("\n| `a\\x60b\\x7cc\\\\x7c@d <e>` | AC | WA |"),
            std::string::npos);
}

}  // namespace
}  // namespace flocking::report
