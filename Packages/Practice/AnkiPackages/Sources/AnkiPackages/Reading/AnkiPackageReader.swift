import CoreModulePOSIX
import Glibc

/// Reads a package of Anki, `.apkg` or `.colpkg`, writing only a temporary file.
///
/// ```swift
/// let reader = try AnkiPackageReader(path: "spanish.apkg", temporaryFolder: "/tmp")
/// while case let notes = try reader.nextNotes(), !notes.isEmpty { … }
/// ```
public final class AnkiPackageReader {
  /// The limits for unpacking. A package can contain a thousand times its size.
  public struct Limits: Equatable, Sendable {
    /// The bytes of the collection.
    public var collectionBytes = 2 << 30
    /// The bytes of the list of media.
    public var mediaListBytes = 16 << 20

    /// The maximum ratio of the sizes of the collection and of the package, apart from the first bytes. Real collections are packed to a
    /// fifth or a tenth of their size.
    public var ratio = 50

    /// The size up to which collections are always unpacked.
    private static let least = 64 << 20

    /// The usual limits: more than the largest collections have.
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

  /// The next notes, in the order of their numbers; none at the end.
  ///
  /// - Throws: ``AnkiPackageError``.
  public func nextNotes() throws(AnkiPackageError) -> [AnkiNote] {
    var portions = portions
    let path = archive.path
    let notes = try database.read { connection in try portions.next(connection, path: path) }
    self.portions = portions
    return notes
  }

  /// Some notes of each note type, without their cards, for guessing what the fields mean.
  ///
  /// - Throws: ``AnkiPackageError``.
  public func samples(ofEach count: Int = 50) throws(AnkiPackageError) -> [AnkiNote] {
    let types = collection.noteTypes
    return try database.read { connection in
      try types.flatMap { try NotePortions.samples(of: $0.id, count: count, connection) }
    }
  }

  /// The media that the package lists. They are never unpacked.
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
