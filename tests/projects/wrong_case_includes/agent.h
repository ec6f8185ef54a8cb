#pragma once

class Agent {
public:
    double x, y, vx, vy;
    double Distance(const Agent& other) const;
    void ClearForce();
    void AddForce(double dx, double dy, double factor);
    void Move(double dt);

private:
    double fx, fy;
};
