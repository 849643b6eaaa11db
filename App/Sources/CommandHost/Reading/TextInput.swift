import AppGraph
import AppServices
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import Reading
import TerminalKit

/// A text that a command reads: a file, or standard input.
struct TextInput: Sendable {
  /// `nil` for standard input.
  let path: String?

  /// The name for messages.
  var name: LocalizedText {
    path.map(LocalizedText.init(verbatim:)) ?? .standardInput
  }

  /// The texts that these arguments name; without any, standard input, but never from a terminal.
  @MainActor
  static func all(_ typed: [String], in context: Context, example: String) throws(Problem) -> [TextInput] {
    // Arguments after `--` are literal, even a dash.
    let literal = typed.count - context.literalCount
    let named = typed.enumerated().map { TextInput(path: $1 == "-" && $0 < literal ? nil : $1) }
    let all = named.isEmpty ? [TextInput(path: nil)] : named
    guard !context.streams.inputIsTerminal || all.allSatisfy({ $0.path != nil }) else {
      throw .missingFile(example: example)
    }
    return all
  }

  @MainActor
  func open(in context: Context) throws(Problem) -> ReadingText {
    let opener = context.graph.textOpener
    do throws(TextFileError) {
      guard let path else { return ReadingText(try opener.read(StandardInput(context.streams), as: nil, name: nil)) }
      return ReadingText(try opener.open(path, as: nil))
    } catch { throw Problem(error) }
  }

  /// Reads its beginning, to find out whether it can be read.
  @MainActor
  func check(in context: Context) throws(Problem) {
    let text = try open(in: context)
    do throws(TextFileError) { _ = try text.next() } catch { throw Problem(error) }
  }
}

/// A text that records whether it had any content.
final class ReadingText: TextBlockReader {
  private var reader: any TextBlockReader
  private(set) var isEmpty = true

  init(_ reader: any TextBlockReader) { self.reader = reader }

  var title: String? { reader.title }
  var format: TextFileFormat { reader.format }
  var remarks: [TextRemark] { reader.remarks }

  /// What it lacks, in sentences.
  ///
  /// - Parameter name: Its name among several texts.
  func lacks(of name: LocalizedText?) -> [LocalizedText] { remarks.map { ReadingPhrases.remark($0, of: name) } }

  func next() throws(TextFileError) -> TextBlock? {
    let block = try reader.next()
    if block != nil { isEmpty = false }
    return block
  }

  /// The problem of reading it, in a sentence.
  func problem(_ problem: ReadingProblem, of input: TextInput) -> Problem {
    problem == .noWords && isEmpty ? .emptyText(input.name) : Problem(problem, of: input.name)
  }
}

/// The options for the languages of a text.
struct TextLanguageOptions {
  let from: String?
  let to: String?

  init(_ arguments: inout ArgumentReader) {
    from = arguments.languageOption(
      "from", en: "The language of the text; without it, the language is recognised: en, es, ru, de, fr, it or pt.",
      ru: "Язык текста; без этого параметра язык распознаётся: en, es, ru, de, fr, it или pt."
    )
    to = arguments.languageOption(
      "to", en: "The language of the translations.", ru: "Язык перевода."
    )
  }

  @MainActor
  func choice(in context: Context) async throws(Problem) -> LanguageChoice {
    let (from, to) = try Direction.languages(from: from, to: to)
    if from == nil, to == nil { try await LanguageQuestions(context).askAtFirst() }
    return LanguageChoice(from: from?.code, to: to?.code, usual: try await context.usualLanguages())
  }
}

extension Context {
  /// The languages that words are usually looked up in.
  func usualLanguages() async throws(Problem) -> LanguagePair {
    let picker = personalDictionary().langPicker.build { _ in }
    await picker.load()
    if let problem = picker.state.problem { throw Problem(problem) }
    let direction = picker.state.ofTexts
    return LanguagePair(from: direction.from.code, to: direction.to.code)
  }

  /// Says something on standard error before the command has ended.
  func remark(_ text: LocalizedText) {
    guard !session.isQuiet else { return }
    pages.remark("\(HarmlessText(line: text(session.language)))\n")
  }
}
