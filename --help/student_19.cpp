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

// ---------------------------------------------------------------- debugging
#include <chrono>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace debugging {

enum class Level { Info, Warning, Fatal };

class Log {
public:
    explicit Log(const std::string& file) : out_(file) {}
    template <typename... Words>
    void write(Level level, const Words&... words) {
        std::ostringstream line;
        line << name(level) << " ";
        ((line << words << ' '), ...);
        out_ << line.str() << "\n";
        counts_[level]++;
    }
    int count(Level level) const {
        auto found = counts_.find(level);
        return found == counts_.end() ? 0 : found->second;
    }

private:
    static const char* name(Level level) {
        switch (level) {
            case Level::Info: return "[info]";
            case Level::Warning: return "[warning]";
            default: return "[FATAL]";
        }
    }
    std::ofstream out_;
    std::map<Level, int> counts_;
};

class Stopwatch {
public:
    Stopwatch() : start_(std::chrono::steady_clock::now()) {}
    double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
    }

private:
    std::chrono::steady_clock::time_point start_;
};

inline std::vector<std::string> split_words(const std::string& text, char between) {
    std::vector<std::string> words;
    std::stringstream in(text);
    std::string word;
    while (std::getline(in, word, between))
        if (!word.empty()) words.push_back(word);
    return words;
}

inline void dump(const std::string& file, const std::vector<std::vector<double>>& rows) {
    Log log(file + ".log");
    Stopwatch watch;
    std::ofstream out(file);
    for (const auto& row : rows) {
        for (double value : row) out << value << ";";
        out << "\n";
        if (row.size() != 4) log.write(Level::Warning, "a row of", row.size());
    }
    log.write(Level::Info, rows.size(), "rows in", watch.seconds(), "s");
}

}  // namespace debugging
