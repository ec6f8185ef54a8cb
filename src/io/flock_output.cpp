#include "io/flock_output.h"

#include <cmath>
#include <condition_variable>
#include <mutex>

#include "io/number_format.h"

namespace flocking::io {
namespace {

// Number of agents that a thread converts to text at a time; the text is some hundred KB.
constexpr std::size_t kPart = 4096;
constexpr std::size_t kLongestLine = 4 * kMaxNumberBytes + 4;

char* write_line(char* out, const AgentState& agent) {
  out = write_three_decimals(out, agent.x);
  *out++ = ' ';
  out = write_three_decimals(out, agent.y);
  *out++ = ' ';
  out = write_three_decimals(out, agent.vx);
  *out++ = ' ';
  out = write_three_decimals(out, agent.vy);
  *out++ = '\n';
  return out;
}

bool is_finite(const AgentState& agent) {
  // Infinity minus itself is NaN, which does not equal 0.
  return agent.x - agent.x == 0.0 && agent.y - agent.y == 0.0 && agent.vx - agent.vx == 0.0 &&
         agent.vy - agent.vy == 0.0;
}

// Writes the lines of agents [first, last) to `text`, which grows as needed. Returns true if all
// values are finite.
bool write_lines(const FlockState& state, std::size_t first, std::size_t last,
                 std::vector<char>& text, std::size_t& length) {
  bool finite = true;
  length = 0;
  for (std::size_t i = first; i < last; ++i) {
    if (text.size() - length < kLongestLine) text.resize(2 * text.size() + kLongestLine);
    char* const begin = text.data() + length;
    length += static_cast<std::size_t>(write_line(begin, state.agents[i]) - begin);
    finite &= is_finite(state.agents[i]);
  }
  return finite;
}

// A queue that lets the parts be written in order. After a failure, no further part is written, and
// no thread waits.
class Turns {
 public:
  // Calls prepare(), waits until part `turn` is the next to be written, and then calls go().
  template <class Prepare, class Go>
  void take(std::size_t turn, const Prepare& prepare, const Go& go) {
    try {
      prepare();
      if (has_come(turn)) go();
      end_turn(false);
    } catch (...) {
      end_turn(true);
      throw;
    }
  }

 private:
  // Waits until part `turn` is the next; returns false if another part has failed.
  bool has_come(std::size_t turn) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return turn_ == turn || failed_; });
    return !failed_;
  }
  void end_turn(bool failed) {
    const std::lock_guard lock(mutex_);
    failed_ = failed_ || failed;
    ++turn_;
    changed_.notify_all();
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::size_t turn_ = 0;
  bool failed_ = false;
};

}  // namespace

bool FlockPrinter::print(const FlockState& state, Output& output, Team& team) {
  if (team.size() > 1 && state.size() >= 2 * kPart) return print_in_parts(state, output, team);
  bool finite = true;
  for (const AgentState& agent : state.agents) {
    output.commit(write_line(output.reserve(kLongestLine), agent));
    finite &= is_finite(agent);
  }
  return finite;
}

bool FlockPrinter::print_in_parts(const FlockState& state, Output& output, Team& team) {
  texts_.resize(team.size());
  Turns turns;
  bool finite = true;
  team.run_parts(state.size(), kPart, [&](std::size_t worker, std::size_t first, std::size_t last) {
    std::vector<char>& text = texts_[worker];
    std::size_t length = 0;
    bool all_finite = true;
    turns.take(
        first / kPart, [&] { all_finite = write_lines(state, first, last, text, length); },
        [&] {
          finite &= all_finite;
          output.write({text.data(), length});
        });
  });
  return finite;
}

std::string lines_of(const FlockState& state) {
  std::vector<char> text;
  std::size_t length = 0;
  write_lines(state, 0, state.size(), text, length);
  return {text.data(), length};
}

std::optional<NonFinite> find_non_finite(const FlockState& state) {
  for (std::size_t i = 0; i < state.size(); ++i) {
    const AgentState& agent = state.agents[i];
    if (!std::isfinite(agent.x)) return NonFinite{i, "x", agent.x};
    if (!std::isfinite(agent.y)) return NonFinite{i, "y", agent.y};
    if (!std::isfinite(agent.vx)) return NonFinite{i, "vx", agent.vx};
    if (!std::isfinite(agent.vy)) return NonFinite{i, "vy", agent.vy};
  }
  return std::nullopt;
}

}  // namespace flocking::io
