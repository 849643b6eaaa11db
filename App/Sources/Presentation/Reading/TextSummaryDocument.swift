package import CoreModule
package import CorePresentation
package import Reading

/// What a text asks of its reader.
package struct TextSummaryDocument: Document {
  package let summary: TextSummaryState

  package init(summary: TextSummaryState) { self.summary = summary }

  package func json(_ localTime: LocalTime) -> JSON {
    .object([
      ("title", JSON(summary.title)), ("language", JSON(summary.languages?.from)), ("to", JSON(summary.languages?.to)),
      ("recognized", .bool(summary.isRecognized)), ("tokens", .number(summary.count.words)), ("headwords", .number(summary.headwords)),
      ("known", summary.count.json), ("to_95", .array(words(.percent95).map(\.json))), ("to_98", .array(words(.percent98).map(\.json))),
      ("abridged", .bool(summary.isAbridged)), ("kept", summary.kept.map { JSON($0) } ?? .null),
    ])
  }

  package var plain: [[String]] {
    let total = ["text", "\(summary.count.words)", "\(summary.headwords)", "\(summary.count.known)"]
    return [total] + words(.percent95).map { ["95"] + $0.fields } + wordsBeyond95.map { ["98"] + $0.fields }
  }

  package func text(_ style: TextStyle) -> String {
    let title = summary.title.map { [style.bold(style.line($0))] } ?? []
    let total = style.line(ReadingPhrases.summary(summary.count, headwords: summary.headwords)(style.language))
    guard summary.count.words > 0 else { return (title + [total]).joined(separator: "\n") }
    let first = words(.percent95)
    return
      (title + [total] + part(ReadingPhrases.toLearn(first.count, until: .percent95), first, style)
      + part(ReadingPhrases.moreToLearn(wordsBeyond95, after: first), wordsBeyond95, style)).joined(separator: "\n")
  }

  /// A terminal shows so many words of each part.
  private static let shownWords = 50

  private func part(_ heading: LocalizedText, _ words: [VocabularyWord], _ style: TextStyle) -> [String] {
    let shown = style.width == nil ? words : Array(words.prefix(Self.shownWords))
    let more = words.count - shown.count
    return ["", style.bold(style.line(heading(style.language)))] + (words.isEmpty ? [] : [shown.table(style)])
      + (more > 0 ? [style.dim(style.line(ReadingPhrases.more(more)(style.language)))] : [])
  }

  private func words(_ goal: CoverageGoal) -> [VocabularyWord] { summary.toLearn[goal] ?? [] }

  private var wordsBeyond95: [VocabularyWord] { Array(words(.percent98).dropFirst(words(.percent95).count)) }
}

extension ReadingPhrases {
  /// How many words beyond the first ones lead to the greater share.
  fileprivate static func moreToLearn(_ words: [VocabularyWord], after first: [VocabularyWord]) -> LocalizedText {
    first.isEmpty || words.isEmpty ? toLearn(words.count + first.count, until: .percent98) : moreToLearn(words.count, until: .percent98)
  }
}
