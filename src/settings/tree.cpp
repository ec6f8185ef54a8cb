#include "settings/tree.h"

#include <utility>

#include "settings/value_text.h"

namespace flocking::settings {
namespace {

// Agent 7 is agent 007 too.
std::string key_of(const Address& address, std::string_view path) {
  if (address.kind != Address::Kind::kAgent) return std::string(path);
  return "agent." + std::to_string(address.agent) + "." + std::string(address.row->setting.path);
}

}  // namespace

void Tree::set(std::string_view path, std::string_view text, const Origin& origin,
               const Origin& value_origin) {
  require_known(path, origin);
  const Address address = address_of(path);
  try {
    Value value = parse_value(address.row->setting, text);
    // A flag's own words for the value say more than the flag alone.
    const Origin& place = value_origin.flag.empty() ? origin : value_origin;
    std::string key = key_of(address, path);
    const Entry* before = find(key);
    const std::uint64_t first = before != nullptr ? before->first : next_order_;
    entries_.insert_or_assign(std::move(key),
                              Entry{address.row, std::move(value), place, next_order_, first});
    ++next_order_;
  } catch (const ValueFault& fault) {
    value_origin.fail((value_origin.flag.empty() ? std::string(path) + ": " : "") + fault.what());
  }
}

void Tree::unset(std::string_view path, const Origin& origin) {
  require_known(path, origin);
  entries_.erase(key_of(address_of(path), path));
}

const Entry* Tree::find(std::string_view path) const {
  const auto found = entries_.find(path);
  return found == entries_.end() ? nullptr : &found->second;
}

}  // namespace flocking::settings
