import Testing

/// The entry point of all tests together. Where SwiftPM finds a file with this name, it does not search the index of the compiler for tests of
/// XCTest, of which there are none, so the tests can be built without an index: in two thirds of the time.
@main
struct AllTests {
  static func main() async {
    // `swift test` runs the program once for each library.
    guard CommandLine.arguments.contains("swift-testing") else { return }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
