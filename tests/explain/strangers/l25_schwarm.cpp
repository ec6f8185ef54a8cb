// Schwarmverhalten
// Hausaufgabe KI fuer Spiele

#include <iostream>
#include <cstdio>
#include <cmath>
#include <vector>
#include <algorithm>

using namespace std;

// ----- Parameter -----
double rKoh, rTren, maxTren, rAus;
double kKoh, kTren, kAus;
int anzahlAgenten;

// ----- Zustand: alt und neu -----
vector<double> altX, altY, altVX, altVY;
vector<double> neuX, neuY, neuVX, neuVY;

// ----- Hilfsvariablen -----
double kraftX, kraftY;
double summeX, summeY;
int anzahl;

double abstand(int a, int b)
{
    return hypot(altX[b] - altX[a], altY[b] - altY[a]);
}

void einlesen()
{
    cin >> rKoh >> rTren >> maxTren >> rAus >> kKoh >> kTren >> kAus >> anzahlAgenten;
    for (int i = 0; i < anzahlAgenten; i++)
    {
        double x, y, vx, vy;
        cin >> x >> y >> vx >> vy;
        altX.push_back(x);
        altY.push_back(y);
        altVX.push_back(vx);
        altVY.push_back(vy);
    }
    neuX = altX;
    neuY = altY;
    neuVX = altVX;
    neuVY = altVY;
}

// zum Schwerpunkt der Nachbarn
void kohaesion(int i)
{
    summeX = 0;
    summeY = 0;
    anzahl = 0;
    for (int j = 0; j < anzahlAgenten; j++)
    {
        if (j != i && abstand(i, j) <= rKoh)
        {
            summeX += altX[j];
            summeY += altY[j];
            anzahl++;
        }
    }
    if (anzahl > 0)
    {
        double dx = summeX / anzahl - altX[i];
        double dy = summeY / anzahl - altY[i];
        kraftX += kKoh * dx / rKoh;
        kraftY += kKoh * dy / rKoh;
    }
}

// weg von den Nachbarn
void trennung(int i)
{
    summeX = 0;
    summeY = 0;
    for (int j = 0; j < anzahlAgenten; j++)
    {
        double d = abstand(i, j);
        if (d > 0 && d <= rTren)
        {
            // Winkel vom Nachbarn zum Agenten
            double winkel = atan2(altY[i] - altY[j], altX[i] - altX[j]);
            // je naeher desto staerker, aber hoechstens maxTren
            double staerke = min(1.0 / d, maxTren);
            summeX += cos(winkel) * staerke;
            summeY += sin(winkel) * staerke;
        }
    }
    kraftX += kTren * summeX;
    kraftY += kTren * summeY;
}

// Durchschnittsgeschwindigkeit, der Agent selbst zaehlt mit
void ausrichtung(int i)
{
    summeX = 0;
    summeY = 0;
    for (int j = 0; j < anzahlAgenten; j++)
    {
        if (abstand(i, j) <= rAus)
        {
            summeX += altVX[j];
            summeY += altVY[j];
            anzahl++;
        }
    }
    kraftX += kAus * summeX / anzahl;
    kraftY += kAus * summeY / anzahl;
}

void schritt(double dt)
{
    for (int i = 0; i < anzahlAgenten; i++)
    {
        kraftX = 0;
        kraftY = 0;
        kohaesion(i);
        trennung(i);
        ausrichtung(i);
        neuVX[i] = altVX[i] + kraftX * dt;
        neuVY[i] = altVY[i] + kraftY * dt;
        neuX[i] = altX[i] + neuVX[i] * dt;
        neuY[i] = altY[i] + neuVY[i] * dt;
    }
    altX = neuX;
    altY = neuY;
    altVX = neuVX;
    altVY = neuVY;
}

// auf 3 Nachkommastellen
double runden(double wert)
{
    return (int)(wert * 1000) / 1000.0;
}

void ausgeben()
{
    for (int i = 0; i < anzahlAgenten; i++)
        printf("%.3f %.3f %.3f %.3f\n", runden(altX[i]), runden(altY[i]), runden(altVX[i]), runden(altVY[i]));
}

int main()
{
    einlesen();
    double dt;
    while (cin >> dt)
    {
        schritt(dt);
        ausgeben();
    }
    return 0;
}
