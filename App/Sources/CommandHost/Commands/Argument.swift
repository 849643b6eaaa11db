import CoreModule

/// An option, a flag or an operand as its command declares it. How it is read, its help, its completion and what is said when it is wrong
/// follow from this.
struct Argument {
  enum Kind {
    case flag
    case option
    case operand
  }

  struct Traits: OptionSet {
    let rawValue: Int

    /// It can be repeated.
    static let isRepeatable = Traits(rawValue: 1)
    static let isRequired = Traits(rawValue: 2)
    /// One name is followed by all values up to the next option.
    static let takesSeveral = Traits(rawValue: 4)
    /// Its value is a whole number.
    static let isNumber = Traits(rawValue: 8)
    /// Without it, standard input is read. The usage shows it as required.
    static let orInput = Traits(rawValue: 16)
    /// It is for glot's own processes, and shown nowhere.
    static let isHidden = Traits(rawValue: 32)
    /// What looks like a negative number is one, as no option begins with a digit.
    static let takesNegativeNumbers = Traits(rawValue: 64)
  }

  /// How a shell completes the value.
  enum Completion {
    case none
    case list([String])
    case file
    case directory
    /// The user's texts, and also these words, by `glot complete`.
    case stored(StoredTextKind, besides: [String] = [])
  }

  let kind: Kind
  /// The long name without its dashes. In capitals, it is the English placeholder for the value.
  let name: String
  var short: Character?
  var russianValue = ""
  var help = LocalizedText(verbatim: "")
  var traits: Traits = []
  var completion: @Sendable () -> Completion = { .none }

  /// The names as typed, the shortest first.
  var spelledNames: [String] {
    guard kind != .operand else { return [] }
    return [short.map { "-\($0)" }, "--\(name)"].compactMap(\.self)
  }

  /// Whether `typed`, with its dashes, is a name of this option.
  func isNamed(_ typed: some StringProtocol) -> Bool {
    guard kind != .operand else { return false }
    if typed.hasPrefix("--") { return typed.dropFirst(2) == name }
    return typed.count == 2 && typed.last == short
  }

  /// The placeholder for the value in help and messages.
  func valueName(_ language: InterfaceLanguage) -> String {
    switch language {
    case .english: name.uppercased()
    case .russian: russianValue
    }
  }
}
