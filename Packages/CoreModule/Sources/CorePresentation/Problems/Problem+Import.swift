public import CoreModule

extension Problem {
  private static let unchanged = LocalizedText(en: "Nothing was changed.", ru: "Ничего не изменено.")

  /// The file is not UTF-8.
  public static func notUTF8(_ name: LocalizedText, line: Int) -> Problem {
    Problem(
      .badData, "invalid_utf8",
      LocalizedText(en: "\(name(.english)), line \(line), is not UTF-8.", ru: "\(name(.russian)): строка \(line) — не UTF-8."),
      hint: unchanged, details: [("line", .number(line))]
    )
  }

  /// The file is not JSON.
  public static func notJSON(_ name: LocalizedText, _ fault: JSONReader.Fault, in bytes: [UInt8]) -> Problem {
    if bytes.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) { return emptyFile(name) }
    var reader = JSONReader(bytes)
    let (line, column) = (reader.line(at: fault.position), reader.column(at: fault.position))
    return Problem(
      .badData, "bad_json",
      LocalizedText(
        en: "\(name(.english)) is not valid JSON (line \(line), column \(column)).",
        ru: "\(name(.russian)): ошибка JSON (строка \(line), столбец \(column))."
      ),
      hint: unchanged, details: [("line", .number(line)), ("column", .number(column))]
    )
  }

  /// The file has no content.
  public static func emptyFile(_ name: LocalizedText) -> Problem {
    Problem(
      .badData, "empty_file", LocalizedText(en: "\(name(.english)) is empty.", ru: "\(name(.russian)): данных нет."), hint: unchanged
    )
  }

  /// The JSON was not written by glot.
  public static func foreignFile(_ name: LocalizedText) -> Problem {
    Problem(
      .badData, "foreign_file",
      LocalizedText(
        en: "\(name(.english)) was not written by “glot export --all”.", ru: "\(name(.russian)): это не файл «glot export --all»."
      ),
      hint: unchanged
    )
  }

  /// The file was written by a newer version.
  public static func newerFile(_ name: LocalizedText) -> Problem {
    Problem(
      .configuration, "newer_file",
      en: ("\(name(.english)) was written by a newer version of glot.", "Nothing was changed. Update glot."),
      ru: ("\(name(.russian)): файл создан более новой версией glot.", "Ничего не изменено. Обновите glot.")
    )
  }

  /// The file has two sections of the same name.
  public static func repeatedSection(_ section: String, in name: LocalizedText) -> Problem {
    let shown = DisplayWidth.cut(section.visible, to: 60)
    return Problem(
      .badData, "duplicate_key",
      LocalizedText(
        en: "“\(shown)” is given more than once in \(name(.english)).", ru: "\(name(.russian)): раздел «\(shown)» указан несколько раз."
      ),
      hint: unchanged
    )
  }
}
