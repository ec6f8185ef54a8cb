#pragma once

/// Include this before a library header that includes <iostream> but whose streams are not used.
///
/// The static initialiser of <iostream> sets up the standard streams and the locale machinery: 25
/// us of the 130 in the life of a small static program, paid by every run. With libstdc++ the
/// streams are declared here without being initialised; other libraries get the plain header.

#include <istream>
#include <ostream>

#if defined(__GLIBCXX__) && !defined(_GLIBCXX_IOSTREAM)
#define _GLIBCXX_IOSTREAM 1  // NOLINT: the include guard of <iostream>
// NOLINTBEGIN: the very declarations of <iostream>
namespace std {
extern istream cin;
extern ostream cout;
extern ostream cerr;
extern ostream clog;
}  // namespace std
// NOLINTEND
#endif
