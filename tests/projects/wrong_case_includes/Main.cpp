#include <iomanip>
#include <iostream>
#include "AgentList.h"

using namespace std;

int main() {
    AgentList list;
    list.Read(cin);
    double dt;
    cout << fixed << setprecision(3);
    while (cin >> dt) {
        list.Move(dt);
        list.Write(cout);
    }
    return 0;
}
