import ArgumentParser

/// A command, or a group of options, that takes its fields from a plain command line itself.
///
/// The parser describes a command to itself by reflection before it reads a word, which is half of a short command
/// (docs/decisions/0002). So it is asked only where a line is not plain; what both make of a plain line is the same.
protocol DirectlyRead: ParsableArguments {
  /// Sets every field: the options first, then the operands.
  mutating func read(_ arguments: inout ArgumentReader)
}

/// Takes options and operands out of a plain command line: one where each option stands by its full name, once unless it may be repeated, with
/// its value in the next argument. Whatever else there is, a mistake above all, is left to the parser.
struct ArgumentReader {
  /// The arguments in their places, with nothing in the place of one that is taken: the value of an option is what was typed behind it.
  private var rest: [String?]
  private var isPlain = true

  init(_ arguments: [String]) { rest = arguments }

  /// Whether everything was understood.
  var isSpent: Bool { isPlain && left.isEmpty }

  private var left: [String] { rest.compactMap(\.self) }

  /// Leaves the whole line to the parser.
  mutating func leaveToParser() { isPlain = false }

  /// Whether the flag is there, under any of its names.
  mutating func flag(_ names: String...) -> Bool {
    guard let index = index(of: names) else { return false }
    rest[index] = nil
    return true
  }

  /// The value of an option that may be given once.
  mutating func value(_ names: String...) -> String? {
    guard let index = index(of: names) else { return nil }
    return value(at: index)
  }

  /// The values of an option that may be given again.
  mutating func values(_ name: String) -> [String] {
    var values: [String] = []
    while let index = index(of: [name]), let value = value(at: index) { values.append(value) }
    return values
  }

  /// The fields of a group of options.
  mutating func group<Group: DirectlyRead>() -> Group {
    var group = Group()
    group.read(&self)
    return group
  }

  /// All that is left. To be asked for after the options.
  mutating func operands() -> [String] {
    guard !left.contains(where: Self.looksLikeOption) else {
      leaveToParser()
      return []
    }
    defer { rest = [] }
    return left
  }

  /// The next of what is left, where there is any. To be asked for after the options.
  mutating func operand() -> String? {
    guard let index = rest.firstIndex(where: { $0 != nil }), let first = rest[index] else { return nil }
    if Self.looksLikeOption(first) { leaveToParser() }
    rest[index] = nil
    return first
  }

  /// The next of what is left; without it the line is a mistake.
  mutating func requiredOperand() -> String {
    if let operand = operand() { return operand }
    leaveToParser()
    return ""
  }

  private func index(of names: [String]) -> Int? { rest.firstIndex { $0.map(names.contains) ?? false } }

  private mutating func value(at index: Int) -> String? {
    guard index + 1 < rest.count, let value = rest[index + 1], !Self.looksLikeOption(value) else {
      leaveToParser()
      return nil
    }
    (rest[index], rest[index + 1]) = (nil, nil)
    return value
  }

  private static func looksLikeOption(_ argument: String) -> Bool { argument.utf8.first == UInt8(ascii: "-") }
}
