import Testing

struct DestinationTests {
  @Test func `every destination is asked for by a view model of its feature`() throws {
    expectNone(DestinationRule.silent(in: try SourceTree.current.get().sources))
  }

  @Test func `a destination that nobody asks for is found`() {
    let folder = "Packages/A/Sources/A/"
    let files = [
      SourceFile(folder + "ADestination.swift", "enum ADestination {\n  case entry(Int)\n  case entries\n  case search\n}\n"),
      SourceFile(folder + "AViewModel.swift", "router.navigate(to: .entry(7))\n"),
      SourceFile(folder + "BViewModel.swift", "router.navigate(to: .search)\n"),
      SourceFile("App/Sources/Host/Host.swift", "router.navigate(to: .entries)\n"),
    ]
    #expect(DestinationRule.silent(in: files) == [folder + "ADestination.swift: no view model calls navigate(to: .entries)"])
  }
}
