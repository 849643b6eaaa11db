import CoreModule
import CoreModuleTesting
import Practice
import PracticeScheduling

/// The changes of the schedule that users make themselves.
extension PracticeStoreContract {
  private typealias Sample = SamplePractice

  static var resetting: [PracticeStoreContract] {
    [
      PracticeStoreContract("A card that is reset is new again, and what was answered before counts no more.") { store in
        let learner = try SampleLearner(store)
        try await learner.learn(1, Sample.card(1), 0)
        let learned = try await learner.answer(2, Sample.card(1), 8, 0, .again)
        _ = try await store.append([Sample.entry(3, Sample.card(1), 8, 5, .suspension)], .practiceSuspend, subjects: ["word"])
        let reset = try await store.append([Sample.entry(4, Sample.card(1), 9, 0, .reset)], .practiceReset, subjects: ["word"])
        let late = await refusal { () throws(PracticeStoreError) in
          try await store.append(Sample.answer(5, Sample.card(1), 9, 1, .good), expecting: learned.version, subject: "word")
        }
        let queue = try await store.queue(QueueQuery(now: Sample.time(20), today: Sample.day.adding(days: 20), limit: 9))
        let again = try await learner.answer(6, Sample.card(1), 9, 60, .easy)
        return expect(reset.map(\.phase), [.new], "the stage") + expect(reset[0].due, nil, "when it is due")
          + expect((reset[0].answers, reset[0].lapses) == (0, 0), true, "no answers, no lapses")
          + expect(reset[0].isSuspended, false, "set aside") + expect(late, .movedOn(Sample.card(1)), "an answer to the card as it was")
          + expect(queue, CardQueue(), "what is due") + expect(again.stability, 8.2956, "the stability after an answer")
          + expect(try await store.histories().map { $0.map(\.grade) }, [[.easy]], "the answers for the optimiser")
          + expect(try await store.log(after: 0, limit: 10).items.count, 5, "the entries of the log")
      },
      PracticeStoreContract("A card comes back on the day that the user chose, also when all are computed again.") { store in
        let learner = try SampleLearner(store)
        try await learner.learn(1, Sample.card(1), 0)
        let learning = try await learner.answer(2, Sample.card(2), 0)
        let day = Sample.day.adding(days: 40)
        let entries = [
          Sample.entry(3, Sample.card(1), 1, 0, .rescheduling(to: day)), Sample.entry(4, Sample.card(2), 1, 0, .rescheduling(to: day)),
        ]
        let cards = try await store.append(entries, .practiceReschedule, subjects: ["word"])
        let load = try await store.load([Sample.day...day.adding(days: 9)])
        _ = try await store.rebuild(RebuildPlan(PracticeSettings(), at: Sample.time(2)))
        let rebuilt = try await store.cards([Sample.card(1), Sample.card(2)])
        let after = try await learner.answer(5, Sample.card(1), 40, 0, .good)
        return expect(learning.phase, .learning, "a card that is being learned")
          + expect(cards.map(\.due), [.day(day), .day(day)], "the days")
          + expect(cards.map(\.phase), [.review, .review], "the stages") + expect(load, [day: 2], "the reviews of the days")
          + expect(rebuilt.map(\.due), [.day(day), .day(day)], "the days after a rebuild")
          + expect(after.stability.map { $0 > 20 }, true, "the memory after so long")
      },
      PracticeStoreContract("A card that was never answered is not begun before the day that the user chose.") { store in
        let day = Sample.day.adding(days: 5)
        let holds = [Sample.entry(1, Sample.card(1), 0, 0, .suspension), Sample.entry(2, Sample.card(1), 0, 1, .rescheduling(to: day))]
        let cards = try await store.append(holds, .practiceReschedule, subjects: ["word"])
        return expect(cards.last?.due, nil, "when it is due") + expect(cards.last?.isSuspended, false, "set aside")
          + expect(cards.last?.isAvailable(on: day.adding(days: -1)), false, "the day before")
          + expect(cards.last?.isAvailable(on: day), true, "the day")
      },
    ]
  }
}
