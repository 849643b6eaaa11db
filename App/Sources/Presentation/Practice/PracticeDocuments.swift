package import CoreModule
package import CorePresentation
package import Practice
import PracticeScheduling

/// A card that is asked.
package struct CardDocument: Document {
  package let index: Int
  package let question: Question

  package init(index: Int, question: Question) { (self.index, self.question) = (index, question) }

  package func json(_ localTime: LocalTime) -> JSON {
    .object([
      ("event", .string("card")), ("index", .number(index)), ("id", .string(question.word.id.description)),
      ("direction", .string(PracticeRecord.name(of: question.card.id.direction))), ("kind", .string(question.kind.rawValue)),
      ("prompt", .string(question.prompt)), ("sentence", JSON(question.sentence)),
      ("choices", question.choices.isEmpty ? .null : JSON(question.choices)),
      ("article", .bool(question.asksArticle && question.kind == .recall)),
      ("intervals", .object(question.buttons.map { ($0.grade.name, PracticeRecord.seconds($0.interval)) })),
    ])
  }

  package var plain: [[String]] {
    [
      ["card", "\(index)", question.word.id.description, question.kind.rawValue, question.prompt, question.choices.joined(separator: "; ")]
        + question.buttons.map { "\(Int($0.interval.seconds))" }
    ]
  }

  package func text(_ style: TextStyle) -> String {
    let choices = question.choices.enumerated().map { "  =\($0 + 1) \($1)" }
    let sentence = question.sentence.map { ["  " + $0] } ?? []
    return (["\(style.bold(question.prompt))  \(style.dim("(\(PracticePhrases.task(question)(style.language)))"))"] + sentence + choices)
      .joined(separator: "\n")
  }
}

/// The other side of a card.
package struct BackDocument: Document {
  package let question: Question

  package init(question: Question) { self.question = question }

  package func json(_ localTime: LocalTime) -> JSON {
    .object([("event", .string("back")), ("translations", JSON(question.shownAnswers)), ("note", JSON(question.word.note))])
  }

  package var plain: [[String]] { [["back", question.shownAnswers.joined(separator: "; ")]] }

  package func text(_ style: TextStyle) -> String {
    "  \(style.bold(question.shownAnswers.joined(separator: ", ")))  \(style.dim("(\(PracticePhrases.task(question)(style.language)))"))"
  }
}

/// A stored answer.
package struct CardAnswerDocument: Document {
  package let index: Int
  package let answered: AnsweredCard
  private let settings: PracticeSettings

  package init(index: Int, answered: AnsweredCard, settings: PracticeSettings) {
    self.index = index
    self.answered = answered
    self.settings = settings
  }

  private var isCorrect: Bool { answered.review?.grade.isRecall ?? false }

  package func json(_ localTime: LocalTime) -> JSON {
    let memory = answered.card.state.lastReview?.memory
    return .object([
      ("event", .string("answer")), ("index", .number(index)), ("grade", JSON(answered.review?.grade.rawValue)),
      ("correct", .bool(isCorrect)), ("expected", JSON(answered.question.shownAnswers)),
      ("remark", JSON(answered.question.judgement?.remark.map { PracticePhrases.remark($0)(.english) })),
      ("due", JSON(answered.card.due.map { localTime.rfc3339(moment($0, localTime)) })),
      ("stability", memory.map { PracticeRecord.decimal($0.stability) } ?? .null),
      ("difficulty", memory.map { PracticeRecord.decimal($0.difficulty) } ?? .null),
    ])
  }

  private func moment(_ due: Due, _ localTime: LocalTime) -> Timestamp {
    switch due {
    case .day(let day): PracticeCalendar(localTime, dayStart: settings.dayStart).start(of: day)
    case .moment(let moment): moment
    }
  }

  package var plain: [[String]] {
    [
      [
        "answer", "\(index)", "\(answered.review?.grade.rawValue ?? 0)", isCorrect ? "right" : "wrong",
        answered.question.shownAnswers.joined(separator: "; "),
      ]
    ]
  }

  /// As in `casa › house ✓  next in 4 days`.
  package func text(_ style: TextStyle) -> String {
    let expected = answered.question.shownAnswers.joined(separator: ", ")
    var line = "\(answered.question.prompt) › \(style.bold(expected)) \(isCorrect ? "✓" : "✗")"
    if let remark = answered.question.judgement?.remark { line += "  " + style.yellow(PracticePhrases.remark(remark)(style.language)) }
    if let judgement = answered.question.judgement, !judgement.difference.isEmpty, judgement.verdict == .almost {
      line += "  \(judgement.difference.map(Self.letter).joined())"
    }
    if let review = answered.review { line += "  \(style.dim(PracticePhrases.next(review.interval)(style.language)))" }
    return line
  }

  /// A letter as it should be, marked when it was not typed so.
  private static func letter(_ difference: LetterDifference) -> String {
    switch difference {
    case .same(let letter): String(letter)
    case .changed(let typed, let expected): "[\(typed)→\(expected)]"
    case .missing(let letter): "[+\(letter)]"
    case .extra(let letter): "[−\(letter)]"
    }
  }
}

/// A sentence about a session to a program that reads its events. People and scripts read it on standard error.
package struct RemarkDocument: Document {
  package let event: Event
  package let index: Int
  package let code: String
  package let message: String

  package enum Event: String {
    /// Nothing was stored.
    case problem
    /// Something was done.
    case note
  }

  package init(event: Event, index: Int, code: String, message: String) {
    (self.event, self.index, self.code, self.message) = (event, index, code, message)
  }

  package func json(_ localTime: LocalTime) -> JSON {
    .object([
      ("event", .string(event.rawValue)), ("index", .number(index)), ("code", .string(code)), ("message", .string(message)),
    ])
  }

  package var plain: [[String]] { [] }
  package func text(_ style: TextStyle) -> String { message }
}

/// The end of a session.
package struct SessionEndDocument: Document {
  package let progress: SessionProgress
  package let summary: SessionSummary

  package init(progress: SessionProgress, summary: SessionSummary) {
    self.progress = progress
    self.summary = summary
  }

  package func json(_ localTime: LocalTime) -> JSON {
    .object([
      ("event", .string("end")), ("reviewed", .number(progress.answers)), ("correct", .number(progress.recalled)),
      ("new", .number(progress.new)), ("left", .number(summary.left)), ("tomorrow", .number(summary.tomorrow)),
    ])
  }

  package var plain: [[String]] {
    [["end", "\(progress.answers)", "\(progress.recalled)", "\(progress.new)", "\(summary.left)", "\(summary.tomorrow)"]]
  }

  package func text(_ style: TextStyle) -> String { PracticePhrases.end(progress, summary)(style.language) }
}

/// How much there is to do.
package struct DueDocument: Document {
  package let overview: SessionOverview

  package init(overview: SessionOverview) { self.overview = overview }

  package func json(_ localTime: LocalTime) -> JSON { .object([("due", .number(overview.due)), ("new", .number(overview.new))]) }

  package var plain: [[String]] { [["\(overview.due)", "\(overview.new)"]] }

  package func text(_ style: TextStyle) -> String { PracticePhrases.overview(overview)(style.language) }
}

extension Grade {
  package var name: String {
    switch self {
    case .again: "again"
    case .hard: "hard"
    case .good: "good"
    case .easy: "easy"
    }
  }
}
