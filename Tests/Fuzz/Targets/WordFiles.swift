import CoreModule
import CoreModuleLive
import EReaderSQLite

@testable import AppServices
@testable import PersonalDictionary

/// Files of words.
extension FuzzTarget {
  static var wordFiles: [FuzzTarget] {
    [
      FuzzTarget("delimited") { bytes in try read(bytes) { DelimitedReader(DelimitedOptions()) } },
      FuzzTarget("anki-text") { bytes in try read(bytes) { AnkiReader() } },
      FuzzTarget("kvtml") { bytes in try read(bytes) { KVTMLReader() } },
      FuzzTarget("word-objects") { bytes in try read(bytes) { WordObjectReader() } },
      FuzzTarget("file-kind") { bytes in _ = WordFileKind(head: bytes) },
      FuzzTarget("utf16") { bytes in
        let stream = UTF16Stream(first: Array(bytes.prefix(16)), then: MemoryStream(Array(bytes.dropFirst(16)), portion: 7))
        while try !stream.next().isEmpty {}
      },
      FuzzTarget("e-reader") { bytes in
        let files = SystemFiles(workingFolder: "/", ownFiles: [], ownFolder: "/nonexistent", temporaryFolder: FuzzFolder.path)
        _ = try EReaderDatabases(files: files).open(try FuzzFolder.write(bytes, to: "reader.db"))
      },
    ]
  }

  /// Reads the file in pieces and whole.
  private static func read(_ bytes: [UInt8], _ reader: () -> any WordFileReader) throws {
    var whole = reader()
    let records = try whole.read(Array(bytes.dropFirst()), isLast: true)
    var cut = reader()
    let parts = pieces(bytes)
    var found: [WordFileRecord] = []
    for (index, part) in parts.enumerated() { found += try cut.read(part, isLast: index == parts.count - 1) }
    try agree(found, parts.isEmpty ? found : records)
  }
}
