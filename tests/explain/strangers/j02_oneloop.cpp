#include <iostream>
#include <vector>
#include <cmath>
#include <cstdio>
using namespace std;

// Schwarm-Aufgabe
int main()
{
    double radiusK, radiusT, maxT, radiusA;
    double gewichtK, gewichtT, gewichtA;
    int anzahl;
    cin >> radiusK >> radiusT >> maxT >> radiusA >> gewichtK >> gewichtT >> gewichtA >> anzahl;

    vector<double> x(anzahl), y(anzahl), vx(anzahl), vy(anzahl);
    for (int i = 0; i < anzahl; i++)
        cin >> x[i] >> y[i] >> vx[i] >> vy[i];

    double dt;
    while (cin >> dt)
    {
        // neue Werte erst in andere Arrays schreiben
        vector<double> xNeu(anzahl), yNeu(anzahl), vxNeu(anzahl), vyNeu(anzahl);

        for (int i = 0; i < anzahl; i++)
        {
            double schwerpunktX = 0, schwerpunktY = 0;
            int nachbarnK = 0;
            double trennX = 0, trennY = 0;
            double summeVx = vx[i], summeVy = vy[i];   // sich selbst mitzaehlen
            int nachbarnA = 1;

            for (int j = 0; j < anzahl; j++)
            {
                double dx = x[j] - x[i];
                double dy = y[j] - y[i];
                double abstand = sqrt(dx * dx + dy * dy);

                // Kohaesion
                if (j != i && abstand <= radiusK)
                {
                    schwerpunktX += x[j];
                    schwerpunktY += y[j];
                    nachbarnK++;
                }
                // Trennung
                if (j != i && abstand <= radiusT && abstand > 0)
                {
                    trennX -= dx / abstand / abstand;
                    trennY -= dy / abstand / abstand;
                }
                // Ausrichtung
                if (abstand <= radiusA)
                {
                    summeVx += vx[j];
                    summeVy += vy[j];
                    nachbarnA++;
                }
            }

            double kraftX = 0, kraftY = 0;

            if (nachbarnK > 0)
            {
                schwerpunktX /= nachbarnK;
                schwerpunktY /= nachbarnK;
                double rx = schwerpunktX - x[i];
                double ry = schwerpunktY - y[i];
                if (sqrt(rx * rx + ry * ry) <= radiusK)
                {
                    kraftX += gewichtK * rx / radiusK;
                    kraftY += gewichtK * ry / radiusK;
                }
            }

            double laenge = sqrt(trennX * trennX + trennY * trennY);
            if (laenge > maxT)
            {
                trennX = trennX / laenge * maxT;
                trennY = trennY / laenge * maxT;
            }
            kraftX += gewichtT * trennX;
            kraftY += gewichtT * trennY;

            kraftX += gewichtA * summeVx / nachbarnA;
            kraftY += gewichtA * summeVy / nachbarnA;

            vxNeu[i] = vx[i] + kraftX * dt;
            vyNeu[i] = vy[i] + kraftY * dt;
            xNeu[i] = x[i] + vxNeu[i] * dt;
            yNeu[i] = y[i] + vyNeu[i] * dt;
        }

        x = xNeu;
        y = yNeu;
        vx = vxNeu;
        vy = vyNeu;

        for (int i = 0; i < anzahl; i++)
            printf("%.3f %.3f %.3f %.3f\n", x[i], y[i], vx[i], vy[i]);
    }
    return 0;
}
