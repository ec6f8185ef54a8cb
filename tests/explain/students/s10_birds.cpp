#include <iostream>
#include <vector>
#include <cmath>
#include <cstdlib>
using namespace std;

class Vector2f {
public:
    float x, y;
    Vector2f() { x = 0; y = 0; }
    Vector2f(float x, float y) { this->x = x; this->y = y; }
    Vector2f operator+(const Vector2f& v) const { return Vector2f(x + v.x, y + v.y); }
    Vector2f operator-(const Vector2f& v) const { return Vector2f(x - v.x, y - v.y); }
    Vector2f operator*(const float f) const { return Vector2f(x * f, y * f); }
    Vector2f operator/(const float f) const { return Vector2f(x / f, y / f); }
    float getLength() const { return sqrt(x * x + y * y); }
};

class Bird {
private:
    Vector2f position;
    Vector2f velocity;
    Vector2f newVelocity;

    // is the other bird close enough in both directions
    bool sees(const Bird& other, float range) const {
        return abs(position.x - other.position.x) <= range && abs(position.y - other.position.y) <= range;
    }

public:
    Bird(float x, float y, float vx, float vy) : position(x, y), velocity(vx, vy) {}

    Vector2f cohesion(const vector<Bird>& birds, float range) const {
        Vector2f middle;
        int number = 0;
        for (unsigned i = 0; i < birds.size(); i++) {
            if (&birds[i] != this && sees(birds[i], range)) {
                middle = middle + birds[i].position;
                number++;
            }
        }
        if (number == 0) return Vector2f();
        Vector2f toMiddle = middle / number - position;
        if (toMiddle.getLength() > range) return Vector2f();
        return toMiddle / range;
    }

    Vector2f separation(const vector<Bird>& birds, float range, float maximum) const {
        Vector2f total;
        for (unsigned i = 0; i < birds.size(); i++) {
            if (&birds[i] != this && sees(birds[i], range)) {
                Vector2f v = position - birds[i].position;
                float l = v.getLength();
                total = total + v / l / l;
            }
        }
        float l = total.getLength();
        if (l > maximum) total = total / l * maximum;
        return total;
    }

    Vector2f alignment(const vector<Bird>& birds, float range) const {
        Vector2f average;
        int number = 0;
        for (unsigned i = 0; i < birds.size(); i++) {
            if (sees(birds[i], range)) {
                average = average + birds[i].velocity;
                number++;
            }
        }
        return average / number;
    }

    void setForce(Vector2f force, float dt) { newVelocity = velocity + force * dt; }
    void move(float dt) {
        velocity = newVelocity;
        position = position + velocity * dt;
    }
    void print() const {
        cout << position.x << " " << position.y << " " << velocity.x << " " << velocity.y << "\n";
    }
};

int main() {
    float rc, rs, max, ra, kc, ks, ka, x, y, vx, vy, dt;
    int n;
    cin >> rc >> rs >> max >> ra >> kc >> ks >> ka >> n;
    vector<Bird> birds;
    for (int i = 0; i < n; i++) {
        cin >> x >> y >> vx >> vy;
        birds.push_back(Bird(x, y, vx, vy));
    }
    do {
        for (Bird& b : birds) b.print();
        if (!(cin >> dt)) break;
        for (Bird& b : birds)
            b.setForce(b.cohesion(birds, rc) * kc + b.separation(birds, rs, max) * ks + b.alignment(birds, ra) * ka, dt);
        for (Bird& b : birds) b.move(dt);
    } while (true);
    return 0;
}
