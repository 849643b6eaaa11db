public import CoreModule

/// A message to the user about what failed, and what to do.
public struct Problem: Error {
  /// What kind of problem it is.
  public let kind: Kind
  /// The stable code for programs.
  public let code: String
  /// A sentence about what failed.
  public let message: LocalizedText
  /// A sentence about what to do.
  public var hint: LocalizedText?
  /// Additional JSON members.
  public var details: [(String, JSON)] = []

  /// - Parameter details: Additional JSON members.
  public init(_ kind: Kind, _ code: String, _ message: LocalizedText, hint: LocalizedText? = nil, details: [(String, JSON)] = []) {
    self.kind = kind
    self.code = code
    self.message = message
    self.hint = hint
    self.details = details
  }

  /// A problem with advice, both in each language.
  ///
  /// - Parameter details: Additional JSON members.
  public init(
    _ kind: Kind, _ code: String, en english: (message: String, hint: String), ru russian: (message: String, hint: String),
    details: [(String, JSON)] = []
  ) {
    self.init(
      kind, code, LocalizedText(en: english.message, ru: russian.message), hint: LocalizedText(en: english.hint, ru: russian.hint),
      details: details
    )
  }

  /// A mistake of the user, with advice.
  public static func usage(en english: (message: String, hint: String), ru russian: (message: String, hint: String)) -> Problem {
    Problem(.usage, "usage", en: english, ru: russian)
  }

  /// A mistake of the user, such as one on the command line.
  public static func usage(_ message: LocalizedText, hint: LocalizedText? = nil) -> Problem {
    Problem(.usage, "usage", message, hint: hint)
  }

  /// Standard input could not be read.
  public static func unreadableInput(_ detail: String) -> Problem {
    Problem(
      .noInput, "unreadable_input",
      LocalizedText(en: "Standard input could not be read: \(detail).", ru: "Не удалось прочитать стандартный ввод: \(detail).")
    )
  }
}

extension Problem {
  /// The message and the advice as one text.
  public var sentence: LocalizedText {
    guard let hint else { return message }
    return LocalizedText(en: message(.english) + " " + hint(.english), ru: message(.russian) + " " + hint(.russian))
  }
}
