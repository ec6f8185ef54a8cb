#include <bits/stdc++.h>
using namespace std;
#define FOR(i,a,b) for(int i=(a);i<(b);++i)
typedef double ld;
typedef complex<ld> pt;

const int MAXN = 1005;
pt p[MAXN], v[MAXN], np[MAXN], nv[MAXN];

int main(){
    ld rc,rs,fm,ra,kc,ks,ka; int n;
    scanf("%lf%lf%lf%lf%lf%lf%lf%d",&rc,&rs,&fm,&ra,&kc,&ks,&ka,&n);
    FOR(i,0,n){
        ld x,y,a,b;
        scanf("%lf%lf%lf%lf",&x,&y,&a,&b);
        p[i]=pt(x,y); v[i]=pt(a,b);
    }
    ld dt;
    while(scanf("%lf",&dt)==1){
        FOR(i,0,n){
            pt c=0,s=0,a=0;
            int nc=0,ns=0,na=0;
            FOR(j,0,n){
                ld d=abs(p[i]-p[j]);
                if(d<=ra) a+=v[j],na++;
                if(i==j) continue;
                if(d<=rc) c+=p[j],nc++;
                if(d>0&&d<=rs) s+=(p[i]-p[j])/d/d,ns++;
            }
            c/=nc;
            pt fc=(c-p[i])/rc;
            if(abs(c-p[i])>rc) fc=0;
            if(ns) s/=ns;
            if(abs(s)>fm) s=s/abs(s)*fm;
            a/=na;
            pt f=kc*fc+ks*s+ka*a;
            nv[i]=v[i]+f*dt;
            np[i]=p[i]+nv[i]*dt;
        }
        FOR(i,0,n){
            p[i]=np[i]; v[i]=nv[i];
            printf("%.3f %.3f %.3f %.3f\n",p[i].real(),p[i].imag(),v[i].real(),v[i].imag());
        }
    }
}
