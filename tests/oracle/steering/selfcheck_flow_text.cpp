#include <stdexcept>

#include "../flow/flow_fields.h"
#include "check.h"
#include "selfchecks.h"

namespace oracle::steering {
namespace {

using namespace oracle::flow;

void refuses(const std::string& text, const std::string& what) {
  try {
    read_costs(text);
    check(false, what);
  } catch (const std::invalid_argument&) {
    check(true, what);
  }
}

void check_map_text() {
  const Costs expected{4, 2, {2, 4, 255, 1, 1, 1, 255, 255}};
  check(read_costs("type octile\nheight 2\nwidth 4\nmap\n.GO@\nSWT.\n") == expected, "map");
  check(read_costs("\xef\xbb\xbftype a\r\nwidth 4\r\nheight 2\r\nmap\r\n.GO@\r\nSWT.\r\n\r\n") ==
            expected,
        "map with a byte-order mark, CRLF, width first");
  const std::string head = "type octile\nheight 2\nwidth 2\n";
  refuses(head + "map\n..\n.\n", "map, short row");
  refuses(head + "map\n..\n...\n", "map, long row");
  refuses(head + "map\n..\n", "map, row missing");
  refuses(head + "map\n..\n..\n..\n", "map, row too many");
  refuses(head + "map\n..\n.x\n", "map, strange letter");
  refuses(head + "map\n..\n. \n", "map, blank in a row");
  refuses(head + "..\n..\n", "map, no word map");
  refuses("type octile\nheight 2\nheight 2\nmap\n..\n..\n", "map, height twice");
  refuses("type octile\nheight 0\nwidth 2\nmap\n", "map, empty");
  refuses("type octile\nheight 1\nwidth -1\nmap\n.\n", "map, negative width");
}

void check_numbers() {
  check(read_costs(" 1 ,2\t, 0\n254,255,9") == Costs{3, 2, {254, 255, 9, 1, 2, 0}}, "numbers");
  check(read_costs("\xef\xbb\xbf"
                   "7\r\n\r\n \r\n") == Costs{1, 1, {7}},
        "numbers, one");
  refuses("", "no text");
  refuses("\n\n", "no numbers");
  refuses("1,2\n3\n", "numbers, ragged");
  refuses("1,2\n\n3,4\n", "numbers, blank line between");
  refuses("1,256\n", "numbers, too much");
  refuses("1,-1\n", "numbers, negative");
  refuses("1,1.5\n", "numbers, not whole");
  refuses("1,2,\n", "numbers, one missing");
  refuses("1,1 1\n", "numbers, two in one");
}

void refuses_goal(const std::string& text, std::optional<Vec> goal, const std::string& what) {
  try {
    goal_cell({read_costs(text), {}, {{{1, 0}, {2, 1}}}}, goal);
    check(false, what);
  } catch (const std::invalid_argument&) {
    check(true, what);
  }
}

// A box blocks the middle cell.
void check_goals() {
  refuses_goal("1,1,1", Vec{3, 0.5}, "goal outside");
  refuses_goal("1,1,255", Vec{2.5, 0.5}, "goal blocked");
  refuses_goal("1,1,1", Vec{1.5, 0.5}, "goal in a box");
  refuses_goal("1,0,1", {}, "cost 0 in a box");
  refuses_goal("1,1,1", {}, "no goal");
  refuses_goal("0,1,1", Vec{2.5, 0.5}, "cost 0 elsewhere");
  refuses_goal("0,1,0", Vec{2.5, 0.5}, "cost 0 twice");
  const Map map{read_costs("1,1,0"), {}, {}};
  check(goal_cell(map, {}) == Cell{2, 0}, "goal by cost 0");
  check(goal_cell(map, Vec{2.1, 0.9}) == Cell{2, 0}, "goal on cost 0");
}

}  // namespace

void check_flow_text() {
  check_map_text();
  check_numbers();
  check_goals();
}

}  // namespace oracle::steering
