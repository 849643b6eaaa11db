import CoreModule
import Testing

struct ImportedNumbersTests {
  private typealias Number = Tagged<Self, Int>

  @Test(
    arguments: [
      ([], 3, []), ([4, 9, 5], 3, [4, 9, 5]), ([3, 0, -1], 3, [4, 5, 6]), ([7, 7, 2], 3, [7, 8, 9]), ([2, 7], 3, [8, 7]),
      ([1_000_000_000], 3, [1_000_000_000]), ([1_000_000_001], 3, [4]),
    ] as [([Int], Int, [Int])])
  func `items keep numbers that nothing ever had, and others follow the highest`(wanted: [Int], last: Int, numbers: [Int]) {
    #expect(ImportedNumbers.free(wanted.map { Number($0) }, after: Number(last)).map(\.rawValue) == numbers)
  }
}
