#include <iostream>
#include <sstream>
#include <string>
#include <vector>
#include <iomanip>
#include <cmath>

using std::string; using std::vector; using std::cin; using std::cout;

struct Bird { double x, y, vx, vy, fx, fy; };

int main()
{
    string line;
    int cohesionRadius = 0, separationRadius = 0, alignmentRadius = 0;
    double maxSeparation = 0, kc = 0, ks = 0, ka = 0;
    int n = 0;

    std::getline(cin, line); std::stringstream first(line);
    first >> cohesionRadius >> separationRadius >> maxSeparation >> alignmentRadius >> kc >> ks >> ka >> n;

    vector<Bird> birds;
    for (int i = 0; i < n; i++)
    {
        std::getline(cin, line);
        std::stringstream ss(line);
        Bird b = {0, 0, 0, 0, 0, 0};
        ss >> b.x >> b.y >> b.vx >> b.vy;
        birds.push_back(b);
    }

    while (std::getline(cin, line))
    {
        std::stringstream ss(line);
        double dt;
        if (!(ss >> dt)) continue;

        for (Bird& a : birds)
        {
            double sepX = 0, sepY = 0;
            a.fx = 0;
            a.fy = 0;
            for (Bird& b : birds)
            {
                if (&a == &b) continue;
                double dx = b.x - a.x, dy = b.y - a.y;
                double d = std::sqrt(dx * dx + dy * dy);
                if (d <= cohesionRadius)
                {
                    a.fx += kc * dx / cohesionRadius;
                    a.fy += kc * dy / cohesionRadius;
                }
                if (d <= separationRadius && d > 0)
                {
                    sepX -= dx / (d * d);
                    sepY -= dy / (d * d);
                }
                if (d <= alignmentRadius)
                {
                    a.fx += ka * b.vx;
                    a.fy += ka * b.vy;
                }
            }
            double len = std::sqrt(sepX * sepX + sepY * sepY);
            if (len > maxSeparation)
            {
                sepX = sepX * maxSeparation / len;
                sepY = sepY * maxSeparation / len;
            }
            a.fx += ks * sepX;
            a.fy += ks * sepY;
        }

        for (Bird& b : birds)
        {
            b.vx += b.fx * dt;
            b.vy += b.fy * dt;
            b.x += b.vx * dt;
            b.y += b.vy * dt;
            cout << std::setprecision(3) << b.x << " " << b.y << " " << b.vx << " " << b.vy << "\n";
        }
    }
    return 0;
}
