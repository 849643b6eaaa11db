public import CoreModule
public import PracticeScheduling

/// The state of a session.
public struct SessionState: Equatable, Sendable {
  /// The number of cards at the beginning; `nil` before.
  public internal(set) var overview: SessionOverview?
  /// The number of cards that are left to do; `nil` before.
  public internal(set) var left: SessionOverview?
  /// The current question; `nil` before the session and at its end.
  public internal(set) var question: Question?
  /// The progress so far.
  public internal(set) var progress = SessionProgress()
  /// The last answer that can be undone; `nil` when there is none.
  public internal(set) var lastAnswer: AnsweredCard?
  /// The word that was suspended, buried, reset or rescheduled, if that was the last change.
  public internal(set) var lastHold: HeldWord?
  /// The summary; `nil` before the end of the session.
  public internal(set) var summary: SessionSummary?
  /// The word of the card that was just suspended as a leech, if any.
  public internal(set) var leech: PracticeWord?
  /// The last failure.
  public internal(set) var problem: PracticeProblem?

  /// Whether the last change of the session can be undone.
  public var canUndo: Bool { lastAnswer != nil || lastHold != nil }
}

/// The numbers of cards to ask today.
public struct SessionOverview: Equatable, Sendable {
  /// Due cards, including those in learning.
  public var due: Int
  /// New cards.
  public var new: Int
  /// The estimated duration.
  public var estimate: Duration

  /// Creates an overview.
  public init(due: Int, new: Int, estimate: Duration) {
    self.due = due
    self.new = new
    self.estimate = estimate
  }

  /// What is left of it after these changes, the earliest first: a card that is being learned stays due.
  func left(after changes: [SessionChange]) -> SessionOverview {
    var first: [CardID: CardPhase] = [:]
    var learning: Set<CardID> = []
    for change in changes {
      let card = change.question.card
      if first[card.id] == nil { first[card.id] = card.phase }
      if change.staysDue { learning.insert(card.id) } else { learning.remove(card.id) }
    }
    let begun = first.values.count { $0 == .new }
    let (due, new) = (max(0, due - (first.count - begun)) + learning.count, max(0, new - begun))
    let answers = Self.answers(due: self.due, new: self.new)
    let estimate = answers == 0 ? .zero : estimate / answers * Self.answers(due: due, new: new)
    return SessionOverview(due: due, new: new, estimate: estimate)
  }

  /// The number of answers until all is done.
  static func answers(due: Int, new: Int) -> Int { due + new * answersPerNewCard }

  /// The assumed number of answers until a new card is learned.
  private static let answersPerNewCard = 3
  /// The assumed duration of an answer before the first one.
  static let usualDuration = Duration.seconds(8)
}

/// The progress of a session.
public struct SessionProgress: Equatable, Sendable {
  /// The number of answers.
  public var answers = 0
  /// The number of right answers.
  public var recalled = 0
  /// The number of new cards.
  public var new = 0
  /// The number of answers to learned cards.
  public var reviews = 0
  /// The duration of all answers.
  public var timeSpent = Duration.zero

  /// Adds an answer, or subtracts it.
  mutating func count(_ review: Review, isTakenBack: Bool = false) {
    let one = isTakenBack ? -1 : 1
    answers += one
    recalled += review.grade.isRecall ? one : 0
    new += review.before == .new ? one : 0
    reviews += review.before == .review ? one : 0
    timeSpent += isTakenBack ? .zero - review.duration : review.duration
  }
}

/// An answer that was given in the session.
public struct AnsweredCard: Equatable, Sendable {
  /// The entry of the log.
  public let entry: LogEntry
  /// The question.
  public let question: Question
  /// The card after the answer.
  public let card: Card

  /// The answer.
  public var review: Review? { entry.review }
}

/// A word that was suspended, buried, reset or rescheduled in the session.
public struct HeldWord: Equatable, Sendable {
  /// The question at that time.
  public let question: Question
  /// The event of both of its cards.
  public let event: LogEntry.Event
  /// The day on which it happened.
  public let day: CalendarDay
  /// The entries of the event.
  let entries: [LogEntry]
}

