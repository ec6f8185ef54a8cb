#include <iostream>
#include <iomanip>
#include <vector>
#include <cmath>
using namespace std;

class Boid
{
public:
    double x, y;
    double vx, vy;
    double fx, fy;   // force of this frame

    double distanceTo(const Boid& other)
    {
        return sqrt(pow(x - other.x, 2) + pow(y - other.y, 2));
    }
};

int N;
double rc, rs, ra;
double fMax;
double Kc, Ks, Ka;
vector<Boid> boids;

void addCohesion(int me)
{
    double cmX = 0, cmY = 0;
    int count = 0;
    for (int i = 0; i < N; i++)
    {
        if (i != me && boids[me].distanceTo(boids[i]) <= rc)
        {
            cmX += boids[i].x;
            cmY += boids[i].y;
            count++;
        }
    }
    if (count > 0) // don't divide by zero
    {
        cmX /= count;
        cmY /= count;
    }
    double dx = cmX - boids[me].x;
    double dy = cmY - boids[me].y;
    double d = sqrt(dx * dx + dy * dy);
    if (d > 0 && d <= rc)
    {
        boids[me].fx += Kc * dx / rc;
        boids[me].fy += Kc * dy / rc;
    }
}

void addSeparation(int me)
{
    double sx = 0, sy = 0;
    for (int i = 0; i < N; i++)
    {
        if (i == me) continue;
        double d = boids[me].distanceTo(boids[i]);
        if (d > 0 && d <= rs)
        {
            sx += (boids[me].x - boids[i].x) / d * (1 / d);
            sy += (boids[me].y - boids[i].y) / d * (1 / d);
        }
    }
    double length = sqrt(sx * sx + sy * sy);
    if (length > fMax)
    {
        sx = sx / length * fMax;
        sy = sy / length * fMax;
    }
    boids[me].fx += Ks * sx;
    boids[me].fy += Ks * sy;
}

void addAlignment(int me)
{
    double avgX = 0, avgY = 0;
    int count = 0;
    for (int i = 0; i < N; i++)
    {
        if (boids[me].distanceTo(boids[i]) <= ra)
        {
            avgX += boids[i].vx;
            avgY += boids[i].vy;
            count++;
        }
    }
    if (count > 0)
    {
        avgX /= count;
        avgY /= count;
    }
    boids[me].fx += Ka * avgX;
    boids[me].fy += Ka * avgY;
}

int main()
{
    cin >> rc >> rs >> fMax >> ra >> Kc >> Ka >> Ks >> N;
    for (int i = 0; i < N; i++)
    {
        Boid b;
        cin >> b.x >> b.y >> b.vx >> b.vy;
        boids.push_back(b);
    }

    cout << setprecision(3);

    double dt;
    while (cin >> dt)
    {
        // first all the forces ...
        for (int i = 0; i < N; i++)
        {
            boids[i].fx = 0;
            boids[i].fy = 0;
            addCohesion(i);
            addSeparation(i);
            addAlignment(i);
        }
        // ... and then move all of them (so I need no second buffer)
        for (int i = 0; i < N; i++)
        {
            boids[i].vx += boids[i].fx * dt;
            boids[i].vy += boids[i].fy * dt;
            boids[i].x += boids[i].vx * dt;
            boids[i].y += boids[i].vy * dt;
            cout << boids[i].x << " " << boids[i].y << " " << boids[i].vx << " " << boids[i].vy << endl;
        }
    }
    return 0;
}
