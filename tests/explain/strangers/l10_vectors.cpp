#include <iostream>
#include <sstream>
#include <vector>
#include <string>
#include <cmath>
#include <iomanip>
using namespace std;

class World {
  public:
    void readParams();
    void readAgents();
    void run();

  private:
    double rc, rs, maxSep, ra;
    double kc, ks, ka;
    int n;
    // one vector for each component
    vector<double> px, py, vx, vy;
    vector<double> fx, fy;

    double distance(int a, int b) {
        return hypot(px[a] - px[b], py[a] - py[b]);
    }
    void cohesion(int i);
    void separation(int i);
    void alignment(int i);
    void move(double dt);
    void print();
};

void World::readParams() {
    string line;
    getline(cin, line);
    istringstream in(line);
    in >> rc >> rs >> maxSep >> ra >> kc >> ks >> ka >> n;
}

void World::readAgents() {
    for (int i = 0; i < n; i++) {
        string line;
        getline(cin, line);
        istringstream in(line);
        double a, b, c, d;
        in >> a >> b >> c >> d;
        px.push_back(a);
        py.push_back(b);
        vx.push_back(c);
        vy.push_back(d);
        // no force at the start
        fx.push_back(0);
        fy.push_back(0);
    }
}

void World::cohesion(int i) {
    double cx = 0, cy = 0;
    int count = 0;
    for (int j = 0; j < n; j++) {
        if (j != i && distance(i, j) <= rc) {
            cx += px[j];
            cy += py[j];
            count++;
        }
    }
    if (count == 0)
        return;
    cx /= count;
    cy /= count;
    fx[i] += kc * (cx - px[i]) / rc;
    fy[i] += kc * (cy - py[i]) / rc;
}

void World::separation(int i) {
    double sx = 0, sy = 0;
    for (int j = 0; j < n; j++) {
        double d = distance(i, j);
        if (j != i && d > 0 && d <= rs) {
            sx += (px[i] - px[j]) / d / d;
            sy += (py[i] - py[j]) / d / d;
            // clamp
            double m = hypot(sx, sy);
            if (m > maxSep) {
                sx = sx / m * maxSep;
                sy = sy / m * maxSep;
            }
        }
    }
    fx[i] += ks * sx;
    fy[i] += ks * sy;
}

void World::alignment(int i) {
    double ax = 0, ay = 0;
    int count = 1; // itself
    for (int j = 0; j < n; j++) {
        if (j != i && distance(i, j) <= ra) {
            ax += vx[j];
            ay += vy[j];
            count++;
        }
    }
    fx[i] += ka * ax / count;
    fy[i] += ka * ay / count;
}

void World::move(double dt) {
    for (int i = 0; i < n; i++) {
        vx[i] += fx[i] * dt;
        vy[i] += fy[i] * dt;
        px[i] += vx[i] * dt;
        py[i] += vy[i] * dt;
    }
}

void World::print() {
    cout << fixed << setprecision(3);
    for (int i = 0; i < n; i++)
        cout << px[i] << " " << py[i] << " " << vx[i] << " " << vy[i] << endl;
}

void World::run() {
    string line;
    while (getline(cin, line)) {
        if (line.empty())
            break;
        double dt = stod(line);
        // all forces first, then move everybody (double buffering not needed this way)
        for (int i = 0; i < n; i++) {
            cohesion(i);
            separation(i);
            alignment(i);
        }
        move(dt);
        print();
    }
}

int main() {
    World w;
    w.readParams();
    w.readAgents();
    w.run();
    return 0;
}
