public import CoreModule

/// Where the chain of sources is kept.
///
/// Every method that changes something is one transaction and one step that can be taken back. The dictionary in the program is always among
/// the sources; nothing is stored while it is the only one and enabled.
public protocol SourceStore: Sendable {
  /// The sources in the order in which they are asked, the disabled ones among them.
  func sources() async throws(StorageError) -> [SourceConfiguration]

  /// Puts a new source at the end of the chain. One that is not to be asked is an installed dictionary that is disabled, and the step is
  /// called so.
  ///
  /// - Throws: ``SourceStoreError/nameTaken(_:)``; then nothing was changed.
  func add(_ source: NewSource) async throws(SourceStoreError) -> SourceConfiguration

  /// Takes a source out of the chain and returns it as it was. Words keep what it found.
  ///
  /// - Throws: ``SourceStoreError/noSuchSource(_:)`` or ``SourceStoreError/coreStays``; then nothing was changed.
  func remove(_ number: SourceConfiguration.Number) async throws(SourceStoreError) -> SourceConfiguration

  /// Moves a source to this place, from 1 on; a place behind the end is the last one. Returns the whole chain.
  func move(_ number: SourceConfiguration.Number, to position: Int) async throws(SourceStoreError) -> [SourceConfiguration]

  /// Lets a source be asked, or not, and returns it.
  func setEnabled(_ number: SourceConfiguration.Number, _ isEnabled: Bool) async throws(SourceStoreError) -> SourceConfiguration

  /// Takes in sources that were kept elsewhere: those whose name no source has are added at the end, the others are left as they are.
  ///
  /// - Parameter isTrial: Whether nothing is to be changed, only told.
  /// - Returns: Which were added, one answer for each.
  func take(_ sources: [NewSource], isTrial: Bool) async throws(SourceStoreError) -> [Bool]
}

/// A source that is to be put into the chain.
public struct NewSource: Equatable, Sendable {
  /// What it is to be called.
  public var name: String
  /// What it is, and where.
  public var kind: SourceKind
  /// The direction it serves, where that is known.
  public var direction: Direction?
  /// Whether it is to be asked.
  public var isEnabled: Bool

  /// A new source from its parts.
  public init(name: String, kind: SourceKind, direction: Direction? = nil, isEnabled: Bool = true) {
    self.name = name
    self.kind = kind
    self.direction = direction
    self.isEnabled = isEnabled
  }
}

/// What can go wrong with the chain of sources.
public enum SourceStoreError: Error, Equatable, Sendable {
  /// The disk or the database.
  case storage(StorageError)
  /// No source has this number.
  case noSuchSource(SourceConfiguration.Number)
  /// Another source, this one, is called so.
  case nameTaken(SourceConfiguration)
  /// The dictionary in the program can be moved and disabled, but not taken out.
  case coreStays
}

extension DataArea {
  /// The chain of sources.
  public static let sources = DataArea("sources")
}

extension StepName {
  /// A source was put into the chain.
  public static let sourceAdd = StepName("source add")
  /// A source was taken out of the chain.
  public static let sourceRemove = StepName("source rm")
  /// A source was moved in the chain.
  public static let sourceMove = StepName("source move")
  /// A source was enabled.
  public static let sourceEnable = StepName("source enable")
  /// A source was disabled.
  public static let sourceDisable = StepName("source disable")
}
