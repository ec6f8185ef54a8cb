#include "settings/tree.h"

#include <utility>

#include "settings/value_text.h"

namespace flocking::settings {
namespace {

// Makes equal paths for equal agents: agent 7 is also agent 007.
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
    // For a flag, the origin of the value is more specific than the flag alone.
    const Origin& place = value_origin.flag.empty() ? origin : value_origin;
    put(key_of(address, path), {address.row, std::move(value), place});
  } catch (const ValueFault& fault) {
    value_origin.fail((value_origin.flag.empty() ? std::string(path) + ": " : "") + fault.what());
  }
}

Handle Tree::handle(std::string_view path, const Origin& origin) {
  require_known(path, origin);
  const Address address = address_of(path);
  return {key_of(address, path), address.row};
}

void Tree::set(const Handle& handle, Value value, const Origin& origin) {
  const auto known = entries_.find(handle.key);
  if (known == entries_.end()) {
    put(handle.key, {handle.row, std::move(value), origin});
    return;
  }
  known->second.value = std::move(value);
  known->second.origin = origin;
  known->second.order = next_order_++;
}

void Tree::put(std::string key, Entry entry) {
  const Entry* before = find(key);
  entry.order = next_order_++;
  entry.first = before != nullptr ? before->first : entry.order;
  entries_.insert_or_assign(std::move(key), std::move(entry));
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
