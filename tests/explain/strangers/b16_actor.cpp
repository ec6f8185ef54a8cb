// FlockingActor.cpp
#include <cmath>
#include <iomanip>
#include <iostream>
#include <memory>
#include <vector>

struct FVector2D {
    double X = 0.0, Y = 0.0;
    FVector2D operator+(const FVector2D& B) const { return {X + B.X, Y + B.Y}; }
    FVector2D operator-(const FVector2D& B) const { return {X - B.X, Y - B.Y}; }
    FVector2D operator*(double S) const { return {X * S, Y * S}; }
    FVector2D operator/(double S) const { return {X / S, Y / S}; }
    double Size() const { return std::sqrt(X * X + Y * Y); }
    FVector2D GetSafeNormal() const {
        double L = Size();
        return L > 0.0 ? *this / L : FVector2D{};
    }
    FVector2D GetClampedToMaxSize(double Max) const { return Size() > Max ? GetSafeNormal() * Max : *this; }
};

struct FFlockSettings {
    double CohesionRadius, SeparationRadius, MaxForce, AlignmentRadius;
    double CohesionWeight, SeparationWeight, AlignmentWeight;
};

class ABoid;
struct UWorld {
    FFlockSettings Settings;
    std::vector<std::unique_ptr<ABoid>> Actors;
};

class ABoid {
public:
    FVector2D Location, Velocity;

    void Tick(const UWorld& World, double DeltaSeconds) {
        const FFlockSettings& S = World.Settings;
        FVector2D Acceleration = Cohere(World) * S.CohesionWeight
                               + Separate(World) * S.SeparationWeight
                               + Align(World) * S.AlignmentWeight;
        Acceleration = Acceleration.GetClampedToMaxSize(S.MaxForce);
        Velocity = Velocity + Acceleration * DeltaSeconds;
        Location = Location + Velocity * DeltaSeconds;
    }

private:
    FVector2D Cohere(const UWorld& World) const {
        FVector2D Center;
        int Num = 0;
        for (const auto& Other : World.Actors) {
            if (Other.get() == this) continue;
            if ((Other->Location - Location).Size() <= World.Settings.CohesionRadius) {
                Center = Center + Other->Location;
                Num++;
            }
        }
        if (Num == 0) return {};
        return (Center / Num - Location).GetSafeNormal();
    }
    FVector2D Separate(const UWorld& World) const {
        FVector2D Sum;
        for (const auto& Other : World.Actors) {
            FVector2D Away = Location - Other->Location;
            double Dist = Away.Size();
            if (Dist > 0.0 && Dist <= World.Settings.SeparationRadius)
                Sum = Sum + Away.GetSafeNormal() / Dist;
        }
        return Sum;
    }
    FVector2D Align(const UWorld& World) const {
        FVector2D Avg;
        int Num = 0;
        for (const auto& Other : World.Actors) {
            if ((Other->Location - Location).Size() <= World.Settings.AlignmentRadius) {
                Avg = Avg + Other->Velocity;
                Num++;
            }
        }
        if (Num == 0) return {};
        return Avg / Num - Velocity;
    }
};

int main() {
    UWorld World;
    FFlockSettings& S = World.Settings;
    int Num = 0;
    std::cin >> S.CohesionRadius >> S.SeparationRadius >> S.MaxForce >> S.AlignmentRadius
             >> S.CohesionWeight >> S.SeparationWeight >> S.AlignmentWeight >> Num;
    for (int i = 0; i < Num; i++) {
        auto Boid = std::make_unique<ABoid>();
        std::cin >> Boid->Location.X >> Boid->Location.Y >> Boid->Velocity.X >> Boid->Velocity.Y;
        World.Actors.push_back(std::move(Boid));
    }
    double DeltaSeconds;
    while (std::cin >> DeltaSeconds) {
        for (auto& Actor : World.Actors) Actor->Tick(World, DeltaSeconds);
        for (auto& Actor : World.Actors)
            std::cout << std::setprecision(3) << Actor->Location.X << " " << Actor->Location.Y << " "
                      << Actor->Velocity.X << " " << Actor->Velocity.Y << std::endl;
    }
    return 0;
}
