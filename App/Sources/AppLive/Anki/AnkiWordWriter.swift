import AnkiPackages
import AppGraph
import CoreModule
import Foundation
import PersonalDictionary
import Practice
import PracticeScheduling

/// Writes words as a package of Anki.
final class AnkiWordWriter: WordPackageWriter {
  private let writer: AnkiPackageWriter
  private let path: String
  private let decks: [Direction: AnkiDeck]
  private let cards: AnkiCards

  private static let noteType = AnkiNoteType(
    words: "glot", word: "Word", translation: "Translation", others: ["Example", "Origin", "Note"],
    directions: ("Word → translation", "Translation → word"))

  init(path: String, _ directions: [Direction], _ options: WordPackageOptions) throws(UserFileError) {
    self.path = path
    decks = Dictionary(directions.map { ($0, AnkiDeck(named: AnkiDeckName.name(of: $0))) }) { first, _ in first }
    let (cards, names) = (AnkiCards(options), directions.map(AnkiDeckName.name).sorted())
    self.cards = cards
    let collection = AnkiCollection(created: cards.created, decks: names.map { AnkiDeck(named: $0) }, noteTypes: [Self.noteType])
    do throws(AnkiPackageError) {
      writer = try AnkiPackageWriter(path: path, collection: collection, modified: options.now)
    } catch { throw UserFileError(error, path) }
  }

  func add(_ words: [PractisedWord]) throws(UserFileError) {
    do throws(AnkiPackageError) { try writer.add(words.map(note)) } catch { throw UserFileError(error, path) }
  }

  func finish() throws(UserFileError) {
    do throws(AnkiPackageError) { try writer.finish() } catch { throw UserFileError(error, path) }
  }

  private func note(_ practised: PractisedWord) -> AnkiNote {
    let word = practised.word
    let id = word.created.milliseconds
    let deck = decks[word.direction]?.id ?? AnkiDeck.defaultID
    let fields = [
      word.text, word.translations.joined(separator: "; "), word.examples.map(\.text).joined(separator: "\n"),
      origins(of: word), word.note ?? "",
    ].map(AnkiFieldText.html)
    return AnkiNote(
      id: id, guid: word.id.rawValue.uuidString, noteType: Self.noteType.id, modified: word.updated,
      tags: word.tags + (word.isStarred ? [AnkiWordPackage.mark] : []), fields: fields,
      cards: practised.cards.map { cards.card($0, id: id + Int64($0.card.id.direction.rawValue), deck: deck, of: word) }
    )
  }
}

/// Where the sentences of a word are from, a line for each; empty when no origin is known.
private func origins(of word: Word) -> String {
  guard word.examples.contains(where: { $0.origin != nil }) else { return "" }
  return word.examples.map { $0.origin ?? AnkiFieldMapping.noOrigin }.joined(separator: "\n")
}

/// Turns the cards of the practice into those of Anki.
private struct AnkiCards {
  /// When the collection begins.
  let created: Timestamp
  private let today: CalendarDay
  private let options: WordPackageOptions

  /// The ease of cards that were learnt, for Anki without FSRS.
  private static let ease = 2500
  /// The first day of 2020, from which the days are counted.
  private static let epoch = CalendarDay(daysSinceEpoch: 18_262)
  private static let dayStart: Int64 = 4 * 3600
  /// The steps of learning and of relearning.
  private static let steps = (learning: 2, relearning: 1)

  init(_ options: WordPackageOptions) {
    self.options = options
    today = options.localTime.day(of: options.now)
    created = options.localTime.start(of: Self.epoch).adding(seconds: Self.dayStart)
  }

  func card(_ practised: PractisedCard, id: Int64, deck: Int64, of word: Word) -> AnkiCard {
    let card = practised.card
    var result = AnkiCard(id: id, template: card.id.direction.rawValue, deck: deck)
    result.modified = card.answered ?? word.updated
    result.dueNumber = Int64(word.number.rawValue)
    result.reviews = reviews(practised.answers)
    result.repetitions = practised.answers.count
    result.lapses = card.lapses
    if let due = card.due { set(due, card, in: &result) }
    if let last = card.state.lastReview {
      result.data.memory = AnkiCardData.Memory(stability: last.memory.stability, difficulty: last.memory.difficulty)
      (result.data.desiredRetention, result.data.decay) = (options.desiredRetention, options.decay)
      result.data.lastReview = card.answered
    }
    if card.isSuspended {
      result.queue = .suspended
    } else if let until = card.buriedUntil, until > today {
      result.queue = .buried
    }
    return result
  }

  private func set(_ due: Due, _ card: Card, in result: inout AnkiCard) {
    let schedule = card.schedule
    switch card.phase {
    case .new: return
    case .learning: (result.stage, result.stepsLeft) = (.learning, max(1, Self.steps.learning - schedule.step))
    case .review: result.stage = .review
    case .relearning: (result.stage, result.stepsLeft) = (.relearning, Self.steps.relearning)
    }
    if card.phase != .learning { result.factor = Self.ease }
    if case .days(let days)? = card.state.lastReview?.interval { result.interval = Int64(max(1, days)) }
    if card.phase == .relearning { result.interval = max(1, result.interval) }
    switch due {
    case .day(let day): (result.queue, result.dueNumber) = (card.phase == .review ? .review : .dayLearning, number(of: day))
    case .moment(let moment) where card.phase == .review:
      (result.queue, result.dueNumber) = (.review, number(of: options.localTime.day(of: moment)))
      result.interval = max(1, result.interval)
    case .moment(let moment): (result.queue, result.dueNumber) = (.learning, moment.wholeSeconds)
    }
  }

  private func number(of day: CalendarDay) -> Int64 { day.daysSinceEpoch - Self.epoch.daysSinceEpoch }

  private func reviews(_ answers: [LogEntry]) -> [AnkiReview] {
    var last: Int64 = 0
    return answers.compactMap { entry in
      guard let review = entry.review else { return nil }
      let interval: Int64 =
        switch review.interval {
        case .days(let days): Int64(days)
        case .time(let duration): -Int64((duration / .seconds(1)).rounded())
        }
      defer { last = interval }
      let kind: AnkiReview.Kind =
        switch review.before {
        case .new, .learning: .learning
        case .review: .review
        case .relearning: .relearning
        }
      return AnkiReview(
        time: entry.time, rating: review.grade.rawValue, interval: interval, lastInterval: last, factor: kind == .learning ? 0 : Self.ease,
        duration: Int64((review.duration / .milliseconds(1)).rounded()), kind: kind
      )
    }
  }
}

extension UserFileError {
  fileprivate init(_ error: AnkiPackageError, _ path: String) {
    switch error {
    case .file(let error), .workFile(let error): self.init(path: path, error.reason)
    case .tooLarge(_, let limit): self.init(path: path, .tooLarge(limit: limit))
    default: self.init(path: path, .failed("\(error)"))
    }
  }
}
