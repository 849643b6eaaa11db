import CoreModuleTesting
import Foundation
import Testing

@testable import ScreenHost
@testable import TerminalKit

/// The table of screens leaves none out.
@MainActor
struct ScreenTableTests {
  @Test func `every screen is in the table, and every destination on the way to one`() async throws {
    var (screens, destinations): (Set<String>, Set<String>) = ([], [])
    for name in ScreenTable.names {
      let interface = await ScreenTable.opened(name)
      let top = try #require(interface.navigator.top)
      screens.insert("\(type(of: top))")
      destinations.formUnion(Self.destinations(of: interface))
    }
    destinations.formUnion(await Self.destinationsOfTheHistory())
    let declaredScreens = try Self.declared("App/Sources/ScreenHost", ".swift", after: "final class ", before: /: \w*Screen \{/)
    let declaredDestinations = try Self.declared("Packages", "Destination.swift", after: "  case ")
    #expect(declaredScreens.subtracting(screens) == [])
    #expect(declaredDestinations.subtracting(destinations) == [])
    #expect(declaredScreens.count > 30 && declaredDestinations.count > 20)
  }

  private static func destinations(of interface: TestInterface) -> [String] {
    interface.log.lines.flatMap { names(in: $0, after: "navigate to ") }
  }

  /// From the history one comes back to the translator, which is in the table already.
  private static func destinationsOfTheHistory() async -> [String] {
    let interface = await ScreenTable.opened("ubco-history")
    await interface.type(.enter)
    return destinations(of: interface)
  }

  /// The names that stand between these, in the files whose names end so.
  private static func declared(
    _ folder: String, _ ending: String, after start: String, before end: Regex<Substring> = /.*/
  ) throws -> Set<String> {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path = root.appending(path: folder).path(percentEncoded: false)
    let files = try FileManager.default.subpathsOfDirectory(atPath: path).filter { path in
      path.hasSuffix(ending) && !path.contains("/.")
    }
    return try files.reduce(into: []) { names, file in
      names.formUnion(Self.names(in: try String(contentsOfFile: path + "/" + file, encoding: .utf8), after: start, before: end))
    }
  }

  private static func names(in text: String, after start: String, before end: Regex<Substring> = /.*/) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard let range = line.range(of: start) else { return nil }
      let name = line[range.upperBound...].prefix { $0.isLetter }
      return line[name.endIndex...].prefixMatch(of: end) == nil ? nil : String(name)
    }
  }
}
