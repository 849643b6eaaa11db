import ArgumentParser

/// A command together with the options that every command has: what help and completions describe, and what is parsed when one of these
/// options is used.
///
/// Describing them to the parser costs more than all the rest of a short command, so a command line without any is parsed without them.
struct CompleteCommand<Base: Command>: ParsableCommand, AnyCompleteCommand {
  static var configuration: CommandConfiguration { Base.configuration }

  @OptionGroup var command: Base
  @OptionGroup var common: CommonOptions

  var base: any Command { command }
}

extension CompleteCommand: ListedFields {
  var fields: [Mirror.Child] { [("_command", _command), ("_common", _common)] }
}

/// A ``CompleteCommand`` of any command.
protocol AnyCompleteCommand {
  var base: any Command { get }
  var common: CommonOptions { get }
}

extension Command {
  /// This command with the options of every command.
  static var complete: any ParsableCommand.Type { CompleteCommand<Self>.self }
}
