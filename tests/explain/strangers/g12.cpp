#include <iostream>
#include <vector>
#include <cmath>
#include <iomanip>

// Flocking simulation

struct Agent {
    double x, y;
    double vx, vy;
};

class Flock {
public:
    void load(std::istream& in) {
        int count;
        in >> cohesionRadius_ >> separationRadius_ >> alignmentRadius_ >> maxSeparation_;
        in >> kc_ >> ks_ >> ka_ >> count;
        agents_.resize(count);
        for (Agent& a : agents_) in >> a.x >> a.y >> a.vx >> a.vy;
    }

    void update(double dt) {
        std::vector<Agent> next(agents_);
        for (std::size_t i = 0; i < agents_.size(); i++) {
            double fx = 0.0, fy = 0.0;
            addCohesion(i, fx, fy);
            addSeparation(i, fx, fy);
            addAlignment(i, fx, fy);
            next[i].vx = agents_[i].vx + fx * dt;
            next[i].vy = agents_[i].vy + fy * dt;
            next[i].x = agents_[i].x + next[i].vx * dt;
            next[i].y = agents_[i].y + next[i].vy * dt;
        }
        agents_.swap(next);
    }

    void print(std::ostream& out) const {
        out << std::fixed << std::setprecision(3);
        for (const Agent& a : agents_)
            out << a.x << " " << a.y << " " << a.vx << " " << a.vy << "\n";
    }

private:
    std::vector<Agent> agents_;
    double cohesionRadius_, separationRadius_, alignmentRadius_, maxSeparation_;
    double kc_, ks_, ka_;

    double dist(std::size_t i, std::size_t j) const {
        double dx = agents_[i].x - agents_[j].x;
        double dy = agents_[i].y - agents_[j].y;
        return std::sqrt(dx * dx + dy * dy);
    }

    void addCohesion(std::size_t i, double& fx, double& fy) const {
        double cx = 0, cy = 0;
        int n = 0;
        for (std::size_t j = 0; j < agents_.size(); j++) {
            if (j != i && dist(i, j) <= cohesionRadius_) {
                cx += agents_[j].x;
                cy += agents_[j].y;
                n++;
            }
        }
        if (n == 0) return;
        double ex = cx / n - agents_[i].x;
        double ey = cy / n - agents_[i].y;
        if (std::sqrt(ex * ex + ey * ey) > cohesionRadius_) return;
        fx += kc_ * ex / cohesionRadius_;
        fy += kc_ * ey / cohesionRadius_;
    }

    void addSeparation(std::size_t i, double& fx, double& fy) const {
        double sx = 0, sy = 0;
        for (std::size_t j = 0; j < agents_.size(); j++) {
            double d = dist(i, j);
            if (d > 0 && d <= separationRadius_) {
                sx += (agents_[i].x - agents_[j].x) / (d * d);
                sy += (agents_[i].y - agents_[j].y) / (d * d);
            }
        }
        double len = std::sqrt(sx * sx + sy * sy);
        if (len > maxSeparation_) {
            sx *= maxSeparation_ / len;
            sy *= maxSeparation_ / len;
        }
        fx += ks_ * sx;
        fy += ks_ * sy;
    }

    void addAlignment(std::size_t i, double& fx, double& fy) const {
        double ax = 0, ay = 0;
        int n = 0;
        for (std::size_t j = 0; j < agents_.size(); j++) {
            if (dist(i, j) <= alignmentRadius_) {
                ax += agents_[j].vx;
                ay += agents_[j].vy;
                n++;
            }
        }
        if (n == 0) return;
        fx += ka_ * ax / n;
        fy += ka_ * ay / n;
    }
};

int main() {
    Flock flock;
    flock.load(std::cin);
    double dt;
    while (std::cin >> dt) {
        flock.update(dt);
        flock.print(std::cout);
    }
    return 0;
}
