package import CoreModule
package import CorePresentation
package import PersonalDictionary

extension Problem {
  /// - Parameter path: The path as the user wrote it; `nil` for standard input.
  package static func foreignKind(_ kind: ForeignFileKind, of path: String?, in name: LocalizedText) -> Problem {
    let ending = path.flatMap { path in path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() } } ?? ""
    let (what, advice) = phrases(kind, ending: ending)
    return Problem(
      .badData, "foreign_file",
      LocalizedText(en: "\(name(.english)) is \(what(.english)).", ru: "\(name(.russian)): это \(what(.russian))."),
      hint: LocalizedText(
        en: ["Nothing was changed.", advice(.english)].joined(separator: " "),
        ru: ["Ничего не изменено.", advice(.russian)].joined(separator: " ")
      )
    )
  }

  private static func phrases(_ kind: ForeignFileKind, ending: String) -> (what: LocalizedText, advice: LocalizedText) {
    switch kind {
    case .zip where ["xlsx", "ods", "numbers"].contains(ending): (LocalizedText(en: "a spreadsheet", ru: "электронная таблица"), asTable)
    case .zip: (LocalizedText(en: "a ZIP archive", ru: "архив ZIP"), unpacked)
    case .gzip: (LocalizedText(en: "packed by gzip", ru: "файл, сжатый gzip"), unzipped)
    case .png: (LocalizedText(en: "a PNG image", ru: "изображение PNG"), asText)
    case .pdf: (LocalizedText(en: "a PDF document", ru: "документ PDF"), asText)
    case .program: (LocalizedText(en: "a program", ru: "программа"), asText)
    case .bytes: (LocalizedText(en: "not a text: there are NUL bytes in it", ru: "не текст: в данных есть нулевые байты"), asText)
    }
  }

  private static let asTable = LocalizedText(en: "Save it as CSV and import that.", ru: "Сохраните её в CSV и импортируйте.")
  private static let unpacked = LocalizedText(en: "Unpack it first.", ru: "Сначала распакуйте его.")
  private static let unzipped = LocalizedText(en: "Unpack it first with gunzip.", ru: "Сначала распакуйте его командой gunzip.")
  private static let asText = LocalizedText(
    en: "“glot help import” names the formats that can be read.", ru: "Форматы, которые можно прочитать, перечислены в «glot help import»."
  )
}
