// Dies as many programs of students do: what is left of a line is no number.
#include <iostream>
#include <string>

int main() {
  double first = 0;
  std::cin >> first;
  std::string line;
  while (std::getline(std::cin, line)) std::cout << std::stod(line) << '\n';
}
