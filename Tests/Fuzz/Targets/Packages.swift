import CoreModule
import ZipFiles
import ZstandardStreams

@testable import AnkiPackages

/// Archives: zip, Zstandard, packages of Anki and the texts in their fields.
extension FuzzTarget {
  static var packages: [FuzzTarget] {
    [
      FuzzTarget("zip") { bytes in
        let archive = try ZipFile(path: try FuzzFolder.write(bytes, to: "archive.zip"))
        for entry in try archive.entries(where: { _ in true }).values { _ = try archive.bytes(of: entry, limit: 1 << 20) }
      },
      FuzzTarget("zstandard") { bytes in
        let decompressor = try ZstandardDecompressor()
        decompressor.add(bytes)
        var count = 0
        while count < 1 << 20, case let part = try decompressor.next(), !part.isEmpty { count += part.count }
      },
      FuzzTarget("anki-package") { bytes in
        let path = try FuzzFolder.write(bytes, to: "deck.apkg")
        let reader = try AnkiPackageReader(path: path, temporaryFolder: FuzzFolder.path)
        _ = try reader.media()
        _ = try reader.samples()
        while try !reader.nextNotes().isEmpty {}
      },
      FuzzTarget("anki-field") { bytes in
        _ = AnkiFieldText(html: text(bytes))
        _ = AnkiCloze(text(bytes))
      },
    ]
  }
}
