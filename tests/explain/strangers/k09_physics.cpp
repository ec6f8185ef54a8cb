#include <cmath>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

class Vec {
public:
    double x, y;
    Vec(double x = 0, double y = 0) : x(x), y(y) {}
    Vec operator+(Vec o) const { return Vec(x + o.x, y + o.y); }
    Vec operator-(Vec o) const { return Vec(x - o.x, y - o.y); }
    Vec operator*(double s) const { return Vec(x * s, y * s); }
    double length() const { return std::hypot(x, y); }
    Vec unit() const {
        double l = length();
        return l > 0 ? Vec(x / l, y / l) : Vec();
    }
};

double round3(double v) { return std::round(v * 1000.0) / 1000.0; }

class Particle {
public:
    Vec pos, vel, force;
    std::vector<int> near_c, near_s, near_a;   // neighbours for cohesion, separation, alignment

    void integrate(double dt) {
        // real equations of motion, m = 1
        pos = pos + vel * dt + force * (dt * dt / 2);
        vel = vel + force * dt;
    }

    void print() {
        // exactly 3 decimals, rounded to nearest
        pos = Vec(round3(pos.x), round3(pos.y));
        vel = Vec(round3(vel.x), round3(vel.y));
        std::cout << pos.x << ' ' << pos.y << ' ' << vel.x << ' ' << vel.y << '\n';
    }
};

class Simulation {
    double r_c, r_s, r_a, f_max;
    double k_c, k_s, k_a;
    std::vector<Particle> ps;

public:
    void read() {
        std::string line;
        std::getline(std::cin, line);
        std::istringstream in(line);
        int n = 0;
        in >> r_c >> r_s >> r_a >> f_max >> k_c >> k_s >> k_a >> n;
        ps.resize(n);
        for (Particle& p : ps) {
            std::getline(std::cin, line);
            std::istringstream pin(line);
            pin >> p.pos.x >> p.pos.y >> p.vel.x >> p.vel.y;
        }
    }

    void findNeighbours() {
        for (int i = 0; i < (int)ps.size(); i++)
            for (int j = 0; j < (int)ps.size(); j++) {
                double d = (ps[j].pos - ps[i].pos).length();
                if (i != j && d <= r_c) ps[i].near_c.push_back(j);
                if (i != j && d <= r_s) ps[i].near_s.push_back(j);
                if (d <= r_a)           ps[i].near_a.push_back(j);   // with itself
            }
    }

    Vec cohesion(const Particle& p) {
        if (p.near_c.empty()) return Vec();
        Vec cm;
        for (int j : p.near_c) cm = cm + ps[j].pos;
        cm = cm * (1.0 / p.near_c.size());
        Vec to = cm - p.pos;
        if (to.length() > r_c) return Vec();
        return to.unit() * (to.length() / r_c);
    }

    Vec separation(const Particle& p) {
        Vec f;
        for (int j : p.near_s) {
            Vec away = p.pos - ps[j].pos;
            // inverse to the distance: 1 when touching, 0 at the border
            f = f + away.unit() * (1 - away.length() / r_s);
        }
        if (f.length() > f_max) f = f.unit() * f_max;
        return f;
    }

    Vec alignment(const Particle& p) {
        if (p.near_a.empty()) return Vec();
        Vec avg;
        for (int j : p.near_a) avg = avg + ps[j].vel;
        avg = avg * (1.0 / p.near_a.size());
        return avg.unit() - p.vel.unit();      // same direction as the group
    }

    void run() {
        read();
        findNeighbours();
        std::cout << std::fixed << std::setprecision(3);
        std::string line;
        while (std::getline(std::cin, line)) {
            std::istringstream in(line);
            double dt;
            if (!(in >> dt)) break;
            for (Particle& p : ps)
                p.force = cohesion(p) * k_c + separation(p) * k_s + alignment(p) * k_a;
            for (Particle& p : ps) p.integrate(dt);
            for (Particle& p : ps) p.print();
        }
    }
};

int main() {
    Simulation s;
    s.run();
}
