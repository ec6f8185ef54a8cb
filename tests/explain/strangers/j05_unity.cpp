#include <iostream>
#include <vector>
#include <cmath>
#include <iomanip>

// --- small helper copied from my other project, works like the Unity one ---
class Vector2
{
public:
    double x, y;
    Vector2() { x = 0; y = 0; }
    Vector2(double _x, double _y) { x = _x; y = _y; }
    double magnitude() const { return std::sqrt(x * x + y * y); }
    Vector2 normalized() const
    {
        double m = magnitude();
        if (m == 0) return Vector2(0, 0);
        return Vector2(x / m, y / m);
    }
    static double Distance(Vector2 a, Vector2 b)
    {
        return Vector2(a.x - b.x, a.y - b.y).magnitude();
    }
    static Vector2 ClampMagnitude(Vector2 v, double max)
    {
        if (v.magnitude() > max)
        {
            Vector2 n = v.normalized();
            return Vector2(n.x * max, n.y * max);
        }
        return v;
    }
};
Vector2 operator+(Vector2 a, Vector2 b) { return Vector2(a.x + b.x, a.y + b.y); }
Vector2 operator-(Vector2 a, Vector2 b) { return Vector2(a.x - b.x, a.y - b.y); }
Vector2 operator*(Vector2 a, double s) { return Vector2(a.x * s, a.y * s); }
Vector2 operator/(Vector2 a, double s) { return Vector2(a.x / s, a.y / s); }

class FlockAgent
{
public:
    Vector2 position;
    Vector2 velocity;
};

class FlockManager
{
public:
    double cohesionRadius, separationRadius, maxSeparation, alignmentRadius;
    double cohesionWeight, separationWeight, alignmentWeight;
    double maxSpeed = 10;
    std::vector<FlockAgent> agents;

    void Start()
    {
        int count;
        std::cin >> cohesionRadius >> separationRadius >> maxSeparation >> alignmentRadius;
        std::cin >> cohesionWeight >> separationWeight >> alignmentWeight >> count;
        for (int i = 0; i < count; i++)
        {
            FlockAgent agent;
            std::cin >> agent.position.x >> agent.position.y >> agent.velocity.x >> agent.velocity.y;
            agents.push_back(agent);
        }
    }

    Vector2 Cohesion(int index)
    {
        Vector2 center;
        int count = 0;
        for (int i = 0; i < agents.size(); i++)
        {
            if (i == index) continue;
            if (Vector2::Distance(agents[i].position, agents[index].position) <= cohesionRadius)
            {
                center = center + agents[i].position;
                count++;
            }
        }
        if (count == 0) return Vector2();
        center = center / count;
        return (center - agents[index].position).normalized();
    }

    Vector2 Separation(int index)
    {
        Vector2 force;
        for (int i = 0; i < agents.size(); i++)
        {
            if (i == index) continue;
            double distance = Vector2::Distance(agents[i].position, agents[index].position);
            if (distance > 0 && distance <= separationRadius)
            {
                Vector2 away = agents[index].position - agents[i].position;
                // the closer the stronger
                double strength = 1.0 - distance / separationRadius;
                force = force + away.normalized() * strength;
            }
        }
        return Vector2::ClampMagnitude(force, maxSeparation);
    }

    Vector2 Alignment(int index)
    {
        Vector2 average;
        int count = 0;
        for (int i = 0; i < agents.size(); i++)
        {
            if (i == index) continue;
            if (Vector2::Distance(agents[i].position, agents[index].position) <= alignmentRadius)
            {
                average = average + agents[i].velocity;
                count++;
            }
        }
        if (count == 0) return Vector2();
        average = average / count;
        return average - agents[index].velocity;
    }

    void Update(double deltaTime)
    {
        std::vector<FlockAgent> next = agents;
        for (int i = 0; i < agents.size(); i++)
        {
            Vector2 acceleration = Cohesion(i) * cohesionWeight + Separation(i) * separationWeight + Alignment(i) * alignmentWeight;
            next[i].velocity = agents[i].velocity + acceleration * deltaTime;
            next[i].velocity = Vector2::ClampMagnitude(next[i].velocity, maxSpeed);
            next[i].position = agents[i].position + next[i].velocity * deltaTime;
        }
        agents = next;
    }

    void Render()
    {
        for (FlockAgent& agent : agents)
            std::cout << std::fixed << std::setprecision(3) << agent.position.x << " " << agent.position.y << " "
                      << agent.velocity.x << " " << agent.velocity.y << "\n";
    }
};

int main()
{
    FlockManager manager;
    manager.Start();
    double deltaTime;
    while (std::cin >> deltaTime)
    {
        manager.Update(deltaTime);
        manager.Render();
    }
    return 0;
}
