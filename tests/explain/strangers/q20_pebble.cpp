#include <bits/stdc++.h>
using namespace std;

// flocking homework
// late, sorry

double rc, rs, fmx, ra, kc, ks, ka;
int n;

struct ag { double x, y, vx, vy; };

double dist(ag a, ag b){
    return sqrt((a.x-b.x)*(a.x-b.x) + (a.y-b.y)*(a.y-b.y));
}

int main(){
    cin >> rc >> rs >> fmx >> ra >> kc >> ks >> ka >> n;
    vector<ag> a(n);
    for(int i=0;i<n;i++) cin >> a[i].x >> a[i].y >> a[i].vx >> a[i].vy;

    double t;
    while(cin >> t){
        vector<ag> b = a; // new ones
        for(int i=0;i<n;i++){
            double fx=0, fy=0;

            // ---- cohesion
            double cx=0, cy=0; int c=0;
            for(int j=0;j<n;j++){
                // if(dist(a[i],a[j]) < rc)      // nothing moves
                if(dist(a[i],a[j]) <= rc){
                    cx += a[j].x; cy += a[j].y; c++;
                }
            }
            cx /= c; cy /= c;
            if(rc != 0){
                // fx += kc*(cx-a[i].x);         // 0.492
                // fx += kc*(cx-a[i].x)/rc;      // 0.492 again and v -0.062, only half
                fx += kc*2*(cx-a[i].x)/rc;       // 0.484 -0.125  OK!!
                fy += kc*2*(cy-a[i].y)/rc;
            }

            // ---- separation
            double sx=0, sy=0;
            for(int j=0;j<n;j++){
                if(j==i) continue;
                double d = dist(a[i],a[j]);
                if(d > 0 && d <= rs){
                    double px = (a[i].x-a[j].x)/d/d;
                    double py = (a[i].y-a[j].y)/d/d;
                    // not more than the max or it goes to infinity
                    double m = sqrt(px*px+py*py);
                    if(m > fmx){
                        px = px/m*fmx;
                        py = py/m*fmx;
                    }
                    sx += px;
                    sy += py;
                }
            }
            fx += ks*sx;
            fy += ks*sy;

            // ---- alignment
            double ax=0, ay=0; int k=0;
            for(int j=0;j<n;j++){
                if(dist(a[i],a[j]) <= ra){
                    ax += a[j].vx; ay += a[j].vy; k++;
                }
            }
            // fx += ka*(ax/k - a[i].vx);        // ??? sheet does not subtract
            fx += ka*(ax/k);
            fy += ka*(ay/k);

            b[i].vx = a[i].vx + fx*t;
            b[i].vy = a[i].vy + fy*t;
            b[i].x = a[i].x + b[i].vx*t;
            b[i].y = a[i].y + b[i].vy*t;
        }
        a = b;
        for(int i=0;i<n;i++)
            printf("%.3f %.3f %.3f %.3f\n", a[i].x, a[i].y, a[i].vx, a[i].vy);
    }
    return 0;
}
