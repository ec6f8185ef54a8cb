#pragma once

namespace flocking::view {

/// To be called before anything is drawn with Cairo. Pixman, which paints for Cairo, looks at the
/// processor before main() begins; linked into this program it does so only here, so that runs that
/// draw nothing do not wait for it (cmake/cairo.cmake). Does nothing where Pixman has done it. For
/// one thread at a time.
void start_pixman();

}  // namespace flocking::view
