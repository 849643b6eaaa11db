import CoreModule

/// A value on the command line, and the index of the declared argument that it belongs to. That of a flag is empty.
struct GivenValue {
  let argument: Int
  let value: String
}

/// Finds the values of declared arguments on a command line.
///
/// Options may be written as `--name value`, `--name=value`, `-n value`, `-n=value`, and flags of one letter as a cluster, `-qv`. What
/// follows `--` are operands.
struct CommandLineParser {
  private let declared: [Argument]
  private var rest: ArraySlice<String>
  private var given: [GivenValue] = []
  private var operands: [String] = []
  private var unknown: ArgumentError?

  private init(_ declared: [Argument], _ arguments: [String]) {
    self.declared = declared
    rest = arguments[...]
  }

  /// The values that `arguments` give for `declared`.
  static func values(in arguments: [String], for declared: [Argument]) throws(ArgumentError) -> [GivenValue] {
    var parser = CommandLineParser(declared, arguments)
    try parser.readOptions()
    let left = parser.giveOperands()
    if let missing = parser.missing { throw .missingArgument(missing) }
    if let unknown = parser.unknown { throw unknown }
    if !left.isEmpty { throw .unexpectedArguments(Array(left)) }
    return parser.given
  }

  /// Reads the options. Other arguments are operands; an unknown option is reported after other mistakes.
  private mutating func readOptions() throws(ArgumentError) {
    for argument in rest {
      let typed = TypedArgument(argument)
      if typed == .terminator { break }
      if typed == .malformed { throw .malformed }
    }
    while let argument = rest.popFirst() {
      if takesNegativeNumbers, Self.isNegativeNumber(argument) {
        operands.append(argument)
        continue
      }
      switch TypedArgument(argument) {
      case .value, .malformed: operands.append(argument)
      case .terminator:
        operands += rest
        rest = []
      case .option(let name, let value):
        if let index = index(of: name) {
          try take(index, named: name, value, isBareName: name == argument)
        } else {
          note(name)
        }
      case .cluster(let letters): try readCluster(argument, letters)
      }
    }
  }

  private mutating func readCluster(_ argument: String, _ letters: Substring) throws(ArgumentError) {
    let names = letters.map { "-\($0)" }
    guard names.contains(where: { index(of: $0) != nil }) else { return note(argument) }
    for (position, name) in names.enumerated() {
      guard let index = index(of: name) else {
        note(name)
        continue
      }
      do throws(ArgumentError) {
        let isFollowedByLetters = declared[index].traits.contains(.takesSeveral) && position + 1 < names.count
        if isFollowedByLetters { throw .missingValue(declared[index], name: name) }
        try take(index, named: name, nil, isBareName: false)
      } catch {
        // The letters after an option may have been meant as its value or as options: neither is how it is written.
        if case .missingValue = error { throw unknownOption(argument) }
        throw error
      }
    }
  }

  /// Takes an option, and its value from the next argument unless it is `attached`.
  ///
  /// - Parameter isBareName: Whether the argument is only the name of the option, so that the next one was meant as its value.
  private mutating func take(_ index: Int, named name: String, _ attached: String?, isBareName: Bool) throws(ArgumentError) {
    let option = declared[index]
    guard option.kind == .option else {
      if let attached { throw .unexpectedValue(attached, name: name) }
      return given.append(GivenValue(argument: index, value: ""))
    }
    if let value = attached ?? popValue() {
      try give(value, to: index, named: name)
    } else {
      if isBareName, let next = rest.first, Self.isNegativeNumber(next) { throw .negativeNumber(next, name: name) }
      throw .missingValue(option, name: name)
    }
    while option.traits.contains(.takesSeveral), let value = popValue() { try give(value, to: index, named: name) }
  }

  private mutating func give(_ value: String, to index: Int, named name: String) throws(ArgumentError) {
    if declared[index].traits.contains(.isNumber), Int(value) == nil { throw .invalidValue(value, declared[index], name: name) }
    given.append(GivenValue(argument: index, value: value))
  }

  private mutating func popValue() -> String? {
    guard let next = rest.first, TypedArgument(next) == .value else { return nil }
    return rest.removeFirst()
  }

  /// Gives the operands to those that are declared, and returns what is left.
  private mutating func giveOperands() -> ArraySlice<String> {
    var left = operands[...]
    for (index, argument) in declared.enumerated() where argument.kind == .operand && !left.isEmpty {
      let values = argument.traits.contains(.isRepeatable) ? left : left.prefix(1)
      given += values.map { GivenValue(argument: index, value: $0) }
      left = left.dropFirst(values.count)
    }
    return left
  }

  /// The first required argument that is not given.
  private var missing: Argument? {
    declared.indices.first { index in
      declared[index].traits.contains(.isRequired) && !given.contains { $0.argument == index }
    }.map { declared[$0] }
  }

  private var takesNegativeNumbers: Bool { declared.contains { $0.traits.contains(.takesNegativeNumbers) } }

  private func index(of name: String) -> Int? { declared.firstIndex { $0.isNamed(name) } }

  private mutating func note(_ option: String) {
    if unknown == nil { unknown = unknownOption(option) }
  }

  /// Reports an unknown option, with a known one that is spelled almost so.
  private func unknownOption(_ typed: String) -> ArgumentError {
    guard typed.count > 2 || typed == "--" else { return .unknownOption(typed, near: nil) }
    let names = declared.filter { $0.kind != .operand && !$0.traits.contains(.isHidden) }.map { "--\($0.name)" }
    return .unknownOption(typed, near: nearest(to: typed, among: names)?.name)
  }

  private static func isNegativeNumber(_ text: String) -> Bool { text.first == "-" && text.dropFirst().first?.isNumber == true }
}

/// What an argument looks like, before it is known what is declared.
private enum TypedArgument: Equatable {
  case value
  /// `--`
  case terminator
  /// `--name`, `--name=value`, `-n` or `-n=value`.
  case option(String, value: String?)
  /// `-abc`
  case cluster(Substring)
  case malformed

  init(_ text: String) {
    // A dash with an accent is not a dash, so arguments are compared by characters.
    guard text.utf8.first == UInt8(ascii: "-") else {
      self = .value
      return
    }
    let rest = text.drop { $0 == "-" }
    let dashes = text.distance(from: text.startIndex, to: rest.startIndex)
    switch (dashes, rest.isEmpty) {
    case (0, _), (1, true): self = .value
    case (2, true): self = .terminator
    case (1, false): self = Self.short(rest)
    case (2, false):
      let (name, value) = Self.parts(rest)
      self = .option("--\(name)", value: value.flatMap { $0.isEmpty ? nil : String($0) })
    default: self = .malformed
    }
  }

  private static func short(_ rest: Substring) -> TypedArgument {
    let (name, value) = parts(rest)
    if name.isEmpty { return .malformed }
    if value == nil, name.count > 1 { return .cluster(name) }
    return .option("-\(name)", value: value.map(String.init))
  }

  private static func parts(_ text: Substring) -> (name: Substring, value: Substring?) {
    guard let sign = text.firstIndex(of: "=") else { return (text, nil) }
    return (text[..<sign], text[text.index(after: sign)...])
  }
}
