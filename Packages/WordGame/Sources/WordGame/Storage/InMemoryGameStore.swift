public import CoreModule

/// Rounds in memory, for tests and for hosts that store nothing.
public typealias InMemoryGameStore = RowGameStore<InMemoryStorage<InMemoryGameRows>>

extension InMemoryGameStore {
  /// A store that holds `rounds`.
  public init(_ rounds: [PlayedRound] = []) { self.init(InMemoryStorage(InMemoryGameRows(played: rounds))) }
}

/// The rows of an ``InMemoryGameStore``.
public struct InMemoryGameRows: GameRows, Sendable {
  fileprivate var played: [PlayedRound]

  public func rounds(_ query: RoundQuery) -> [RoundRecord] {
    let wanted = played.map(\.record).enumerated().filter { query.matches($0.element) }.sorted { left, right in
      (right.element.started, right.offset) < (left.element.started, left.offset)
    }
    return Array(wanted.map(\.element).prefix(query.limit ?? .max))
  }

  public func answers(of round: RoundSetup.ID) -> [RecordedAnswer] { index(of: round).map { played[$0].answers } ?? [] }

  public func forEachAnswer(in languages: WordLanguages, _ body: (AnsweredWord) throws -> Void) throws {
    for answers in words(in: languages) { for answer in answers { try body(answer) } }
  }

  public func progress(in languages: LanguagePair?, at now: Timestamp) -> [WordProgress] {
    words(in: .these(languages)).compactMap { answers in
      let counted = answers.filter { $0.given <= now }
      return counted.last.map {
        WordProgress(prompt: $0.prompt, streak: counted.reversed().prefix(while: \.isCorrect).count, last: $0.given)
      }
    }
  }

  public func hasAnswer(at index: Int, of round: RoundSetup.ID) -> Bool { answers(of: round).contains { $0.answer.index == index } }
  public func answerCount(of round: RoundSetup.ID) -> Int? { index(of: round).map { played[$0].answers.count } }

  public mutating func put(_ record: RoundRecord) {
    if let index = index(of: record.setup.id) {
      played[index].record = record
    } else {
      played.append(PlayedRound(record: record, answers: []))
    }
  }

  public mutating func insert(_ answers: [RecordedAnswer], of record: RoundRecord) {
    if let index = index(of: record.setup.id) { played[index].answers += answers }
  }

  public mutating func deleteAnswers(of round: RoundSetup.ID) { if let index = index(of: round) { played[index].answers = [] } }

  private func index(of round: RoundSetup.ID) -> Int? { played.firstIndex { $0.record.setup.id == round } }

  /// The answers about each word, in the order in which they were given.
  private func words(in languages: WordLanguages) -> [[AnsweredWord]] {
    let answers = played.filter { languages.match($0.record.setup.languages) }.flatMap { round in
      round.answers.map {
        AnsweredWord(
          prompt: $0.answer.pair.prompt, languages: round.record.setup.languages, isCorrect: $0.answer.isCorrect, given: $0.given)
      }
    }
    let words = Dictionary(grouping: answers) { [$0.languages?.from, $0.languages?.to, $0.prompt] }
    return words.values.map { $0.sorted { $0.given < $1.given } }
  }
}
