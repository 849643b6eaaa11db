import CoreModule
import CoreModuleTesting
import Foundation
import Practice
import PracticeScheduling
import PracticeTesting
import Testing

/// Fuzz and the balance of the load.
@MainActor
struct SpreadTests {
  @Test func `words that are learned together do not come back together`() async throws {
    let fixture = PracticeFixture(words: 60)
    fixture.practiceSettings.newPerDay = 60
    let session = await fixture.session { $0.directions = [.from] }
    while session.state.question != nil { await session.answer(.easy) }
    let days = SamplePractice.day.adding(days: 1)...SamplePractice.day.adding(days: 30)
    let load = try await fixture.memory.load([days])
    #expect(load.values.reduce(0, +) == 60)
    // Easy gives 8 days, which may become 7 to 9.
    let possible = Fuzz.range(of: 8, maximum: 36_500).map { SamplePractice.day.adding(days: Int64($0)) }
    #expect(Set(load.keys) == Set(possible))
    let (least, most) = (load.values.min() ?? 0, load.values.max() ?? 0)
    #expect(most - least <= 1)
  }

  @Test func `without fuzz intervals are exact`() async throws {
    let fixture = PracticeFixture(words: 5)
    fixture.practiceSettings.isFuzzed = false
    let session = await fixture.session { $0.directions = [.from] }
    while session.state.question != nil { await session.answer(.easy) }
    let load = try await fixture.memory.load([SamplePractice.day...SamplePractice.day.adding(days: 99)])
    #expect(load == [SamplePractice.day.adding(days: 8): 5])
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `a better answer never brings a card back sooner, and a preview is within the fuzz`(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let fixture = PracticeFixture(words: 1)
    let scheduler = try Scheduler()
    for answer in 0..<12 {
      fixture.time.set(SamplePractice.time(answer * (1 + random.count(30)) + answer * 31))
      let session = await fixture.session { $0.directions = [.from] }
      guard let question = session.state.question else { continue }
      let days = question.buttons.compactMap { button in if case .days(let days) = button.interval { days } else { nil } }
      #expect(days == days.sorted())
      for button in question.buttons {
        let today = Date(timeIntervalSince1970: Double(SamplePractice.calendar.day(of: fixture.time.now).daysSinceEpoch) * 86_400)
        let exact = scheduler.next(question.card.state, after: Answer(button.grade, at: today)).lastReview?.interval
        guard case .days(let days) = button.interval, case .days(let exact)? = exact, button.grade == .good else { continue }
        #expect(days >= Fuzz.range(of: exact, maximum: 36_500).lowerBound)
      }
      await session.answer(random.pick(Grade.allCases))
    }
  }

  @Test func `a rebuild spreads the reviews as well`() async throws {
    let store = InMemoryPracticeStore()
    for number in 1...60 {
      let answer = SamplePractice.answer(number, SamplePractice.card(number), 0, number, .easy, .days(8))
      _ = try await store.append(answer, expecting: nil, subject: "word")
    }
    let count = try await store.rebuild(RebuildPlan(PracticeSettings(), at: SamplePractice.time(1)))
    let load = try await store.load([SamplePractice.day...SamplePractice.day.adding(days: 30)])
    #expect(count == 60)
    #expect(load.count == Fuzz.range(of: 8, maximum: 36_500).count)
    #expect((load.values.max() ?? 0) - (load.values.min() ?? 0) <= 1)
  }
}
