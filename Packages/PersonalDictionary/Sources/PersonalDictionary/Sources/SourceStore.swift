public import CoreModule

/// Stores the list of sources.
///
/// Every change is one transaction and one undo step. The built-in dictionary is always in the list; nothing is stored while it is the only
/// source and enabled.
public protocol SourceStore: Sendable {
  /// The sources in the order of look-ups, including disabled ones.
  func sources() async throws(StorageError) -> [SourceConfiguration]

  /// Adds a source. Adding a disabled source, or one at a position, is recorded as disabling or moving an installed dictionary.
  ///
  /// - Parameter position: From 1; `nil` for the end of the list.
  /// - Throws: ``SourceStoreError/nameTaken(_:)``; then nothing changes.
  func add(_ source: NewSource, at position: Int?) async throws(SourceStoreError) -> SourceConfiguration

  /// Removes a source and returns it. Words keep its translations.
  ///
  /// - Throws: ``SourceStoreError/noSuchSource(_:)`` or ``SourceStoreError/coreStays``; then nothing changes.
  func remove(_ number: SourceConfiguration.Number) async throws(SourceStoreError) -> SourceConfiguration

  /// Moves a source to this position, from 1, and returns the whole list. A position after the end means the last one.
  func move(_ number: SourceConfiguration.Number, to position: Int) async throws(SourceStoreError) -> [SourceConfiguration]

  /// Enables or disables a source and returns it.
  func setEnabled(_ number: SourceConfiguration.Number, _ isEnabled: Bool) async throws(SourceStoreError) -> SourceConfiguration

  /// Imports sources: those with a new name are added at the end, the others are skipped.
  ///
  /// - Parameters:
  ///   - isTrial: Whether only to return what would change.
  ///   - change: The transaction that this belongs to; `nil` for one of its own.
  /// - Returns: Whether each source was added.
  func merge(_ sources: [NewSource], isTrial: Bool, in change: Change?) async throws(SourceStoreError) -> [Bool]
}

extension SourceStore {
  /// Adds a source at the end; see ``SourceStore/add(_:at:)``.
  public func add(_ source: NewSource) async throws(SourceStoreError) -> SourceConfiguration { try await add(source, at: nil) }
}

/// A source to add.
public struct NewSource: Equatable, Sendable {
  /// The name.
  public var name: String
  /// The kind and location.
  public var kind: SourceKind
  /// The direction, if known.
  public var direction: Direction?
  /// Whether it is enabled.
  public var isEnabled: Bool

  /// Creates a new source.
  public init(name: String, kind: SourceKind, direction: Direction? = nil, isEnabled: Bool = true) {
    self.name = name
    self.kind = kind
    self.direction = direction
    self.isEnabled = isEnabled
  }
}

/// Why a source store fails.
public enum SourceStoreError: StoreFailure, Equatable, Sendable {
  /// The disk or the database failed.
  case storage(StorageError)
  /// No source has this number.
  case noSuchSource(SourceConfiguration.Number)
  /// This source already has the name.
  case nameTaken(SourceConfiguration)
  /// The built-in dictionary can be moved and disabled, but not removed.
  case coreStays
}

extension DataArea {
  /// The list of sources.
  public static let sources = DataArea("sources")
}

extension StepName {
  /// A source was added.
  public static let sourceAdd = StepName("source add")
  /// A source was removed.
  public static let sourceRemove = StepName("source rm")
  /// A source was moved.
  public static let sourceMove = StepName("source move")
  /// A source was enabled.
  public static let sourceEnable = StepName("source enable")
  /// A source was disabled.
  public static let sourceDisable = StepName("source disable")
}
