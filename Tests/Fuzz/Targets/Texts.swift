import CoreModule
import CoreModuleLive
import CorePresentation
import PersonalDictionary
import Reading
import Stemming
import TextFiles
import TodoList
import UBCOTranslation

@testable import AppServices

/// Texts: markup, books, subtitles, tasks, quick entry, searches, and what counts and translates.
extension FuzzTarget {
  private static var utc: LocalTime { LocalTime { _ in 0 } }
  private static var now: Timestamp { Timestamp(milliseconds: 1_795_000_000_000) }

  static var texts: [FuzzTarget] {
    [
      FuzzTarget("markup") { bytes in
        let text = text(bytes)
        _ = Markup.text(text)
        for case .tag(let tag) in MarkupTokens(text) { _ = tag.attributes }
      },
      FuzzTarget("text-file") { bytes in
        guard let first = bytes.first else { return }
        let formats = TextFileFormat.allCases.filter { $0 != .epub }
        try read(Array(bytes.dropFirst()), as: formats[Int(first) % formats.count])
      },
      FuzzTarget("epub") { bytes in
        var reader = try opener.open(try FuzzFolder.write(bytes, to: "book.epub"), as: .epub)
        while try reader.next() != nil {}
      },
      FuzzTarget("tokens") { bytes in
        _ = TextTokens(text(bytes))
        _ = LanguageGuess(text(bytes))
      },
      FuzzTarget("todo-txt") { bytes in _ = TodoTxt(localTime: utc).read(text(bytes), now: now) },
      FuzzTarget("icalendar") { bytes in _ = ICalendar(localTime: utc).read(text(bytes), now: now) },
      FuzzTarget("taskwarrior") { bytes in _ = try TaskwarriorFile(localTime: utc).read(text(bytes), now: now) },
      FuzzTarget("quick-entry") { bytes in
        let line = text(bytes)
        guard line.utf8.count < 4096 else { return }
        _ = try QuickEntryParser(now: now, localTime: utc).entry(line)
      },
      FuzzTarget("search") { bytes in _ = SearchText(text(bytes)) },
      FuzzTarget("roots") { bytes in
        let whole = RootCounter(stemmer: Stemmer())
        let rest = Array(bytes.dropFirst())
        try whole.read(rest.span)
        try whole.endText()
        let cut = RootCounter(stemmer: Stemmer())
        for piece in pieces(bytes) { try cut.read(piece.span) }
        try cut.endText()
        try agree(cut.stems.map(\.root), whole.stems.map(\.root))
      },
      FuzzTarget("ubco") { bytes in
        for direction in [TranslationDirection.toUBCO, .fromUBCO] {
          var options = TranslationOptions(direction)
          let fast = UBCOTranslator().translate(bytes, options)
          options.usesKernel = false
          try agree(UBCOTranslator().translate(bytes, options), fast)
        }
      },
    ]
  }

  private static var opener: TextFileOpener {
    TextFileOpener(files: SystemFiles(workingFolder: "/", ownFiles: [], ownFolder: "/nonexistent", temporaryFolder: FuzzFolder.path))
  }

  /// Reads the text in one portion and in small ones.
  private static func read(_ bytes: [UInt8], as format: TextFileFormat) throws {
    func blocks(_ portion: Int) throws -> [TextBlock] {
      var reader = try opener.read(MemoryStream(bytes, portion: portion), as: format, name: nil)
      var blocks: [TextBlock] = []
      while let block = try reader.next() { blocks.append(block) }
      return blocks
    }
    try agree(try blocks(7), try blocks(1 << 18))
  }
}
