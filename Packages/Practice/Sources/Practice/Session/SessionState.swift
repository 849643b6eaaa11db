public import CoreModule
public import PracticeScheduling

/// The state of a session.
public struct SessionState: Equatable, Sendable {
  /// How much there was to do when it began; `nil` before.
  public internal(set) var overview: SessionOverview?
  /// What is asked now; `nil` before the session and at its end.
  public internal(set) var question: Question?
  /// What was answered so far.
  public internal(set) var progress = SessionProgress()
  /// The last answer that can be taken back.
  public internal(set) var lastAnswer: AnsweredCard?
  /// The word that was suspended, buried, made new or rescheduled, if that was the last change.
  public internal(set) var lastHold: HeldWord?
  /// The summary, at the end of the session.
  public internal(set) var summary: SessionSummary?
  /// A word that was forgotten too often and was just suspended.
  public internal(set) var leech: PracticeWord?
  /// The last failure.
  public internal(set) var problem: PracticeProblem?

  /// Whether the last change of the session can be taken back.
  public var canUndo: Bool { lastAnswer != nil || lastHold != nil }
}

/// How much there is to do today.
public struct SessionOverview: Equatable, Sendable {
  /// Cards that are due, those that are being learned included.
  public var due: Int
  /// Cards that can be begun.
  public var new: Int
  /// About how long it will take.
  public var estimate: Duration

  /// Creates an overview.
  public init(due: Int, new: Int, estimate: Duration) {
    self.due = due
    self.new = new
    self.estimate = estimate
  }

  /// How often a new card is asked until it is learned.
  static let answersPerNewCard = 3
  /// The assumed duration of an answer before any was given.
  static let usualDuration = Duration.seconds(8)
}

/// What was answered in a session.
public struct SessionProgress: Equatable, Sendable {
  /// The number of answers.
  public var answers = 0
  /// How many of them were right.
  public var recalled = 0
  /// How many cards were begun.
  public var new = 0
  /// How many learned cards were answered.
  public var reviews = 0
  /// The time the answers took.
  public var timeSpent = Duration.zero

  /// Adds an answer, or takes it away.
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
  /// What was asked.
  public let question: Question
  /// The card after the answer.
  public let card: Card

  /// The answer.
  public var review: Review? { entry.review }
}

/// A word that was suspended, buried, made new or rescheduled in the session.
public struct HeldWord: Equatable, Sendable {
  /// What was asked.
  public let question: Question
  /// What happened to both of its cards.
  public let event: LogEntry.Event
  /// The day on which it happened.
  public let day: CalendarDay
  /// The entries that say so.
  let entries: [LogEntry]
}

/// A change of the session that can be taken back.
enum SessionChange {
  case answer(AnsweredCard)
  case hold(HeldWord)
}

/// The summary of a session.
public struct SessionSummary: Equatable, Sendable {
  /// How many cards are due tomorrow.
  public let tomorrow: Int
  /// How many cards are still due today.
  public let left: Int
}

/// A card that is asked.
public struct Question: Equatable, Sendable {
  /// The card before the answer.
  public let card: Card
  /// Its word.
  public internal(set) var word: PracticeWord
  /// How it is asked.
  public let kind: CardKind
  /// The answers to choose from; empty unless ``kind`` is ``CardKind/choose``.
  public let choices: [String]
  /// What each grade leads to.
  public let buttons: [GradeButton]
  /// When it was asked first.
  public let asked: Timestamp
  /// Whether the article is asked for.
  public let asksArticle: Bool
  /// Whether the right answer is shown.
  public internal(set) var isRevealed = false
  /// The judgement of the answer that was typed or chosen.
  public internal(set) var judgement: Judgement?
  /// The number of the answer that was chosen, from 0.
  public internal(set) var chosen: Int?

  /// The text that is asked: the word, or what it means.
  public var prompt: String { card.id.direction == .from ? word.text : word.translations.joined(separator: " / ") }

  /// The sentence that is shown with the prompt: that of the word, or with a gap where the word is asked for. Once the answer is shown,
  /// it is whole.
  public var sentence: String? {
    guard card.id.direction == .to, !isRevealed else { return (clozeExample ?? word.examples.first)?.text }
    return clozeExample?.cloze
  }

  /// The example whose word can be asked for.
  private var clozeExample: PracticeExample? { card.id.direction == .to ? word.examples.first { $0.cloze != nil } : nil }

  /// The right answers, best first.
  public var expected: [String] { card.id.direction == .from ? word.translations : [word.text] + word.synonyms }

  /// The right answers as they are shown, best first: the word with its article where that is asked for.
  public var shownAnswers: [String] {
    guard asksArticle, let article = word.articles.first else { return expected }
    let articles = word.articles.joined(separator: "/")
    return [article.hasSuffix("'") ? articles + word.text : articles + " " + word.text] + expected.dropFirst()
  }

  /// The language of the prompt and that of the answer.
  public var languages: LanguagePair {
    card.id.direction == .from ? word.languages : LanguagePair(from: word.languages.to, to: word.languages.from)
  }

  /// The button of a grade.
  public func button(_ grade: Grade) -> GradeButton? { buttons.first { $0.grade == grade } }

  /// Judges a typed answer.
  func judgement(of typed: String) -> Judgement {
    let isWord = card.id.direction == .to
    let judgement = AnswerJudge(
      expected, language: languages.to, articles: isWord ? word.articles : [], asksArticle: asksArticle
    ).judgement(of: typed)
    // The text of the gap is right, too.
    guard judgement.verdict != .right, let form = clozeExample?.form else { return judgement }
    let filled = AnswerJudge([form], language: languages.to).judgement(of: typed)
    return filled.verdict == .right ? filled : judgement
  }
}
