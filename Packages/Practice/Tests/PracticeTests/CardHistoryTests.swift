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
      entries.map(\.id.rawValue.uuidString) == ["45A2E3D0-0603-8A87-A6FD-3EAB8A3A87E0", "B449DAFA-3875-8F04-8590-2BF87F595A5F"])
  }
}
