public import CoreModule
import Foundation

/// How often and how lately something was used, as one number that never has to be brought up to date.
///
/// Each use counts one, and half of that a week later, a quarter after two. What is kept is the moment at which the count will have fallen to
/// one: of two things, the one whose moment is later has the higher count at any time.
public struct Frecency: Hashable, Comparable, Sendable {
  /// Milliseconds since the epoch.
  public let rawValue: Int64

  /// A value that was kept.
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// The value after a use at `now`, in milliseconds since the epoch.
  public init(usedAt now: Int64, before: Frecency?) {
    guard let before else {
      rawValue = now
      return
    }
    let count = 1 + exp2((Double(before.rawValue) - Double(now)) / Self.halfLife)
    rawValue = now + Int64(log2(count) * Self.halfLife)
  }

  /// The value, or where that is less, the one of `count` uses at `now`: what lies further ahead was kept under a clock that was wrong.
  func bounded(by count: Int, at now: Int64) -> Frecency {
    min(self, Frecency(rawValue: now + Int64(log2(Double(count)) * Self.halfLife)))
  }

  private static let halfLife: Double = 7 * 86_400_000

  /// What is used less comes first.
  public static func < (left: Frecency, right: Frecency) -> Bool { left.rawValue < right.rawValue }
}

/// How a piece was used.
public struct PieceUse: Hashable, Sendable {
  /// How often it was put out, from one to ``maximumCount``.
  public let count: Int
  /// How often and how lately.
  public let frecency: Frecency

  /// More uses than this are not counted.
  public static let maximumCount = 1_000_000_000

  /// A use from its parts.
  public init(count: Int, frecency: Frecency) {
    self.count = min(max(count, 1), Self.maximumCount)
    self.frecency = frecency
  }

  /// The use after one more, at `moment`.
  public init(after before: PieceUse?, at moment: Timestamp) {
    let now = moment.milliseconds
    self.init(count: (before?.count ?? 0) + 1, frecency: Frecency(usedAt: now, before: before?.frecency(at: now)))
  }

  /// How often and how lately, seen at `now`: uses of the future count as if they were now, so that a clock that was wrong once does not
  /// decide for ever what comes first.
  func frecency(at now: Int64) -> Frecency { frecency.bounded(by: count, at: now) }
}

/// A piece in the list of all pieces of its button.
public struct ListedPiece: Hashable, Sendable {
  /// The piece.
  public let piece: Piece
  /// How it was used; `nil` when it never was.
  public let use: PieceUse?

  /// A listed piece from its parts.
  public init(piece: Piece, use: PieceUse?) {
    self.piece = piece
    self.use = use
  }

  /// `pieces` with those first that are used most at `now`; those that are used alike stay in their order.
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
