// Flocking assignment - own version with a distance table
#include <cmath>
#include <cstdio>
#include <iostream>
#include <vector>

struct Params {
    double rc, rs, maxSep, ra;
    double kc, ks, ka;
};

struct Bird {
    double px, py, vx, vy;
};

class Flock {
public:
    bool load(std::istream& in)
    {
        int n;
        in >> p.rc >> p.rs >> p.maxSep >> p.ra >> p.kc >> p.ks >> p.ka >> n;
        if (!in) return false;
        birds.resize(n);
        for (Bird& b : birds)
            in >> b.px >> b.py >> b.vx >> b.vy;
        // the square roots are the slow part, so they are taken once
        // and the three rules look them up
        fillDistances();
        return true;
    }

    void step(double dt)
    {
        std::vector<Bird> next = birds;
        for (size_t i = 0; i < birds.size(); i++) {
            double fx = 0, fy = 0;
            addCohesion(i, fx, fy);
            addSeparation(i, fx, fy);
            addAlignment(i, fx, fy);
            next[i].vx += fx * dt;
            next[i].vy += fy * dt;
            next[i].px += next[i].vx * dt;
            next[i].py += next[i].vy * dt;
        }
        birds.swap(next);
    }

    void print() const
    {
        for (const Bird& b : birds)
            std::printf("%.3f %.3f %.3f %.3f\n", b.px, b.py, b.vx, b.vy);
    }

private:
    Params p;
    std::vector<Bird> birds;
    std::vector<std::vector<double>> dist;

    void fillDistances()
    {
        size_t n = birds.size();
        dist.assign(n, std::vector<double>(n, 0.0));
        for (size_t i = 0; i < n; i++)
            for (size_t j = i + 1; j < n; j++) {
                double dx = birds[i].px - birds[j].px;
                double dy = birds[i].py - birds[j].py;
                dist[i][j] = dist[j][i] = std::sqrt(dx * dx + dy * dy);
            }
    }

    void addCohesion(size_t i, double& fx, double& fy) const
    {
        double sx = 0, sy = 0;
        int n = 0;
        for (size_t j = 0; j < birds.size(); j++)
            if (j != i && dist[i][j] <= p.rc) {
                sx += birds[j].px;
                sy += birds[j].py;
                n++;
            }
        if (n == 0 || p.rc == 0) return;
        fx += p.kc * (sx / n - birds[i].px) / p.rc;
        fy += p.kc * (sy / n - birds[i].py) / p.rc;
    }

    void addSeparation(size_t i, double& fx, double& fy) const
    {
        double sx = 0, sy = 0;
        for (size_t j = 0; j < birds.size(); j++) {
            double d = dist[i][j];
            if (d > 0 && d <= p.rs) {
                sx += (birds[i].px - birds[j].px) / (d * d);
                sy += (birds[i].py - birds[j].py) / (d * d);
            }
        }
        double m = std::sqrt(sx * sx + sy * sy);
        if (m > p.maxSep) {
            sx = sx / m * p.maxSep;
            sy = sy / m * p.maxSep;
        }
        fx += p.ks * sx;
        fy += p.ks * sy;
    }

    void addAlignment(size_t i, double& fx, double& fy) const
    {
        double sx = 0, sy = 0;
        int n = 0;
        for (size_t j = 0; j < birds.size(); j++)
            if (dist[i][j] <= p.ra) {        // dist[i][i] is 0, so the bird itself counts
                sx += birds[j].vx;
                sy += birds[j].vy;
                n++;
            }
        if (n == 0) return;
        fx += p.ka * sx / n;
        fy += p.ka * sy / n;
    }
};

int main()
{
    Flock flock;
    if (!flock.load(std::cin)) return 1;
    double dt;
    while (std::cin >> dt) {
        flock.step(dt);
        flock.print();
    }
    return 0;
}
