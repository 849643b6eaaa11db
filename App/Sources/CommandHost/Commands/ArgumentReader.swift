import CoreModule

/// Declares the arguments of a command and gives their values.
///
/// A command asks for its arguments in its initialiser, in the order of its help. The initialiser runs twice: first to collect what the
/// command declares, then with the values that `CommandLineParser` has found for it. So each argument is written down once, and no
/// reflection is needed, which would take longer than all the rest of a short command (docs/decisions/0031).
struct ArgumentReader {
  private(set) var declared: [Argument] = []
  private let given: [GivenValue]

  init(_ given: [GivenValue] = []) { self.given = given }

  /// The arguments that `declare` asks for.
  static func arguments(of declare: (inout ArgumentReader) -> Void) -> [Argument] {
    var reader = ArgumentReader()
    declare(&reader)
    return reader.declared
  }

  mutating func flag(_ name: String, short: Character? = nil, en english: String, ru russian: String) -> Bool {
    isGiven(Argument(kind: .flag, name: name, short: short, help: LocalizedText(en: english, ru: russian)))
  }

  /// A flag for glot's own processes.
  mutating func hiddenFlag(_ name: String) -> Bool { isGiven(Argument(kind: .flag, name: name, traits: .isHidden)) }

  /// A flag and its opposite, `--name` and `--no-name`; the last one counts.
  mutating func invertibleFlag(_ name: String, _ help: LocalizedText, opposite: LocalizedText) -> Bool? {
    let index = declared.count
    declared += [Argument(kind: .flag, name: name, help: help), Argument(kind: .flag, name: "no-" + name, help: opposite)]
    return given.last { $0.argument == index || $0.argument == index + 1 }.map { $0.argument == index }
  }

  mutating func option(
    _ name: String, short: Character? = nil, russianValue: String, en english: String, ru russian: String,
    completion: @autoclosure @escaping @Sendable () -> Argument.Completion = .none
  ) -> String? {
    let help = LocalizedText(en: english, ru: russian)
    return value(Argument(kind: .option, name: name, short: short, russianValue: russianValue, help: help, completion: completion))
  }

  mutating func requiredOption(_ name: String, russianValue: String, en english: String, ru russian: String) -> String {
    let help = LocalizedText(en: english, ru: russian)
    return value(Argument(kind: .option, name: name, russianValue: russianValue, help: help, traits: .isRequired)) ?? ""
  }

  /// An option whose value is a whole number.
  mutating func number(_ name: String, russianValue: String, en english: String, ru russian: String) -> Int? {
    let help = LocalizedText(en: english, ru: russian)
    return value(Argument(kind: .option, name: name, russianValue: russianValue, help: help, traits: .isNumber)).flatMap { Int($0) }
  }

  /// An option that can be repeated.
  ///
  /// - Parameter takesSeveral: Whether one name is followed by all values up to the next option.
  mutating func options(
    _ name: String, short: Character? = nil, russianValue: String, takesSeveral: Bool = false, en english: String, ru russian: String,
    completion: @autoclosure @escaping @Sendable () -> Argument.Completion = .none
  ) -> [String] {
    let traits: Argument.Traits = takesSeveral ? [.isRepeatable, .takesSeveral] : .isRepeatable
    let help = LocalizedText(en: english, ru: russian)
    return values(
      Argument(kind: .option, name: name, short: short, russianValue: russianValue, help: help, traits: traits, completion: completion)
    )
  }

  /// Declares an operand that names a subcommand, so that an unknown name is reported.
  mutating func subcommand(of command: String) -> String? {
    operand(
      "action", russianValue: "ДЕЙСТВИЕ", en: "What to do: one of the commands of \(command).",
      ru: "Что сделать: одна из команд \(command)."
    )
  }

  /// - Parameter orInput: Whether standard input is read without it.
  mutating func operand(
    _ name: String, russianValue: String, orInput: Bool = false, en english: String, ru russian: String,
    completion: @autoclosure @escaping @Sendable () -> Argument.Completion = .none
  ) -> String? {
    value(operand(name, russianValue, orInput ? .orInput : [], LocalizedText(en: english, ru: russian), completion))
  }

  mutating func requiredOperand(
    _ name: String, russianValue: String, en english: String, ru russian: String,
    completion: @autoclosure @escaping @Sendable () -> Argument.Completion = .none
  ) -> String {
    value(operand(name, russianValue, .isRequired, LocalizedText(en: english, ru: russian), completion)) ?? ""
  }

  /// All operands that are left.
  mutating func operands(
    _ name: String, russianValue: String, _ more: Argument.Traits = [], orInput: Bool = false, default usual: [String] = [],
    en english: String, ru russian: String, completion: @autoclosure @escaping @Sendable () -> Argument.Completion = .none
  ) -> [String] {
    let traits: Argument.Traits = more.union(orInput ? [.isRepeatable, .orInput] : .isRepeatable)
    let values = values(operand(name, russianValue, traits, LocalizedText(en: english, ru: russian), completion))
    return values.isEmpty ? usual : values
  }

  /// All operands that are left, at least one.
  mutating func requiredOperands(
    _ name: String, russianValue: String, en english: String, ru russian: String,
    completion: @autoclosure @escaping @Sendable () -> Argument.Completion = .none
  ) -> [String] {
    values(operand(name, russianValue, [.isRepeatable, .isRequired], LocalizedText(en: english, ru: russian), completion))
  }

  /// The file to write, instead of standard output.
  mutating func outputFile() -> String? {
    operand("file", russianValue: "ФАЙЛ", en: "The file to write.", ru: "Файл, в который записать.", completion: .file)
  }

  private func operand(
    _ name: String, _ russianValue: String, _ traits: Argument.Traits, _ help: LocalizedText,
    _ completion: @escaping @Sendable () -> Argument.Completion
  ) -> Argument {
    Argument(kind: .operand, name: name, russianValue: russianValue, help: help, traits: traits, completion: completion)
  }

  private mutating func isGiven(_ argument: Argument) -> Bool { value(argument) != nil }

  /// The value of `argument`. When it is given again, the last one counts.
  private mutating func value(_ argument: Argument) -> String? {
    let index = declared.count
    declared.append(argument)
    return given.last { $0.argument == index }?.value
  }

  private mutating func values(_ argument: Argument) -> [String] {
    let index = declared.count
    declared.append(argument)
    return given.filter { $0.argument == index }.map(\.value)
  }
}
