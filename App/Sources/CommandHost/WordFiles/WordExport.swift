import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit

@MainActor
struct WordExport {
  let filter: FilterOptions
  let format: WordFileFormat

  /// The selected words, oldest first by default.
  func words(in context: Context) async throws(Problem) -> [Word] {
    let query = try query(in: context)
    let list = context.personalDictionary().mainWordList.build()
    await list.load { $0 = query }
    if let problem = list.state.problem { throw Problem(problem) }
    return list.state.words
  }

  func query(in context: Context) throws(Problem) -> WordQuery {
    var query = WordQuery()
    try filter.narrowing(localTime: context.localTime, now: context.now)(&query)
    if !filter.sort.isGiven { query.order = .oldest }
    return query
  }

  func text(of words: [Word], _ context: Context) -> String {
    WordFileText.of(words, in: format) ?? JSONWords(words, context.localTime).text
  }

  /// Anki replaces the whole collection by such a file.
  private static let wholeCollection = Problem.usage(
    en: ("A .colpkg is a whole Anki collection, which would replace yours.", "Write a package of words: glot export words.apkg"),
    ru: ("Файл .colpkg — это вся коллекция Anki: он заменил бы вашу.", "Запишите пакет со словами: glot export words.apkg")
  )

  /// The format of the option, else of the file name, else of the output format.
  static func format(_ name: String?, file: String?, _ context: Context) throws(Problem) -> WordFileFormat {
    guard file?.lowercased().hasSuffix(".colpkg") != true else { throw wholeCollection }
    if let name {
      guard let format = WordFileFormat(rawValue: name) else {
        throw .usage(LocalizedText(en: "“\(name)” is not valid for --format.", ru: "«\(name)» не подходит для --format."), hint: oneOf)
      }
      guard format.isWritable else {
        let title = format.title
        throw .usage(
          LocalizedText(en: "Words cannot be written for a \(title).", ru: "Записать слова для \(title) нельзя."), hint: choices
        )
      }
      return format
    }
    guard let file else {
      switch context.session.format {
      case .text: return .csv
      case .plain: return .tsv
      case .json: return .json
      }
    }
    guard let format = WordFileFormat(fileName: file) else {
      throw .usage(
        LocalizedText(en: "The name \(file) does not say which format to write.", ru: "Имя \(file) не подсказывает формат файла."),
        hint: choices
      )
    }
    return format
  }

  private static let names = WordFileFormat.allCases.filter(\.isWritable).map(\.rawValue).joined(separator: ", ")
  private static let choices = LocalizedText(en: "Give it with --format: \(names).", ru: "Укажите его через --format: \(names).")
  private static let oneOf = LocalizedText(en: "Use one of: \(names).", ru: "Возможные значения: \(names).")
}
