import CoreModule
import Presentation
import TerminalKit

/// Scans the arguments before they are parsed, so that errors are reported in the right language and format, and common options may precede
/// the command.
struct CommandLineScan {
  /// The arguments with the command first, followed by the common options.
  let arguments: [String]
  /// The command to run: the named one, or `help`. A subcommand has both names: `todo add`.
  let command: String?
  /// The command that the arguments name.
  let named: String?
  /// How many arguments follow `--`; these are never options.
  let literalCount: Int
  private let options: [String: String]

  init(_ arguments: [String]) {
    var rest = arguments[...]
    var leading = Self.leadingOptions(&rest)
    var names = rest.first.flatMap { $0.hasPrefix("-") ? nil : [$0] } ?? []
    rest = rest.dropFirst(names.count)
    if let command = GlotCommand.subcommand(named: names), !names.isEmpty, !command.subcommands.isEmpty {
      leading += Self.leadingOptions(&rest)
      if let name = rest.first, command.subcommand(named: [name]) != nil { names.append(rest.removeFirst()) }
    }
    let named = names.count == 2 ? "\(names[0]) \(names[1])" : names.first
    let ordered = names + leading + rest
    let visible = ordered.prefix { $0 != "--" }
    let flags = visible.flatMap(Self.flags)
    self.named = named
    literalCount = max(0, ordered.count - visible.count - 1)
    options = Self.options(in: visible)
    if named != "help", flags.contains(where: CommonOptions.help.contains) {
      command = "help"
      self.arguments = ["help"] + names + Self.common(visible).filter { $0 != CommonOptions.version }
    } else if flags.contains(CommonOptions.version) {
      command = nil
      self.arguments = Self.common(visible)
    } else {
      command = named
      self.arguments = ordered
    }
  }

  /// The language and format, for errors before and during parsing.
  func session(variables: [String: String]) -> Session {
    var session = Session()
    session.setLanguage(options["--lang"].flatMap { InterfaceLanguage(rawValue: $0) }, variables: variables)
    session.format = options["--json"] != nil ? .json : options["--plain"] != nil ? .plain : .text
    session.isQuiet = options["--quiet"] != nil || options["-q"] != nil
    session.color = options["--no-color"] != nil ? .never : options["--color"].flatMap { ColorChoice(rawValue: $0) }
    return session
  }

  /// The data folder, for errors before and during parsing.
  var dataFolder: String? { options["--data-dir"].flatMap { $0.isEmpty ? nil : $0 } }

  /// Removes and returns the common options at the beginning.
  private static func leadingOptions(_ arguments: inout ArraySlice<String>) -> [String] {
    var options: [String] = []
    while let option = arguments.first, isCommon(option) {
      options.append(arguments.removeFirst())
      if CommonOptions.takesValue(option), let value = arguments.popFirst() { options.append(value) }
    }
    return options
  }

  var operands: [String] { Array(arguments.dropFirst(command.map { $0.split(separator: " ").count } ?? 0)) }

  private static func common(_ arguments: ArraySlice<String>) -> [String] {
    var common: [String] = []
    var rest = arguments
    while let argument = rest.popFirst() {
      guard isCommon(argument) else { continue }
      common.append(argument)
      if CommonOptions.takesValue(argument), let value = rest.popFirst() { common.append(value) }
    }
    return common
  }

  private static func isCommon(_ argument: String) -> Bool {
    guard argument.hasPrefix("-") else { return false }
    let name = argument.prefix { $0 != "=" }
    return !flags(in: argument).isEmpty || CommonOptions.takesValue(name)
  }

  /// The common flags of an argument: itself, or each letter of a bundle such as `-qv`.
  private static func flags(in argument: String) -> [String] {
    guard argument.hasPrefix("-") else { return [] }
    if CommonOptions.isFlag(argument) { return [argument] }
    guard argument.count > 2 else { return [] }
    let letters = argument.dropFirst().map { "-\($0)" }
    return letters.allSatisfy { CommonOptions.isFlag($0) } ? letters : []
  }

  private static func options(in arguments: ArraySlice<String>) -> [String: String] {
    var options: [String: String] = [:]
    var rest = arguments
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-") else { continue }
      for flag in flags(in: argument) { options[flag] = "" }
      if CommonOptions.takesValue(argument) { options[argument] = rest.first ?? "" }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if parts.count == 2, CommonOptions.takesValue(parts[0]) { options[parts[0]] = parts[1] }
    }
    return options
  }
}
