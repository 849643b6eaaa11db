public import CoreModule

extension RecordFault {
  /// A required field is missing.
  public static func missing(_ field: String) -> RecordFault {
    RecordFault(code: "missing_field", message: LocalizedText(en: "“\(field)” is missing.", ru: "Нет поля «\(field)»."))
  }

  /// A field of the wrong type. The type names follow “must be” and «должно быть».
  public static func wrongType(_ field: String, en english: String, ru russian: String) -> RecordFault {
    mustBe(field, LocalizedText(en: english, ru: russian), code: "wrong_type")
  }

  /// A field does not have the right value. The names of the kind follow “must be” and «должно быть».
  public static func mustBe(_ field: String, _ kind: LocalizedText, code: String) -> RecordFault {
    RecordFault(
      code: code, message: LocalizedText(en: "“\(field)” must be \(kind(.english)).", ru: "Поле «\(field)» должно быть \(kind(.russian)).")
    )
  }

  /// The record is not an object.
  public static let notAnObject = RecordFault(
    code: "wrong_type", message: LocalizedText(en: "The record is not an object.", ru: "Запись не является объектом.")
  )

  /// The section is not a list.
  public static let notAList = RecordFault(
    code: "wrong_type", message: LocalizedText(en: "The section is not a list.", ru: "Раздел не является списком.")
  )

  /// A note that is too long when added to the stored one.
  public static func notesTooLong(bytes: Int) -> RecordFault {
    let (actual, allowed) = (Problem.bytes(bytes), Problem.bytes(UserText.maximumBytes))
    return RecordFault(
      code: "notes_too_long",
      message: LocalizedText(
        en: "“note” is too long to add to the saved one: together \(actual(.english)); at most \(allowed(.english)) are allowed.",
        ru:
          "Поле «note» слишком длинное, чтобы дополнить сохранённое: вместе \(actual(.russian)), допустимо не больше \(allowed(.russian))."
      )
    )
  }

  /// A text that cannot be stored.
  public init(_ problem: UserTextProblem, in field: String) {
    switch problem {
    case .blank: self.init(code: "blank", message: LocalizedText(en: "“\(field)” is blank.", ru: "Поле «\(field)» пустое."))
    case .tooLong(let count):
      let (actual, allowed) = (Problem.bytes(count), Problem.bytes(UserText.maximumBytes))
      self.init(
        code: "too_long",
        message: LocalizedText(
          en: "“\(field)” is too long: \(actual(.english)); at most \(allowed(.english)) are allowed.",
          ru: "Поле «\(field)» слишком длинное: \(actual(.russian)), допустимо не больше \(allowed(.russian))."
        )
      )
    case .controlCharacter(let scalar):
      let name = Problem.name(of: scalar)
      self.init(
        code: "control_character",
        message: LocalizedText(
          en: "“\(field)” contains the control character \(name).", ru: "Поле «\(field)» содержит управляющий символ \(name)."
        )
      )
    }
  }

  /// Valid JSON that cannot be stored.
  public init(_ flaw: JSONReader.Flaw) {
    switch flaw {
    case .loneSurrogate:
      self.init(
        code: "lone_surrogate",
        message: LocalizedText(
          en: "A text contains half of a surrogate pair, which is no character.",
          ru: "В тексте есть половина суррогатной пары, а это не символ."
        )
      )
    case .duplicateKey(let name):
      let shown = DisplayWidth.cut(name.visible, to: 60)
      self.init(
        code: "duplicate_key",
        message: LocalizedText(en: "“\(shown)” is given more than once.", ru: "Поле «\(shown)» указано несколько раз.")
      )
    }
  }
}
