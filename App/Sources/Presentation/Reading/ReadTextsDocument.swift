package import CoreModule
package import CorePresentation
package import Reading

/// Texts that were read, each with its number in the list.
package struct ReadTextsDocument: Document {
  package let texts: [(number: Int, text: ReadText)]

  package init(texts: [(number: Int, text: ReadText)]) { self.texts = texts }

  package func json(_ localTime: LocalTime) -> JSON {
    .array(
      texts.map { number, text in
        .object([
          ("number", .number(number)), ("id", .string(text.id.description)), ("title", JSON(text.title)), ("path", .string(text.path)),
          ("from", .string(text.languages.from)), ("to", .string(text.languages.to)), ("tokens", JSON(text.count?.words)),
          ("known", text.count?.json ?? .null), ("block", .number(text.place.block)), ("word", .number(text.place.word)),
          ("opened", .string(localTime.rfc3339(text.opened))),
        ])
      })
  }

  package var plain: [[String]] {
    texts.map { number, text in
      [
        "\(number)", text.name, text.path, text.languages.from, text.languages.to, text.count.map { "\($0.words)" } ?? "",
        text.count.map { "\($0.known)" } ?? "", LocalTime { _ in 0 }.rfc3339(text.opened),
      ]
    }
  }

  package func text(_ style: TextStyle) -> String {
    let rows = texts.map { number, text in
      [
        style.dim("\(number)"), style.bold(text.name), "\(text.languages.from) → \(text.languages.to)",
        text.count.map { ReadingPhrases.summary($0)(style.language) } ?? "",
        style.dim(StepPhrases.time(text.opened, style)(style.language)), style.dim(text.path),
      ]
    }
    return TextTable(columns: [.right, .left, .left, .left, .left, .left], narrowed: 1, flexible: 5).text(rows, width: style.width)
  }
}
