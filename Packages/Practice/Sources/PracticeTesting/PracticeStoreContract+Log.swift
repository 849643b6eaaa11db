import CoreModule
import CoreModuleTesting
import Foundation
import Practice
import PracticeScheduling

extension PracticeStoreContract {
  private typealias Sample = SamplePractice

  /// The answers of a learner to two cards, one of them from the future.
  private static let log: [LogEntry] = [
    Sample.answer(1, Sample.card(1), 0, 0, .good, .time(.seconds(600))),
    Sample.answer(2, Sample.card(1), 0, 700, .good, .days(2), before: .learning),
    Sample.answer(3, Sample.card(1), 3, 0, .hard, .days(5), before: .review),
    Sample.answer(4, Sample.card(2, .to), 1, 0, .easy, .days(8)),
    Sample.answer(5, Sample.card(2, .to), 9, 0, .again, .time(.seconds(600)), before: .review),
    Sample.entry(6, Sample.card(2, .to), 9, 5, .retraction(of: LogEntry.ID(Sample.id(5)))),
    Sample.answer(7, Sample.card(2, .to), 4000, 0, .again, .time(.seconds(600)), before: .review),
  ]

  static var mending: [PracticeStoreContract] {
    [
      PracticeStoreContract("Entries that were kept elsewhere are taken in once, and their order does not matter.") { store in
        let trial = try await store.merge(log, isTrial: true, at: Sample.time(10), in: nil)
        let empty = try await store.log(after: 0, limit: 10).items
        let first = try await store.merge([log[4], log[2], log[0]], isTrial: false, at: Sample.time(10), in: nil)
        let rest = try await store.merge(Array(log.reversed()), isTrial: false, at: Sample.time(10), in: nil)
        let cards = try await store.cards([Sample.card(1), Sample.card(2, .to)])
        let fold = CardFold(try Scheduler())
        let limit = Sample.time(11)
        let wanted = [fold.card(Sample.card(1), from: Array(log[..<3]), before: limit), fold.card(Sample.card(2, .to), from: [log[3]])]
        return expect(trial, ImportedEntryCounts(new: 7, newAnswers: 6), "trial") + expect(empty, [], "the log after the trial")
          + expect(first, ImportedEntryCounts(new: 3, newAnswers: 3), "the first part")
          + expect(rest, ImportedEntryCounts(new: 4, newAnswers: 3, skipped: 3), "the rest")
          + expect(cards.map(\.schedule), wanted.map(\.schedule), "the schedules") + expect(cards.map(\.due), wanted.map(\.due), "due")
          + expect(cards.map(\.pending), [nil, Sample.time(4000)], "what does not count yet")
      },
      PracticeStoreContract("What another program knows of a card is taken in once, and its memory and day are kept.") { store in
        let answered = try await SampleLearner(store).learn(1, Sample.card(1), 0)
        let memory = MemoryState(stability: 30.5, difficulty: 5.25)
        let history = CardHistory(
          .from,
          answers: [
            PastAnswer(.good, at: Sample.time(9), before: .review, interval: .days(3)),
            PastAnswer(.easy, at: Sample.time(0), before: .new, interval: .days(8)),
          ],
          due: .day(Sample.day.adding(days: 40)), memory: memory, suspended: Sample.time(9, 60))
        let entries = history.entries(of: Sample.card(1).word, Sample.calendar)
        func taken(isTrial: Bool) async throws -> [Int] {
          let counts = try await store.merge(entries, isTrial: isTrial, at: Sample.time(10), matching: .identityOrTime, in: nil)
          return [counts.new, counts.newAnswers, counts.skipped]
        }
        let counts = [try await taken(isTrial: true), try await taken(isTrial: false), try await taken(isTrial: false)]
        let card = try await store.cards([Sample.card(1)])[0]
        let log = try await store.entries(of: [Sample.card(1), Sample.card(2)])
        return expect(counts, [[2, 1, 1], [2, 1, 1], [0, 0, 3]], "what is new") + expect(answered.answers, 1, "answers before")
          + expect(card.answers, 2, "answers") + expect(card.state.lastReview?.memory, memory, "the memory")
          + expect(card.due, .day(Sample.day.adding(days: 40)), "when it comes back") + expect(card.isSuspended, true, "set aside")
          + expect(log.map { $0.map { $0.review?.grade } }, [[.easy, .good, nil], []], "the log")
      },
      PracticeStoreContract("Computing all again keeps the schedule of another program, and goes on from it after the next answer.") {
        store in
        let (due, memory) = (Due.day(Sample.day.adding(days: 40)), MemoryState(stability: 77.5, difficulty: 5.25))
        let answer = PastAnswer(.good, at: Sample.time(0), before: .review, interval: .days(28))
        let histories = [
          CardHistory(.from, answers: [answer], due: due, memory: memory), CardHistory(.to, answers: [answer], due: due),
        ]
        let entries = histories.flatMap { $0.entries(of: Sample.card(1).word, Sample.calendar) }
        _ = try await store.merge(entries, isTrial: false, at: Sample.time(1), matching: .identityOrTime, in: nil)
        let ids = [Sample.card(1), Sample.card(1, .to)]
        let before = try await store.cards(ids)
        _ = try await store.rebuild(RebuildPlan(PracticeSettings(), at: Sample.time(1)))
        let after = try await store.cards(ids)
        var settings = PracticeSettings()
        settings.isFuzzed = false
        let answered = try await SampleLearner(store).answer(1, ids[0], 40, 0, .good)
        _ = try await store.rebuild(RebuildPlan(settings, at: Sample.time(41)))
        let later = try await store.cards(ids)
        return expect(before.map(\.due), [due, due], "when they come back")
          + expect(before[0].state.lastReview?.memory, memory, "the memory")
          + expect(after, before, "the cards after it") + expect(later, [answered, before[1]], "the cards after an answer")
      },
      PracticeStoreContract("A card that left learning in another program has left it, also when all are computed again.") { store in
        let answer = PastAnswer(.good, at: Sample.time(0), before: .new, interval: .days(3))
        let entries = CardHistory(.to, answers: [answer]).entries(of: Sample.card(1).word, Sample.calendar)
        _ = try await store.merge(entries, isTrial: false, at: Sample.time(1), matching: .identityOrTime, in: nil)
        let before = try await store.cards([Sample.card(1, .to)])[0]
        var settings = PracticeSettings()
        settings.isFuzzed = false
        _ = try await store.rebuild(RebuildPlan(settings, at: Sample.time(1)))
        let after = try await store.cards([Sample.card(1, .to)])[0]
        return expect(before.phase, .review, "the stage") + expect(before.due, .day(Sample.day.adding(days: 3)), "when it comes back")
          + expect(after.phase, .review, "the stage then") + expect(after.due, .day(Sample.day.adding(days: 2)), "when it comes back then")
      },
      PracticeStoreContract("Entries from the future count when their time has come, and no more when the clock is put back.") { store in
        _ = try await store.merge(log, isTrial: false, at: Sample.time(10), in: nil)
        let id = Sample.card(2, .to)
        let before = try await store.cards([id])
        let early = try await store.refresh(at: Sample.time(20))
        let then = try await store.refresh(at: Sample.time(4000))
        let counted = try await store.cards([id])
        let back = try await store.refresh(at: Sample.time(20))
        let again = try await store.cards([id])
        return expect([early, then, back], [0, 1, 1], "cards that were computed again")
          + expect(counted.map(\.lapses), [1], "lapses then") + expect(again, before, "after the clock was put back")
      },
      PracticeStoreContract("An answer is stored in the order of the log, whatever the clock says.") { store in
        let learner = try SampleLearner(store)
        try await learner.learn(1, Sample.card(1), 10)
        let card = try await learner.answer(2, Sample.card(1), 9, 80_000, .good)
        return expect(card.answers, 2, "answers") + expect(card.answered, Sample.time(10), "the last answer by time")
          + expect(card.version?.rawValue, Sample.id(2), "the version")
      },
      PracticeStoreContract("Rebuilding without fuzz gives the intervals of the scheduler, and of another retention others.") { store in
        let learner = try SampleLearner(store)
        try await learner.learn(1, Sample.card(1), 0)
        try await learner.answer(2, Sample.card(1), 8, 0, .good)
        let before = try await store.cards([Sample.card(1)])
        let log = try await store.log(after: 0, limit: 9).items
        var settings = PracticeSettings()
        settings.isFuzzed = false
        let same = try await store.rebuild(RebuildPlan(settings, at: Sample.time(9)))
        let after = try await store.cards([Sample.card(1)])
        settings.desiredRetention = 0.97
        _ = try await store.rebuild(RebuildPlan(settings, at: Sample.time(9)))
        let sooner = try await store.cards([Sample.card(1)])
        let kept = try await store.log(after: 0, limit: 9).items
        return expect(kept, log, "the log") + expect(same, 1, "cards") + expect(after, before, "the card")
          + expect(sooner.map { $0.schedule == before[0].schedule }, [true], "the memory")
          + expect(dueDay(sooner) < dueDay(before), true, "it comes back sooner")
      },
      PracticeStoreContract("Parameters are adopted, and all cards follow from them.") { store in
        try await SampleLearner(store).learn(1, Sample.card(1), 0)
        var values = FSRSParameters.default.values
        values[3] = 20
        let parameters = try FSRSParameters(values)
        let log = try await store.log(after: 0, limit: 9).items
        let count = try await store.adopt(parameters, RebuildPlan(PracticeSettings(), at: Sample.time(1)))
        return expect(count, 1, "cards") + expect(try await store.parameters(), parameters, "the parameters")
          + expect(try await store.cards([Sample.card(1)]).map(\.stability), [20], "the stability")
          + expect(try await store.log(after: 0, limit: 9).items, log, "the log")
      },
    ]
  }

