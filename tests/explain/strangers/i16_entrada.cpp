#include <iostream>
#include <iomanip>
#include <cmath>
#include <vector>
using namespace std;

struct Agente
{
    double x, y, vx, vy;
};

double radioCohesion, radioSeparacion, radioAlineacion, fuerzaMax;
double kc, ks, ka;

double distancia(Agente a, Agente b)
{
    return sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

void cohesion(vector<Agente>& agentes, int yo, double& fx, double& fy)
{
    fx = 0;
    fy = 0;
    double sumaX = 0, sumaY = 0;
    int vecinos = 0;
    for (int i = 0; i < agentes.size(); i++)
    {
        if (i == yo) continue;
        if (distancia(agentes[i], agentes[yo]) <= radioCohesion)
        {
            sumaX += agentes[i].x;
            sumaY += agentes[i].y;
            vecinos++;
        }
    }
    if (vecinos > 0)
    {
        double haciaX = sumaX / vecinos - agentes[yo].x;
        double haciaY = sumaY / vecinos - agentes[yo].y;
        fx = haciaX / radioCohesion;
        fy = haciaY / radioCohesion;
    }
}

void separacion(vector<Agente>& agentes, int yo, double& fx, double& fy)
{
    fx = 0;
    fy = 0;
    for (int i = 0; i < agentes.size(); i++)
    {
        double d = distancia(agentes[i], agentes[yo]);
        if (d > 0 && d <= radioSeparacion)
        {
            fx += (agentes[yo].x - agentes[i].x) / d / d;
            fy += (agentes[yo].y - agentes[i].y) / d / d;
        }
    }
    double modulo = sqrt(fx * fx + fy * fy);
    if (modulo > fuerzaMax)
    {
        fx = fx / modulo * fuerzaMax;
        fy = fy / modulo * fuerzaMax;
    }
}

void alineacion(vector<Agente>& agentes, int yo, double& fx, double& fy)
{
    fx = 0;
    fy = 0;
    int vecinos = 0;
    for (int i = 0; i < agentes.size(); i++)
    {
        if (distancia(agentes[i], agentes[yo]) <= radioAlineacion)
        {
            fx += agentes[i].vx;
            fy += agentes[i].vy;
            vecinos++;
        }
    }
    if (vecinos > 0)
    {
        fx /= vecinos;
        fy /= vecinos;
    }
}

int main()
{
    int n;
    // los radios
    cin >> radioCohesion >> radioSeparacion >> radioAlineacion >> fuerzaMax;
    // las constantes
    cin >> kc >> ks >> ka >> n;

    vector<Agente> actual(n), nuevo(n);
    for (int i = 0; i < n; i++)
        cin >> actual[i].x >> actual[i].y >> actual[i].vx >> actual[i].vy;

    double dt;
    cout << fixed << setprecision(3);
    while (cin >> dt)
    {
        cout << "dt = " << dt << endl;
        for (int i = 0; i < n; i++)
        {
            double cx, cy, sx, sy, ax, ay;
            cohesion(actual, i, cx, cy);
            separacion(actual, i, sx, sy);
            alineacion(actual, i, ax, ay);
            nuevo[i].vx = actual[i].vx + (kc * cx + ks * sx + ka * ax) * dt;
            nuevo[i].vy = actual[i].vy + (kc * cy + ks * sy + ka * ay) * dt;
            nuevo[i].x = actual[i].x + nuevo[i].vx * dt;
            nuevo[i].y = actual[i].y + nuevo[i].vy * dt;
        }
        swap(actual, nuevo);
        for (Agente a : actual)
            cout << a.x << " " << a.y << " " << a.vx << " " << a.vy << endl;
    }
    return 0;
}
