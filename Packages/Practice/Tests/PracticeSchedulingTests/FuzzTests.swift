import Foundation
import PracticeScheduling
import Testing

struct FuzzTests {
  private let start = Date(timeIntervalSince1970: 1_790_000_000)

  /// As py-fsrs 6.3.2 computes them.
  @Test(arguments: [
    (1, 1...1), (2, 2...2), (3, 2...4), (5, 4...6), (7, 5...9), (8, 6...10), (20, 17...23), (46, 42...50), (100, 93...107),
    (365, 345...385),
  ])
  func `the range of an interval`(days: Int, range: ClosedRange<Int>) {
    #expect(Fuzz.range(of: days, maximum: 36_500) == range)
  }

  @Test func `the range ends at the longest interval`() {
    #expect(Fuzz.range(of: 365, maximum: 365) == 345...365)
    #expect(Fuzz.range(of: 3, maximum: 3) == 2...3)
  }

  @Test func `a seed decides the day, and every day of the range is possible`() throws {
    let days = try (0..<500).map { try day(after: Fuzz(seed: $0)) }
    #expect(Set(days) == Set(6...10))
    #expect(try day(after: Fuzz(seed: 3)) == day(after: Fuzz(seed: 3)))
  }

  @Test func `the day with the fewest reviews is taken`() throws {
    let due = [6: 12, 7: 3, 8: 20, 9: 5, 10: 3]
    let days = try (0..<100).map { try day(after: Fuzz(seed: $0) { due[$0, default: 0] }) }
    #expect(Set(days) == [7, 10])
  }

  @Test func `steps are not spread`() throws {
    let card = try Scheduler().next(.new, after: Answer(.good, at: start), fuzz: Fuzz(seed: 1))
    #expect(card.lastReview?.interval == .time(.seconds(600)))
  }

  /// The days after a first answer of Easy, which are 8 without fuzz.
  private func day(after fuzz: Fuzz) throws -> Int {
    guard case .days(let days) = try Scheduler().next(.new, after: Answer(.easy, at: start), fuzz: fuzz).lastReview?.interval else {
      return 0
    }
    return days
  }
}
