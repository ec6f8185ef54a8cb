class Vec {
    final double x, y;

    Vec(double x, double y) {
        this.x = x;
        this.y = y;
    }

    Vec plus(Vec o) { return new Vec(x + o.x, y + o.y); }
    Vec minus(Vec o) { return new Vec(x - o.x, y - o.y); }
    Vec times(double k) { return new Vec(x * k, y * k); }
    double length() { return Math.sqrt(x * x + y * y); }
}

class Agent {
    final Vec position, velocity;

    Agent(Vec position, Vec velocity) {
        this.position = position;
        this.velocity = velocity;
    }
}
