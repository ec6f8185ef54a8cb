#pragma once
#include <istream>
#include <ostream>
#include <vector>
#include "agent.h"

class AgentList {
public:
    void Read(std::istream& in);
    void Move(double dt);
    void Write(std::ostream& out) const;

private:
    double cohesionR, separationR, separationMax, alignmentR, cohesionK, separationK, alignmentK;
    std::vector<Agent> agents;
    void Forces(Agent& a);
};
