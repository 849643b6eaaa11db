import Testing

@testable import Stemming

struct RootCountTests {
  @Test func `counts add up to the largest number that every program reads exactly, and no further`() {
    let most = 9_007_199_254_740_991
    func root(_ count: Int, _ form: String) -> RootCount { RootCount(root: "KMZ", count: count, forms: [form]) }
    #expect(root(2, "KMZL").adding(root(3, "KMZ")) == RootCount(root: "KMZ", count: 5, forms: ["KMZ", "KMZL"]))
    #expect(root(most, "KMZ").adding(root(1, "KMZ")).count == most)
    #expect(RootCounts([root(most, "KMZ"), root(1, "KMZ")]).wordCount == most)
  }
}