/// A change of the session that can be undone.
enum SessionChange {
  case answer(AnsweredCard)
  case hold(HeldWord)

  var question: Question {
    switch self {
    case .answer(let answered): answered.question
    case .hold(let held): held.question
    }
  }

  /// Whether the card is asked again in the session.
  var staysDue: Bool {
    guard case .answer(let answered) = self, !answered.card.isSuspended else { return false }
    return answered.card.phase == .learning || answered.card.phase == .relearning
  }
}

/// The summary of a session.
public struct SessionSummary: Equatable, Sendable {
  /// The number of cards that are due tomorrow.
  public let tomorrow: Int
  /// The number of cards that are still due today.
  public let left: Int
}

/// A question about a card.
public struct Question: Equatable, Sendable {
  /// The card before the answer.
  public let card: Card
  /// Its word.
  public internal(set) var word: PracticeWord
  /// How it is asked.
  public let kind: CardKind
  /// The answers to choose from; empty unless ``kind`` is ``CardKind/choose``.
  public let choices: [String]
  /// The consequences of each grade.
  public let buttons: [GradeButton]
  /// The time at which it was asked.
  public let asked: Timestamp
  /// Whether the article is requested.
  public let asksArticle: Bool
  /// Whether the right answer is shown.
  public internal(set) var isRevealed = false
  /// The judgement of the typed or chosen answer; `nil` before.
  public internal(set) var judgement: Judgement?
  /// The index of the chosen answer, from 0; `nil` when none was chosen.
  public internal(set) var chosen: Int?

  /// The text of the question: the word, or its translations, without those that contain the word.
  public var prompt: String {
    guard card.id.direction == .to else { return word.text }
    let others = word.translations.filter { !" \(FoldedText($0)) ".contains(" \(FoldedText(word.text)) ") }
    return (others.isEmpty ? word.translations : others).joined(separator: " / ")
  }

  /// The grade when the user goes on: that of the judgement. A card whose answer was only shown counts as known, but not one with answers
  /// to choose from.
  public var deservedGrade: Grade { judgement?.grade ?? (kind == .choose ? .again : .good) }

  /// The sentence shown with the prompt: an example of the word, with a gap if the word is to be recalled. Once the answer is shown, the
  /// sentence is whole. `nil` when there is none.
  public var sentence: String? {
    guard card.id.direction == .to, !isRevealed else { return (clozeExample ?? word.examples.first)?.text }
    return clozeExample?.cloze
  }

  /// The example with a gap; `nil` when there is none, or the meaning is asked.
  private var clozeExample: PracticeExample? { card.id.direction == .to ? word.examples.first { $0.cloze != nil } : nil }

  /// The right answers, best first, each once.
  public var expected: [String] {
    var seen: Set<String> = []
    return (card.id.direction == .from ? word.translations : word.spellings).filter { seen.insert($0.lowercased()).inserted }
  }

  /// The right answers as they are shown, best first: the word with its article if that is requested.
  public var shownAnswers: [String] {
    asksArticle ? [word.textWithArticle] + expected.dropFirst() : expected
  }

  /// The language of the prompt and that of the answer.
  public var languages: LanguagePair {
    card.id.direction == .from ? word.languages : LanguagePair(from: word.languages.to, to: word.languages.from)
  }

  /// The button of a grade.
  public func button(_ grade: Grade) -> GradeButton? { buttons.first { $0.grade == grade } }

  /// Judges a typed answer.
  ///
  /// - Parameter words: Knows which words exist.
  func judgement(of typed: String, _ words: some PracticeWords) async -> Judgement {
    let judge = AnswerJudge(
      expected, language: languages.to, articles: card.id.direction == .to ? word.definiteArticles : [], asksArticle: asksArticle
    )
    let judgement = await judge.judgement(of: typed) { await words.isWord($0, in: languages.to, word.languages) }
    // The form in the gap is right, too.
    guard judgement.verdict != .right, let form = clozeExample?.form else { return judgement }
    let filled = AnswerJudge([form], language: languages.to).judgement(of: typed)
    return filled.verdict == .right ? filled : judgement
  }
}
