#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/embedded_file.h"
#include "deploy/packaged_file.h"

namespace flocking::deploy {

/// Returns the files in templates/; cmake/embed.cmake generates the definition.
std::span<const EmbeddedFile> templates();

/// Returns the content of the file `name`. Throws std::logic_error if there is no such file.
std::string_view template_named(std::string_view name);

/// Returns the template `name` as a file with the path `path`.
PackagedFile template_file(std::string path, std::string_view name, bool is_executable = false);

/// Returns `text` with `what`, which must occur exactly once, replaced. Throws std::logic_error
/// otherwise.
std::string replaced_once(std::string_view text, std::string_view what, std::string_view by);

}  // namespace flocking::deploy
