import AppServices
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

/// The texts to count, in order.
struct StemTexts {
  /// The origin of a text.
  enum Text: Equatable {
    case typed(String)
    case file(String)
    case standardInput
  }

  let all: [Text]

  /// Adjacent arguments are one text; `-`, or no argument, is standard input.
  @MainActor
  init(_ typed: [String], files: [String], in context: Context) throws(Problem) {
    // Arguments after `--` are literal, even a dash.
    let open = typed.dropLast(context.literalCount)
    let pieces = open.split(separator: "-", omittingEmptySubsequences: false).map(Array.init)
    let literal = Array(typed[open.endIndex...])
    var all = pieces.enumerated().flatMap { index, piece in
      (index > 0 ? [.standardInput] : []) + Self.text(index == pieces.count - 1 ? piece + literal : piece)
    }
    if all.isEmpty, !typed.isEmpty, files.isEmpty { throw Problem(.blank, in: "") }
    all += files.map { $0 == "-" ? .standardInput : .file($0) }
    if all.isEmpty { all = [.standardInput] }
    guard !all.contains(.standardInput) || !context.streams.inputIsTerminal else {
      throw .missingWord(LocalizedText(en: "No text is given.", ru: "Не указан текст."), example: "glot stem KMZLZ")
    }
    self.all = all
  }

  private static func text(_ words: [String]) -> [Text] {
    let text = words.joined(separator: " ")
    return text.isBlank ? [] : [.typed(text)]
  }
}

extension StemTexts.Text {
  /// The name for messages.
  var name: LocalizedText {
    switch self {
    case .typed: LocalizedText(en: "The text", ru: "Текст")
    case .file(let path): LocalizedText(verbatim: path)
    case .standardInput: .standardInput
    }
  }

  /// Reads the text in blocks until `take` returns `false`.
  @MainActor
  func read(in context: Context, _ take: (Span<UInt8>) -> Bool) throws(Problem) {
    switch self {
    case .typed(let text): _ = take(Array(text.utf8).span)
    case .file(let path):
      do throws(UserFileError) { try context.launch.files(context.options).read(path, inBlocks: take) } catch { throw .reading(error) }
    case .standardInput:
      do throws(Streams.Failure) { try context.streams.readBlocks(take) } catch { throw .unreadableInput(error) }
    }
  }
}