  private static func dueDay(_ cards: [Card]) -> Int64 {
    if case .day(let day)? = cards.first?.due { day.daysSinceEpoch } else { 0 }
  }

  static var counting: [PracticeStoreContract] {
    [
      PracticeStoreContract("The tally counts what is due, and what was answered today and not taken back.") { store in
        let learner = try SampleLearner(store)
        for number in 1...3 { try await learner.learn(number, Sample.card(number), -20) }
        try await learner.answer(11, Sample.card(1), 0)
        let card = try await learner.answer(12, Sample.card(2), 0, 1, .again)
        let retraction = Sample.entry(13, Sample.card(2), 0, 2, .retraction(of: LogEntry.ID(Sample.id(12))))
        _ = try await store.append(retraction, expecting: card.version, subject: "word")
        try await learner.answer(14, Sample.card(4), 0, 3, .again)
        let query = TallyQuery(now: Sample.time(0, 100), today: Sample.day)
        let wanted = PracticeTally(reviews: 2, learning: 1, reviewsByTomorrow: 2, allLearning: 1)
        let outset = PracticeOutset(newToday: 1, reviewsToday: 1, averageDuration: .seconds(5))
        return expect(try await store.tally(query), wanted, "the tally") + expect(try await store.outset(query), outset, "the outset")
      },
      PracticeStoreContract("The load and the forecast count what is due on each day.") { store in
        for (index, days) in [1, 4, 4, 9].enumerated() {
          let answer = Sample.answer(index + 1, Sample.card(index + 1), 0, index, .easy, .days(days))
          _ = try await store.append(answer, expecting: nil, subject: "word")
        }
        let day = Sample.day
        let load = try await store.load([day.adding(days: 2)...day.adding(days: 5), day.adding(days: 9)...day.adding(days: 9)])
        var query = StatisticsQuery(today: day.adding(days: 2), desiredRetention: 0.9)
        query.forecastDays = 4
        let forecast = try await store.statistics(query).forecast
        return expect(load, [day.adding(days: 4): 2, day.adding(days: 9): 1], "the load")
          + expect(forecast.map(\.reviews), [1, 0, 2, 0], "the forecast") + expect(forecast.first?.day, query.today, "its first day")
      },
      PracticeStoreContract("Statistics sum up the answers by day and month, and the words by stability.") { store in
        let learner = try SampleLearner(store)
        try await learner.learn(1, Sample.card(1), 0)
        try await learner.learn(2, Sample.card(2), 0, 1)
        try await learner.answer(3, Sample.card(1), 40, 0, .good)
        let forgotten = try await learner.answer(4, Sample.card(2), 40, 1, .again)
        try await learner.answer(5, Sample.card(1), 80, 0, .again)
        let wrong = try await learner.answer(6, Sample.card(1), 80, 1, .easy)
        let retraction = Sample.entry(7, Sample.card(1), 80, 2, .retraction(of: LogEntry.ID(Sample.id(6))))
        _ = try await store.append(retraction, expecting: wrong.version, subject: "word")
        let statistics = try await store.statistics(StatisticsQuery(today: Sample.day.adding(days: 81), desiredRetention: 0.9))
        let months = statistics.months.map { [$0.year, $0.month, $0.reviews, $0.recalled] }
        return expect(statistics.days.map { [$0.answers, $0.recalled, $0.new] }, [[2, 2, 2], [2, 1, 0], [1, 0, 0]], "the days")
          + expect(statistics.timeSpent, .seconds(25), "the time") + expect(months, [[2026, 7, 2, 1], [2026, 8, 1, 0]], "the months")
          + expect(statistics.trueRetention, 1.0 / 3, "the retention") + expect(statistics.cards.relearning, 2, "relearning")
          + expect(statistics.stabilities.map(\.words).reduce(0, +), 2, "words") + expect(forgotten.lapses, 1, "lapses")
      },
      PracticeStoreContract("Parameters are imported unless others were adopted.") { store in
        let learner = try SampleLearner(store)
        let before = try await learner.learn(1, Sample.card(1), 0)
        var values = FSRSParameters.default.values
        values[3] = 20
        let (own, other) = (try FSRSParameters(values), FSRSParameters.default)
        let trial = try await store.merge(own, isTrial: true, at: Sample.noon, in: nil)
        let untouched = try await store.parameters()
        let taken = try await store.merge(own, isTrial: false, at: Sample.noon, in: nil)
        let again = try await store.merge(other, isTrial: false, at: Sample.noon, in: nil)
        let card = try await store.cards([Sample.card(1)])[0]
        return expect([trial, taken, again], [true, true, false], "what is new") + expect(untouched, .default, "after a trial")
          + expect(try await store.parameters(), own, "the parameters") + expect(card.stability, 20, "the memory")
          + expect(card.due, before.due, "when it comes back")
      },
      PracticeStoreContract("Words are found by how well they are known.") { store in
        let learner = try SampleLearner(store)
        try await learner.learn(1, Sample.card(1), 0)
        try await learner.learn(2, Sample.card(2, .to), 0)
        _ = try await store.append([Sample.entry(3, Sample.card(2, .to), 0, 9, .suspension)], .practiceSuspend, subjects: ["word"])
        func words(_ familiarity: Familiarity, _ days: Int) async throws -> [UUID] {
          let now = Sample.time(days)
          let found = try await store.words(familiarity, at: now, on: Sample.calendar.day(of: now))
          return found.map(\.rawValue).sorted { $0.uuidString < $1.uuidString }
        }
        return expect(try await words(.due, 1), [], "due tomorrow") + expect(try await words(.due, 8), [Sample.id(1)], "due later")
          + expect(try await words(.begun, 0), [Sample.id(1), Sample.id(2)], "begun")
          + expect(try await words(.suspended, 0), [Sample.id(2)], "set aside") + expect(try await words(.leech, 0), [], "leeches")
          + expect(try await words(.stability(8...9), 0).count, 2, "stable") + expect(try await words(.stability(9...99), 0), [], "known")
          + expect(
            Set(try await store.cards(of: [Sample.word(1).id, Sample.word(2).id, Sample.word(3).id]).map(\.id)),
            [Sample.card(1), Sample.card(2, .to)], "the cards of words")
          + expect(try await store.cards(of: []), [], "no cards")
      },
    ]
  }
}
