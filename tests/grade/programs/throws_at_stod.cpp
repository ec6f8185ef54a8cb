// Crashes like many programs of students: it reads the rest of a line, which is not a number.
#include <iostream>
#include <string>

int main() {
  double first = 0;
  std::cin >> first;
  std::string line;
  while (std::getline(std::cin, line)) std::cout << std::stod(line) << '\n';
}
