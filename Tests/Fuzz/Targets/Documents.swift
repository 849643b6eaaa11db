import ContentKeyboard
import CoreModule
import CorePresentation

@testable import AppLive
@testable import AppServices

/// JSON and TOML: settings, grammars, boards, exported files, objects of words.
extension FuzzTarget {
  static var documents: [FuzzTarget] {
    [
      FuzzTarget("json") { bytes in
        guard let value = JSON(document: bytes) else { return }
        // What was read is written, and read again the same.
        try agree(JSON(document: Array(value.text.utf8))?.text, value.text)
      },
      FuzzTarget("toml") { bytes in _ = try TOMLDocument.table(of: text(bytes)) },
      FuzzTarget("grammar") { bytes in _ = try TOMLRuleFileReader().rules(in: text(bytes)) },
      FuzzTarget("board") { bytes in
        let board = try BoardReader.board(bytes)
        try agree(try BoardReader.board(Array(BoardText.document(board).utf8)), board)
      },
      FuzzTarget("export") { bytes in
        let file = try ExportFile(bytes, named: LocalizedText(verbatim: "fuzz"))
        for section in file.sections {
          var reader = file.reader(at: section.position)
          _ = try reader.value()
        }
      },
    ]
  }
}
