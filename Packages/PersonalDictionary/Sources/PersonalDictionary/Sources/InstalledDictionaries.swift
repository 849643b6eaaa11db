/// Finds the dictionaries on this machine.
public protocol InstalledDictionaries: Sendable {
  /// The dictionaries of system packages whose direction is known, by name. Called for each look-up, so it reads only what it needs to find
  /// the direction.
  func sources() async -> [NewSource]

  /// All installed dictionaries with their numbers of headwords, for which they are read completely; unreadable ones are left out.
  func dictionaries() async -> [InstalledDictionary]

  /// Reads a dictionary and checks its files.
  ///
  /// - Parameters:
  ///   - kind: The expected kind.
  ///   - path: The path of one of its files, with or without extension, or the name of an installed dictionary.
  /// - Throws: ``SourceFault`` when it cannot be used.
  func dictionary(_ kind: SourceKindName, at path: String) async throws(SourceFault) -> InstalledDictionary
}

/// A dictionary on this machine.
public struct InstalledDictionary: Equatable, Sendable {
  /// The name of its files, without extension.
  public let name: String
  /// The kind, with the absolute path of its main file.
  public let kind: SourceKind
  /// Its title, if it has one.
  public let title: String?
  /// The direction; `nil` when neither name nor title shows it.
  public let direction: Direction?
  /// The number of headwords.
  public let headwordCount: Int

  /// Creates a dictionary.
  public init(name: String, kind: SourceKind, title: String?, direction: Direction?, headwordCount: Int) {
    self.name = name
    self.kind = kind
    self.title = title
    self.direction = direction
    self.headwordCount = headwordCount
  }
}
