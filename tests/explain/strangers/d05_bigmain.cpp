#include<iostream>
#include<math.h>
using namespace std;

int main(){
    double rc,rs,fmax,ra,kc,ks,ka;
    int n=0;
    double x[1000],y[1000],vx[1000],vy[1000];
    double nx[1000],ny[1000],nvx[1000],nvy[1000];
    double cx=0,cy=0,sx=0,sy=0,ax=0,ay=0;
    double fx,fy,d,dt,m,ex,ey;
    int nc=0,na=0;
    cout.precision(3);
    cin>>rc>>rs>>fmax>>ra>>kc>>ks>>ka>>n;
    for(int i=0;i<n;i++) cin>>x[i]>>y[i]>>vx[i]>>vy[i];
    while(cin>>dt){
        for(int i=0;i<n;i++){
            cx=0; cy=0; nc=0;
            ax=0; ay=0; na=0;
            for(int j=0;j<n;j++){
                d=sqrt((x[i]-x[j])*(x[i]-x[j])+(y[i]-y[j])*(y[i]-y[j]));
                if(i!=j && d<=rc){
                    cx+=x[j];
                    cy+=y[j];
                    nc++;
                }
                if(i!=j && d<=rs && d>0){
                    sx+=(x[i]-x[j])/d/d;
                    sy+=(y[i]-y[j])/d/d;
                }
                if(d<=ra){
                    ax+=vx[j];
                    ay+=vy[j];
                    na++;
                }
            }
            fx=0; fy=0;
            //cohesion
            if(nc>0){
                ex=cx/nc-x[i];
                ey=cy/nc-y[i];
                if(sqrt(ex*ex+ey*ey)<=rc && rc>0){
                    fx+=kc*ex/rc;
                    fy+=kc*ey/rc;
                }
            }
            //separation
            m=sqrt(sx*sx+sy*sy);
            if(m>fmax){
                sx=sx/m*fmax;
                sy=sy/m*fmax;
            }
            fx+=ks*sx;
            fy+=ks*sy;
            //alignment
            if(na>0){
                fx+=ka*ax/na;
                fy+=ka*ay/na;
            }
            nvx[i]=vx[i]+fx*dt;
            nvy[i]=vy[i]+fy*dt;
            nx[i]=x[i]+nvx[i]*dt;
            ny[i]=y[i]+nvy[i]*dt;
        }
        for(int i=0;i<n;i++){
            x[i]=nx[i]; y[i]=ny[i]; vx[i]=nvx[i]; vy[i]=nvy[i];
            cout<<x[i]<<" "<<y[i]<<" "<<vx[i]<<" "<<vy[i]<<endl;
        }
    }
    return 0;
}
