// FlockManager.cs -> C++ for the automatic tests.
// I did this in Unity first (see the video I linked), then moved it over line by line.
#include <cmath>
#include <iostream>
#include <cstdio>
#include <vector>

struct Vector2
{
    float x, y;

    Vector2(float x = 0.0f, float y = 0.0f) : x(x), y(y) {}

    Vector2 operator+(Vector2 b) const { return Vector2(x + b.x, y + b.y); }
    Vector2 operator-(Vector2 b) const { return Vector2(x - b.x, y - b.y); }
    Vector2 operator*(float d) const { return Vector2(x * d, y * d); }
    Vector2 operator/(float d) const { return Vector2(x / d, y / d); }
    Vector2& operator+=(Vector2 b) { x += b.x; y += b.y; return *this; }

    float sqrMagnitude() const { return x * x + y * y; }
    float magnitude() const { return std::sqrt(x * x + y * y); }

    Vector2 normalized() const
    {
        float mag = magnitude();
        if (mag > 0.00001f) return *this / mag;
        return Vector2();
    }

    static float Distance(Vector2 a, Vector2 b) { return (a - b).magnitude(); }

    static Vector2 ClampMagnitude(Vector2 v, float maxLength)
    {
        float sqrMag = v.sqrMagnitude();
        if (sqrMag > maxLength * maxLength)
        {
            float mag = std::sqrt(sqrMag);
            return Vector2(v.x / mag * maxLength, v.y / mag * maxLength);
        }
        return v;
    }
};

struct FlockAgent
{
    Vector2 position;
    Vector2 velocity;
};

// [SerializeField]
float cohesionRadius, separationRadius, maxSeparationForce, alignmentRadius;
float cohesionWeight, separationWeight, alignmentWeight;
std::vector<FlockAgent> agents;

Vector2 Cohesion(int self)
{
    Vector2 center;
    int count = 0;
    for (int i = 0; i < (int)agents.size(); i++)
    {
        if (i == self) continue;
        if (Vector2::Distance(agents[i].position, agents[self].position) <= cohesionRadius)
        {
            center += agents[i].position;
            count++;
        }
    }
    if (count == 0) return Vector2();
    center = center / count;
    return (center - agents[self].position) * cohesionWeight;
}

Vector2 Separation(int self)
{
    Vector2 move;
    for (int i = 0; i < (int)agents.size(); i++)
    {
        if (i == self) continue;
        Vector2 away = agents[self].position - agents[i].position;
        float dist = away.magnitude();
        if (dist > 0.0f && dist <= separationRadius)
        {
            move += away.normalized() / dist;
        }
    }
    return Vector2::ClampMagnitude(move * separationWeight, maxSeparationForce);
}

Vector2 Alignment(int self)
{
    Vector2 average;
    int count = 0;
    for (int i = 0; i < (int)agents.size(); i++)
    {
        if (Vector2::Distance(agents[i].position, agents[self].position) <= alignmentRadius)
        {
            average += agents[i].velocity;
            count++;
        }
    }
    return average / count * alignmentWeight;
}

void Update(float deltaTime)
{
    std::vector<Vector2> force(agents.size());
    for (int i = 0; i < (int)agents.size(); i++)
    {
        force[i] = Cohesion(i) + Separation(i) + Alignment(i);
    }
    for (int i = 0; i < (int)agents.size(); i++)
    {
        agents[i].velocity += force[i] * deltaTime;
        agents[i].position += agents[i].velocity * deltaTime; // transform.position
    }
}

int main()
{
    int n = 0;
    std::cin >> cohesionRadius >> separationRadius >> maxSeparationForce >> alignmentRadius
             >> cohesionWeight >> separationWeight >> alignmentWeight >> n;
    for (int i = 0; i < n; i++)
    {
        FlockAgent a;
        std::cin >> a.position.x >> a.position.y >> a.velocity.x >> a.velocity.y;
        agents.push_back(a);
    }

    float deltaTime;
    while (std::cin >> deltaTime)
    {
        Update(deltaTime);
        for (const FlockAgent& a : agents)
            printf("%.3f %.3f %.3f %.3f\n", a.position.x, a.position.y, a.velocity.x, a.velocity.y);
    }
    return 0;
}
