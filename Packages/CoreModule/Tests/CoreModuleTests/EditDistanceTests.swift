import CoreModule
import Testing

struct EditDistanceTests {
  @Test(
    arguments: [
      ("", "", 0, 0), ("", "ab", 2, 2), ("casa", "casa", 0, 0), ("casa", "cosa", 1, 1), ("casa", "cas", 1, 1), ("casa", "caasa", 1, 1),
      ("casa", "acsa", 1, 2), ("casa", "sac", 3, 3), ("ca", "abc", 3, 3),
    ])
  func `two swapped letters count once, unless swaps are not counted`(first: String, second: String, slips: Int, plain: Int) {
    for (first, second) in [(Array(first), Array(second)), (Array(second), Array(first))] {
      #expect(first.editDistance(to: second) == slips)
      #expect(first.editDistance(to: second, countsSwaps: false) == plain)
    }
  }

  @Test(arguments: -1...4)
  func `a distance above the limit is none`(limit: Int) {
    for (other, distance) in [("casa", 0), ("cosa", 1), ("acsa", 1), ("perro", 5), ("casado", 2)] {
      #expect(Array("casa").editDistance(to: Array(other), atMost: limit) == (distance <= limit ? distance : nil))
    }
  }
}
