#include "replay/page_reader.h"

#include <zlib.h>

#include <algorithm>
#include <cstring>
#include <stdexcept>

namespace flocking::testing {
namespace {

const std::array<std::string, 4> kNames = {"x", "y", "vx", "vy"};

[[noreturn]] void fail(const std::string& what) { throw std::runtime_error(what); }

/// Returns the content of the element `<script ... id="ID">`.
std::string_view element(std::string_view page, const std::string& id) {
  const std::string mark = "id=\"" + id + "\">";
  const std::size_t begin = page.find(mark);
  if (begin == std::string_view::npos || page.find(mark, begin + 1) != std::string_view::npos)
    fail("not one " + mark);
  const std::size_t end = page.find("</script>", begin);
  return page.substr(begin + mark.size(), end - begin - mark.size());
}

std::string from_base64(std::string_view text) {
  const std::string_view letters =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string bytes;
  unsigned bits = 0;
  int count = 0;
  if (text.size() % 4 != 0) fail("base64 of a wrong length");
  while (text.ends_with('=')) text.remove_suffix(1);
  for (const char c : text) {
    const std::size_t digit = letters.find(c);
    if (digit == std::string_view::npos) fail("no base64");
    bits = bits << 6U | static_cast<unsigned>(digit);
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes += static_cast<char>(bits >> static_cast<unsigned>(count) & 0xFFU);
  }
  return bytes;
}

std::string inflated(std::string stream) {
  z_stream z{};
  if (inflateInit(&z) != Z_OK) fail("no zlib");
  z.next_in = reinterpret_cast<Bytef*>(stream.data());
  z.avail_in = static_cast<uInt>(stream.size());
  std::string bytes;
  std::vector<char> room(std::size_t{1} << 20U);
  int result = Z_OK;
  while (result == Z_OK) {
    z.next_out = reinterpret_cast<Bytef*>(room.data());
    z.avail_out = static_cast<uInt>(room.size());
    result = inflate(&z, Z_NO_FLUSH);
    bytes.append(room.data(), room.size() - z.avail_out);
  }
  inflateEnd(&z);
  if (result != Z_STREAM_END || z.avail_in != 0) fail("no whole zlib stream");
  return bytes;
}

std::int64_t take_varint(const std::string& bytes, std::size_t& at) {
  std::uint64_t number = 0;
  std::uint64_t scale = 1;
  while (true) {
    const auto byte = static_cast<unsigned char>(bytes.at(at++));
    number += (byte & 127U) * scale;
    if (byte < 128) break;
    scale *= 128;
  }
  if (number >= std::uint64_t{1} << 53U) fail("a number beyond the integers of a double");
  return number % 2 == 0 ? static_cast<std::int64_t>(number / 2)
                         : -static_cast<std::int64_t>(number / 2) - 1;
}

template <class Number>
std::vector<Number> take_numbers(const std::string& bytes, std::size_t& at, std::size_t count) {
  std::vector<Number> numbers(count);
  if (at + count * sizeof(Number) > bytes.size()) fail("the state ends too early");
  if (count > 0) std::memcpy(numbers.data(), bytes.data() + at, count * sizeof(Number));
  at += count * sizeof(Number);
  return numbers;
}

std::int64_t power(int exponent) { return exponent == 0 ? 1 : 10 * power(exponent - 1); }

std::int64_t in_decimals(std::int64_t thousandths, int decimals) {
  if (decimals >= 3) return thousandths * power(decimals - 3);
  const std::int64_t unit = power(3 - decimals);
  const std::int64_t magnitude = (std::abs(thousandths) * 2 + unit) / (2 * unit);
  return thousandths < 0 ? -magnitude : magnitude;
}

std::string decimal(std::int64_t n, int decimals) {
  std::string digits = std::to_string(std::abs(n));
  const auto count = static_cast<std::size_t>(decimals);
  if (digits.size() <= count) digits.insert(0, count + 1 - digits.size(), '0');
  if (decimals > 0) digits.insert(digits.size() - count, ".");
  return (n < 0 ? "-" : "") + digits;
}

}  // namespace

PageReader::PageReader(std::string_view page) {
  facts_ = parsed_json(element(page, "facts"));
  const std::string_view state = element(page, "state");
  size_ = state.size();
  if (facts_["schema"].text != "flocking-replay/1") fail("another schema");
  shown_ = facts_["shown"].is_null() ? facts_["agents"].count() : facts_["shown"].items.size();
  read_blocks(inflated(from_base64(state)));
  std::uint64_t step = 0;
  for (const std::int64_t more : blocks_.at("step").whole) {
    step += static_cast<std::uint64_t>(more);
    steps_.push_back(step);
  }
  times_ = blocks_.at("time").doubles;
  if (steps_.size() != facts_["frames"].count() || times_.size() != steps_.size()) fail("frames");
  read_flock("expected");
  if (!facts_["actual"].is_null()) read_flock("actual");
}

const std::vector<double>& PageReader::doubles(const std::string& name) const {
  static const std::vector<double> none;
  const auto block = blocks_.find(name);
  return block == blocks_.end() ? none : block->second.doubles;
}

std::size_t PageReader::agent_at(std::size_t place) const {
  return facts_["shown"].is_null() ? place : facts_["shown"][place].count();
}

void PageReader::read_blocks(const std::string& state) {
  std::size_t at = 0;
  for (const Json& fact : facts_["blocks"].items) {
    Block& block = blocks_[fact["name"].text];
    const std::size_t count = fact["count"].count();
    if (fact["form"].text == "f64") {
      block.doubles = take_numbers<double>(state, at, count);
    } else if (fact["form"].text == "f32") {
      block.floats = take_numbers<float>(state, at, count);
    } else {
      for (std::size_t i = 0; i < count; ++i) block.whole.push_back(take_varint(state, at));
    }
  }
  if (at != state.size()) fail("the state is longer than its blocks");
}

void PageReader::read_flock(const std::string& name) {
  Flock& flock = flocks_[name];
  const Json& facts = facts_[name];
  flock.decimals = static_cast<int>(facts["decimals"].number);
  for (std::size_t field = 0; field < 4; ++field) {
    Column& n = flock.values[field] = blocks_.at(name + "." + kNames[field]).whole;
    if (n.size() != shown_ * steps_.size()) fail("a block of another size");
    if (name == "expected") {
      add_expected(n);
    } else {
      add_actual(n, flocks_["expected"].values[field], flock.decimals);
    }
    for (const std::int64_t value : n) {
      if (std::abs(value) >= std::int64_t{1} << 50U) fail("a value that is too large");
    }
  }
  for (const Json& spelling : facts["spelled"].items) {
    const std::size_t count = spelling.items.size() > 4 ? spelling[4].count() : 1;
    for (std::size_t i = 0; i < count; ++i) {
      flock.spelled[{spelling[0].count() + i, spelling[1].count(), spelling[2].count()}] =
          spelling[3].text;
    }
  }
}

void PageReader::add_expected(Column& n) const {
  for (std::size_t i = 0; i < n.size(); ++i) {
    if (i < shown_) {
      n[i] += i == 0 ? 0 : n[i - 1];
    } else if (i < 2 * shown_) {
      n[i] += n[i - shown_];
    } else {
      n[i] += 2 * n[i - shown_] - n[i - 2 * shown_];
    }
  }
}

void PageReader::add_actual(Column& n, const Column& expected, int decimals) const {
  for (std::size_t i = 0; i < n.size(); ++i) {
    n[i] += in_decimals(expected[i], decimals);
    if (i >= shown_) n[i] += n[i - shown_] - in_decimals(expected[i - shown_], decimals);
  }
}

bool PageReader::is_missing(std::size_t frame, std::size_t place, std::size_t field) const {
  const Json& end = facts_["actual"]["ends_at"];
  if (end.is_null() || frame == 0) return false;
  const auto end_field = static_cast<std::size_t>(
      std::find(kNames.begin(), kNames.end(), end["field"].text) - kNames.begin());
  const std::array<std::size_t, 3> first = {end["step"].count(), end["agent"].count(), end_field};
  return std::array<std::size_t, 3>{steps_[frame], agent_at(place), field} >= first;
}

std::optional<std::string> PageReader::text(const std::string& flock, std::size_t frame,
                                            std::size_t place, std::size_t field) const {
  if (flock == "actual" && is_missing(frame, place, field)) return std::nullopt;
  const Flock& of = flocks_.at(flock);
  const auto spelled = of.spelled.find({frame, place, field});
  if (spelled != of.spelled.end()) return spelled->second;
  return decimal(of.values[field].at(frame * shown_ + place), of.decimals);
}

std::string PageReader::frame(const std::string& flock, std::size_t frame) const {
  std::string all;
  for (std::size_t place = 0; place < shown_; ++place) {
    for (std::size_t field = 0; field < 4; ++field) {
      all += text(flock, frame, place, field).value_or("-") + " ";
    }
  }
  return all;
}

PageReader::Force PageReader::force(const std::string& name, std::size_t frame,
                                    std::size_t place) const {
  const std::vector<float>& floats = blocks_.at("force." + name).floats;
  const std::size_t at = 2 * ((frame - 1) * shown_ + place);
  return {floats.at(at), floats.at(at + 1)};
}

}  // namespace flocking::testing
