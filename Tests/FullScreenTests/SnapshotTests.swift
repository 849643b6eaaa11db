import CoreModule
import Foundation
import Testing

@testable import ScreenHost
@testable import TerminalKit

/// Each screen of the ``ScreenTable`` as it is drawn, in both languages and in two windows; the main screens in two wider ones, too.
///
/// `GLOT_RECORD=1` writes the snapshots anew, and fails, so that nobody takes a recording for a test.
@MainActor
struct SnapshotTests {
  @Test(arguments: ScreenTable.names)
  func `the screen is drawn as recorded`(name: String) async throws {
    var drawn = ""
    for language in InterfaceLanguage.allCases {
      for size in ScreenTable.sizes(of: name) {
        let frame = await ScreenTable.opened(name, language, size).navigator.frame(size)
        drawn += "== \(language.rawValue) \(size.columns)×\(size.rows)\n" + frame.snapshot
      }
    }
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots")
    let file = folder.appending(path: "\(name).txt")
    if ProcessInfo.processInfo.environment["GLOT_RECORD"] != nil {
      try drawn.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name)")
      return
    }
    #expect(drawn == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test func `every snapshot is of a screen`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots").path(percentEncoded: false)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(files) == Set(ScreenTable.names.map { $0 + ".txt" }))
  }

  @Test(arguments: ScreenTable.names)
  func `no screen shows the sign of what had to be made harmless`(name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots/\(name).txt")
    let drawn = try String(contentsOf: file, encoding: .utf8)
    #expect(!drawn.unicodeScalars.contains("\u{FFFD}"))
  }
}

extension Frame {
  /// The rows between bars; under each row that is not all plain, the first letters of the roles. `‸` in the bar says where the cursor is.
  fileprivate var snapshot: String {
    (0..<size.rows).map { row in
      let cells = self.row(row)
      let text = "│" + cells.map(\.text).joined() + "│" + (cursor.map { $0.row == row ? "‸\($0.column)" : "" } ?? "") + "\n"
      let looks = cells.map { $0.look.letter }.joined()
      return looks.contains { $0 != " " } ? text + "~" + looks + "~\n" : text
    }.joined()
  }
}

extension Look {
  fileprivate var letter: String {
    let letter =
      switch role {
      case .plain: isSelected ? "p" : " "
      case .strong: "b"
      case .accent: "a"
      case .dim: "d"
      case .warning: "w"
      case .star: "s"
      case .hit: "h"
      case .key: "k"
      case .newWord: "n"
      case .keptWord: "u"
      case .learnedWord: "l"
      }
    return isSelected ? letter.uppercased() : letter
  }
}
