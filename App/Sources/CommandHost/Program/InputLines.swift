import CoreModule
import CorePresentation
import Presentation
import TerminalKit

/// The non-blank lines of standard input, in valid UTF-8.
struct InputLines {
  /// The lines without line ends.
  let lines: [String]

  static let maximumBytes = 64 << 20

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  init(_ streams: Streams) throws(Problem) {
    let bytes: [UInt8]?
    do throws(Streams.Failure) { bytes = try streams.readAll(limit: Self.maximumBytes) } catch { throw .unreadableInput(error) }
    guard let bytes else { throw .inputTooLong }
    let content = bytes.starts(with: Self.byteOrderMark) ? bytes.dropFirst(Self.byteOrderMark.count) : bytes[...]
    var lines: [String] = []
    var controls: [(line: Int, scalar: Unicode.Scalar)] = []
    for (index, ended) in content.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      let line = ended.last == 0x0D ? ended.dropLast() : ended
      guard line.count <= UserText.maximumBytes else { throw .lineTooLong(index + 1, bytes: line.count) }
      guard let text = String(validating: line, as: UTF8.self) else { throw .notUTF8(line: index + 1) }
      if !text.isBlank { lines.append(text) }
      if let scalar = Self.control(in: text) { controls.append((index + 1, scalar)) }
    }
    guard controls.isEmpty else { throw .controlCharacters(controls) }
    self.lines = lines
  }
}

extension InputLines {
  /// The first control character.
  private static func control(in line: String) -> Unicode.Scalar? {
    do throws(UserTextProblem) { _ = try UserText(line) } catch {
      if case .controlCharacter(let scalar) = error { return scalar }
    }
    return nil
  }
}

extension Problem {
  /// The maximum number of lines that a message names.
  private static let maximumNamedLines = 20

  private static let inputLines = CountedNoun(en: ("line", "lines"), ru: ("строке", "строках", "строках"))

  /// Lines with control characters, which would later reach the terminal.
  fileprivate static func controlCharacters(_ found: [(line: Int, scalar: Unicode.Scalar)]) -> Problem {
    let lines = found.map(\.line)
    let all = found.prefix(maximumNamedLines).map { "\($0.line) (\(name(of: $0.scalar)))" }.joined(separator: ", ")
    let list = found.count > maximumNamedLines ? all + ", …" : all
    let message =
      found.count == 1
      ? LocalizedText(
        en: "Line \(lines[0]) of the input contains the control character \(name(of: found[0].scalar)).",
        ru: "Строка \(lines[0]) ввода содержит управляющий символ \(name(of: found[0].scalar))."
      )
      : LocalizedText(
        en: "\(inputLines(found.count)(.english)) of the input contain control characters: \(list).",
        ru: "Управляющие символы есть в \(inputLines(found.count)(.russian)) ввода: \(list)."
      )
    return Problem(
      .badData, "control_character", message,
      hint: LocalizedText(
        en: found.count == 1 ? "Nothing was changed. Remove it." : "Nothing was changed. Remove them.",
        ru: found.count == 1 ? "Ничего не изменено. Удалите его." : "Ничего не изменено. Удалите их."
      ),
      details: [("line", .number(lines[0])), ("lines", .array(lines.map(JSON.number)))]
    )
  }

  static func unreadableInput(_ failure: Streams.Failure) -> Problem {
    switch failure {
    case .closed: .unreadableInput("EPIPE")
    case .failed(let detail): .unreadableInput(detail)
    }
  }

  /// An argument is not UTF-8.
  static func argumentNotUTF8(position: Int) -> Problem {
    Problem(
      .badData, "invalid_utf8",
      en: ("Argument \(position) is not UTF-8.", "Nothing was changed. Check the terminal’s encoding."),
      ru: ("Аргумент \(position) — не UTF-8.", "Ничего не изменено. Проверьте кодировку терминала."),
      details: [("argument", .number(position))]
    )
  }

  /// Standard input exceeds the limit of one run.
  static let inputTooLong = Problem(
    .badData, "input_too_long",
    en: ("The input is too long: at most \(InputLines.maximumBytes >> 20) MiB are allowed.", "Nothing was changed. Split it."),
    ru: ("Ввод слишком длинный: допустимо не больше \(InputLines.maximumBytes >> 20) МиБ.", "Ничего не изменено. Разделите его на части.")
  )

  /// A line is too long for any field.
  fileprivate static func lineTooLong(_ line: Int, bytes: Int) -> Problem {
    Problem(
      .badData, "too_long",
      en: (
        "Line \(line) of the input is too long: \(Problem.bytes(bytes)(.english)); at most \(UserText.maximumBytes) are allowed.",
        "Nothing was changed. Shorten it."
      ),
      ru: (
        "Строка \(line) ввода слишком длинная: \(Problem.bytes(bytes)(.russian)), допустимо не больше \(UserText.maximumBytes).",
        "Ничего не изменено. Сократите её."
      ),
      details: [("line", .number(line))]
    )
  }

  /// A line is not UTF-8.
  fileprivate static func notUTF8(line: Int) -> Problem {
    Problem(
      .badData, "invalid_utf8",
      en: ("Line \(line) of the input is not UTF-8.", "Nothing was changed. Convert it, for example with iconv."),
      ru: ("Строка \(line) ввода — не UTF-8.", "Ничего не изменено. Преобразуйте текст, например с помощью iconv."),
      details: [("line", .number(line))]
    )
  }
}
