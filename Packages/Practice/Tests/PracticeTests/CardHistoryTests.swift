import CoreModule
import Foundation
import Practice
import PracticeScheduling
import PracticeTesting
import Testing

struct CardHistoryTests {
  @Test func `the entries have the same identities on every machine`() {
    let history = CardHistory(
      .from, answers: [PastAnswer(.good, at: SamplePractice.noon, before: .new, interval: .days(3))], suspended: SamplePractice.noon)
    let entries = history.entries(of: SamplePractice.card(1).word, SamplePractice.calendar)
    #expect(
      entries.map(\.id.rawValue.uuidString) == ["00000000-0000-8000-8000-638F2C3DF129", "00000000-0000-8000-8000-FBB7B1C7E290"])
  }

  @Test func `the entries of a word stand together, and differ by direction and time`() {
    let times = (0..<1000).map { SamplePractice.time($0 % 30, $0) }
    let answers = times.map { PastAnswer(.good, at: $0, before: .review, interval: .days(3)) }
    let word = SamplePractice.card(7).word
    let entries = PracticeDirection.allCases.flatMap { CardHistory($0, answers: answers).entries(of: word, SamplePractice.calendar) }
    #expect(Set(entries.map(\.id)).count == 2000)
    #expect(Set(entries.map { $0.id.rawValue.uuidString.prefix(23) }) == ["00000000-0000-8000-8000"])
  }
}
