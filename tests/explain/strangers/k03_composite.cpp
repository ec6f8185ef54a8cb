#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <memory>
#include <vector>

// I know the flock from Unity, so this is the same architecture without the engine.

struct Vector2
{
    float x = 0.0f;
    float y = 0.0f;

    Vector2 operator+(const Vector2& o) const { return { x + o.x, y + o.y }; }
    Vector2 operator-(const Vector2& o) const { return { x - o.x, y - o.y }; }
    Vector2 operator*(float f) const { return { x * f, y * f }; }
    Vector2 operator/(float f) const { return { x / f, y / f }; }
    Vector2& operator+=(const Vector2& o) { x += o.x; y += o.y; return *this; }

    float SqrMagnitude() const { return x * x + y * y; }
    float Magnitude() const { return std::sqrt(SqrMagnitude()); }
    Vector2 Normalized() const
    {
        float m = Magnitude();
        if (m > 0.00001f)
            return { x / m, y / m };
        return {};
    }
};

struct FlockAgent
{
    Vector2 position;
    Vector2 velocity;

    void Move(const Vector2& acceleration, float deltaTime)
    {
        velocity += acceleration * deltaTime;
        position += velocity * deltaTime;
    }
};

class FlockBehavior
{
public:
    virtual ~FlockBehavior() = default;
    virtual Vector2 CalculateMove(const FlockAgent& agent, const std::vector<FlockAgent*>& context) = 0;
};

class CohesionBehavior : public FlockBehavior
{
public:
    Vector2 CalculateMove(const FlockAgent& agent, const std::vector<FlockAgent*>& context) override
    {
        // if no neighbors, return no adjustment
        if (context.empty())
            return {};

        // add all points together and average
        Vector2 cohesionMove;
        for (FlockAgent* item : context)
            cohesionMove += item->position;
        cohesionMove = cohesionMove / (float)context.size();

        // create offset from agent position
        return cohesionMove - agent.position;
    }
};

class AlignmentBehavior : public FlockBehavior
{
public:
    Vector2 CalculateMove(const FlockAgent& agent, const std::vector<FlockAgent*>& context) override
    {
        // if no neighbors, maintain current heading
        if (context.empty())
            return agent.velocity.Normalized();

        Vector2 alignmentMove;
        for (FlockAgent* item : context)
            alignmentMove += item->velocity;
        return alignmentMove / (float)context.size();
    }
};

class AvoidanceBehavior : public FlockBehavior
{
    float squareAvoidanceRadius;
    float maxForce;

public:
    AvoidanceBehavior(float radius, float maxForce)
        : squareAvoidanceRadius(radius * radius), maxForce(maxForce) {}

    Vector2 CalculateMove(const FlockAgent& agent, const std::vector<FlockAgent*>& context) override
    {
        if (context.empty())
            return {};

        Vector2 avoidanceMove;
        int nAvoid = 0;
        for (FlockAgent* item : context)
        {
            if ((item->position - agent.position).SqrMagnitude() <= squareAvoidanceRadius)
            {
                nAvoid++;
                avoidanceMove += agent.position - item->position;
            }
        }
        if (nAvoid > 0)
            avoidanceMove = avoidanceMove / (float)nAvoid;

        if (avoidanceMove.Magnitude() > maxForce)
            avoidanceMove = avoidanceMove.Normalized() * maxForce;
        return avoidanceMove;
    }
};

class CompositeBehavior
{
public:
    std::vector<std::unique_ptr<FlockBehavior>> behaviors;
    std::vector<float> weights;

    void Add(FlockBehavior* behavior, float weight)
    {
        behaviors.emplace_back(behavior);
        weights.push_back(weight);
    }

    Vector2 CalculateMove(const FlockAgent& agent, const std::vector<FlockAgent*>& context)
    {
        Vector2 move;
        for (size_t i = 0; i < behaviors.size(); i++)
        {
            Vector2 partialMove = behaviors[i]->CalculateMove(agent, context) * weights[i];
            if (partialMove.SqrMagnitude() > weights[i] * weights[i])
                partialMove = partialMove.Normalized() * weights[i];
            move += partialMove;
        }
        return move;
    }
};

class Flock
{
    std::vector<FlockAgent> agents;
    CompositeBehavior behavior;
    float neighborRadius = 0.0f;

    std::vector<FlockAgent*> GetNearbyObjects(const FlockAgent& agent)
    {
        std::vector<FlockAgent*> context;
        for (FlockAgent& other : agents)
        {
            if (&other == &agent)
                continue;
            if ((other.position - agent.position).Magnitude() <= neighborRadius)
                context.push_back(&other);
        }
        return context;
    }

public:
    void Start()
    {
        float rc, rs, fsMax, ra, kc, ks, ka;
        int count;
        std::cin >> rc >> rs >> fsMax >> ra >> kc >> ks >> ka >> count;

        neighborRadius = std::max(rc, std::max(rs, ra));
        behavior.Add(new CohesionBehavior(), kc);
        behavior.Add(new AvoidanceBehavior(rs, fsMax), ks);
        behavior.Add(new AlignmentBehavior(), ka);

        for (int i = 0; i < count; i++)
        {
            FlockAgent a;
            std::cin >> a.position.x >> a.position.y >> a.velocity.x >> a.velocity.y;
            agents.push_back(a);
        }
    }

    void Update(float deltaTime)
    {
        for (FlockAgent& agent : agents)
        {
            std::vector<FlockAgent*> context = GetNearbyObjects(agent);
            Vector2 move = behavior.CalculateMove(agent, context);
            agent.Move(move, deltaTime);
        }
    }

    void Render() const
    {
        std::cout << std::fixed << std::setprecision(3);
        for (const FlockAgent& a : agents)
            std::cout << a.position.x << " " << a.position.y << " "
                      << a.velocity.x << " " << a.velocity.y << "\n";
    }
};

int main()
{
    Flock flock;
    flock.Start();

    float deltaTime;
    while (std::cin >> deltaTime)
    {
        flock.Update(deltaTime);
        flock.Render();
    }
}
