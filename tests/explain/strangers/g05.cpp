#include <iostream>
#include <vector>
#include <cmath>
#include <iomanip>
using namespace std;

// Assignment : Flocking
class Vector2D
{
public:
    double x;
    double y;

    Vector2D() { x = 0.0; y = 0.0; }
    Vector2D(double a, double b) { x = a; y = b; }

    Vector2D add(Vector2D other) { return Vector2D(x + other.x, y + other.y); }
    Vector2D subtract(Vector2D other) { return Vector2D(x - other.x, y - other.y); }
    Vector2D scale(double s) { return Vector2D(x * s, y * s); }
    double magnitude() { return sqrt(x * x + y * y); }
    Vector2D normalized()
    {
        double m = magnitude();
        if (m == 0.0) return Vector2D();
        return Vector2D(x / m, y / m);
    }
};

class Bird
{
public:
    Vector2D position;
    Vector2D velocity;
};

// This function returns the indexes of the neighbours of the given bird
vector<int> getNeighbours(vector<Bird>& birds, int index, double radius)
{
    vector<int> result;
    for (int i = 0; i < birds.size(); i++)
    {
        if (i == index)
            continue;
        Vector2D diff = birds[i].position.subtract(birds[index].position);
        if (diff.magnitude() <= radius)
            result.push_back(i);
    }
    return result;
}

Vector2D calculateCohesion(vector<Bird>& birds, int index, double radius)
{
    vector<int> neighbours = getNeighbours(birds, index, radius);
    if (neighbours.size() == 0)
        return Vector2D();

    Vector2D sum;
    for (int i = 0; i < neighbours.size(); i++)
        sum = sum.add(birds[neighbours[i]].position);

    Vector2D centerOfMass = sum.scale(1.0 / neighbours.size());
    Vector2D force = centerOfMass.subtract(birds[index].position);
    if (force.magnitude() > radius)
        return Vector2D();
    return force.scale(1.0 / radius);
}

Vector2D calculateSeparation(vector<Bird>& birds, int index, double radius, double maxForce)
{
    vector<int> neighbours = getNeighbours(birds, index, radius);
    Vector2D force;
    for (int i = 0; i < neighbours.size(); i++)
    {
        Vector2D away = birds[index].position.subtract(birds[neighbours[i]].position);
        double distance = away.magnitude();
        if (distance > 0)
            force = force.add(away.normalized().scale(1.0 / distance));
    }
    if (force.magnitude() > maxForce)
        force = force.normalized().scale(maxForce);
    return force;
}

Vector2D calculateAlignment(vector<Bird>& birds, int index, double radius)
{
    vector<int> neighbours = getNeighbours(birds, index, radius);
    if (neighbours.size() == 0)
        return Vector2D();

    Vector2D sum;
    for (int i = 0; i < neighbours.size(); i++)
        sum = sum.add(birds[neighbours[i]].velocity);

    return sum.scale(1.0 / neighbours.size());
}

int main()
{
    double cohesionRadius, separationRadius, maxSeparation, alignmentRadius;
    double kCohesion, kSeparation, kAlignment;
    int n;

    cin >> cohesionRadius >> separationRadius >> maxSeparation >> alignmentRadius;
    cin >> kCohesion >> kSeparation >> kAlignment >> n;

    vector<Bird> birds(n);
    for (int i = 0; i < n; i++)
    {
        cin >> birds[i].position.x >> birds[i].position.y;
        cin >> birds[i].velocity.x >> birds[i].velocity.y;
    }

    double deltaTime;
    while (cin >> deltaTime)
    {
        vector<Bird> nextBirds(n);
        for (int i = 0; i < n; i++)
        {
            Vector2D c = calculateCohesion(birds, i, cohesionRadius).scale(kCohesion);
            Vector2D s = calculateSeparation(birds, i, separationRadius, maxSeparation).scale(kSeparation);
            Vector2D a = calculateAlignment(birds, i, alignmentRadius).scale(kAlignment);
            Vector2D total = c.add(s).add(a);

            nextBirds[i].velocity = birds[i].velocity.add(total.scale(deltaTime));
            nextBirds[i].position = birds[i].position.add(nextBirds[i].velocity.scale(deltaTime));
        }
        birds = nextBirds;

        for (int i = 0; i < n; i++)
        {
            cout << fixed << setprecision(3);
            cout << birds[i].position.x << " " << birds[i].position.y << " ";
            cout << birds[i].velocity.x << " " << birds[i].velocity.y << endl;
        }
    }
    return 0;
}
