public import CoreModule

extension Problem {
  /// A text cannot be stored.
  public init(_ problem: UserTextProblem, in text: String) {
    switch problem {
    case .blank:
      self.init(
        .usage, "blank", LocalizedText(en: "The text is blank.", ru: "Текст пуст."),
        hint: LocalizedText(en: "Give a word or a phrase.", ru: "Укажите слово или фразу.")
      )
    case .tooLong(let count):
      let actual = Self.bytes(count)
      let allowed = Self.bytes(UserText.maximumBytes)
      self.init(
        .badData, "too_long",
        LocalizedText(
          en: "The text is too long: \(actual(.english)); at most \(allowed(.english)) are allowed.",
          ru: "Текст слишком длинный: \(actual(.russian)), допустимо не больше \(allowed(.russian))."
        )
      )
    case .controlCharacter(let scalar):
      let name = Self.name(of: scalar)
      let shown = DisplayWidth.cut(text.visible, to: 60)
      self.init(
        .badData, "control_character",
        LocalizedText(en: "“\(shown)” contains the control character \(name).", ru: "«\(shown)» содержит управляющий символ \(name)."),
        hint: LocalizedText(en: "Remove it.", ru: "Удалите его.")
      )
    }
  }

  /// A number of bytes.
  public static let bytes = CountedNoun(en: ("byte", "bytes"), ru: ("байт", "байта", "байт"))

  /// The code point of a character: `U+0007`.
  public static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
