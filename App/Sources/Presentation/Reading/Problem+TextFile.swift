import CoreModule
package import CorePresentation
package import Reading

extension Problem {
  /// A text cannot be read.
  package init(_ error: TextFileError) {
    let name = error.path.map(LocalizedText.init(verbatim:)) ?? .standardInput
    let (english, russian) = (name(.english), name(.russian))
    switch error.reason {
    case .file(let reason):
      if error.path == nil, case .failed(let detail) = reason {
        self = .unreadableInput(detail)
      } else {
        self = .reading(UserFileError(path: error.path ?? "-", reason))
      }
    case .binary:
      self.init(
        .badData, "not_text",
        en: ("\(english) is not a text.", "Give text, Markdown, HTML, an EPUB book, or SRT or VTT subtitles."),
        ru: ("\(russian): это не текст.", "Подходят текст, Markdown, HTML, книги EPUB и субтитры SRT или VTT.")
      )
    case .invalidEncoding(let line, let part): self = .invalidEncoding(name, line: line, part: part)
    case .unmarkedUTF16:
      self.init(
        .badData, "unmarked_utf16",
        en: ("\(english) is UTF-16 without a mark that says so.", "Convert it: iconv -f UTF-16LE -t UTF-8"),
        ru: ("\(russian): это UTF-16 без метки в начале.", "Преобразуйте: iconv -f UTF-16LE -t UTF-8")
      )
    case .otherFormat(let format):
      let format = Self.name(of: format)
      self.init(
        .badData, "other_format",
        en: ("\(english) is not \(format(.english)), although its name says so.", "Check the file, or give its name the right extension."),
        ru: ("\(russian): это не \(format(.russian)), хотя имя файла на это указывает.", "Проверьте файл или исправьте расширение.")
      )
    case .needsFile:
      self.init(
        .badData, "needs_file",
        en: ("\(english) is a book, which cannot be read from a pipe.", "Save it, and name the file."),
        ru: ("\(russian): это книга, прочитать её из канала нельзя.", "Сохраните её и укажите файл.")
      )
    case .truncated, .damaged, .encrypted, .outside, .tooLarge: self = .unreadableBook(name, error.reason)
    }
  }

  private static func invalidEncoding(_ name: LocalizedText, line: Int, part: String?) -> Problem {
    let part = part.map { ", \($0)" } ?? ""
    return Problem(
      .badData, "invalid_utf8",
      en: ("\(name(.english))\(part) is not UTF-8 from line \(line) on.", "Convert it, for example with iconv."),
      ru: ("\(name(.russian))\(part): начиная со строки \(line) это не UTF-8.", "Преобразуйте текст, например с помощью iconv."),
      details: [("line", .number(line))]
    )
  }

  private static func unreadableBook(_ name: LocalizedText, _ reason: TextFileError.Reason) -> Problem {
    let (english, russian) = (name(.english), name(.russian))
    let hint = LocalizedText(en: "Download the book again.", ru: "Скачайте книгу ещё раз.")
    func problem(_ code: String, en: String, ru: String) -> Problem {
      Problem(.badData, code, LocalizedText(en: en, ru: ru), hint: hint)
    }
    switch reason {
    case .truncated:
      return problem("truncated_book", en: "The end of \(english) is missing.", ru: "Файл \(russian) обрывается: его конца нет.")
    case .encrypted:
      return Problem(
        .badData, "encrypted_book",
        en: ("\(english) is encrypted against copying, so its text cannot be read.", "Use an edition without copy protection."),
        ru: ("Книга \(russian) зашифрована для защиты от копирования, её текст прочитать нельзя.", "Нужно издание без такой защиты.")
      )
    case .outside(let part):
      return problem(
        "damaged_book", en: "\(english) names a part outside itself: \(part).",
        ru: "\(russian): книга ссылается на файл за пределами её архива: \(part).")
    case .tooLarge(let part, let limit):
      let part = part.map { ", \($0)" } ?? ""
      return Problem(
        .badData, "book_too_large",
        LocalizedText(
          en: "\(english)\(part) is too large when unpacked: at most \(limit >> 20) MiB are allowed.",
          ru: "\(russian)\(part): после распаковки слишком много данных, допустимо не больше \(limit >> 20) МиБ."
        )
      )
    default:
      var part: String?
      if case .damaged(let name) = reason { part = name }
      let suffix = part.map { ": \($0)" } ?? ""
      return problem("damaged_book", en: "\(english) is damaged\(suffix).", ru: "Файл \(russian) повреждён\(suffix).")
    }
  }

  private static func name(of format: TextFileFormat) -> LocalizedText {
    switch format {
    case .text: LocalizedText(en: "plain text", ru: "простой текст")
    case .markdown: LocalizedText(verbatim: "Markdown")
    case .html: LocalizedText(verbatim: "HTML")
    case .epub: LocalizedText(en: "an EPUB book", ru: "книга EPUB")
    case .srt: LocalizedText(en: "SRT subtitles", ru: "субтитры SRT")
    case .vtt: LocalizedText(en: "VTT subtitles", ru: "субтитры VTT")
    }
  }
}
