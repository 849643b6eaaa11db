package import CoreModule
package import CorePresentation
package import Reading

/// A question whether a word is known.
package struct LevelQuestionDocument: Document {
  package let question: LevelQuestion
  package let count: Int

  package init(question: LevelQuestion, count: Int) { (self.question, self.count) = (question, count) }

  package func json(_ localTime: LocalTime) -> JSON {
    .object([
      ("event", .string("question")), ("index", .number(question.number)), ("count", .number(count)), ("text", .string(question.text)),
    ])
  }

  package var plain: [[String]] { [["question", "\(question.number)", "\(count)", question.text]] }

  package func text(_ style: TextStyle) -> String {
    "\(style.dim("\(question.number)/\(count)"))  \(style.bold(question.text))"
  }
}

/// How many words of a language are known.
package struct LevelDocument: Document {
  package let level: ReadingLevel
  package let estimate: LevelEstimate?

  /// - Parameter estimate: The estimate that the level comes from; `nil` for one that was set.
  package init(level: ReadingLevel, estimate: LevelEstimate? = nil) { (self.level, self.estimate) = (level, estimate) }

  package func json(_ localTime: LocalTime) -> JSON {
    .object([
      ("language", .string(level.language)), ("estimate", .number(level.estimate)), ("low", JSON(level.margin?.lowerBound)),
      ("high", JSON(level.margin?.upperBound)), ("invented", JSON(estimate?.invented)), ("invented_known", JSON(estimate?.inventedKnown)),
      ("doubtful", .bool(estimate?.isDoubtful ?? false)), ("time", .string(localTime.rfc3339(level.time))),
    ])
  }

  package var plain: [[String]] { [["level"] + level.fields] }

  package func text(_ style: TextStyle) -> String { style.line(LevelPhrases.level(level)(style.language)) }
}

/// The levels of all languages.
package struct LevelsDocument: Document {
  package let levels: [ReadingLevel]

  package init(levels: [ReadingLevel]) { self.levels = levels }

  package func json(_ localTime: LocalTime) -> JSON { .array(levels.map { LevelDocument(level: $0).json(localTime) }) }
  package var plain: [[String]] { levels.map(\.fields) }
  package func text(_ style: TextStyle) -> String { levels.map { LevelDocument(level: $0).text(style) }.joined(separator: "\n") }
}

extension ReadingLevel {
  fileprivate var fields: [String] {
    [language, "\(estimate)", margin.map { "\($0.lowerBound)" } ?? "", margin.map { "\($0.upperBound)" } ?? ""]
  }
}
