import Foundation
import PracticeScheduling
import Testing

struct ReadmeTests {
  @Test func `the example in the README does what it says`() throws {
    let now = Date(timeIntervalSince1970: 1_790_000_000)

    let scheduler = try Scheduler(desiredRetention: 0.9)
    var card = scheduler.next(.new, after: Answer(.good, at: now))  // due in 10 minutes
    card = scheduler.next(card, after: Answer(.good, at: now + 600))  // due in 2 days
    let buttons = scheduler.previews(of: card, at: now + 3 * 86_400)  // what each of the four answers would lead to
    let chance = scheduler.retrievability(of: card, at: now + 3 * 86_400)  // 0.91: how likely it is remembered

    #expect(card.due == now + 600 + 2 * 86_400)
    #expect(buttons.map { $0.card.lastReview?.interval } == [.time(.seconds(600)), .days(8), .days(11), .days(19)])
    #expect(chance.map { ($0 * 100).rounded() } == 91)
  }

  @Test func `the README has the lines that are tested`() throws {
    let test = URL(filePath: #filePath)
    let readme = try String(contentsOf: test.deletingLastPathComponent().appending(path: "../../README.md"), encoding: .utf8)
    let tested = try String(contentsOf: test, encoding: .utf8).split(separator: "\n").map { $0.drop { $0 == " " } }
    let example = readme.split(separator: "```")[3].split(separator: "\n").dropFirst()
    #expect(example.count == 5)
    for line in example { #expect(tested.contains(line)) }
  }
}
