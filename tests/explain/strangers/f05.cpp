/* Schwarm */
#include <iostream>
#include <vector>
#include <complex>
#include <cstdio>
using namespace std;
typedef complex<double> V;   // komplexe Zahl = 2D Vektor

int main() {
    double rKoh, rSep, fMax, rAus, kKoh, kSep, kAus; int anzahl;
    cin >> rKoh >> rSep >> fMax >> rAus >> kKoh >> kSep >> kAus >> anzahl;
    vector<V> ort(anzahl), tempo(anzahl);
    for (int i = 0; i < anzahl; i++) {
        double a, b, c, d;
        cin >> a >> b >> c >> d;
        ort[i] = V(a, b);
        tempo[i] = V(c, d);
    }
    double zeit;
    while (cin >> zeit) {
        vector<V> kraft(anzahl, V(0, 0));
        // erst alle Kraefte
        for (int i = 0; i < anzahl; i++) {
            V mitte(0, 0), weg(0, 0), richtung = tempo[i];
            int m = 0, r = 1;
            for (int j = 0; j < anzahl; j++) {
                if (j != i) {
                    V diff = ort[i] - ort[j];
                    double abstand = sqrt(diff.real() * diff.real() + diff.imag() * diff.imag());
                    if (abstand <= rKoh) { mitte += ort[j]; m = m + 1; }
                    if (abstand <= rSep) {
                        if (abstand > 0) weg += diff / (abstand * abstand);
                    }
                    if (abstand <= rAus) { richtung += tempo[j]; r = r + 1; }
                }
            }
            if (m > 0) {
                mitte /= m;
                if (abs(mitte - ort[i]) <= rKoh) kraft[i] += kKoh * (mitte - ort[i]) / rKoh;
            }
            double laenge = abs(weg);
            if (laenge > fMax) weg = weg * fMax / laenge;
            kraft[i] += kSep * weg;
            richtung /= r;
            kraft[i] += kAus * richtung;
        }
        // dann alle bewegen
        for (int i = 0; i < anzahl; i++) {
            tempo[i] += kraft[i] * zeit;
            ort[i] += tempo[i] * zeit;
            printf("%.3f %.3f %.3f %.3f\n", ort[i].real(), ort[i].imag(), tempo[i].real(), tempo[i].imag());
        }
    }
}
