#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace flocking::diagnosis {

/// Returns why the C++ library ended a program: an uncaught exception with its what(), a misused
/// container, a failed assertion. `before` has the lines before the sanitizer's error, `behind`
/// those after it. The result may contain unprintable characters.
std::string library_words(const std::vector<std::string_view>& before,
                          const std::vector<std::string_view>& behind);

}  // namespace flocking::diagnosis
