// I wrote this first in JavaScript with canvas (see the howtorts tutorial) and then rewrote it in C++
#include <iostream>
#include <vector>
#include <cmath>
#include <cstdio>
#include <memory>

using std::vector;

struct Vector2 {
	double x, y;
	static Vector2 zero() { return { 0, 0 }; }
	Vector2 plus(Vector2 o) const { return { x + o.x, y + o.y }; }
	Vector2 minus(Vector2 o) const { return { x - o.x, y - o.y }; }
	Vector2 mul(double s) const { return { x * s, y * s }; }
	Vector2 div(double s) const { return { x / s, y / s }; }
	double length() const { return sqrt(x * x + y * y); }
	double distanceTo(Vector2 o) const { return minus(o).length(); }
	Vector2 normalize() const { return div(length()); }
};

struct Agent {
	Vector2 position;
	Vector2 velocity;
	Vector2 forceToApply;
};

vector<Agent*> agents;
double maxCohesion, minSeparation, maxForce, alignmentRadius;
double cohesionWeight, separationWeight, alignmentWeight;

Vector2 steeringBehaviourSeparation(Agent* agent) {
	auto totalForce = Vector2::zero();
	auto neighboursCount = 0;

	for (size_t i = 0; i < agents.size(); i++) {
		auto a = agents[i];
		if (a != agent) {
			auto distance = agent->position.distanceTo(a->position);
			if (distance < minSeparation && distance > 0) {
				// vector from the other agent to us
				auto pushForce = agent->position.minus(a->position);
				totalForce = totalForce.plus(pushForce.div(minSeparation));
				neighboursCount++;
			}
		}
	}

	if (neighboursCount == 0) {
		return Vector2::zero();
	}

	totalForce = totalForce.div(neighboursCount);
	return totalForce.mul(maxForce);
}

Vector2 steeringBehaviourCohesion(Agent* agent) {
	// start with our own position
	auto centerOfMass = agent->position;
	auto neighboursCount = 1;

	for (size_t i = 0; i < agents.size(); i++) {
		auto a = agents[i];
		if (a != agent) {
			auto distance = agent->position.distanceTo(a->position);
			if (distance < maxCohesion) {
				centerOfMass = centerOfMass.plus(a->position);
				neighboursCount++;
			}
		}
	}

	if (neighboursCount == 1) {
		return Vector2::zero();
	}

	centerOfMass = centerOfMass.div(neighboursCount);
	return centerOfMass.minus(agent->position).div(maxCohesion);
}

Vector2 steeringBehaviourAlignment(Agent* agent) {
	auto averageHeading = Vector2::zero();
	auto neighboursCount = 0;

	for (size_t i = 0; i < agents.size(); i++) {
		auto a = agents[i];
		auto distance = agent->position.distanceTo(a->position);
		// in range and moving
		if (distance < alignmentRadius && a->velocity.length() > 0) {
			averageHeading = averageHeading.plus(a->velocity.normalize());
			neighboursCount++;
		}
	}

	if (neighboursCount == 0) {
		return Vector2::zero();
	}

	return averageHeading.div(neighboursCount);
}

void gameTick(double dt) {
	for (int i = (int)agents.size() - 1; i >= 0; i--) {
		auto agent = agents[i];
		auto separation = steeringBehaviourSeparation(agent);
		auto cohesion = steeringBehaviourCohesion(agent);
		auto alignment = steeringBehaviourAlignment(agent);
		agent->forceToApply = cohesion.mul(cohesionWeight)
			.plus(separation.mul(separationWeight))
			.plus(alignment.mul(alignmentWeight));
	}
	for (int i = (int)agents.size() - 1; i >= 0; i--) {
		auto agent = agents[i];
		agent->velocity = agent->velocity.plus(agent->forceToApply.mul(dt));
		agent->position = agent->position.plus(agent->velocity.mul(dt));
	}
}

int main() {
	int count = 0;
	std::cin >> maxCohesion >> minSeparation >> maxForce >> alignmentRadius
		>> cohesionWeight >> separationWeight >> alignmentWeight >> count;
	for (int i = 0; i < count; i++) {
		auto a = new Agent();
		std::cin >> a->position.x >> a->position.y >> a->velocity.x >> a->velocity.y;
		agents.push_back(a);
	}
	double dt;
	while (std::cin >> dt) {
		gameTick(dt);
		for (auto a : agents)
			printf("%.3f %.3f %.3f %.3f\n", a->position.x, a->position.y, a->velocity.x, a->velocity.y);
	}
}
