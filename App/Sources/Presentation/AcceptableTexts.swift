package import CoreModule
package import CorePresentation

extension UserText {
  /// Normalises `text` for storing, or says what is wrong with it.
  package init(accepting text: String) throws(Problem) {
    do throws(UserTextProblem) { try self.init(text) } catch { throw Problem(error, in: text) }
  }
}

/// Normalises `texts` for storing.
package func acceptable(_ texts: [String]) throws(Problem) -> [String] {
  try texts.map { text throws(Problem) in try UserText(accepting: text).description }
}
