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
  private var rest: [String]
  private var isPlain = true

  init(_ arguments: [String]) { rest = arguments }

  /// Whether everything was understood.
  var isSpent: Bool { isPlain && rest.isEmpty }

  /// Leaves the whole line to the parser.
  mutating func leaveToParser() { isPlain = false }

  /// Whether the flag is there, under any of its names.
  mutating func flag(_ names: String...) -> Bool {
    guard let index = rest.firstIndex(where: names.contains) else { return false }
    rest.remove(at: index)
    return true
  }

  /// The value of an option that may be given once.
  mutating func value(_ names: String...) -> String? {
    guard let index = rest.firstIndex(where: names.contains) else { return nil }
    return value(at: index)
  }

  /// The values of an option that may be given again.
  mutating func values(_ name: String) -> [String] {
    var values: [String] = []
    while let index = rest.firstIndex(of: name), let value = value(at: index) { values.append(value) }
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
    guard !rest.contains(where: Self.looksLikeOption) else {
      leaveToParser()
      return []
    }
    defer { rest = [] }
    return rest
  }

  /// The next of what is left, where there is any. To be asked for after the options.
  mutating func operand() -> String? {
    guard let first = rest.first else { return nil }
    if Self.looksLikeOption(first) { leaveToParser() }
    return rest.removeFirst()
  }

  /// The next of what is left; without it the line is a mistake.
  mutating func requiredOperand() -> String {
    if let operand = operand() { return operand }
    leaveToParser()
    return ""
  }

  private mutating func value(at index: Int) -> String? {
    guard index + 1 < rest.count, !Self.looksLikeOption(rest[index + 1]) else {
      leaveToParser()
      return nil
    }
    defer { rest.removeSubrange(index...index + 1) }
    return rest[index + 1]
  }

  private static func looksLikeOption(_ argument: String) -> Bool { argument.utf8.first == UInt8(ascii: "-") }
}
