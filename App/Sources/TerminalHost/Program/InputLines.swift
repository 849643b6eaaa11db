import CoreModule

/// The lines of standard input that hold something, as valid UTF-8.
struct InputLines {
  /// The lines without their ends, blank ones left out.
  let lines: [String]

  /// The most that is read from standard input.
  static let maximumBytes = 64 << 20

  init(_ streams: Streams) throws(Problem) {
    let bytes: [UInt8]?
    do throws(Streams.Failure) { bytes = try streams.readAll(limit: Self.maximumBytes) } catch { throw .unreadableInput(error) }
    guard let bytes else { throw Problem(.tooLong(bytes: Self.maximumBytes), in: "") }
    var lines: [String] = []
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      guard line.count <= UserText.maximumBytes + 2 else { throw Problem(.tooLong(bytes: line.count), in: "") }
      guard let text = String(validating: line, as: UTF8.self) else { throw .notUTF8(line: index + 1) }
      if !text.allSatisfy(\.isWhitespace) { lines.append(text) }
    }
    self.lines = lines
  }
}

extension Problem {
  /// Standard input could not be read.
  fileprivate static func unreadableInput(_ failure: Streams.Failure) -> Problem {
    let detail: String
    switch failure {
    case .closed: detail = "EPIPE"
    case .failed(let words): detail = words
    }
    return Problem(
      .noInput, "unreadable_input",
      LocalizedText(en: "Standard input could not be read: \(detail).", ru: "Не удалось прочитать стандартный ввод: \(detail).")
    )
  }

  /// Bytes on the command line that are no text.
  static func argumentNotUTF8(position: Int) -> Problem {
    Problem(
      .badData, "invalid_utf8",
      LocalizedText(en: "Argument \(position) is not UTF-8.", ru: "Аргумент \(position) — не UTF-8."),
      hint: LocalizedText(
        en: "Nothing was changed. Check the terminal's encoding.", ru: "Ничего не изменено. Проверьте кодировку терминала."),
      details: [("argument", .number(position))]
    )
  }

  /// Bytes that are no text.
  fileprivate static func notUTF8(line: Int) -> Problem {
    Problem(
      .badData, "invalid_utf8",
      LocalizedText(en: "Line \(line) of the input is not UTF-8.", ru: "Строка \(line) ввода — не UTF-8."),
      hint: LocalizedText(
        en: "Nothing was saved. Convert it, for example with iconv.",
        ru: "Ничего не сохранено. Преобразуйте текст, например с помощью iconv."),
      details: [("line", .number(line))]
    )
  }
}
