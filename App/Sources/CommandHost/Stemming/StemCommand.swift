import ArgumentParser
import CoreModule
import CorePresentation
import Presentation
import Stemming

struct StemCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot", commandName: "stem",
    abstract: "Count the roots of the words in a text.",
    discussion: """
      The text stands on the command line, in files or on standard input; what is no letter is left out of its words. Each root is printed \
      with a tab and its count.
      roots shows the kept roots, clear forgets them, rules prints the built-in grammar as a rule file, or that of --rules. A text that is \
      one of these words stands after --.
      --plain prints the root and its count; with --explain the word, its root, what is taken off and what is put on; for rules the suffix, \
      its replacement and how many letters must stand before it.

      glot stem "KMZLZ KMZ DUNEZL"
      glot stem -f a.txt b.txt --sort count --limit 20
      glot stem --grammar es --explain casas corriendo
      glot stem rules > my.toml
      glot stem --rules my.toml --keep < text.txt
      """
  )

  @Argument(help: "The text; or roots, clear or rules.", completion: .list(StemAction.allCases.map(\.rawValue)))
  var text: [String] = []

  @Option(name: .shortAndLong, parsing: .upToNextOption, help: "Files with texts; - is standard input.", completion: .file())
  var file: [String] = []

  @Option(help: "The order: root, count or first.", completion: .list(RootOrder.allCases.map(\.rawValue)))
  var sort: String?

  @Option(help: "At most this many roots.")
  var limit: String?

  @Flag(help: "Print each word with its root and the rule.")
  var explain = false

  @Option(help: "A file with the rules of another grammar, in TOML.", completion: .file())
  var rules: String?

  @Option(help: "The grammar of a language instead: en, es, ru, de, fr, it or pt.", completion: .list(StemCommand.languages))
  var grammar: String?

  @Flag(help: "Leave nothing of a word that is only a suffix.")
  var allowEmpty = false

  @Flag(help: "Add the roots to the kept ones.")
  var keep = false

  static let languages = ["en", "es", "ru", "de", "fr", "it", "pt"]

  func run(in context: Context) async throws(Problem) -> Outcome {
    let order = try sort.map { value throws(Problem) in try RootOrder(value, of: "--sort") } ?? .root
    let limit = try limit.map { text throws(Problem) in try count(text, of: "--limit") }
    switch action(context) {
    case nil: return try await counted(by: order, limit: limit, in: context)
    case .roots:
      try refuse(counting + [("--rules", rules != nil)], with: .roots)
      return try await showRoots(by: order, limit: limit, in: context)
    case .clear:
      try refuse(counting + listing + [("--rules", rules != nil)], with: .clear)
      return try await cleared(in: context)
    case .rules:
      try refuse(counting + listing, with: .rules)
      return try shownRules(in: context)
    }
  }

  /// The action that a single argument names; `nil` to count.
  @MainActor private func action(_ context: Context) -> StemAction? {
    guard text.count == 1, context.literalCount == 0, file.isEmpty else { return nil }
    return StemAction(rawValue: text[0])
  }

  private var counting: [(String, Bool)] {
    [("--grammar", grammar != nil), ("--explain", explain), ("--allow-empty", allowEmpty), ("--keep", keep)]
  }

  private var listing: [(String, Bool)] { [("--sort", sort != nil), ("--limit", limit != nil)] }

  private func refuse(_ options: [(String, Bool)], with action: StemAction) throws(Problem) {
    guard let option = options.first(where: \.1)?.0 else { return }
    throw .usage(
      LocalizedText(
        en: "\(option) means nothing for “glot stem \(action.rawValue)”.",
        ru: "\(option) не имеет смысла для «glot stem \(action.rawValue)»."
      ),
      hint: LocalizedText(en: "See “glot help stem”.", ru: "См. «glot help stem».")
    )
  }
}

/// The actions of `glot stem` besides counting.
enum StemAction: String, CaseIterable {
  case roots
  case clear
  case rules
}
