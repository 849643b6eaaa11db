import CoreModule
import Testing

@testable import CommandHost

/// What every command declares.
struct DeclaredArgumentTests {
  static let commands = ["glot"] + HelpTree().commands.map(\.commandName)

  @Test(arguments: commands)
  func `each name is declared once`(name: String) throws {
    let names = try Self.arguments(of: name).flatMap(\.spelledNames) + CommonOptions.arguments.flatMap(\.spelledNames)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: commands)
  func `every option takes its value in either form, and is missed without one`(name: String) throws {
    let command = try #require(Self.command(named: name))
    // What a command cannot do without, whatever else is given.
    let needed = try Self.arguments(of: name).filter { $0.traits.contains(.isRequired) }.flatMap { $0.spelledNames + ["1"] }
    for option in try Self.arguments(of: name) + CommonOptions.arguments {
      for typed in option.spelledNames {
        guard option.kind == .option else {
          #expect(throws: Never.self) { try command.read(needed + [typed]) }
          #expect(throws: ArgumentError.self) { try command.read(needed + ["\(typed)=x"]) }
          continue
        }
        for form in [[typed, "1"], ["\(typed)=1"]] { #expect(throws: Never.self) { try command.read(needed + form) } }
        for form in [[typed], [typed, "--json"], [typed, "--"]] { #expect(throws: ArgumentError.self) { try command.read(needed + form) } }
      }
    }
  }

  @Test(arguments: commands)
  func `the completions know every option that is shown`(name: String) throws {
    let script = try #require(ShellCompletions.script(for: "fish", in: .english))
    for option in try Self.arguments(of: name) where option.kind != .operand {
      #expect(script.contains("-l '\(option.name)'") != option.traits.contains(.isHidden), "\(option.name)")
    }
  }

  private static func command(named name: String) -> (any Command.Type)? {
    name == "glot" ? GlotCommand.self : GlotCommand.subcommand(named: name.split(separator: " ").map(String.init))
  }

  private static func arguments(of name: String) throws -> [Argument] { try #require(command(named: name)).arguments }
}
