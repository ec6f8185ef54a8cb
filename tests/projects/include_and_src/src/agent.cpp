#include "agent.hpp"

Agent::Agent(Vector position, Vector velocity) : m_position(position), m_velocity(velocity) {}

const Vector& Agent::position() const { return m_position; }

const Vector& Agent::velocity() const { return m_velocity; }

void Agent::apply(const Vector& force, double dt) {
    m_velocity = m_velocity.plus(force.times(dt));
    m_position = m_position.plus(m_velocity.times(dt));
}
