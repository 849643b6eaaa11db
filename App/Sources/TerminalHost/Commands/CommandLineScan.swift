import CoreModule

/// A first look at the arguments, before the parser: enough to answer in the right language and form when they are wrong, and to let the
/// common options stand before the command as well as after it.
struct CommandLineScan {
  /// The arguments, with the command first and the common options that stood before it behind it.
  let arguments: [String]
  /// The command, where one is named.
  let command: String?
  private let options: [String: String]

  init(_ arguments: [String]) {
    var leading: [String] = []
    var rest = arguments[...]
    while let option = rest.first, Self.isCommon(option) {
      leading.append(rest.removeFirst())
      if CommonOptions.withValue.contains(option), let value = rest.popFirst() { leading.append(value) }
    }
    let named = rest.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
    let ordered = named.map { [$0] + leading + rest.dropFirst() } ?? leading + rest
    let visible = ordered.prefix { $0 != "--" }
    options = Self.options(in: visible)
    let asksForHelp = visible.contains("--help") || visible.contains("-h")
    let topic = named == "help" ? [] : [named].compactMap(\.self)
    command = asksForHelp ? "help" : named
    self.arguments = asksForHelp ? ["help"] + topic + Self.common(visible) : ordered
  }

  /// How to speak, as far as the arguments say so.
  func session(variables: [String: String]) -> Session {
    var session = Session()
    session.language =
      options["--lang"].flatMap { InterfaceLanguage(rawValue: $0) } ?? InterfaceLanguage(variables: variables, overrides: ["GLOT_LANG"])
    session.format = options["--json"] != nil ? .json : options["--plain"] != nil ? .plain : .text
    session.isQuiet = options["--quiet"] != nil || options["-q"] != nil
    session.color = options["--no-color"] != nil ? .never : options["--color"].flatMap { ColorChoice(rawValue: $0) }
    return session
  }

  private static func common(_ arguments: ArraySlice<String>) -> [String] {
    var common: [String] = []
    var rest = arguments
    while let argument = rest.popFirst() {
      guard isCommon(argument) else { continue }
      common.append(argument)
      if CommonOptions.withValue.contains(argument), let value = rest.popFirst() { common.append(value) }
    }
    return common
  }

  private static func isCommon(_ argument: String) -> Bool {
    let name = argument.prefix { $0 != "=" }
    return CommonOptions.withoutValue.contains(argument) || CommonOptions.withValue.contains(String(name))
  }

  private static func options(in arguments: ArraySlice<String>) -> [String: String] {
    var options: [String: String] = [:]
    var rest = arguments
    while let argument = rest.popFirst() {
      if CommonOptions.withoutValue.contains(argument) { options[argument] = "" }
      if CommonOptions.withValue.contains(argument) { options[argument] = rest.first ?? "" }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if parts.count == 2, CommonOptions.withValue.contains(parts[0]) { options[parts[0]] = parts[1] }
    }
    return options
  }
}
