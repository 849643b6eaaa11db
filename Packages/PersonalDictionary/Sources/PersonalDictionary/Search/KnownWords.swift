public import CoreModule

/// What a search can ask about how well words are known.
public enum Familiarity: Hashable, Sendable {
  /// To be practised now.
  case due
  /// Practised at least once.
  case begun
  /// Remembered for weeks.
  case known
  /// Remembered for this many days.
  case stability(ClosedRange<Double>)
  /// Forgotten again and again.
  case leech
  /// Suspended.
  case suspended
}

/// Knows how well words are known. The dictionary itself does not know it.
public protocol KnownWords: Sendable {
  /// The words with this familiarity.
  func words(_ familiarity: Familiarity) async throws(StorageError) -> Set<Word.ID>
}

/// Finds no words, for programs without a practice.
public struct NoKnownWords: KnownWords {
  /// Creates it.
  public init() {}

  public func words(_ familiarity: Familiarity) -> Set<Word.ID> { [] }
}

/// A condition of a search that ``KnownWords`` can answer.
public struct FamiliarityCondition: Equatable, Sendable {
  /// The familiarity to look for.
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
  /// A stability as it is typed after `stability:`, such as `>30d` or `<=2w`. Without a unit, the number is of days.
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
