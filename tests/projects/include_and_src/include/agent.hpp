#pragma once
#include "vector.hpp"

class Agent {
public:
    Agent(Vector position, Vector velocity);
    const Vector& position() const;
    const Vector& velocity() const;
    void apply(const Vector& force, double dt);

private:
    Vector m_position;
    Vector m_velocity;
};
