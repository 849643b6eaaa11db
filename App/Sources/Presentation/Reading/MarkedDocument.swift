package import CoreModule
package import CorePresentation
package import Reading

/// Words whose mark changed.
package struct MarkedDocument: Document {
  let words: [String]
  let kind: WordMark.Kind?

  package init(words: [String], kind: WordMark.Kind?) { (self.words, self.kind) = (words, kind) }

  package func json(_ localTime: LocalTime) -> JSON {
    .array(words.map { .object([("headword", .string($0)), ("mark", JSON(kind?.rawValue))]) })
  }

  package var plain: [[String]] { words.map { [$0, kind?.rawValue ?? "none"] } }
  package func text(_ style: TextStyle) -> String { words.map { style.line(style.bold($0)) }.joined(separator: "\n") }
}
