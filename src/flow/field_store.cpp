#include "flow/field_store.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace flocking::flow {
namespace {

auto key(const CellRange& range) {
  return std::tuple(range.first.row, range.first.column, range.last.row, range.last.column);
}

}  // namespace

std::shared_ptr<const CostGrid> FieldStore::costs(const std::shared_ptr<const CostGrid>& clean,
                                                  std::vector<CellRange> ranges) {
  std::sort(ranges.begin(), ranges.end(),
            [](const CellRange& a, const CellRange& b) { return key(a) < key(b); });
  ranges.erase(std::unique(ranges.begin(), ranges.end()), ranges.end());
  std::erase_if(blocked_, [](const Blocked& blocked) { return blocked.costs.expired(); });
  for (const Blocked& blocked : blocked_) {
    if (blocked.clean.lock() == clean && blocked.ranges == ranges) return blocked.costs.lock();
  }
  std::shared_ptr<const CostGrid> costs = with_blocked(clean, ranges);
  blocked_.push_back({clean, std::move(ranges), costs});
  return costs;
}

std::shared_ptr<const LazyFields> FieldStore::fields(const FieldPlan& plan) {
  std::erase_if(fields_, [](const auto& fields) { return fields.expired(); });
  for (const auto& known : fields_) {
    if (auto fields = known.lock(); fields->plan() == plan) return fields;
  }
  auto fields = std::make_shared<const LazyFields>(plan);
  fields_.push_back(fields);
  return fields;
}

}  // namespace flocking::flow
