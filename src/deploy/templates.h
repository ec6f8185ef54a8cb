#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/embedded_file.h"
#include "deploy/packaged_file.h"

namespace flocking::deploy {

/// The files in templates/; cmake/embed.cmake makes the definition.
std::span<const EmbeddedFile> templates();

/// The bytes of the one called `name`. Throws std::logic_error where there is none.
std::string_view template_named(std::string_view name);

/// That one under another name.
PackagedFile template_file(std::string path, std::string_view name, bool is_executable = false);

/// `text` with `what`, which must be in it exactly once, replaced. Throws std::logic_error.
std::string replaced_once(std::string_view text, std::string_view what, std::string_view by);

}  // namespace flocking::deploy
