#include <bits/stdc++.h>
using namespace std;

struct boid { double x,y,vx,vy; };
double rc,rs,fm,ra,kc,ks,ka;
int n;
vector<boid> b;

double d(int i,int j){ return sqrt(pow(b[i].x-b[j].x,2)+pow(b[i].y-b[j].y,2)); }

pair<double,double> coh(int i){
  double x=0,y=0; int c=0;
  for(int j=0;j<n;j++) if(d(i,j)<=rc){ x+=b[j].x; y+=b[j].y; c++; }
  if(c==0) return {0,0};
  x/=c; y/=c;
  return {x-b[i].x, y-b[i].y};
}
pair<double,double> sep(int i){
  double x=0,y=0;
  for(int j=0;j<n;j++){
    if(i==j) continue;
    double dd=d(i,j);
    if(dd>0&&dd<=rs){
      x+=(b[j].x-b[i].x)/dd/dd;
      y+=(b[j].y-b[i].y)/dd/dd;
    }
  }
  // TODO max
  return {x,y};
}
pair<double,double> ali(int i){
  double x=0,y=0; int c=0;
  for(int j=0;j<n;j++) if(d(i,j)<=rc){ x+=b[j].vx; y+=b[j].vy; c++; }
  if(c==0) return {0,0};
  return {x/c-b[i].vx, y/c-b[i].vy};
}

int main(){
  cin>>rc>>rs>>fm>>ra>>kc>>ks>>ka>>n;
  b.resize(n);
  for(auto&q:b) cin>>q.x>>q.y>>q.vx>>q.vy;
  double dt;
  cin>>dt;
  vector<boid> nb=b;
  for(int i=0;i<n;i++){
    auto c=coh(i); auto s=sep(i); auto a=ali(i);
    double fx=kc*c.first+ks*s.first+ka*a.first;
    double fy=kc*c.second+ks*s.second+ka*a.second;
    nb[i].x=b[i].x+b[i].vx*dt;
    nb[i].y=b[i].y+b[i].vy*dt;
    nb[i].vx=b[i].vx+fx*dt;
    nb[i].vy=b[i].vy+fy*dt;
  }
  b=nb;
  for(int i=0;i<n;i++) printf("%.3f %.3f %.3f %.3f\n",b[i].x,b[i].y,b[i].vx,b[i].vy);
}
