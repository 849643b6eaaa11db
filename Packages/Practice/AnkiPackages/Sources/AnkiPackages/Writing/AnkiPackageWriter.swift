public import CoreModule
import CoreModulePOSIX
import Glibc
import ZipFiles

/// Writes a package (`.apkg`) that every version of Anki reads.
///
/// The same notes give the same bytes. The file appears at its path only when ``finish()`` has completed the package.
///
/// ```swift
/// let writer = try AnkiPackageWriter(path: "cards.apkg", collection: collection, modified: now)
/// try writer.add(notes)
/// try writer.finish()
/// ```
public final class AnkiPackageWriter {
  private let path: String
  private let package: TemporaryFile
  private let database: NewCollection

  /// Begins a package. Temporary files are in the folder of the package.
  ///
  /// - Parameters:
  ///   - path: The path of the package.
  ///   - collection: The decks, the note types and the day from which the days of cards are counted.
  ///   - modified: When the collection was last changed, usually now.
  /// - Throws: ``AnkiPackageError``.
  public init(path: String, collection: AnkiCollection, modified: Timestamp) throws(AnkiPackageError) {
    let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    do throws(AnkiPackageError) {
      package = try TemporaryFile(in: folder, prefix: ".glot-apkg-")
      database = try NewCollection(in: folder, collection: collection, modified: modified)
    } catch { throw error.ofPackage(path) }
    self.path = path
  }

  /// Adds notes with their cards and answers.
  ///
  /// A number that is already in use by another note, card or answer is replaced by the next free one.
  ///
  /// - Throws: ``AnkiPackageError``.
  public func add(_ notes: [AnkiNote]) throws(AnkiPackageError) { try database.add(notes) }

  /// Completes the package and moves it to its path, replacing any file there.
  ///
  /// - Throws: ``AnkiPackageError``.
  public func finish() throws(AnkiPackageError) {
    try database.finish()
    do throws(ZipError) {
      var zip = ZipWriter(file: package.file)
      try zip.add("collection.anki2", from: database.file)
      try zip.add("media", Array("{}".utf8))
      try zip.finish()
    } catch { throw Self.fault(error, path: path) }
    try package.rename(to: path)
  }

  private static func fault(_ error: ZipError, path: String) -> AnkiPackageError {
    switch error {
    case .system(let error): .file(UserFileError(path: path, .writing(error)))
    case .tooLarge(_, let limit): .tooLarge(path: path, limit: limit)
    default: .damaged(path: path)
    }
  }
}

extension AnkiPackageError {
  /// Reports errors of the temporary file as errors of the package, because the user chose its folder.
  fileprivate func ofPackage(_ path: String) -> AnkiPackageError {
    guard case .workFile(let error) = self else { return self }
    return .file(UserFileError(path: path, error.reason == .missing ? .cannotCreate : error.reason))
  }
}
