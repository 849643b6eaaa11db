import Testing

struct InterleavingRuleTests {
  private static let model = SourceFile(
    "A.swift",
    """
    public final class AViewModel {
      public func load(_ narrow: (inout Query) -> Void = { _ in }) async {}
      public func show() {}
      func read() async {}
    }
    extension AViewModel {
      @discardableResult
      public func delete(_ word: Word) async -> Bool { true }
    }
    public struct BStore { public func save() async {} }
    """
  )

  @Test func `every intent that waits is run while others wait`() throws {
    let tree = try SourceTree.current.get()
    expectNone(InterleavingRule.violations(in: tree.sources, tests: tree.tests))
  }

  @Test func `an intent without a row is found`() {
    let rows = SourceFile(
      "T.swift",
      """
      Interleavings<BViewModel, B>(of: [.reads("load") {}])
      Interleavings<AViewModel, A>(of: [.changes("delete 1") {}])
      """
    )
    #expect(
      InterleavingRule.violations(in: [Self.model], tests: [rows])
        == ["A.swift: AViewModel.load has no row in an Interleavings<AViewModel, …>"])
    #expect(InterleavingRule.violations(in: [Self.model], tests: []).count == 2)
  }
}
