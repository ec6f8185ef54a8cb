#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "repair/edit.h"

namespace flocking::repair {

/// Returns true for lines that may be edited.
using WantedLines = std::function<bool(std::uint64_t line)>;

/// Adds the edits of expressions in file `number`: operators, operands, calls, names, factors. An
/// expression that appears twice, for x and for y, is edited in both places.
void add_expression_edits(const ParsedFile& file, std::size_t number, const WantedLines& wanted,
                          std::vector<Edit>& edits);

/// Adds the edits of statements: removed, made conditional, added.
void add_statement_edits(const ParsedFile& file, std::size_t number, const WantedLines& wanted,
                         std::vector<Edit>& edits);

/// Adds the edits of slips: a declaration that hides a variable, missing braces, an else too many,
/// a loop until the end of the file.
void add_slip_edits(const ParsedFile& file, std::size_t number, const WantedLines& wanted,
                    std::vector<Edit>& edits);

/// Adds the edits of loops: the agent itself left out, statements moved out of the loop.
void add_loop_edits(const ParsedFile& file, std::size_t number, const WantedLines& wanted,
                    std::vector<Edit>& edits);

/// Adds the edits that set sums to 0 in each iteration of a loop.
void add_reset_edits(const ParsedFile& file, std::size_t number, const WantedLines& wanted,
                     std::vector<Edit>& edits);

/// Adds the edits of limits: a vector cut to a length, a length computed before the vector changes.
void add_limit_edits(const ParsedFile& file, std::size_t number, const WantedLines& wanted,
                     std::vector<Edit>& edits);

/// Adds the edits that read or print values in another order.
void add_order_edits(const ParsedFile& file, std::size_t number, const WantedLines& wanted,
                     std::vector<Edit>& edits);

/// Adds the edits after which all agents are computed from the state before the step.
void add_buffer_edits(const ParsedFile& file, std::size_t number, const WantedLines& wanted,
                      std::vector<Edit>& edits);

/// Returns the edits that declare a whole number as double. They cannot be switched on while a
/// program runs, so each needs a build.
std::vector<Edit> whole_number_edits(const ParsedFile& file, std::size_t number,
                                     const WantedLines& wanted);

/// Returns the edits that pass a parameter by reference, make the variable of a loop a reference,
/// or a reference a copy. Each needs a build, too.
std::vector<Edit> reference_edits(const ParsedFile& file, std::size_t number,
                                  const WantedLines& wanted);

/// Returns the edit that replaces each float by double; none if there is no float.
std::vector<Edit> float_edits(const ParsedFile& file, std::size_t number);

/// Returns the edits that can be switched on, the likeliest first, at most `most`.
std::vector<Edit> edits_of(const ParsedFile& file, std::size_t number, const WantedLines& wanted,
                           std::size_t most);

/// An expression that edits change, and the unit exchanged for it.
struct Site {
  Range unit;
  bool is_statement = false;
  Range expression;           ///< inside the unit
  std::size_t statement = 0;  ///< number of its statement
};

/// Returns the sites of a file in order. Statements that read or print have no sites.
std::vector<Site> sites_of(const ParsedFile& file);

/// Returns the change that removes a statement and the conditions that only guard it.
Change removal_of(const ParsedFile& file, std::size_t statement);

/// Returns the blanks before a statement in its line; empty if other text precedes it.
std::string indent_of(const ParsedFile& file, const Statement& one);

/// Returns true if two words are equal, or differ only in x and y, X and Y, 0 and 1.
bool are_twin_words(std::string_view one, std::string_view other);

/// Returns true if two ranges differ only in x and y, X and Y, 0 and 1, in at least one place.
bool are_twins(const ParsedFile& file, Range one, Range other);

/// Returns the next statement if it does the same for y; else kNoStatement.
std::size_t twin_of(const ParsedFile& file, std::size_t number);

/// Returns true if a range reads or prints.
bool has_io(const ParsedFile& file, Range range);

/// Returns true if the file is in C++.
bool is_cxx(const ParsedFile& file);

}  // namespace flocking::repair
