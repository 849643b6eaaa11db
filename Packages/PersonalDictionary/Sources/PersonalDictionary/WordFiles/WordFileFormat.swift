/// The forms in which words come and go as files.
public enum WordFileFormat: String, CaseIterable, Sendable {
  /// Columns separated by commas, or by another sign.
  case csv
  /// Columns separated by tabs.
  case tsv
  /// What Quizlet copies: a term, a tab, its definition; no header and no quotes.
  case quizlet
  /// The notes that Anki writes as plain text.
  case anki
  /// The words as the command line prints them.
  case json
  /// The vocabulary files of Parley and its relatives, version 2.
  case kvtml
  /// The words looked up on a Kindle: `vocab.db`.
  case kindle
  /// The words looked up on a Kobo: `KoboReader.sqlite`.
  case kobo

  /// Whether words can be written in it.
  public var isWritable: Bool { self != .kindle && self != .kobo }

  /// The format that the ending of a file's name stands for, or `nil`.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: "."), !fileName[dot...].contains("/") else { return nil }
    switch fileName[dot...].dropFirst().lowercased() {
    case "csv": self = .csv
    case "tsv", "tab", "txt": self = .tsv
    case "json", "jsonl", "ndjson": self = .json
    case "kvtml": self = .kvtml
    default: return nil
    }
  }
}

/// What a file can be that is no text.
public enum ForeignFileKind: Equatable, Sendable {
  /// A file packed by gzip.
  case gzip
  /// A ZIP archive, such as Anki's collections and the files of spreadsheets are.
  case zip
  /// A PNG image.
  case png
  /// A PDF document.
  case pdf
  /// A program or library.
  case program
  /// Bytes of any other kind.
  case bytes

  private static let beginnings: [(ForeignFileKind, [UInt8])] = [
    (.gzip, [0x1F, 0x8B]), (.zip, [0x50, 0x4B, 0x03, 0x04]), (.zip, [0x50, 0x4B, 0x05, 0x06]), (.png, [0x89, 0x50, 0x4E, 0x47]),
    (.pdf, Array("%PDF-".utf8)), (.program, [0x7F, 0x45, 0x4C, 0x46]),
  ]

  /// `nil` for what may be a text of UTF-8, which has no NUL in it.
  init?(head: [UInt8]) {
    let known = Self.beginnings.first { head.starts(with: $0.1) }?.0
    guard let kind = known ?? (head.contains(0) ? .bytes : nil) else { return nil }
    self = kind
  }
}

/// What the first bytes of a file show it to be.
public enum WordFileKind: Equatable, Sendable {
  /// Words in this format.
  case words(WordFileFormat)
  /// Columns of text; which sign separates them shows later.
  case columns
  /// An SQLite database, perhaps of an e-reader.
  case database
  /// Text of UTF-16.
  case utf16
  /// Something that holds no words in a form that can be read.
  case foreign(ForeignFileKind)

  /// So many bytes are enough to tell.
  public static let headLength = 1 << 16

  /// Looks at the first bytes of a file.
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
