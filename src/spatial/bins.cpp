#include "spatial/bins.h"

namespace flocking::spatial {

void Bins::place_bins(std::size_t bins, std::size_t chunks) {
  starts_.resize(bins + 1);
  std::uint32_t end = 0;
  for (std::size_t bin = 0; bin < bins; ++bin) {
    starts_[bin] = end;
    for (std::size_t chunk = 0; chunk < chunks; ++chunk) {
      std::uint32_t& cursor = cursors_[chunk * bins + bin];
      const std::uint32_t entries = cursor;
      cursor = end;
      end += entries;
    }
  }
  starts_[bins] = end;
  entries_.resize(end);
}

}  // namespace flocking::spatial
