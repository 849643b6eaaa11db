import ArgumentParser

/// A command or group of options that can read a plain command line without the argument parser.
///
/// The parser builds a description of the command by reflection, which takes half the time of a short command (docs/decisions/0002). It is
/// used only for lines that are not plain; on plain lines both give the same result.
protocol DirectlyParsable: ParsableArguments {
  /// Reads every field: options first, then operands.
  mutating func read(_ arguments: inout ArgumentReader)
}

/// Reads a plain command line: each option has its full name, appears once unless it is repeatable, and has its value in the next argument.
/// Anything else, in particular a mistake, is left to the parser.
struct ArgumentReader {
  /// The arguments, with `nil` for those already read: the value of an option is looked for in the original order.
  private var arguments: [String?]
  private var isPlain = true

  init(_ arguments: [String]) { self.arguments = arguments }

  /// Whether every argument was read.
  var isFullyRead: Bool { isPlain && remaining.isEmpty }

  private var remaining: [String] { arguments.compactMap(\.self) }

  /// Rejects the line, so that the parser reads it.
  mutating func leaveToParser() { isPlain = false }

  mutating func flag(_ names: String...) -> Bool {
    guard let index = index(of: names) else { return false }
    arguments[index] = nil
    return true
  }

  mutating func value(_ names: String...) -> String? {
    guard let index = index(of: names) else { return nil }
    return value(at: index)
  }

  /// The values of a repeatable option.
  mutating func values(_ name: String) -> [String] {
    var values: [String] = []
    while let index = index(of: [name]), let value = value(at: index) { values.append(value) }
    return values
  }

  /// The fields of a group of options.
  mutating func group<Group: DirectlyParsable>() -> Group {
    var group = Group()
    group.read(&self)
    return group
  }

  /// All remaining arguments. Call it after reading the options.
  mutating func operands() -> [String] {
    guard !remaining.contains(where: Self.looksLikeOption) else {
      leaveToParser()
      return []
    }
    defer { arguments = [] }
    return remaining
  }

  /// The next remaining argument. Call it after reading the options.
  mutating func operand() -> String? {
    guard let index = arguments.firstIndex(where: { $0 != nil }), let first = arguments[index] else { return nil }
    if Self.looksLikeOption(first) { leaveToParser() }
    arguments[index] = nil
    return first
  }

  /// The next remaining argument. A missing one is a mistake.
  mutating func requiredOperand() -> String {
    if let operand = operand() { return operand }
    leaveToParser()
    return ""
  }

  private func index(of names: [String]) -> Int? { arguments.firstIndex { $0.map(names.contains) ?? false } }

  private mutating func value(at index: Int) -> String? {
    guard index + 1 < arguments.count, let value = arguments[index + 1], !Self.looksLikeOption(value) else {
      leaveToParser()
      return nil
    }
    (arguments[index], arguments[index + 1]) = (nil, nil)
    return value
  }

  private static func looksLikeOption(_ argument: String) -> Bool { argument.utf8.first == UInt8(ascii: "-") }
}
