#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace flocking::diagnosis {

/// Why the C++ library ended a program, from the lines that it printed `before` the sanitizer did,
/// and those `behind`: an exception that nobody caught with its what(), a container that was
/// misused, an assertion. Not yet printable.
std::string library_words(const std::vector<std::string_view>& before,
                          const std::vector<std::string_view>& behind);

}  // namespace flocking::diagnosis
