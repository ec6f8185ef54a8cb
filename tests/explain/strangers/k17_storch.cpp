// Hausaufgabe Schwarmverhalten
// Vögel sehen nur nach vorne, deshalb mit Blickfeld.

#include <cstdio>
#include <cmath>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

struct Vogel { double x, y, vx, vy; };
struct Kraft { double x, y; };

double rKoh, rTrenn, fMax, rAusr;
double kKoh, kTrenn, kAusr;
int anzahl;

std::vector<Vogel> alt;
std::vector<Vogel> neu;

const double REIBUNG = 0.1;

double laenge(double x, double y) { return std::sqrt(x * x + y * y); }

double abstand(const Vogel& a, const Vogel& b) { return laenge(b.x - a.x, b.y - a.y); }

// liegt b vor a? (Skalarprodukt mit der Blickrichtung)
bool sieht(const Vogel& a, const Vogel& b) {
    return a.vx * (b.x - a.x) + a.vy * (b.y - a.y) >= 0;
}

Kraft einheit(double x, double y) {
    double l = laenge(x, y);
    if (l == 0) return {0, 0};
    return {x / l, y / l};
}

Kraft kohaesion(int ich) {
    double sx = 0, sy = 0;
    int nachbarn = 0;
    for (int i = 0; i < anzahl; ++i) {
        if (i == ich) continue;
        if (abstand(alt[ich], alt[i]) <= rKoh && sieht(alt[ich], alt[i])) {
            sx += alt[i].x;
            sy += alt[i].y;
            ++nachbarn;
        }
    }
    if (nachbarn == 0) return {0, 0};
    return {(sx / nachbarn - alt[ich].x) / rKoh, (sy / nachbarn - alt[ich].y) / rKoh};
}

Kraft trennung(int ich) {
    // hier ohne Blickfeld, sonst stoßen sie hinten zusammen
    Kraft f{0, 0};
    for (int i = 0; i < anzahl; ++i) {
        if (i == ich) continue;
        double d = abstand(alt[ich], alt[i]);
        if (d > 0 && d <= rTrenn) {
            // je näher, desto stärker
            double staerke = 1 - d / rTrenn;
            Kraft weg = einheit(alt[ich].x - alt[i].x, alt[ich].y - alt[i].y);
            f.x += weg.x * staerke;
            f.y += weg.y * staerke;
        }
    }
    if (laenge(f.x, f.y) > fMax) {
        Kraft e = einheit(f.x, f.y);
        f.x = e.x * fMax;
        f.y = e.y * fMax;
    }
    return f;
}

Kraft ausrichtung(int ich) {
    double sx = 0, sy = 0;
    int nachbarn = 0;
    for (int i = 0; i < anzahl; ++i) {
        if (abstand(alt[ich], alt[i]) <= rAusr && sieht(alt[ich], alt[i])) {
            sx += alt[i].vx;
            sy += alt[i].vy;
            ++nachbarn;
        }
    }
    if (nachbarn == 0) return {0, 0};
    // Richtung der Gruppe minus eigene Richtung
    Kraft gruppe = einheit(sx / nachbarn, sy / nachbarn);
    Kraft eigene = einheit(alt[ich].vx, alt[ich].vy);
    return {gruppe.x - eigene.x, gruppe.y - eigene.y};
}

int main() {
    std::string zeile;

    // 1. Zeile: Parameter
    std::getline(std::cin, zeile);
    std::stringstream kopf(zeile);
    kopf >> rKoh >> rTrenn >> fMax >> rAusr >> kKoh >> kTrenn >> kAusr >> anzahl;

    // Agenten
    for (int i = 0; i < anzahl; ++i) {
        std::getline(std::cin, zeile);
        std::stringstream ss(zeile);
        Vogel v;
        ss >> v.x >> v.y >> v.vx >> v.vy;
        neu.push_back(v);
    }

    alt = neu;  // Doppelpuffer

    while (std::getline(std::cin, zeile)) {
        if (zeile.empty()) continue;
        double dt = std::stod(zeile);
        for (int i = 0; i < anzahl; ++i) {
            Kraft c = kohaesion(i);
            Kraft s = trennung(i);
            Kraft a = ausrichtung(i);
            double fx = kKoh * c.x + kTrenn * s.x + kAusr * a.x;
            double fy = kKoh * c.y + kTrenn * s.y + kAusr * a.y;
            neu[i].vx = alt[i].vx * (1 - REIBUNG * dt) + fx * dt;
            neu[i].vy = alt[i].vy * (1 - REIBUNG * dt) + fy * dt;
            neu[i].x = alt[i].x + neu[i].vx * dt;
            neu[i].y = alt[i].y + neu[i].vy * dt;
        }
        for (const Vogel& v : neu)
            std::printf("%.3f %.3f %.3f %.3f\n", v.x, v.y, v.vx, v.vy);
    }
    return 0;
}
