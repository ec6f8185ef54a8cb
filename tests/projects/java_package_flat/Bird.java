package assignment1;

class Bird {
    double x, y, vx, vy;
    private double fx, fy;

    double distance(Bird o) {
        return Math.hypot(x - o.x, y - o.y);
    }

    void computeForce(Bird[] birds, double[] k) {
        double rc = k[0], rs = k[1], max = k[2], ra = k[3];
        fx = 0;
        fy = 0;

        double mx = 0, my = 0, sx = 0, sy = 0, ax = 0, ay = 0;
        int near = 0, aligned = 0;
        for (Bird o : birds) {
            double d = distance(o);
            if (o != this && d <= rc) {
                mx += o.x;
                my += o.y;
                near++;
            }
            if (d > 0 && d <= rs) {
                sx += (x - o.x) / (d * d);
                sy += (y - o.y) / (d * d);
            }
            if (d <= ra) {
                ax += o.vx;
                ay += o.vy;
                aligned++;
            }
        }
        if (near > 0 && rc > 0) {
            mx = mx / near - x;
            my = my / near - y;
            if (Math.hypot(mx, my) <= rc) {
                fx += k[4] * mx / rc;
                fy += k[4] * my / rc;
            }
        }
        double size = Math.hypot(sx, sy);
        double factor = size > max ? max / size : 1;
        fx += k[5] * sx * factor;
        fy += k[5] * sy * factor;
        if (aligned > 0) {
            fx += k[6] * ax / aligned;
            fy += k[6] * ay / aligned;
        }
    }

    void move(double dt) {
        vx += fx * dt;
        vy += fy * dt;
        x += vx * dt;
        y += vy * dt;
    }

    @Override
    public String toString() {
        return String.format("%.3f %.3f %.3f %.3f", x, y, vx, vy);
    }
}
