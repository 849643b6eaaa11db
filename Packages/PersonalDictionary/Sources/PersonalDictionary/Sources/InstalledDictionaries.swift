/// The dictionaries whose files are on this machine.
public protocol InstalledDictionaries: Sendable {
  /// Those that the system's packages have installed and that serve a direction, as sources, by name. This is asked with each look-up: no
  /// more is read than what tells the direction.
  func sources() async -> [NewSource]

  /// The same with what is in them, for which they are read to their end; what cannot be read is left out.
  func dictionaries() async -> [InstalledDictionary]

  /// Reads what a dictionary is, and checks that its parts fit together.
  ///
  /// - Parameters:
  ///   - kind: Of which kind it is said to be.
  ///   - path: The path of any of its files, with or without its ending, or what an installed one is called.
  /// - Throws: ``SourceFault`` when it cannot be used.
  func dictionary(_ kind: SourceKindName, at path: String) async throws(SourceFault) -> InstalledDictionary
}

/// A dictionary whose files are on this machine.
public struct InstalledDictionary: Equatable, Sendable {
  /// What its files are called, without their ending.
  public let name: String
  /// What it is, with the whole path of its main file.
  public let kind: SourceKind
  /// What it calls itself.
  public let title: String?
  /// The direction it serves, where its name or its own words tell.
  public let direction: Direction?
  /// How many headwords it has.
  public let headwordCount: Int

  /// A dictionary from its parts.
  public init(name: String, kind: SourceKind, title: String?, direction: Direction?, headwordCount: Int) {
    self.name = name
    self.kind = kind
    self.title = title
    self.direction = direction
    self.headwordCount = headwordCount
  }
}
