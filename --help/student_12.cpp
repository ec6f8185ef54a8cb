#include <iostream>
#include <iomanip>
#include <vector>
#include <cmath>

// Based on my Unity project (flock behaviours as scriptable objects)

struct Vector3 {
	double x = 0, y = 0, z = 0;
	static Vector3 zero() { return Vector3(); }
	Vector3 operator + (Vector3 b) { return Vector3{ x + b.x, y + b.y, z + b.z }; }
	Vector3 operator - (Vector3 b) { return Vector3{ x - b.x, y - b.y, z - b.z }; }
	Vector3 operator * (double s) { return Vector3{ x * s, y * s, z * s }; }
	Vector3 operator / (double s) { return Vector3{ x / s, y / s, z / s }; }
	double sqrMagnitude() { return x * x + y * y + z * z; }
	double magnitude() { return std::sqrt(sqrMagnitude()); }
	void Normalize() { double m = magnitude(); if (m > 1e-5) { x /= m; y /= m; z /= m; } else { x = y = z = 0; } }
};

namespace Time { double deltaTime = 0; }

struct Transform { Vector3 position; };

class FlockAgent {
public:
	Transform transform;
	Vector3 velocity;

	void Move(Vector3 force) {
		velocity = velocity + force * Time::deltaTime;
		transform.position = transform.position + velocity * Time::deltaTime;
	}
};

class Flock;

class FlockBehavior {
public:
	double radius = 0;
	virtual ~FlockBehavior() {}
	virtual Vector3 CalculateMove(FlockAgent& agent, std::vector<FlockAgent*>& context) = 0;
};

class CohesionBehavior : public FlockBehavior {
public:
	Vector3 CalculateMove(FlockAgent& agent, std::vector<FlockAgent*>& context) override {
		//if no neighbors, return no adjustment
		if (context.size() == 0)
			return Vector3::zero();
		//add all points together and average
		Vector3 cohesionMove = Vector3::zero();
		for (FlockAgent* item : context)
			cohesionMove = cohesionMove + item->transform.position;
		cohesionMove = cohesionMove / context.size();
		//create offset from agent position
		cohesionMove = cohesionMove - agent.transform.position;
		return cohesionMove;
	}
};

class AlignmentBehavior : public FlockBehavior {
public:
	Vector3 CalculateMove(FlockAgent& agent, std::vector<FlockAgent*>& context) override {
		//if no neighbors, maintain current alignment
		if (context.size() == 0)
			return agent.velocity;
		Vector3 alignmentMove = Vector3::zero();
		for (FlockAgent* item : context)
			alignmentMove = alignmentMove + item->velocity;
		alignmentMove = alignmentMove / context.size();
		return alignmentMove;
	}
};

class AvoidanceBehavior : public FlockBehavior {
public:
	Vector3 CalculateMove(FlockAgent& agent, std::vector<FlockAgent*>& context) override {
		if (context.size() == 0)
			return Vector3::zero();
		Vector3 avoidanceMove = Vector3::zero();
		int nAvoid = 0;
		for (FlockAgent* item : context) {
			nAvoid++;
			avoidanceMove = avoidanceMove + (agent.transform.position - item->transform.position);
		}
		if (nAvoid > 0)
			avoidanceMove = avoidanceMove / nAvoid;
		return avoidanceMove;
	}
};

class Flock {
public:
	std::vector<FlockAgent> agents;
	FlockBehavior* behaviors[3];
	double weights[3];
	double maxForce;

	std::vector<FlockAgent*> GetNearbyObjects(FlockAgent& agent, double radius) {
		std::vector<FlockAgent*> context;
		for (FlockAgent& c : agents) {
			if (&c == &agent) continue;
			if ((c.transform.position - agent.transform.position).sqrMagnitude() <= radius * radius)
				context.push_back(&c);
		}
		return context;
	}

	Vector3 CompositeMove(FlockAgent& agent) {
		Vector3 move = Vector3::zero();
		for (int i = 0; i < 3; i++) {
			std::vector<FlockAgent*> context = GetNearbyObjects(agent, behaviors[i]->radius);
			Vector3 partialMove = behaviors[i]->CalculateMove(agent, context) * weights[i];
			if (partialMove.sqrMagnitude() > weights[i] * weights[i]) {
				partialMove.Normalize();
				partialMove = partialMove * weights[i];
			}
			move = move + partialMove;
		}
		return move;
	}

	void Update() {
		for (FlockAgent& agent : agents) {
			Vector3 move = CompositeMove(agent);
			agent.Move(move);
		}
	}
};

int main() {
	CohesionBehavior cohesion;
	AvoidanceBehavior avoidance;
	AlignmentBehavior alignment;
	Flock flock;
	flock.behaviors[0] = &cohesion;
	flock.behaviors[1] = &avoidance;
	flock.behaviors[2] = &alignment;

	int startingCount;
	std::cin >> cohesion.radius >> avoidance.radius >> flock.maxForce >> alignment.radius;
	std::cin >> flock.weights[0] >> flock.weights[1] >> flock.weights[2];
	std::cin >> startingCount;
	flock.agents.resize(startingCount);
	for (FlockAgent& a : flock.agents)
		std::cin >> a.transform.position.x >> a.transform.position.y >> a.velocity.x >> a.velocity.y;

	while (std::cin >> Time::deltaTime) {
		flock.Update();
		for (FlockAgent& a : flock.agents) {
			std::cout << std::fixed << std::setprecision(3)
				<< a.transform.position.x << " " << a.transform.position.y << " "
				<< a.velocity.x << " " << a.velocity.y << std::endl;
		}
	}
	return 0;
}
