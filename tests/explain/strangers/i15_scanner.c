#include <stdio.h>
#include <math.h>

#define MAX 1000

struct boid { double x, y, vx, vy; };

struct boid boids[MAX], neu[MAX];

int main()
{
    double r_c, r_s, f_max, r_a, k_c, k_s, k_a, dt;
    int n;

    scanf("%lf %lf %lf %lf", &r_c, &r_s, &f_max, &r_a);
    scanf("%lf %lf %lf", &k_c, &k_s, &k_a);
    scanf("%d", &n);
    for (int i = 0; i < n; i++)
        scanf("%lf %lf %lf %lf", &boids[i].x, &boids[i].y, &boids[i].vx, &boids[i].vy);

    while (scanf("%lf", &dt) != EOF) {
        double sum_vx = 0, sum_vy = 0;
        int n_a = 0;

        for (int i = 0; i < n; i++) {
            double cm_x = 0, cm_y = 0, fs_x = 0, fs_y = 0, fc_x = 0, fc_y = 0;
            int n_c = 0;

            for (int j = 0; j < n; j++) {
                double dx = boids[i].x - boids[j].x;
                double dy = boids[i].y - boids[j].y;
                double d = sqrt(pow(dx, 2) + pow(dy, 2));

                if (d <= r_c && i != j) {
                    cm_x += boids[j].x;
                    cm_y += boids[j].y;
                    n_c++;
                }
                if (d <= r_s && d > 0) {
                    /* normalized vector, then inverse of the distance */
                    fs_x += (dx / d) / pow(d, 2);
                    fs_y += (dy / d) / pow(d, 2);
                }
                if (d <= r_a) {
                    sum_vx += boids[j].vx;
                    sum_vy += boids[j].vy;
                    n_a++;
                }
            }

            if (n_c != 0) {
                cm_x /= n_c;
                cm_y /= n_c;
                fc_x = (cm_x - boids[i].x) / r_c;
                fc_y = (cm_y - boids[i].y) / r_c;
            }
            double fs = sqrt(pow(fs_x, 2) + pow(fs_y, 2));
            if (fs > f_max) {
                fs_x = fs_x / fs * f_max;
                fs_y = fs_y / fs * f_max;
            }

            double f_x = k_c * fc_x + k_s * fs_x + k_a * sum_vx / n_a;
            double f_y = k_c * fc_y + k_s * fs_y + k_a * sum_vy / n_a;
            neu[i].vx = boids[i].vx + f_x * dt;
            neu[i].vy = boids[i].vy + f_y * dt;
            neu[i].x = boids[i].x + neu[i].vx * dt;
            neu[i].y = boids[i].y + neu[i].vy * dt;
        }

        for (int i = 0; i < n; i++) {
            boids[i] = neu[i];
            printf("%.3lf %.3lf %.3lf %.3lf\n", boids[i].x, boids[i].y, boids[i].vx, boids[i].vy);
        }
    }
    return 0;
}
