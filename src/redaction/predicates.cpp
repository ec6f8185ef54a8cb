#include "redaction/predicates.h"

#include <array>
#include <cstddef>
#include <string_view>

#include "redaction/cause_words.h"
#include "variant/force.h"

namespace flocking::redaction {
namespace {

// The code of a choice ("*" stands for any force) and the predicate of a sentence about it.
struct Predicate {
  std::string_view code;
  std::string_view words;
};

constexpr auto kPredicates = std::to_array<Predicate>({
    {"*.who=open-disc", "leaves out neighbours exactly at the radius"},
    {"*.who=square", "looks for neighbours in a square instead of a circle"},
    {"*.who=diamond", "looks for neighbours in a diamond instead of a circle"},
    {"*.who=everybody", "counts every agent as a neighbour, however far away"},
    {"*.who=outside", "counts the agents outside the radius instead of those inside"},
    {"*.who=cohesion-radius", "uses the radius of cohesion"},
    {"*.who=separation-radius", "uses the radius of separation"},
    {"*.who=alignment-radius", "uses the radius of alignment"},
    {"*.who=square-of-distance", "compares the square of the distance with the radius"},
    {"*.who=square-of-radius", "compares the distance with the square of the radius"},
    {"*.who=earlier", "looks only at agents that come earlier in the input"},
    {"*.who=later", "looks only at agents that come later in the input"},
    {"*.self=with", "counts the agent itself as a neighbour"},
    {"alignment.self=without", "leaves out the agent itself"},
    {"*.coincident=without", "leaves out agents in the same place"},
    {"*.collect=sum", "does not divide its sum by the number of neighbours"},
    {"*.collect=mean", "divides its sum by the number of neighbours"},
    {"*.collect=over-all", "divides its sum by the number of all agents"},
    {"*.collect=over-others", "divides its sum by the number of all other agents"},
    {"*.collect=never-emptied", "does not set its sum back to zero before the next agent"},
    {"cohesion.shape=difference", "is not divided by its radius"},
    {"cohesion.shape=unit", "is always normalised to length 1"},
    {"cohesion.shape=position-over-radius", "divides only the agent's position by the radius"},
    {"cohesion.shape=seek", "subtracts the agent's own velocity"},
    {"cohesion.shape=without-position", "does not subtract the agent's own position"},
    {"cohesion.shape=center", "is only the centre of the neighbours"},
    {"cohesion.limit=untested", "acts also where the centre is farther away than the radius"},
    {"cohesion.limit=cut", "is shortened, not left out, where the centre is beyond the radius"},
    {"*.empty=nan", "divides by zero where there is no neighbour"},
    {"cohesion.empty=origin", "pulls towards (0, 0) where there is no neighbour"},
    {"cohesion.zero=divided", "divides by a radius of 0"},
    {"separation.zero=divided", "divides by a distance of 0"},
    {"separation.zero=counted", "counts agents in the same place, though they do not push"},
    {"separation.term=unit", "pushes as strongly from far away as from near"},
    {"separation.term=offset", "pushes more strongly the farther away a neighbour is"},
    {"separation.term=offset-over-radius", "pushes more strongly the farther away a neighbour is"},
    {"separation.term=inverse-square", "falls off with the square of the distance"},
    {"separation.term=per-axis",
     "divides each component by its absolute value instead of by the distance"},
    {"separation.direction=towards", "points towards neighbours instead of away"},
    {"separation.clamp=unlimited", "is never cut to F_Smax"},
    {"separation.clamp=per-term",
     "is cut to F_Smax for each neighbour instead of once for the sum"},
    {"separation.clamp=per-component", "is cut to F_Smax in x and in y, not in length"},
    {"separation.clamp=always", "is always made F_Smax long"},
    {"separation.clamp=product",
     "is cut if the product of its components is too large, not its length"},
    {"separation.clamp=after-weight", "is cut to F_Smax after it is multiplied by its weight"},
    {"alignment.term=unit", "uses directions instead of velocities"},
    {"alignment.term=relative", "uses velocities relative to the agent's own"},
    {"alignment.shape=minus-own", "subtracts the agent's own velocity"},
    {"alignment.shape=plus-own", "adds the agent's own velocity"},
    {"alignment.shape=unit-mean", "is always normalised to length 1"},
    {"alignment.shape=over-radius", "is divided by its radius"},
    {"alignment.shape=over-dt", "is divided by the time step"},
    {"*.weight=none", "is added without its weight"},
    {"*.weight=twice", "is multiplied by its weight twice"},
    {"*.weight=cohesion", "is multiplied by the weight of cohesion"},
    {"*.weight=separation", "is multiplied by the weight of separation"},
    {"*.weight=alignment", "is multiplied by the weight of alignment"},
    {"*.weight=missing", "is missing"},
    {"*.times=per-neighbor", "is added once per neighbour"},
    {"*.times=per-neighbor-and-self",
     "is added once per neighbour and once more for the agent itself"},
    {"*.times=per-other", "is added once per other agent"},
    {"*.times=per-agent", "is added once per agent"},
    {"*.times=as-it-grows", "is added for each partial sum"},
    {"*.times=within", "is added once per neighbour"},
    {"*.times=strictly-within", "is added once per neighbour"},
    {"*.times=within-and-self", "is added once per neighbour and once more for the agent itself"},
});

std::string_view words_for(std::string_view code) {
  for (const Predicate& predicate : kPredicates) {
    if (predicate.code == code) return predicate.words;
  }
  return {};
}

// Returns "are added without their weight" for "is added without its weight".
std::string plural(std::string_view words) {
  const std::size_t end = words.find(' ');
  const std::string_view verb = words.substr(0, end);
  std::string text;
  if (verb == "is") {
    text = "are";
  } else {
    text = verb == "does" ? "do" : verb.substr(0, verb.size() - 1);
  }
  text += words.substr(end);
  constexpr std::string_view kIts = " its ";
  for (std::size_t at = text.find(kIts); at != std::string::npos; at = text.find(kIts, at + 1)) {
    text.replace(at, kIts.size(), " their ");
  }
  return text;
}

}  // namespace

std::string predicate_clause(const explain::Choice& choice,
                             const std::vector<std::string>& forces) {
  const std::string code =
      std::string(explain::code_of(choice.slot)) + "=" + std::string(choice.code);
  const bool is_group = forces.size() > 1;
  if (!is_group && (forces.empty() || !explain::force_named(forces.front()))) return "";
  std::string_view words = is_group ? std::string_view{} : words_for(code);
  if (words.empty()) words = words_for("*" + code.substr(code.find('.')));
  if (words.empty()) return "";
  return capitalized(listed(forces)) + " " + (is_group ? plural(words) : std::string(words));
}

}  // namespace flocking::redaction
