public import CoreModule

/// Rounds in memory, for tests and for hosts that store nothing.
public actor InMemoryGameStore: GameStore {
  private var played: [PlayedRound]

  /// A store that holds `rounds`.
  public init(_ rounds: [PlayedRound] = []) { played = rounds }

  /// See ``GameStore/keep(_:of:)``.
  public func keep(_ answer: RecordedAnswer, of record: RoundRecord) throws(GameStoreError) {
    if let index = played.firstIndex(where: { $0.record.setup.id == record.setup.id }) {
      guard !played[index].answers.contains(where: { $0.answer.index == answer.answer.index }) else { throw .playedElsewhere }
      played[index].record = record
      played[index].answers.append(answer)
    } else {
      played.append(PlayedRound(record: record, answers: [answer]))
    }
  }

  /// See ``GameStore/rounds(_:)``.
  public func rounds(_ query: RoundQuery) -> [RoundRecord] {
    let wanted = played.enumerated().filter { query.matches($0.element.record) }.sorted { left, right in
      (right.element.record.started, right.offset) < (left.element.record.started, left.offset)
    }
    return Array(wanted.map(\.element.record).prefix(query.limit ?? .max))
  }

  /// See ``GameStore/answers(of:)``.
  public func answers(of round: RoundSetup.ID) -> [RecordedAnswer] { played.first { $0.record.setup.id == round }?.answers ?? [] }

  /// See ``GameStore/progress(in:at:)``.
  public func progress(in languages: LanguagePair?, at now: Timestamp) -> [WordProgress] {
    histories(in: .these(languages), until: now, LocalTime { _ in 0 }).map {
      WordProgress(prompt: $0.prompt, streak: $0.streak, last: $0.last)
    }
  }

  /// See ``GameStore/histories(in:_:)``.
  public func histories(in languages: WordLanguages, _ localTime: LocalTime) -> [WordHistory] {
    histories(in: languages, until: nil, localTime)
  }

  private func histories(in languages: WordLanguages, until end: Timestamp?, _ localTime: LocalTime) -> [WordHistory] {
    var histories: [WordKey: WordHistory] = [:]
    let answers = played.filter { languages.match($0.record.setup.languages) }.flatMap { round in
      round.answers.map { (languages: round.record.setup.languages, recorded: $0) }
    }
    let counted = answers.filter { answer in end.map { answer.recorded.given <= $0 } ?? true }
    for (languages, recorded) in counted.sorted(by: { $0.recorded.given < $1.recorded.given }) {
      let key = WordKey(prompt: recorded.answer.pair.prompt, languages: languages)
      histories[key, default: WordHistory(prompt: key.prompt, languages: languages)]
        .add(isCorrect: recorded.answer.isCorrect, given: recorded.given, localTime)
    }
    return Array(histories.values)
  }

  /// See ``GameStore/take(_:isTrial:in:)``.
  public func take(_ rounds: [PlayedRound], isTrial: Bool, in change: Change?) -> ImportedRoundCounts {
    var counts = ImportedRoundCounts()
    var result = played
    for round in rounds {
      if let index = result.firstIndex(where: { $0.record.setup.id == round.record.setup.id }) {
        if result[index].answers.count < round.answers.count {
          result[index] = round
          counts.merged += 1
        } else {
          counts.skipped += 1
        }
      } else {
        result.append(round)
        counts.new += 1
      }
    }
    if !isTrial { played = result }
    return counts
  }

  private struct WordKey: Hashable {
    let prompt: String
    let languages: LanguagePair?
  }
}
