#include "recording/described_flock.h"

#include <string_view>

#include "settings/made_flock_plan.h"
#include "spawn/made_flock.h"

namespace flocking::recording {

std::unique_ptr<console::NamelessFile> described_flock(const settings::Tree& settings) {
  if (!settings::describes_flock(settings)) return nullptr;
  auto made = std::make_unique<console::NamelessFile>(kDescribedFlock);
  spawn::write_flock(settings::flock_plan(settings),
                     [&made](std::string_view text) { made->file().write(text); });
  made->rewind();
  return made;
}

}  // namespace flocking::recording
