#pragma once

namespace flocking {

/// Which source's group forces and variants to compute; never a blend.
enum class Profile {
  kCourse,       ///< the assignment's text
  kCourseTests,  ///< the program behind the course's published answers
  kBook,         ///< Buckland, "Programming Game AI by Example", chapter 3
  kBuas,         ///< the posts on steering behaviours from Breda University
  kHowtorts,     ///< the article on flocking in real-time strategy games
};

}  // namespace flocking
