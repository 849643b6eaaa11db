public import CoreModule

/// Rounds kept for the life of the process: for tests, and for a host that stores nothing.
public actor InMemoryGameStore: GameStore {
  private var played: [PlayedRound]

  /// A store that holds `rounds`.
  public init(_ rounds: [PlayedRound] = []) { played = rounds }

  /// See ``GameStore/keep(_:of:)``.
  public func keep(_ answer: KeptAnswer, of record: RoundRecord) throws(GameStoreError) {
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
  public func answers(of round: RoundSetup.ID) -> [KeptAnswer] { played.first { $0.record.setup.id == round }?.answers ?? [] }

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
      round.answers.map { (languages: round.record.setup.languages, kept: $0) }
    }
    let counted = answers.filter { answer in end.map { answer.kept.given <= $0 } ?? true }
    for (languages, kept) in counted.sorted(by: { $0.kept.given < $1.kept.given }) {
      let key = WordKey(prompt: kept.answer.pair.prompt, languages: languages)
      histories[key, default: WordHistory(prompt: key.prompt, languages: languages)]
        .add(isCorrect: kept.answer.isCorrect, given: kept.given, localTime)
    }
    return Array(histories.values)
  }

  /// See ``GameStore/take(_:isTrial:)``.
  public func take(_ rounds: [PlayedRound], isTrial: Bool) -> TakenRounds {
    var taken = TakenRounds()
    var result = played
    for round in rounds {
      if let index = result.firstIndex(where: { $0.record.setup.id == round.record.setup.id }) {
        if result[index].answers.count < round.answers.count {
          result[index] = round
          taken.merged += 1
        } else {
          taken.skipped += 1
        }
      } else {
        result.append(round)
        taken.new += 1
      }
    }
    if !isTrial { played = result }
    return taken
  }

  private struct WordKey: Hashable {
    let prompt: String
    let languages: LanguagePair?
  }
}
