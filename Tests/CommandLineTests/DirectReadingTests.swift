import CoreModule
import CorePresentation
import Testing

@testable import CommandHost
@testable import Presentation

/// What a command reads from a plain line itself is what the parser makes of it.
struct DirectReadingTests {
  /// Commands that have options of forms that only the parser knows.
  private static let parserOnly: Set<String> = ["import", "stem", "remind", "todo snooze"]
  private static let operands = ["casa", "", "good morning", "2"]

  static let commands = HelpTree().commands

  @Test(arguments: commands.map(\.commandName))
  func `both read the same`(name: String) throws {
    let type = try #require(Self.type(named: name))
    let node = try #require(Self.commands.first { $0.commandName == name })
    for line in Self.lines(node.arguments.filter { !$0.isPositional }) {
      let parsed = try? type.parse(line)
      let read = type.readDirectly(line)
      if !Self.parserOnly.contains(name) { #expect((read == nil) == (parsed == nil), "\(line)") }
      guard let read, let parsed else { continue }
      #expect(Self.fields(read.0) == Self.fields(parsed.0), "\(line)")
      #expect(Self.fields(read.1) == Self.fields(parsed.1), "\(line)")
    }
  }

  @Test(arguments: commands.map(\.commandName))
  func `an option does not stand between another and its value`(name: String) throws {
    let type = try #require(Self.type(named: name))
    let options = try #require(Self.commands.first { $0.commandName == name }).arguments.filter { !$0.isPositional }
    let between = options.flatMap(Self.written).filter { Set($0).isDisjoint(with: CommonOptions.help) }
    for (index, option) in options.filter(\.takesValue).flatMap(\.spelledNames).enumerated() {
      let lines = between.map { CommandLineScan(name.split(separator: " ").map(String.init) + [option] + $0 + ["casa", "perro"]).operands }
      for line in lines { #expect(type.readDirectly(line) == nil, "\(line)") }
      // The parser is slow, and its answer does not depend on what stands between: for each option, one of them.
      let line = lines[index % lines.count]
      #expect(Self.complaint(type, line).hasPrefix("Missing value for “\(option)"), "\(line)")
    }
  }

  @Test(arguments: [
    ["casa", "--from=es"], ["casa", "--from"], ["casa", "--from", "--to"], ["casa", "--frob"], ["casa", "-qv"], ["--", "casa"], ["-"],
    ["casa", "--note", "-x"], ["casa", "--note", "a", "--note", "b"], ["casa", "--star", "--star"], ["casa", "-des:en"], ["casa", "-5"],
  ])
  func `what is not plain is left to the parser`(line: [String]) {
    #expect(AddCommand.readDirectly(line) == nil)
  }

  @Test func `a command that takes no operand leaves one to the parser, which complains`() {
    #expect(ListCommand.readDirectly(["casa"]) == nil)
    #expect(throws: (any Error).self) { try ListCommand.parse(["casa"]) }
  }

  /// Each option alone, beside the one before in both orders, and all together, among operands.
  private static func lines(_ options: [HelpArgument]) -> [[String]] {
    var lines = (0...operands.count).map { Array(operands.prefix($0)) }
    var whole: [[String]] = []
    for (index, option) in options.enumerated() {
      let value = option.takesValue ? [operands[index % operands.count]] : []
      let spellings = option.spelledNames.map { [$0] + value }
      for words in spellings {
        lines += [words, ["casa"] + words, words + ["casa", "perro"]]
        if option.isRepeating { lines.append(words + words) }
        if let before = whole.last { lines += [before + words, words + before, before + ["casa"] + words] }
      }
      whole += spellings.suffix(1)
    }
    return lines + [whole.flatMap(\.self), whole.reversed().flatMap(\.self) + ["casa"]]
  }

  /// An option as it can be typed: by each name, with its value behind it or within the same argument.
  private static func written(_ option: HelpArgument) -> [[String]] {
    option.spelledNames.flatMap { name in
      guard option.takesValue else { return [[name]] }
      return name.hasPrefix("--") ? [[name, "es"], ["\(name)=es"]] : [[name, "es"], ["\(name)es"]]
    }
  }

  /// What the program says about a line that the parser refuses.
  private static func complaint(_ type: any Command.Type, _ line: [String]) -> String {
    do { _ = try type.parse(line) } catch { return Problem.unparsable(error, command: nil, line).message(.english) }
    return "none"
  }

  private static func type(named name: String) -> (any Command.Type)? {
    name.split(separator: " ").reduce(GlotCommand.self as (any Command.Type)?) { $0?.member(named: String($1)) }
  }

  private static func fields(_ value: some Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }
}
