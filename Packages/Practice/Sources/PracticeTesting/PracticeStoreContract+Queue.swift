import CoreModule
import CoreModuleTesting
import Foundation
import Practice
import PracticeScheduling

extension PracticeStoreContract {
  private typealias Sample = SamplePractice

  private static func queue(_ days: Int, _ seconds: Int = 0, limit: Int = 100) -> QueueQuery {
    let now = Sample.time(days, seconds)
    return QueueQuery(now: now, today: Sample.calendar.day(of: now), limit: limit)
  }

  static var asking: [PracticeStoreContract] {
    [
      PracticeStoreContract("Reviews come by the day they are due, the least stable of a day first, in parts.") { store in
        let days = [3, 1, 1, 2, 9]
        for (index, days) in days.enumerated() {
          // The card with number 3 has the smaller stability of the two that are due after a day.
          let grade: Grade = index == 2 ? .hard : .easy
          let answer = Sample.answer(index + 1, Sample.card(index + 1), 0, index, grade, .days(days))
          _ = try await store.append(answer, expecting: nil, subject: "word")
        }
        let all = try await store.queue(queue(4)).reviews
        var query = queue(4, limit: 2)
        query.position = try await store.queue(query).reviews.last?.position
        let next = try await store.queue(query).reviews
        let wanted = [3, 2, 4, 1].map { Sample.card($0) }
        return expect(all.map(\.card.id), wanted, "all") + expect(next.map(\.card.id), Array(wanted[2...]), "the next two")
          + expect(try await store.queue(queue(0)).reviews, [], "on the day of the answers")
          + expect(try await store.queue(queue(1, -9 * 3600)).reviews, [], "at three in the morning")
          + expect(try await store.queue(queue(1, -8 * 3600)).reviews.count, 2, "at four in the morning")
      },
      PracticeStoreContract("Days ahead, what comes back later is asked after what is due; what was answered today is not.") { store in
        for (number, (answered, days)) in [(0, 9), (0, 5), (0, 3), (3, 4)].enumerated() {
          let answer = Sample.answer(number + 1, Sample.card(number + 1), answered, number, .easy, .days(days))
          _ = try await store.append(answer, expecting: nil, subject: "word")
        }
        var query = queue(3)
        let due = try await store.queue(query).reviews.map(\.card.id)
        query.daysAhead = 5
        let ahead = try await store.queue(query).reviews.map(\.card.id)
        let work = try await store.workload(WorkloadQuery(query, newLimit: 0))
        return expect(due, [Sample.card(3)], "due") + expect(ahead, [Sample.card(3), Sample.card(2)], "five days ahead")
          + expect(work?.reviews ?? 2, 2, "how many they are")
      },
      PracticeStoreContract("What is being learned comes at its time, and a little before.") { store in
        let learner = try SampleLearner(store)
        try await learner.answer(1, Sample.card(1), 0, 0, .good)
        try await learner.answer(2, Sample.card(2), 0, 30, .again)
        let soon = try await store.queue(queue(0, 40)).learning.map(\.id)
        let earlier = try await store.queue(queue(0, -3600)).learning.map(\.id)
        return expect(soon, [Sample.card(2), Sample.card(1)], "soon")
          + expect(earlier.count, 2, "after a clock was put back") + expect(try await store.queue(queue(0, 40)).reviews, [], "reviews")
      },
      PracticeStoreContract("A card is not asked within a quarter of an hour of its sibling.") { store in
        let learner = try SampleLearner(store)
        try await learner.learn(1, Sample.card(1, .from), -10)
        try await learner.learn(2, Sample.card(1, .to), -10, 3600)
        try await learner.answer(3, Sample.card(1, .from), 0)
        func due(_ seconds: Int) async throws -> Int { try await store.queue(queue(0, seconds)).reviews.count }
        return expect(try await due(1), 0, "at once") + expect(try await due(899), 0, "soon") + expect(try await due(900), 1, "later")
          + expect(try await due(-600), 0, "when the clock was put back a little") + expect(try await due(-7200), 1, "or by hours")
      },
      PracticeStoreContract("What is set aside or buried is not asked; what is released is.") { store in
        let learner = try SampleLearner(store)
        for number in 1...3 { try await learner.learn(number, Sample.card(number), 0, number) }
        _ = try await store.append([Sample.entry(11, Sample.card(1), 1, 0, .suspension)], .practiceSuspend, subjects: ["word"])
        let day = Sample.day.adding(days: 21)
        _ = try await store.append([Sample.entry(12, Sample.card(2), 20, 0, .burial(until: day))], .practiceBury, subjects: ["word"])
        let today = try await store.queue(queue(20)).reviews.map(\.card.id)
        let tomorrow = try await store.queue(queue(21)).reviews.map(\.card.id)
        let holds = [Sample.entry(13, Sample.card(1), 20, 1, .release), Sample.entry(14, Sample.card(2), 20, 1, .release)]
        let released = try await store.append(holds, .practiceRelease, subjects: ["word"])
        let new = Sample.entry(15, Sample.card(9), 20, 0, .suspension)
        let card = try await store.append([new], .practiceSuspend, subjects: ["word"])
        return expect(today, [Sample.card(3)], "today") + expect(tomorrow, [2, 3].map { Sample.card($0) }, "tomorrow")
          + expect(released.map(\.isSuspended), [false, false], "released")
          + expect(try await store.queue(queue(20)).reviews.count, 3, "all")
          + expect(try await store.cards([Sample.card(9)]), card, "the new card, read again")
          + expect(Set(try await store.words(withoutNew: [.from], on: Sample.day)), Set([1, 2, 3, 9].map { Sample.card($0).word }), "used")
          + expect(try await store.words(withoutNew: [.from, .to], on: Sample.day), [], "used in both directions")
          + expect(card.map(\.isSuspended), [true], "a new card") + expect(card.map(\.phase), [.new], "its stage")
      },
      PracticeStoreContract("One direction can be asked alone.") { store in
        let learner = try SampleLearner(store)
        try await learner.learn(1, Sample.card(1, .from), 0)
        try await learner.learn(2, Sample.card(2, .to), 0)
        var query = queue(20)
        query.directions = [.to]
        let tally = TallyQuery(now: query.now, today: query.today, directions: [.to])
        return expect(try await store.queue(query).reviews.map(\.card.id), [Sample.card(2, .to)], "reviews")
          + expect(try await store.tally(tally).reviews, 1, "the tally")
      },
    ]
  }
}
