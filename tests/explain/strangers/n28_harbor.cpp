#include <iostream>
#include <vector>
#include <cmath>

struct Vector2
{
    double x = 0;
    double y = 0;

    Vector2 operator+(Vector2 v) { return { x + v.x, y + v.y }; }
    Vector2 operator-(Vector2 v) { return { x - v.x, y - v.y }; }
    Vector2 operator*(double f) { return { x * f, y * f }; }
    Vector2 operator/(double f) { return { x / f, y / f }; }

    double Magnitude() { return std::sqrt(x * x + y * y); }
    Vector2 Normalized()
    {
        double m = Magnitude();
        if (m == 0) return { 0, 0 };
        return { x / m, y / m };
    }
};

struct GameObject
{
    Vector2 position;
    Vector2 velocity;
};

class FlockManager
{
public:
    double cohesionRadius, separationRadius, maxSeparation, alignmentRadius;
    double cohesionK, separationK, alignmentK;
    std::vector<GameObject> agents;

    void Start()
    {
        int count;
        std::cin >> cohesionRadius >> separationRadius >> maxSeparation >> alignmentRadius;
        std::cin >> cohesionK >> separationK >> alignmentK >> count;
        for (int i = 0; i < count; i++)
        {
            GameObject go;
            std::cin >> go.position.x >> go.position.y >> go.velocity.x >> go.velocity.y;
            agents.push_back(go);
        }
    }

    void Update(double deltaTime)
    {
        std::vector<GameObject> nextFrame = agents;
        for (int i = 0; i < agents.size(); i++)
        {
            Vector2 acceleration = GetCohesion(i) * cohesionK + GetSeparation(i) * separationK + GetAlignment(i) * alignmentK;
            nextFrame[i].position = agents[i].position + agents[i].velocity * deltaTime;
            nextFrame[i].velocity = agents[i].velocity + acceleration * deltaTime;
        }
        agents = nextFrame;
    }

    void Draw()
    {
        for (auto& a : agents)
        {
            std::cout << Round(a.position.x) << " " << Round(a.position.y) << " "
                      << Round(a.velocity.x) << " " << Round(a.velocity.y) << std::endl;
        }
    }

private:
    // round to 3 decimal places
    double Round(double value)
    {
        return std::round(value * 1000.0) / 1000.0;
    }

    Vector2 GetCohesion(int index)
    {
        Vector2 center;
        int neighbors = 0;
        for (int i = 0; i < agents.size(); i++)
        {
            if (i != index && (agents[i].position - agents[index].position).Magnitude() <= cohesionRadius)
            {
                center = center + agents[i].position;
                neighbors++;
            }
        }
        if (neighbors == 0 || cohesionRadius == 0) return { 0, 0 };
        center = center / neighbors;
        return (center - agents[index].position) / cohesionRadius;
    }

    Vector2 GetSeparation(int index)
    {
        Vector2 force;
        for (int i = 0; i < agents.size(); i++)
        {
            Vector2 away = agents[index].position - agents[i].position;
            double distance = away.Magnitude();
            if (distance > 0 && distance <= separationRadius)
            {
                force = force + away.Normalized() / distance;
            }
        }
        return force.Normalized() * maxSeparation;
    }

    Vector2 GetAlignment(int index)
    {
        Vector2 average;
        int neighbors = 0;
        for (int i = 0; i < agents.size(); i++)
        {
            if ((agents[i].position - agents[index].position).Magnitude() <= alignmentRadius)
            {
                average = average + agents[i].velocity;
                neighbors++;
            }
        }
        return neighbors > 0 ? average / neighbors : average;
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
        manager.Draw();
    }
    return 0;
}
