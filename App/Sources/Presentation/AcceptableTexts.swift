import CoreModule
package import CorePresentation

/// Normalises `texts` for storing.
package func acceptable(_ texts: [String]) throws(Problem) -> [String] {
  try texts.map { text throws(Problem) in
    do throws(UserTextProblem) { return try UserText(text).description } catch { throw Problem(error, in: text) }
  }
}
