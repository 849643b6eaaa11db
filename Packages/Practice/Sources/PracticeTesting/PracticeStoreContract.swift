import CoreModule
public import CoreModuleTesting
public import Practice
import PracticeScheduling

/// The behavior that every ``Practice/PracticeStore`` must have; the checks need an empty store.
public typealias PracticeStoreContract = Contract<any PracticeStore>

extension PracticeStoreContract {
  /// All checks.
  public static var all: [PracticeStoreContract] { answering + asking + mending + counting + resetting }

  private typealias Sample = SamplePractice

  static func refusal(_ body: () async throws(PracticeStoreError) -> Card) async -> PracticeStoreError? {
    do {
      _ = try await body()
      return nil
    } catch { return error }
  }

  private static var answering: [PracticeStoreContract] {
    [
      PracticeStoreContract("A store begins empty.") { store in
        let query = QueueQuery(now: Sample.noon, today: Sample.day, limit: 10)
        return expect(try await store.cards([Sample.card(1)]), [Card(Sample.card(1))], "a card")
          + expect(try await store.queue(query), CardQueue(), "the queue")
          + expect(try await store.tally(TallyQuery(now: Sample.noon, today: Sample.day)), PracticeTally(), "the tally")
          + expect(try await store.outset(TallyQuery(now: Sample.noon, today: Sample.day)), PracticeOutset(), "the outset")
          + expect(try await store.log(after: 0, limit: 10), StoredPage([]), "the log")
          + expect(try await store.parameters(), .default, "the parameters")
      },
      PracticeStoreContract("An answer is kept as it was given, and its card follows from it.") { store in
        let answer = Sample.answer(1, Sample.card(1), 0, 0, .easy, .days(8))
        let card = try await store.append(answer, expecting: nil, subject: "word")
        return expect(try await store.log(after: 0, limit: 10).items, [answer], "the log")
          + expect(try await store.cards([Sample.card(1)]), [card], "the card") + expect(card.phase, .review, "the stage")
          + expect(card.due, .day(Sample.day.adding(days: 8)), "when it comes back") + expect(card.version, answer.id, "the version")
          + expect(card.stability, 8.2956, "the stability") + expect(card.answers, 1, "answers")
      },
      PracticeStoreContract("An answer to a card that has changed meanwhile does not count.") { store in
        let card = Sample.card(1)
        let first = Sample.answer(1, card, 0, 0, .easy, .days(8))
        let kept = try await store.append(first, expecting: nil, subject: "word")
        let second = await refusal { () throws(PracticeStoreError) in
          try await store.append(Sample.answer(2, card, 0, 1, .again), expecting: nil, subject: "word")
        }
        return expect(second, .movedOn(card), "the second answer") + expect(try await store.cards([card]), [kept], "the card")
          + expect(try await store.log(after: 0, limit: 10).items, [first], "the log")
      },
      PracticeStoreContract("An answer that is taken back counts no more, and stays in the log.") { store in
        let learner = try SampleLearner(store)
        let before = try await learner.learn(1, Sample.card(1), 0)
        let after = try await learner.answer(2, Sample.card(1), 8, 0, .again)
        let retraction = Sample.entry(3, Sample.card(1), 8, 60, .retraction(of: LogEntry.ID(Sample.id(2))))
        let card = try await store.append(retraction, expecting: after.version, subject: "word")
        return expect(card.schedule, before.schedule, "the schedule") + expect(card.due, before.due, "when it comes back")
          + expect(card.answers, 1, "answers") + expect(card.lapses, 0, "lapses")
          + expect(try await store.log(after: 0, limit: 10).items.map(\.id.rawValue), [1, 2, 3].map(Sample.id), "the log")
          + expect(try await store.histories().map { $0.map(\.grade) }, [[.easy]], "the answers for the optimiser")
      },
      PracticeStoreContract("The log is read in parts.") { store in
        let entries = (1...5).map { Sample.answer($0, Sample.card($0), 0) }
        _ = try await store.merge(entries, isTrial: false, at: Sample.noon, in: nil)
        var (read, place): ([LogEntry], Int?) = ([], 0)
        while let next = place {
          let page = try await store.log(after: next, limit: 2)
          read += page.items
          place = page.next
        }
        return expect(read, entries, "the entries")
      },
      PracticeStoreContract("A card that was forgotten eight times is set aside, and again after four more when it was released.") {
        store in
        let learner = try SampleLearner(store)
        var card = try await learner.learn(1, Sample.card(1), 0)
        var leechesAfter: [Int] = []
        for lapse in 1...12 {
          card = try await learner.answer(lapse * 3, Sample.card(1), lapse * 50, 0, .again)
          if card.isSuspended {
            leechesAfter.append(lapse)
            let release = Sample.entry(1000 + lapse, Sample.card(1), lapse * 50, 60, .release)
            _ = try await store.append([release], .practiceRelease, subjects: ["word"])
          }
          card = try await learner.answer(lapse * 3 + 1, Sample.card(1), lapse * 50, 120, .good)
        }
        return expect(leechesAfter, [8, 12], "set aside after") + expect(card.lapses, 12, "lapses") + expect(card.isLeech, true, "a leech")
      },
    ]
  }
}
