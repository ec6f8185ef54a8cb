#include <bits/stdc++.h>
using namespace std;
#define rep(i,a,b) for(int i=(a);i<(b);i++)
typedef double ld;
typedef complex<ld> pt;

int main(){
    ld rc,rs,fm,ra,kc,ks,ka; int n;
    cin>>rc>>rs>>fm>>ra>>kc>>ks>>ka>>n;
    vector<pt> p(n),v(n);
    rep(i,0,n){
        ld a,b,c,d; cin>>a>>b>>c>>d;
        p[i]=pt(a,b); v[i]=pt(c,d);
    }
    ld dt;
    while(cin>>dt){
        vector<pt> C(n),S(n),A=v;      // A starts from own velocity
        vector<int> nc(n,0),na(n,0);
        rep(i,0,n) rep(j,i+1,n){       // each pair only once
            pt w=p[i]-p[j];
            ld d=abs(w);
            if(d<=rc){
                C[i]+=p[j]; C[j]+=p[i];
                nc[i]++; nc[j]++;
            }
            if(d>0 && d<rs){
                S[i]+=w/d/d; S[j]+=w/d/d;
            }
            if(d<=ra){
                A[i]+=v[j]; A[j]+=v[i];
                na[i]++; na[j]++;
            }
        }
        rep(i,0,n){
            pt f=0;
            if(nc[i]){
                pt e=C[i]/(ld)nc[i]-p[i];
                if(abs(e)<=rc) f+=kc*e/rc;
            }
            if(abs(S[i])>fm) S[i]*=fm/abs(S[i]);
            f+=ks*S[i];
            if(na[i]) A[i]/=na[i];
            f+=ka*A[i];
            v[i]+=f*dt;
            p[i]+=v[i]*dt;
            printf("%.3f %.3f %.3f %.3f\n",p[i].real(),p[i].imag(),v[i].real(),v[i].imag());
        }
    }
}
