#pragma once

/// CLI11, without the start-up cost of <iostream>.
///
/// Its headers include <iostream>, whose static initialiser sets up the standard streams and the
/// locale machinery: 25 us of 130 in the life of a static program, paid by every run. Nothing here
/// uses those streams (help and errors are taken as strings), so with libstdc++ they are declared
/// without being initialised. Other libraries get the plain header.

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

#include <CLI/CLI.hpp>
