import CoreModule
import CorePresentation

/// The value of an option that not every text is. A command says what is wrong with it when it asks for the value.
struct OptionValue<Value> {
  /// The option with its dashes.
  let option: String
  /// What was typed; `nil` without the option.
  let typed: String?
  let parse: (_ typed: String, _ option: String) throws(Problem) -> Value

  var isGiven: Bool { typed != nil }

  /// The value; `nil` without the option.
  func callAsFunction() throws(Problem) -> Value? {
    guard let typed else { return nil }
    return try parse(typed, option)
  }
}

extension ArgumentReader {
  /// An option whose value is one of these.
  mutating func choice<Value: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, russianValue: String, en english: String, ru russian: String
  ) -> OptionValue<Value> where Value.RawValue == String {
    let typed = option(
      name, russianValue: russianValue, en: english, ru: russian, completion: .list(Value.allCases.map(\.rawValue))
    )
    return OptionValue(option: "--" + name, typed: typed) { value, option throws(Problem) in try Value(value, of: option) }
  }

  /// An option whose value is how many of something.
  ///
  /// - Parameter range: The numbers that it may be; `nil` for all from 0.
  mutating func count(
    _ name: String, russianValue: String = "ЧИСЛО", in range: ClosedRange<Int>? = nil, en english: String, ru russian: String
  ) -> OptionValue<Int> {
    let typed = option(name, russianValue: russianValue, en: english, ru: russian)
    return OptionValue(option: "--" + name, typed: typed) { text, option throws(Problem) in try Int(text, of: option, in: range) }
  }

  /// The number from which all that is random follows.
  mutating func seed(en english: String, ru russian: String) -> OptionValue<UInt64> {
    let typed = option("seed", russianValue: "ЧИСЛО", en: english, ru: russian)
    return OptionValue(option: "--seed", typed: typed) { text, option throws(Problem) in
      guard let seed = UInt64(text) ?? Int64(text).map(UInt64.init(bitPattern:)) else {
        throw .invalidValue(text, of: option, en: "Use a whole number.", ru: "Укажите целое число.")
      }
      return seed
    }
  }
}

extension Int {
  /// Parses the value of an option.
  ///
  /// - Parameter range: The numbers that it may be; `nil` for all from 0.
  init(_ text: String, of option: String, in range: ClosedRange<Int>? = nil) throws(Problem) {
    guard let number = Int(text), (range ?? 0...Int.max).contains(number) else {
      let (english, russian) =
        range.map { ("whole number from \($0.lowerBound) to \($0.upperBound)", "целое число от \($0.lowerBound) до \($0.upperBound)") }
        ?? ("whole number", "целое неотрицательное число")
      throw .invalidValue(text, of: option, en: "Use a \(english).", ru: "Укажите \(russian).")
    }
    self = number
  }
}
