import ArgumentParser

/// A command with the common options, for help, completions and the argument parser.
struct CompleteCommand<Base: Command>: ParsableCommand {
  static var configuration: CommandConfiguration { Base.configuration }

  @OptionGroup var command: Base
  @OptionGroup var common: CommonOptions
}

extension Command {
  static var complete: any ParsableCommand.Type { CompleteCommand<Self>.self }

  /// Parses the command and the common options.
  ///
  /// - Returns: `nil` for a command of the parser itself.
  /// - Throws: An error of the parser.
  static func parse(_ arguments: [String]) throws -> (any Command, CommonOptions)? {
    let complete = try CompleteCommand<Self>.parseAsRoot(arguments) as? CompleteCommand<Self>
    return complete.map { ($0.command, $0.common) }
  }

  /// The same without the parser; `nil` when the line is not plain.
  static func readDirectly(_ arguments: [String]) -> (any Command, CommonOptions)? {
    var reader = ArgumentReader(arguments)
    let common: CommonOptions = reader.group()
    let command: Self = reader.group()
    return reader.isFullyRead ? (command, common) : nil
  }
}
