#include <bits/stdc++.h>
using namespace std;
typedef complex<double> P;
int main(){
	vector<double> in;
	double t;
	while(cin>>t) in.push_back(t);
	double rc=in[0],rs=in[1],fm=in[2],ra=in[3],kc=in[4],ks=in[5],ka=in[6];
	int n=in[7],pos=8;
	vector<P> p(n),v(n);
	for(int i=0;i<n;i++){
		p[i]=P(in[pos],in[pos+1]);
		v[i]=P(in[pos+2],in[pos+3]);
		pos+=4;
	}
	for(int k=pos;k<(int)in.size()-1;k++){
		double dt=in[k];
		vector<P> f(n);
		for(int i=0;i<n;i++){
			P c=0,s=0,a=0;
			int nc=0,ns=0,na=0;
			for(int j=0;j<n;j++){
				double d=abs(p[i]-p[j]);
				if(d<=ra) a+=v[j],na++;
				if(i==j) continue;
				if(d<=rc) c+=p[j],nc++;
				if(d<=rs&&d>0) s+=(p[i]-p[j])/d/d,ns++;
			}
			if(nc){
				c=c/(double)nc-p[i];
				if(abs(c)<=rc) f[i]+=kc*c/rc;
			}
			if(ns){
				s/=ns;
				if(abs(s)>fm) s*=fm/abs(s);
				f[i]+=ks*s;
			}
			if(na) f[i]+=ka*a/(double)na;
		}
		for(int i=0;i<n;i++){
			v[i]+=f[i]*dt;
			p[i]+=v[i]*dt;
			printf("%.3f %.3f %.3f %.3f\n",p[i].real(),p[i].imag(),v[i].real(),v[i].imag());
		}
	}
}
