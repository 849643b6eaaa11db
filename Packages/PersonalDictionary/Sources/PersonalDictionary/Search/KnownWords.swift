public import CoreModule

/// How well a word is known, as a condition of a search.
public enum Familiarity: Hashable, Sendable {
  /// To be practised now.
  case due
  /// Practised at least once.
  case begun
  /// Likely to be remembered for weeks.
  case known
  /// With a stability, in days, in this range.
  case stability(ClosedRange<Double>)
  /// Forgotten again and again.
  case leech
  /// Suspended.
  case suspended
}

/// Knows how well words are known, which the dictionary itself does not.
public protocol KnownWords: Sendable {
  /// The words with this familiarity.
  func words(_ familiarity: Familiarity) async throws(StorageError) -> Set<Word.ID>
}

/// Knows no words; for programs without practice.
public struct NoKnownWords: KnownWords {
  /// Creates a value.
  public init() {}

  public func words(_ familiarity: Familiarity) -> Set<Word.ID> { [] }
}

/// A condition of a search that needs ``KnownWords``.
public struct FamiliarityCondition: Equatable, Sendable {
  /// The familiarity.
  public let familiarity: Familiarity
  /// Whether it is excluded.
  public let isExcluded: Bool

  /// Creates a condition.
  public init(_ familiarity: Familiarity, isExcluded: Bool = false) {
    self.familiarity = familiarity
    self.isExcluded = isExcluded
  }
}

extension Familiarity {
  /// Parses a stability as typed after `stability:`, such as `>30d` or `<=2w`; without a unit, in days. A month has 30 days, a year 365.
  init?(stability text: String) {
    let signs = ["<=", ">=", "<", ">"]
    guard let sign = signs.first(where: text.hasPrefix), let days = Self.days(text.dropFirst(sign.count)) else { return nil }
    switch sign {
    case "<=": self = .stability(0...days)
    case ">=": self = .stability(days...(.greatestFiniteMagnitude))
    case "<": self = .stability(0...max(0, days.nextDown))
    default: self = .stability(days.nextUp...(.greatestFiniteMagnitude))
    }
  }

  private static func days(_ text: Substring) -> Double? {
    let units: [Character: Double] = ["d": 1, "w": 7, "m": 30, "y": 365]
    let unit = text.last.flatMap { units[$0] }
    let number = unit == nil ? text : text.dropLast()
    guard !number.isEmpty, number.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let value = Double(number) else { return nil }
    return value * (unit ?? 1)
  }
}
