import CoreModule
public import CoreModuleTesting
public import WordGame

/// The behavior that every ``WordGame/GameStore`` must have; the checks need an empty store.
public typealias GameStoreContract = Contract<any GameStore>

extension GameStoreContract {
  private static var utc: LocalTime { LocalTime { _ in 0 } }

  /// All checks.
  public static var all: [GameStoreContract] {
    [
      GameStoreContract("A store begins empty.") { store in
        expect(try await store.rounds(RoundQuery()), [], "rounds") + expect(try await store.histories(in: .any, utc), [], "words")
          + expect(try await store.answers(of: SampleRound(1).record.setup.id), [], "answers")
      },
      GameStoreContract("An answer is kept as it was given, with its round as it is then.") { store in
        let round = SampleRound(1, lives: 3)
        for played in round.played { try await store.keep(played.answer, of: played.record) }
        return expect(try await store.rounds(RoundQuery()), [round.record], "the round")
          + expect(try await store.answers(of: round.record.setup.id), round.answers, "its answers")
      },
      GameStoreContract("A pair that has an answer gets no other, and its round stays as it became by the first.") { store in
        let (first, second) = (SampleRound(1, right: [true, false]), SampleRound(1, right: [true, true, true]))
        try await store.keep(first)
        var refusal: GameStoreError?
        do throws(GameStoreError) { try await store.keep(second.played[1].answer, of: second.played[1].record) } catch { refusal = error }
        let found =
          expect(refusal, .playedElsewhere, "the second answer") + expect(try await store.rounds(RoundQuery()), [first.record], "the round")
          + expect(try await store.answers(of: first.record.setup.id), first.answers, "its answers")
        try await store.keep(second.played[2].answer, of: second.played[2].record)
        return found + expect(try await store.answers(of: first.record.setup.id).count, 3, "answers with the next one")
      },
      GameStoreContract("Rounds come with the one that was begun last first, as many as are asked for.") { store in
        for number in [2, 1, 3] { try await store.keep(SampleRound(number)) }
        let numbers = try await store.rounds(RoundQuery()).map(\.setup.seed)
        return expect(numbers, [3, 2, 1], "order")
          + expect(try await store.rounds(RoundQuery(limit: 2)).map(\.setup.seed), [3, 2], "limit")
      },
      GameStoreContract("Rounds of one language, of one deck, and those that were left are found.") { store in
        try await store.keep(SampleRound(1, deck: .file("/a/deck.tsv"), languages: nil))
        try await store.keep(SampleRound(2, deck: .personal))
        try await store.keep(SampleRound(3, isLeft: true))
        func seeds(_ query: RoundQuery) async throws -> [UInt64] { try await store.rounds(query).map(\.setup.seed) }
        return expect(try await seeds(RoundQuery(languages: .these(nil))), [1], "without languages")
          + expect(try await seeds(RoundQuery(languages: .these(LanguagePair(from: "en", to: "es")))), [3, 2], "en → es")
          + expect(try await seeds(RoundQuery(languages: .partly(from: nil, to: "es"))), [3, 2], "into es")
          + expect(try await seeds(RoundQuery(languages: .partly(from: "de", to: nil))), [], "from de")
          + expect(try await seeds(RoundQuery(isUnfinished: true)), [3], "left")
          + expect(try await seeds(RoundQuery(decks: [.file("/a/deck.tsv"), .starter])), [3, 1], "decks")
      },
      GameStoreContract("What is known of a word counts all its answers, in the order they were given.") { store in
        try await store.keep(SampleRound(2, right: [true, false, true]))
        try await store.keep(SampleRound(1, right: [true, true, true]))
        try await store.keep(SampleRound(3, languages: nil, right: [false]))
        let languages = LanguagePair(from: "en", to: "es")
        let histories = try await store.histories(in: .these(languages), utc).sorted { $0.prompt < $1.prompt }
        var expected = (1...3).map { WordHistory(prompt: "prompt \($0)", languages: languages) }
        for index in 0..<3 { expected[index].add(isCorrect: true, given: SampleRound.time(1, index), utc) }
        for index in 0..<3 { expected[index].add(isCorrect: index != 1, given: SampleRound.time(2, index), utc) }
        return expect(histories, expected, "words") + expect(try await store.histories(in: .any, utc).count, 4, "all words")
      },
      GameStoreContract("The answers of a day are those of the player's day.") { store in
        try await store.keep(SampleRound(1, right: [true]))
        // 2023-11-15T22:13:20Z
        func days(_ secondsFromUTC: Int) async throws -> [String] {
          try await store.histories(in: .any, LocalTime { _ in secondsFromUTC }).flatMap(\.days).map(\.day.description)
        }
        return expect(try await days(0), ["2023-11-15"], "UTC") + expect(try await days(7200), ["2023-11-16"], "east of it")
      },
      GameStoreContract("How well words are known follows from their last answers, and from none of the future.") { store in
        let languages = LanguagePair(from: "en", to: "es")
        let rounds = [[true, false], [true, true], [true, true], [false, true]].enumerated().map { SampleRound($0 + 1, right: $1) }
        for round in [rounds[1], rounds[0], rounds[3], rounds[2]] { try await store.keep(round) }
        for number in 5...12 { try await store.keep(SampleRound(number, languages: nil)) }
        func progress(_ languages: LanguagePair?, until round: Int) async throws -> [WordProgress] {
          try await store.progress(in: languages, at: SampleRound.time(round, 100)).sorted { $0.prompt < $1.prompt }
        }
        func known(_ prompt: Int, _ streak: Int, _ round: Int) -> WordProgress {
          WordProgress(prompt: "prompt \(prompt)", streak: streak, last: SampleRound.time(round, prompt - 1))
        }
        return expect(try await progress(languages, until: 4), [known(1, 0, 4), known(2, 3, 4)], "all")
          + expect(try await progress(languages, until: 3), [known(1, 3, 3), known(2, 2, 3)], "before the last round")
          + expect(try await progress(languages, until: 0), [], "before all rounds")
          + expect(try await progress(nil, until: 12), [known(1, 6, 12)], "many right answers")
          + expect(
            try await store.progress(in: languages, at: SampleRound.time(4, 1)).first { $0.prompt == "prompt 2" }, known(2, 3, 4),
            "at the moment of an answer")
      },
      GameStoreContract("Rounds that were kept elsewhere are taken in, and once only.") { store in
        let (one, two) = (SampleRound(1), SampleRound(2, right: [true, false]))
        try await store.keep(two.prefix(1))
        let trial = try await store.merge([one.whole, two.whole], isTrial: true, in: nil)
        let before = try await store.rounds(RoundQuery()).count
        let taken = try await store.merge([one.whole, two.whole], isTrial: false, in: nil)
        let again = try await store.merge([one.whole, two.prefix(1).whole], isTrial: false, in: nil)
        return expect(trial, ImportCounts(new: 1, merged: 1), "trial") + expect(before, 1, "rounds after the trial")
          + expect(taken, ImportCounts(new: 1, merged: 1), "taken") + expect(again, ImportCounts(skipped: 2), "taken again")
          + expect(try await store.rounds(RoundQuery()), [two.record, one.record], "rounds")
          + expect(try await store.answers(of: two.record.setup.id), two.answers, "answers")
      },
    ]
  }
}

extension GameStore {
  fileprivate func keep(_ round: SampleRound) async throws {
    for played in round.played { try await keep(played.answer, of: played.record) }
  }
}
