#include <iostream>
#include <cstdio>
#include <cmath>
#include <vector>

// I normally do this in Unity so I made the same Vector2 functions here :)

struct Vector2
{
    double x, y;

    Vector2(double _x = 0, double _y = 0) { x = _x; y = _y; }

    double magnitude() const { return std::sqrt(x * x + y * y); }

    Vector2 normalized() const
    {
        double mag = magnitude();
        if (mag > 0.00001)
            return Vector2(x / mag, y / mag);
        return Vector2(0, 0);
    }

    static double Distance(Vector2 a, Vector2 b)
    {
        return Vector2(a.x - b.x, a.y - b.y).magnitude();
    }

    static Vector2 ClampMagnitude(Vector2 v, double maxLength)
    {
        double mag = v.magnitude();
        if (mag > maxLength)
            return Vector2(v.x / mag * maxLength, v.y / mag * maxLength);
        return v;
    }
};

Vector2 operator+(Vector2 a, Vector2 b) { return Vector2(a.x + b.x, a.y + b.y); }
Vector2 operator-(Vector2 a, Vector2 b) { return Vector2(a.x - b.x, a.y - b.y); }
Vector2 operator*(Vector2 a, double d) { return Vector2(a.x * d, a.y * d); }
Vector2 operator/(Vector2 a, double d) { return Vector2(a.x / d, a.y / d); }

struct FlockAgent
{
    Vector2 position;
    Vector2 velocity;
};

class FlockManager
{
public:
    // inspector
    double cohesionRadius, separationRadius, maxSeparationForce, alignmentRadius;
    double cohesionWeight, separationWeight, alignmentWeight;

    std::vector<FlockAgent> agents;

    void Start()
    {
        int count;
        std::cin >> cohesionRadius >> separationRadius >> maxSeparationForce >> alignmentRadius;
        std::cin >> cohesionWeight >> separationWeight >> alignmentWeight >> count;
        for (int i = 0; i < count; i++)
        {
            FlockAgent agent;
            std::cin >> agent.position.x >> agent.position.y >> agent.velocity.x >> agent.velocity.y;
            agents.push_back(agent);
        }
    }

    void Update(double deltaTime)
    {
        std::vector<FlockAgent> nextAgents = agents;

        for (int i = 0; i < (int)agents.size(); i++)
        {
            Vector2 move = Cohesion(i) * cohesionWeight
                         + Separation(i) * separationWeight
                         + Alignment(i) * alignmentWeight;

            nextAgents[i].velocity = agents[i].velocity + move * deltaTime;
            nextAgents[i].position = agents[i].position + nextAgents[i].velocity * deltaTime;
        }

        agents = nextAgents;
    }

    void Render()
    {
        for (FlockAgent& agent : agents)
            printf("%.3lf %.3lf %.3lf %.3lf\n", agent.position.x, agent.position.y, agent.velocity.x, agent.velocity.y);
    }

private:
    Vector2 Cohesion(int index)
    {
        Vector2 center;
        int count = 0;
        for (int i = 0; i < (int)agents.size(); i++)
        {
            if (i == index) continue;
            if (Vector2::Distance(agents[i].position, agents[index].position) <= cohesionRadius)
            {
                center = center + agents[i].position;
                count++;
            }
        }

        if (count == 0)
            return Vector2(0, 0);

        center = center / count;
        // max magnitude is 1
        Vector2 direction = (center - agents[index].position).normalized();
        return direction;
    }

    Vector2 Separation(int index)
    {
        Vector2 force;
        for (int i = 0; i < (int)agents.size(); i++)
        {
            if (i == index) continue;
            double distance = Vector2::Distance(agents[i].position, agents[index].position);
            if (distance > 0 && distance <= separationRadius)
            {
                Vector2 away = (agents[index].position - agents[i].position).normalized() / distance;
                // dont let it explode when they are too close
                force = force + Vector2::ClampMagnitude(away, maxSeparationForce);
            }
        }
        return force;
    }

    Vector2 Alignment(int index)
    {
        Vector2 average;
        int count = 0;
        for (int i = 0; i < (int)agents.size(); i++)
        {
            if (Vector2::Distance(agents[i].position, agents[index].position) <= alignmentRadius)
            {
                average = average + agents[i].velocity;
                count++;
            }
        }
        if (count == 0)
            return Vector2(0, 0);
        return average / count;
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
}
