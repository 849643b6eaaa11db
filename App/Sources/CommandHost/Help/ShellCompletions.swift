import ArgumentParser
import CoreModule

/// The completion scripts for shells, which swift-argument-parser makes from its own description of the commands.
enum ShellCompletions {
  /// - Parameter language: The language of the descriptions that fish and zsh show.
  /// - Returns: `nil` for a shell without a script.
  static func script(for shell: String, in language: InterfaceLanguage) -> String? {
    CompletionShell(rawValue: shell).map {
      let script =
        switch language {
        case .english: DescribedCommand<GlotCommand, EnglishDescriptions>.completionScript(for: $0)
        case .russian: DescribedCommand<GlotCommand, RussianDescriptions>.completionScript(for: $0)
        }
      return StoredTextsScript.completed(script, for: shell)
    }
  }
}

/// The language of descriptions, as a type: swift-argument-parser asks types, not values.
private protocol Descriptions {
  static var language: InterfaceLanguage { get }
}

private enum EnglishDescriptions: Descriptions {
  static let language = InterfaceLanguage.english
}

private enum RussianDescriptions: Descriptions {
  static let language = InterfaceLanguage.russian
}

/// A command as swift-argument-parser sees it: through the mirror of an instance, which shows it what the command declares.
private struct DescribedCommand<Base: Command, Words: Descriptions>: ParsableCommand, CustomReflectable {
  private struct Key: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Base.name, abstract: Base.help.abstract(Words.language),
      subcommands: Base.subcommands.filter { $0.isListed }.map { $0.described(in: Words.self) }, helpNames: []
    )
  }

  init() {}

  // Only asked for in debug builds, to see that every key is known.
  init(from decoder: any Decoder) throws { _ = try decoder.container(keyedBy: Key.self) }

  var customMirror: Mirror {
    // Before a subcommand, an operand is only declared so that it can be rejected.
    let arguments = Base.arguments.filter { $0.kind != .operand || Base.subcommands.isEmpty } + CommonOptions.arguments
    return Mirror(self, children: arguments.enumerated().map { ("argument\($0)", $1.described(in: Words.language)) })
  }
}

extension Command {
  fileprivate static func described<Words: Descriptions>(in words: Words.Type) -> any ParsableCommand.Type {
    DescribedCommand<Self, Words>.self
  }
}

extension Argument {
  fileprivate func described(in language: InterfaceLanguage) -> Any {
    let names = NameSpecification([.customLong(name), short.map { .customShort($0) }].compactMap(\.self))
    let visibility: ArgumentVisibility = traits.contains(.isHidden) ? .hidden : .default
    let description = ArgumentHelp(help(language), valueName: name, visibility: visibility)
    let isRequired = traits.contains(.isRequired)
    switch (kind, traits.contains(.isRepeatable)) {
    case (.flag, _): return Flag(wrappedValue: false, name: names, help: description)
    case (.option, true):
      let parsing: ArrayParsingStrategy = traits.contains(.takesSeveral) ? .upToNextOption : .singleValue
      return Option<[String]>(wrappedValue: [], name: names, parsing: parsing, help: description, completion: kindOfCompletion)
    case (.option, false):
      return isRequired
        ? Option<String>(name: names, help: description, completion: kindOfCompletion)
        : Option<String?>(name: names, help: description, completion: kindOfCompletion)
    case (.operand, true):
      return isRequired
        ? ArgumentParser.Argument<[String]>(help: description, completion: kindOfCompletion)
        : ArgumentParser.Argument<[String]>(wrappedValue: [], help: description, completion: kindOfCompletion)
    case (.operand, false):
      return isRequired
        ? ArgumentParser.Argument<String>(help: description, completion: kindOfCompletion)
        : ArgumentParser.Argument<String?>(help: description, completion: kindOfCompletion)
    }
  }

  private var kindOfCompletion: CompletionKind? {
    switch completion() {
    case .none: nil
    case .list(let values): .list(values)
    case .file: .file()
    case .directory: .directory
    case .stored(let texts, let besides): .shellCommand(StoredTextsScript.call(texts, besides))
    }
  }
}
