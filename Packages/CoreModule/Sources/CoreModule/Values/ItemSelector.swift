/// How a user names an item of a list.
public enum ItemSelector<Item>: Hashable, Sendable {
  /// By its number.
  case number(Tagged<Item, Int>)
  /// By its text: spelled exactly so, or else but for case and accents.
  case text(String)

  /// A selector from what was typed: a whole number selects by number, unless `isText` says that it is a text such as `12`.
  public init(_ typed: String, isText: Bool = false) {
    if !isText, let number = Int(typed), typed.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      self = .number(Tagged(number))
    } else {
      self = .text(typed)
    }
  }

  /// What was typed.
  public var typed: String {
    switch self {
    case .number(let number): number.description
    case .text(let text): text
    }
  }
}
