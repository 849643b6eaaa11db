import ArgumentParser

/// A command together with the options that every command has: what help and completions describe, and what is parsed when a line cannot be
/// read directly.
struct CompleteCommand<Base: Command>: ParsableCommand {
  static var configuration: CommandConfiguration { Base.configuration }

  @OptionGroup var command: Base
  @OptionGroup var common: CommonOptions
}

extension Command {
  /// This command with the options of every command.
  static var complete: any ParsableCommand.Type { CompleteCommand<Self>.self }

  /// The command and the options that every command has, by the parser.
  ///
  /// - Returns: `nil` where the line is for a command of the parser's own.
  /// - Throws: The parser's complaint.
  static func parse(_ arguments: [String]) throws -> (any Command, CommonOptions)? {
    let complete = try CompleteCommand<Self>.parseAsRoot(arguments) as? CompleteCommand<Self>
    return complete.map { ($0.command, $0.common) }
  }

  /// The same, when the line is plain enough to be read without the parser.
  static func readDirectly(_ arguments: [String]) -> (any Command, CommonOptions)? {
    var reader = ArgumentReader(arguments)
    let common: CommonOptions = reader.group()
    let command: Self = reader.group()
    return reader.isSpent ? (command, common) : nil
  }
}
