public import CoreModule
import Foundation

/// How often and how recently something was used, as one number that needs no updates.
///
/// A use counts 1, and half of that after each week. The number is the moment at which the sum will have fallen to 1. Two values therefore
/// keep their order over time.
public struct Frecency: Hashable, Comparable, Sendable {
  /// Milliseconds since the epoch.
  public let rawValue: Int64

  /// Creates a stored value.
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// Creates the value after a use at `now`, in milliseconds since the epoch.
  public init(usedAt now: Int64, before: Frecency?) {
    guard let before else {
      rawValue = now
      return
    }
    let count = 1 + exp2((Double(before.rawValue) - Double(now)) / Self.halfLife)
    rawValue = now + Int64(log2(count) * Self.halfLife)
  }

  /// The value, or that of `count` uses at `now` if it is higher: a higher value was stored under a wrong clock.
  func bounded(by count: Int, at now: Int64) -> Frecency {
    min(self, Frecency(rawValue: now + Int64(log2(Double(count)) * Self.halfLife)))
  }

  private static let halfLife: Double = 7 * 86_400_000

  /// Orders by use, the least used first.
  public static func < (left: Frecency, right: Frecency) -> Bool { left.rawValue < right.rawValue }
}

/// How a piece was used.
public struct PieceUse: Hashable, Sendable {
  /// How often it was output, from 1 to ``maximumCount``.
  public let count: Int
  /// How often and how recently it was used.
  public let frecency: Frecency

  /// The highest count.
  public static let maximumCount = 1_000_000_000

  /// Creates a use.
  public init(count: Int, frecency: Frecency) {
    self.count = min(max(count, 1), Self.maximumCount)
    self.frecency = frecency
  }

  /// Creates the use after one more at `moment`.
  public init(after before: PieceUse?, at moment: Timestamp) {
    let now = moment.milliseconds
    self.init(count: (before?.count ?? 0) + 1, frecency: Frecency(usedAt: now, before: before?.frecency(at: now)))
  }

  /// The frecency at `now`. Uses in the future count as now, so that a clock that was once wrong does not decide the order forever.
  func frecency(at now: Int64) -> Frecency { frecency.bounded(by: count, at: now) }
}

/// A piece in the list of all pieces of its button.
public struct ListedPiece: Hashable, Sendable {
  /// The piece.
  public let piece: Piece
  /// Its use; `nil` when it was never used.
  public let use: PieceUse?

  /// `pieces`, the most used first; equally used ones keep their order.
  public static func byFrecency(_ pieces: [ListedPiece], at now: Timestamp) -> [ListedPiece] {
    let frecencies = pieces.map { $0.use?.frecency(at: now.milliseconds) }
    return pieces.enumerated().sorted { left, right in
      let (first, second) = (frecencies[left.offset], frecencies[right.offset])
      guard first != second else { return left.offset < right.offset }
      guard let first else { return false }
      return second.map { first > $0 } ?? true
    }.map(\.element)
  }
}
