import CoreModulePOSIX
import Glibc

/// Reads a package of Anki, `.apkg` or `.colpkg`, writing only a temporary file.
///
/// ```swift
/// let reader = try AnkiPackageReader(path: "spanish.apkg", temporaryFolder: "/tmp")
/// while case let notes = try reader.nextNotes(), !notes.isEmpty { … }
/// ```
public final class AnkiPackageReader {
  /// The limits for unpacking. A package can unpack to a thousand times its size.
  public struct Limits: Equatable, Sendable {
    /// The maximum size of the collection, in bytes.
    public var collectionBytes = 2 << 30
    /// The maximum size of the list of media, in bytes.
    public var mediaListBytes = 16 << 20

    /// The maximum ratio of the size of the collection to that of the package, above a size that is always allowed. Real packages are a
    /// fifth to a tenth of the size of their collections.
    public var ratio = 50

    /// The size in bytes up to which collections are always unpacked.
    private static let least = 64 << 20

    /// Creates the usual limits, which are above the largest real collections.
    public init() {}

    /// The maximum size of the collection in a package of this size.
    func collectionBytes(ofPackage size: Int) -> Int { min(collectionBytes, Self.least + ratio * size) }
  }

  /// The decks, the note types and the numbers of notes, cards and answers.
  public let collection: AnkiCollection
  private let archive: PackageArchive
  private let database: CollectionDatabase
  private let limits: Limits
  private var portions = NotePortions()

  /// Unpacks the collection of the package at `path` into a temporary file.
  ///
  /// - Parameter temporaryFolder: A folder that exists, with room for the collection. The file in it has no name after this returns, and
  ///   is gone when the reader is released.
  /// - Throws: ``AnkiPackageError``. A package with a newer schema is rejected.
  public init(path: String, temporaryFolder: String, limits: Limits = Limits()) throws(AnkiPackageError) {
    let archive = try PackageArchive(path: path)
    let file = try TemporaryFile(in: temporaryFolder, prefix: ".glot-anki-")
    try archive.unpack(to: file, limit: limits.collectionBytes(ofPackage: archive.size))
    var status = stat()
    let size = fstat(file.file.rawValue, &status) == 0 ? Int(status.st_size) : 0
    let database = try CollectionDatabase(file, size: size, path: path)
    collection = try database.read { connection in
      let schema = CollectionSchema(path: path)
      let collection = try schema.collection(connection)
      if archive.isOldest, try schema.isNotice(connection) { throw AnkiPackageError.onlyNotice(path: path) }
      return collection
    }
    (self.archive, self.database, self.limits) = (archive, database, limits)
  }

  /// Returns the next notes, in the order of their numbers; an empty array at the end.
  ///
  /// - Throws: ``AnkiPackageError``.
  public func nextNotes() throws(AnkiPackageError) -> [AnkiNote] {
    var portions = portions
    let path = archive.path
    let notes = try database.read { connection in try portions.next(connection, path: path) }
    self.portions = portions
    return notes
  }

  /// Returns some notes of each note type, without their cards, to guess the roles of the fields from.
  ///
  /// - Throws: ``AnkiPackageError``.
  public func samples(ofEach count: Int = 50) throws(AnkiPackageError) -> [AnkiNote] {
    let types = collection.noteTypes
    return try database.read { connection in
      try types.flatMap { try NotePortions.samples(of: $0.id, count: count, connection) }
    }
  }

  /// Returns the media that the package lists. They are never unpacked.
  ///
  /// - Throws: ``AnkiPackageError``, when the list is damaged or too large.
  public func media() throws(AnkiPackageError) -> [AnkiMedia] {
    guard let list = try archive.mediaList(limit: limits.mediaListBytes) else { return [] }
    guard let media = archive.isCompressed ? AnkiMedia.list(message: list) : AnkiMedia.list(json: list) else {
      throw .damaged(path: archive.path)
    }
    return media.map { AnkiMedia(name: $0.name, isPresent: archive.hasMedia($0.entry)) }
  }
}
