#include <iostream>
#include <iomanip>
#include <vector>
#include <cmath>

class Vec {
public:
    double x, y;
    Vec(double x_ = 0, double y_ = 0) { x = x_; y = y_; }
    Vec plus(Vec o) const { return Vec(x + o.x, y + o.y); }
    Vec minus(Vec o) const { return Vec(x - o.x, y - o.y); }
    Vec mal(double f) const { return Vec(x * f, y * f); }
    double laenge() const { return std::sqrt(x * x + y * y); }
};

class Agent {
public:
    Vec pos;
    Vec vel;
};

class Schwarm {
private:
    std::vector<Agent> agenten;
    double rc, rs, fsmax, ra, kc, ks, ka;

    // alle Agenten im Umkreis um den Agenten nr
    std::vector<Agent> nachbarn(int nr, double radius) const {
        std::vector<Agent> ergebnis;
        for (const Agent& a : agenten) {
            if (a.pos.minus(agenten[nr].pos).laenge() <= radius) {
                ergebnis.push_back(a);
            }
        }
        return ergebnis;
    }

    Vec kohaesion(int nr) const {
        std::vector<Agent> nb = nachbarn(nr, rc);
        if (nb.empty() || rc == 0) return Vec();
        Vec mitte;
        for (const Agent& a : nb) mitte = mitte.plus(a.pos);
        mitte = mitte.mal(1.0 / nb.size());
        Vec weg = mitte.minus(agenten[nr].pos);
        if (weg.laenge() > rc) return Vec();
        return weg.mal(1.0 / rc);
    }

    Vec separation(int nr) const {
        Vec summe;
        for (const Agent& a : nachbarn(nr, rs)) {
            Vec weg = agenten[nr].pos.minus(a.pos);
            double d = weg.laenge();
            if (d > 0) summe = summe.plus(weg.mal(1.0 / d).mal(1.0 / d));
        }
        if (summe.laenge() > fsmax) summe = summe.mal(1.0 / summe.laenge()).mal(fsmax);
        return summe;
    }

    Vec ausrichtung(int nr) const {
        std::vector<Agent> nb = nachbarn(nr, ra);
        Vec mittel;
        for (const Agent& a : nb) mittel = mittel.plus(a.vel);
        if (nb.size() > 0) mittel = mittel.mal(1.0 / nb.size());
        return mittel;
    }

public:
    void einlesen() {
        int n;
        std::cin >> rc >> rs >> fsmax >> ra >> kc >> ks >> ka >> n;
        agenten.resize(n);
        for (int i = 0; i < n; i++) {
            std::cin >> agenten[i].pos.x >> agenten[i].pos.y >> agenten[i].vel.x >> agenten[i].vel.y;
        }
    }

    void schritt(double dt) {
        std::vector<Agent> neu = agenten;
        for (int i = 0; i < (int)agenten.size(); i++) {
            Vec kraft = kohaesion(i).mal(kc).plus(separation(i).mal(ks)).plus(ausrichtung(i).mal(ka));
            neu[i].vel = agenten[i].vel.plus(kraft.mal(dt));
            neu[i].pos = agenten[i].pos.plus(neu[i].vel.mal(dt));
        }
        agenten = neu;
    }

    void ausgeben() const {
        std::cout << std::fixed << std::setprecision(3);
        for (const Agent& a : agenten) {
            std::cout << a.pos.x << " " << a.pos.y << " " << a.vel.x << " " << a.vel.y << "\n";
        }
    }
};

int main() {
    Schwarm schwarm;
    schwarm.einlesen();
    double dt;
    while (std::cin >> dt) {
        schwarm.schritt(dt);
        schwarm.ausgeben();
    }
    return 0;
}
