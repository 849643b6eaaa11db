package import CoreModule
package import CorePresentation
package import WordGame

package struct PairDocument: Document {
  package let index: Int
  /// The maximum number of pairs in the round.
  package let pairs: Int
  package let pair: WordPair

  package init(index: Int, pairs: Int, pair: WordPair) {
    self.index = index
    self.pairs = pairs
    self.pair = pair
  }

  package func json(_ localTime: LocalTime) -> JSON {
    .object([
      ("event", .string("pair")), ("index", .number(index)), ("prompt", .string(pair.prompt)), ("shown", .string(pair.shown)),
    ])
  }

  package var plain: [[String]] { [["pair", "\(index)", pair.prompt, pair.shown]] }

  package func text(_ style: TextStyle) -> String {
    "\(style.dim("\(index)/\(pairs)"))  \(GamePhrases.question(pair, style)(style.language))"
  }
}

/// The result of an answer.
package struct AnswerDocument: Document {
  package let answer: RoundAnswer

  package init(answer: RoundAnswer) { self.answer = answer }

  package func json(_ localTime: LocalTime) -> JSON {
    .object([
      ("event", .string("answer")), ("index", .number(answer.index)), ("answered", answer.said.map(JSON.bool) ?? .null),
      ("matches", .bool(answer.matches)), ("correct", .bool(answer.isCorrect)), ("translations", JSON(answer.translations)),
    ])
  }

  package var plain: [[String]] {
    [
      [
        "answer", "\(answer.index)", answer.said.map { $0 ? "y" : "n" } ?? "", answer.isCorrect ? "right" : "wrong",
        answer.translations.joined(separator: "; "),
      ]
    ]
  }

  package func text(_ style: TextStyle) -> String { GamePhrases.verdict(on: answer, style)(style.language) }
}

/// The end or pause of a round.
package struct EndDocument: Document {
  package let round: Round

  package init(round: Round) { self.round = round }

  package func json(_ localTime: LocalTime) -> JSON {
    .object([
      ("event", .string("end")), ("result", .string(round.result?.rawValue ?? "paused")), ("correct", .number(round.correct)),
      ("wrong", .number(round.wrong)), ("missed", .array(round.missed.map(Self.json))),
    ])
  }

  private static func json(_ missed: RoundAnswer) -> JSON {
    .object([
      ("index", .number(missed.index)), ("prompt", .string(missed.pair.prompt)), ("shown", .string(missed.pair.shown)),
      ("answered", missed.said.map(JSON.bool) ?? .null), ("matches", .bool(missed.matches)), ("translations", JSON(missed.translations)),
    ])
  }

  package var plain: [[String]] {
    round.missed.map { ["missed", $0.pair.prompt, $0.translations.joined(separator: "; ")] }
      + [["end", round.result?.rawValue ?? "paused", "\(round.correct)", "\(round.wrong)"]]
  }

  package func text(_ style: TextStyle) -> String {
    var lines = [GamePhrases.end(of: round)(style.language)]
    if !round.missed.isEmpty {
      let rows = round.missedWords.map { [style.bold($0.pair.prompt), $0.translations.joined(separator: ", ")] }
      lines.append(GamePhrases.missed(style.language))
      let table = TextTable(columns: [.left, .left], flexible: 1).text(rows, width: style.width.map { $0 - 2 })
      lines += table.split(separator: "\n").map { "  " + $0 }
      if round.result != nil { lines.append(GamePhrases.practise(style.language)) }
    }
    return lines.joined(separator: "\n")
  }
}
