#include <zlib.h>

#include <new>

#include "replay/bytes.h"

namespace flocking::replay {

std::string compressed(std::string_view bytes) {
  uLongf size = compressBound(static_cast<uLong>(bytes.size()));
  std::string stream(size, '\0');
  const int result = compress2(reinterpret_cast<Bytef*>(stream.data()), &size,  // NOLINT
                               reinterpret_cast<const Bytef*>(bytes.data()),    // NOLINT
                               static_cast<uLong>(bytes.size()), Z_DEFAULT_COMPRESSION);
  // the only possible error, since there is enough room
  if (result != Z_OK) throw std::bad_alloc();
  stream.resize(size);
  return stream;
}

}  // namespace flocking::replay
