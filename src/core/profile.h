#pragma once

namespace flocking {

/// The source whose group forces and variants are computed. Profiles are never blended.
enum class Profile {
  kCourse,       ///< the assignment's text
  kCourseTests,  ///< the program that produced the published answers
  kBook,         ///< Buckland, "Programming Game AI by Example", chapter 3
  kBuas,         ///< the posts on steering behaviours from Breda University
  kHowtorts,     ///< the article on flocking in real-time strategy games
};

}  // namespace flocking
