#include <cmath>
#include <iomanip>
#include <iostream>
#include <string>
#include <vector>

class Agent {
public:
    double px, py, vx, vy;
};

class Simulation {
    std::vector<Agent> agents;
    std::vector<double> p;  // the parameters, in the order of the file

    static std::vector<std::string> splitLine(const std::string& line) {
        std::vector<std::string> words(1);
        for (char c : line) {
            if (c == ' ') words.emplace_back();
            else if (c != '\r') words.back() += c;
        }
        return words;
    }

    static double toNumber(const std::string& word) {
        return std::stod(word); // <- here
    }

public:
    void load() {
        std::string line;
        std::getline(std::cin, line);
        for (const std::string& word : splitLine(line)) p.push_back(toNumber(word));
        for (int i = 0; i < (int)p[7]; i++) {
            std::getline(std::cin, line);
            std::vector<std::string> words = splitLine(line);
            agents.push_back({toNumber(words[0]), toNumber(words[1]), toNumber(words[2]), toNumber(words[3])});
        }
    }

    void simulate(double dt) {
        for (Agent& a : agents) {
            a.px += a.vx * dt;
            a.py += a.vy * dt;
            std::cout << std::fixed << std::setprecision(3);
            std::cout << a.px << " " << a.py << " " << a.vx << " " << a.vy << std::endl;
        }
    }

    void run() {
        // TODO forces
        while (!std::cin.eof()) {
            std::string line;
            std::getline(std::cin, line);
            simulate(toNumber(line));
        }
    }
};

int main() {
    Simulation simulation;
    simulation.load();
    simulation.run();
    return 0;
}
