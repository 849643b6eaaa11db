/// The file formats of words.
public enum WordFileFormat: String, CaseIterable, Sendable {
  /// Columns separated by commas or another character.
  case csv
  /// Columns separated by tabs.
  case tsv
  /// Quizlet's export: a term, a tab, its definition; no header, no quotes.
  case quizlet
  /// Anki's notes as plain text.
  case anki
  /// A package of Anki, with its schedule.
  case apkg
  /// The words as the command line prints them.
  case json
  /// KVTML 2, the vocabulary files of Parley.
  case kvtml
  /// The words looked up on a Kindle: `vocab.db`.
  case kindle
  /// The words looked up on a Kobo: `KoboReader.sqlite`.
  case kobo

  /// Whether it can be exported.
  public var isWritable: Bool { self != .kindle && self != .kobo }

  /// The format that the extension of a file name stands for; `nil` when it is unknown.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: "."), !fileName[dot...].contains("/") else { return nil }
    switch fileName[dot...].dropFirst().lowercased() {
    case "csv": self = .csv
    case "tsv", "tab", "txt": self = .tsv
    case "json", "jsonl", "ndjson": self = .json
    case "kvtml": self = .kvtml
    case "apkg", "colpkg": self = .apkg
    default: return nil
    }
  }
}

/// A file that is not text.
public enum ForeignFileKind: Equatable, Sendable {
  /// A gzip file.
  case gzip
  /// A ZIP archive, as are Anki's packages and the files of spreadsheets.
  case zip
  /// A PNG image.
  case png
  /// A PDF document.
  case pdf
  /// A program or library.
  case program
  /// Any other binary file.
  case bytes

  private static let beginnings: [(ForeignFileKind, [UInt8])] = [
    (.gzip, [0x1F, 0x8B]), (.zip, [0x50, 0x4B, 0x03, 0x04]), (.zip, [0x50, 0x4B, 0x05, 0x06]), (.png, [0x89, 0x50, 0x4E, 0x47]),
    (.pdf, Array("%PDF-".utf8)), (.program, [0x7F, 0x45, 0x4C, 0x46]),
  ]

  /// The kind of a file that begins with these bytes; `nil` when they may be UTF-8 text.
  init?(head: [UInt8]) {
    let recognized = Self.beginnings.first { head.starts(with: $0.1) }?.0
    guard let kind = recognized ?? (head.contains(0) ? .bytes : nil) else { return nil }
    self = kind
  }
}

/// The kind of a file, detected from its first bytes.
public enum WordFileKind: Equatable, Sendable {
  /// Words in this format.
  case words(WordFileFormat)
  /// Delimited text; the separator is detected later.
  case columns
  /// An SQLite database, perhaps of an e-reader.
  case database
  /// UTF-16 text.
  case utf16
  /// A file of another kind.
  case foreign(ForeignFileKind)

  /// The number of bytes to examine.
  public static let headLength = 1 << 16

  /// Detects the kind from the first bytes.
  public init(head: [UInt8]) {
    if head.starts(with: "SQLite format 3\0".utf8) {
      self = .database
      return
    }
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) {
      self = .utf16
      return
    }
    if let foreign = ForeignFileKind(head: head) {
      self = .foreign(foreign)
      return
    }
    let text = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head[3...] : head[...]
    if AnkiHeader.begins(text) {
      self = .words(.anki)
      return
    }
    let visible = text.drop { $0 <= 0x20 }
    let second = visible.dropFirst().first { $0 > 0x20 }
    let isValue = second.map { "{]\"[-0123456789".utf8.contains($0) } ?? false
    switch visible.first {
    case UInt8(ascii: "{") where second == UInt8(ascii: "\"") || second == UInt8(ascii: "}"): self = .words(.json)
    case UInt8(ascii: "[") where isValue: self = .words(.json)
    case UInt8(ascii: "<") where ["<?xml", "<!DOCTYPE", "<kvtml"].contains { visible.starts(with: $0.utf8) }: self = .words(.kvtml)
    default: self = .columns
    }
  }
}
