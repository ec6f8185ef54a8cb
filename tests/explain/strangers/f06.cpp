#include <iostream>
#include <iomanip>
#include <cmath>
using namespace std;

struct bird { float x, y, vx, vy; };

float dist(bird a, bird b) { return sqrt(pow(a.x - b.x, 2) + pow(a.y - b.y, 2)); }

int main()
{
    float rc, rs, fs, ra, kc, ks, ka;
    int n;
    cin >> rc >> rs >> fs >> ra >> kc >> ks >> ka >> n;
    bird* birds = new bird[n];
    bird* newBirds = new bird[n];
    for (int i = 0; i < n; i++)
        cin >> birds[i].x >> birds[i].y >> birds[i].vx >> birds[i].vy;

    cout << setprecision(3);   // 3 decimals

    float dt;
    while (cin >> dt)
    {
        for (int i = 0; i < n; i++)
        {
            float cohX = 0, cohY = 0, sepX = 0, sepY = 0, aliX = 0, aliY = 0;
            int cohN = 0, aliN = 0;
            for (int j = 0; j < n; j++)
            {
                float d = dist(birds[i], birds[j]);
                if (j != i && d <= rc) { cohX += birds[j].x; cohY += birds[j].y; cohN++; }
                if (j != i && d > 0 && d <= rs)
                {
                    sepX += (birds[i].x - birds[j].x) / d / d;
                    sepY += (birds[i].y - birds[j].y) / d / d;
                }
                if (d <= ra) { aliX += birds[j].vx; aliY += birds[j].vy; aliN++; }
            }
            if (cohN != 0)
            {
                cohX = cohX / cohN - birds[i].x;
                cohY = cohY / cohN - birds[i].y;
                if (sqrt(cohX * cohX + cohY * cohY) > rc) { cohX = 0; cohY = 0; }
            }
            float sepLen = sqrt(sepX * sepX + sepY * sepY);
            if (sepLen > fs) { sepX = sepX / sepLen * fs; sepY = sepY / sepLen * fs; }
            aliX /= aliN;
            aliY /= aliN;

            newBirds[i].vx = birds[i].vx + (kc * cohX + ks * sepX + ka * aliX) * dt;
            newBirds[i].vy = birds[i].vy + (kc * cohY + ks * sepY + ka * aliY) * dt;
            newBirds[i].x = birds[i].x + newBirds[i].vx * dt;
            newBirds[i].y = birds[i].y + newBirds[i].vy * dt;
        }
        for (int i = 0; i < n; i++)
        {
            birds[i] = newBirds[i];
            cout << birds[i].x << " " << birds[i].y << " " << birds[i].vx << " " << birds[i].vy << endl;
        }
    }
    delete[] birds;
    delete[] newBirds;
    return 0;
}
