#include <cmath>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

typedef std::vector<double> Row;

// splits a line into numbers
Row parse(const std::string& line)
{
    Row row;
    std::stringstream ss(line);
    std::string word;
    while (ss >> word)
        row.push_back(std::stod(word));
    return row;
}

struct Agent
{
    double x, y, vx, vy;
    double ax = 0, ay = 0;

    explicit Agent(const Row& r) : x(r.at(0)), y(r.at(1)), vx(r.at(2)), vy(r.at(3)) {}
};

double dist2(const Agent& a, const Agent& b)
{
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

struct Flock
{
    double rc, rs, fmax, ra, kc, ks, ka;
    std::vector<Agent> agents;

    void forces(size_t me)
    {
        Agent& a = agents[me];
        double cx = 0, cy = 0, sx = 0, sy = 0, alx = 0, aly = 0;
        int nc = 0, ns = 0, na = 0;
        for (size_t j = 0; j < agents.size(); j++)
        {
            if (j == me)
                continue;
            const Agent& b = agents[j];
            double d2 = dist2(a, b);  // no sqrt, faster
            if (d2 <= rc * rc)
            {
                cx += b.x;
                cy += b.y;
                nc++;
            }
            if (d2 <= rs * rs && d2 > 0)
            {
                // (dx/d)/d is the same as dx/d^2
                sx += (a.x - b.x) / d2;
                sy += (a.y - b.y) / d2;
                ns++;
            }
            if (d2 <= ra * ra)
            {
                alx += b.vx;
                aly += b.vy;
                na++;
            }
        }
        a.ax = a.ay = 0;
        if (nc > 0 && rc > 0)
        {
            a.ax += kc * (cx / nc - a.x) / rc;
            a.ay += kc * (cy / nc - a.y) / rc;
        }
        if (ns > 0)
        {
            sx /= ns;
            sy /= ns;
            double len = std::sqrt(sx * sx + sy * sy);
            if (len > fmax)
            {
                sx = sx / len * fmax;
                sy = sy / len * fmax;
            }
            a.ax += ks * sx;
            a.ay += ks * sy;
        }
        if (na > 0)
        {
            a.ax += ka * alx / na;
            a.ay += ka * aly / na;
        }
    }

    void step(double dt)
    {
        for (size_t i = 0; i < agents.size(); i++)
            forces(i);
        for (Agent& a : agents)
        {
            a.vx += a.ax * dt;
            a.vy += a.ay * dt;
            a.x += a.vx * dt;
            a.y += a.vy * dt;
        }
    }
};

int main()
{
    std::string line;
    std::getline(std::cin, line);
    Row head = parse(line);
    Flock f{head.at(0), head.at(1), head.at(2), head.at(3), head.at(4), head.at(5), head.at(6), {}};
    for (int i = 0; i < head.at(7); i++)
    {
        std::getline(std::cin, line);
        f.agents.push_back(Agent(parse(line)));
    }
    std::cout << std::fixed << std::setprecision(3);
    while (!std::cin.eof())
    {
        std::getline(std::cin, line);
        f.step(std::stod(line));
        for (const Agent& a : f.agents)
            std::cout << a.x << " " << a.y << " " << a.vx << " " << a.vy << std::endl;
    }
    return 0;
}
