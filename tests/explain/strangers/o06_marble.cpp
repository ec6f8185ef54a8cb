#include <bits/stdc++.h>
using namespace std;
typedef complex<double> P;
typedef vector<P> VP;
#define rep(i,a,b) for(int i=(a);i<(int)(b);++i)
#define X real()
#define Y imag()

double fix(double v){ return fabs(v)<5e-4 ? 0.0 : v; } // no "-0.000" (WA!)

int main(){
    double rc,rs,fmx,ra,kc,ks,ka; int n;
    if(scanf("%lf%lf%lf%lf%lf%lf%lf%d",&rc,&rs,&fmx,&ra,&kc,&ks,&ka,&n)!=8) return 0;
    VP p(n),v(n);
    rep(i,0,n){
        double a,b,c,d;
        if(scanf("%lf%lf%lf%lf",&a,&b,&c,&d)!=4) return 0;
        p[i]=P(a,b); v[i]=P(c,d);
    }
    double dt;
    while(scanf("%lf",&dt)==1 && dt){
        VP c(n),s(n),al(v);
        vector<int> cc(n,0),ca(n,1);
        rep(i,0,n) rep(j,i+1,n){
            P q=p[i]-p[j];
            double d=abs(q);
            if(d<=rc){ c[i]+=p[j]; c[j]+=p[i]; cc[i]++; cc[j]++; }
            if(d>0 && d<=rs){ s[i]+=q/d/d; s[j]-=q/d/d; }
            if(d<=ra){ al[i]+=v[j]; al[j]+=v[i]; ca[i]++; ca[j]++; }
        }
        rep(i,0,n){
            P f(0,0);
            if(cc[i] && rc>0) f+=(c[i]/(double)cc[i]-p[i])/rc*kc;
            double m=abs(s[i]);
            if(m>fmx) s[i]=s[i]/m*fmx;
            f+=s[i]*ks;
            f+=al[i]/(double)ca[i]*ka;
            c[i]=f; // reuse
        }
        rep(i,0,n){
            v[i]+=c[i]*dt;
            p[i]+=v[i]*dt;
            printf("%.3lf %.3lf %.3lf %.3lf\n",fix(p[i].X),fix(p[i].Y),fix(v[i].X),fix(v[i].Y));
        }
    }
}
