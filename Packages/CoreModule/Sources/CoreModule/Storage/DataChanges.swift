/// A part of the stored data that changes together: the words, the tasks. Named by the feature that owns it.
public struct DataArea: Hashable, Sendable {
  /// The area's name, unique among the features.
  public let name: String

  /// Names an area.
  public init(_ name: String) { self.name = name }
}

/// Says that stored data changed.
public enum DataChange: Equatable, Sendable {
  /// This process committed a change to these areas.
  case here(Set<DataArea>)
  /// Another process committed a change; what it touched is not known.
  case elsewhere

  /// Whether `area` may look different now.
  public func mayTouch(_ area: DataArea) -> Bool {
    switch self {
    case .here(let areas): areas.contains(area)
    case .elsewhere: true
    }
  }
}

/// Announces every committed change, whoever made it. Only the store layer sends.
public protocol DataChanges: Sendable {
  /// Every change from now on, until the stream is dropped.
  func subscribe() -> AsyncStream<DataChange>
}
