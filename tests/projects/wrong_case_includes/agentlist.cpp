#include "agentlist.h"
#include <cmath>

void AgentList::Read(std::istream& in) {
    int n;
    in >> cohesionR >> separationR >> separationMax >> alignmentR;
    in >> cohesionK >> separationK >> alignmentK >> n;
    agents.resize(n);
    for (int i = 0; i < n; i++) in >> agents[i].x >> agents[i].y >> agents[i].vx >> agents[i].vy;
}

void AgentList::Forces(Agent& a) {
    double cx = 0, cy = 0, sx = 0, sy = 0, ax = 0, ay = 0;
    int nc = 0, na = 0;
    for (Agent& b : agents) {
        double d = a.Distance(b);
        if (d <= alignmentR) {
            ax += b.vx;
            ay += b.vy;
            na++;
        }
        if (&a == &b) continue;
        if (d <= cohesionR) {
            cx += b.x;
            cy += b.y;
            nc++;
        }
        if (d <= separationR && d > 0) {
            sx += (a.x - b.x) / d / d;
            sy += (a.y - b.y) / d / d;
        }
    }
    a.ClearForce();
    if (nc > 0 && cohesionR > 0) {
        double ex = cx / nc - a.x, ey = cy / nc - a.y;
        if (std::sqrt(ex * ex + ey * ey) <= cohesionR) a.AddForce(ex / cohesionR, ey / cohesionR, cohesionK);
    }
    double len = std::sqrt(sx * sx + sy * sy);
    if (len > separationMax) a.AddForce(sx / len, sy / len, separationMax * separationK);
    else a.AddForce(sx, sy, separationK);
    if (na > 0) a.AddForce(ax / na, ay / na, alignmentK);
}

void AgentList::Move(double dt) {
    for (Agent& a : agents) Forces(a);
    for (Agent& a : agents) a.Move(dt);
}

void AgentList::Write(std::ostream& out) const {
    for (const Agent& a : agents) out << a.x << " " << a.y << " " << a.vx << " " << a.vy << "\n";
}
