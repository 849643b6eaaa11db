import AppGraph
import Foundation
import Testing

@testable import CommandHost
@testable import Presentation
@testable import TerminalKit

/// What the program says in Russian has no English words but names.
struct RussianSessionTests {
  /// What stays as it is in every language: names of commands, values of options and settings, names of programs and formats.
  private static let names: Set<String> = {
    let commands = HelpTree().commands.flatMap { $0.commandName.split(separator: " ").map(String.init) }
    let values = """
      always auto never debug info warning error best newest oldest text lookups from to both on off list swap set translated pending untranslated today yesterday
      low normal high daily weekdays weekly monthly yearly eom first root count starter personal en es ru de fr it pt color offline language core
      install uninstall status next now dictorg stardict dict libretranslate apertium pons disable name scores words true false null tab test rus
      apkg word translation example origin note tags skip known create revoke seen ignored margin inline stability added not
      texts backups settings topics
      """
    let programs = """
      glot Debian Kindle Kobo Anki Quizlet Taskwarrior iCalendar Excel StarDict wl copy xclip systemd systemctl enable cron sudo apt search iconv gzip gunzip
      ulimit chmod less bash zsh fish Markdown JavaScript localhost Authorization Bearer Ctrl Esc Enter Tab Unicode http https Windows Latin
      """
    let tabs = InterfaceTab.allCases.map(\.rawValue)
    return Set(commands + tabs + (values + " " + programs).split(whereSeparator: \.isWhitespace).map(String.init))
  }()

  /// Fields of records, values of options and keys that the help explains.
  private static let explained: Set<String> = Set(
    """
    all Alt Shift added anki answer apkg are bad both cards changed clear clipboard commands created csv date deleted end example get ical installed json
    kept kindle kobo kvtml last man markdown merged missed new none not note off on open overdue own pair prompt quizlet right roots rules sent skip
    skipped sources starred suggestions tag tags taskwarrior todotxt translation translations tsv unsent weakest week word wrong you
    question adopted after answers api url token before back card due no retention show svg up yes
    file title recognized tokens abridged unknown headword headwords forms sentence rank standing number id path block opened estimate invented doubtful
    time problem code message
    typed tasks task buttons boards directions Hello World Jeemmoo casa perro casas corriendo cas corr
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Words of the dictionaries that the sessions show.
  private static let words: Set<String> = Set(
    ("house home box dynasty desarrollo ospitare alloggiare riparare dog at sign window casata dinastia farewell questions perro casa go square bread pan milk leche cat gato water agua can Radio cas dos tres"
      + " table book hound casement casar ser ir desire appetite Lust door gate keine Haus la el der Tische"
      + " Hund child young boy lad kid perra Schmetterling farola Marsala gehen"
      + " fit in put find place for das aus einer Platte mit vier oder drei Beinen mittigen besteht"
      // Typed answers, letter by letter: desa[−r]rrollo, cora[ç→z]ón.
      + " desa rrollo cora")
      .split(separator: " ").map(String.init))

  @Test(arguments: SessionTests.files)
  func `no English word stands in Russian`(name: String) throws {
    let file = Terminal.checkout.appending(path: "Tests/CommandLineTests/Sessions/\(name)")
    var typed: Set<String> = []
    for step in Session(try String(contentsOf: file, encoding: .utf8)).steps {
      typed.formUnion(Self.latinWords(in: step.command).map { $0.lowercased() })
      for line in Self.russianLines(of: step) {
        let foreign = Self.latinWords(in: Self.prose(in: line)).filter { word in
          !Self.names.contains(word) && !Self.words.contains(word) && !typed.contains(word.lowercased()) && word != word.uppercased()
        }
        #expect(foreign == [], "\(step.command): \(line)")
      }
    }
  }

  @Test func `no English word stands in a Russian text of the sources`() throws {
    let files = try ["App/Sources", "Packages/CoreModule/Sources/CorePresentation"].flatMap { folder in
      let path = Terminal.checkout.appending(path: folder).path(percentEncoded: false)
      return try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    }
    #expect(files.count > 100)
    for file in files {
      let source = try String(contentsOf: Terminal.checkout.appending(path: file), encoding: .utf8)
      // One text, several of a tuple, or one of several lines.
      let texts = #/\bru(?:ssian)?:\s*("""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|\((?:\s*"(?:[^"\\\n]|\\.)*",?)+\s*\))/#
      for text in source.matches(of: texts) {
        let written = String(text.output.1).replacing(#/\\\((?:[^()]|\([^()]*\))*\)/#, with: " ").replacing(#/\\\(.*/#, with: "")
        let foreign = Self.latinWords(in: Self.prose(in: written[...])).filter {
          !Self.names.contains($0) && !Self.explained.contains($0) && $0 != $0.uppercased()
        }
        #expect(foreign == [], "\(file): \(text.output.1)")
      }
    }
  }

  @Test func `an English word is found`() {
    let step = Session.Step(command: "glot --lang ru backup", answer: "~/glot.db  1 мая  1 слово, translations: 1")
    #expect(Self.russianLines(of: step).flatMap { Self.latinWords(in: Self.prose(in: $0)) } == ["translations"])
  }

  /// The lines for people of a command that speaks Russian.
  private static func russianLines(of step: Session.Step) -> [Substring] {
    let speaksRussian = step.command.contains(#/(--lang[ =]|GLOT_LANG=|LANG=|LANGUAGE=|LC_ALL=)ru/#)
    guard speaksRussian, !step.command.contains("--json"), !step.command.contains("--plain") else { return [] }
    return step.answer.split(separator: "\n").filter { $0.contains(#/[а-яё]/#) }
  }

  /// The line without quotations, paths, addresses, code and options.
  private static func prose(in line: Substring) -> String {
    String(line).replacing(#/«[^«»]*»/#, with: " ").replacing(#/\S*[\/.=_~@:]\S*[A-Za-z]\S*|--?[a-z][a-z-]*/#, with: " ")
  }

  private static func latinWords(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { $0.count > 1 && $0.allSatisfy { $0.isASCII && $0.isLetter } }
  }
}
