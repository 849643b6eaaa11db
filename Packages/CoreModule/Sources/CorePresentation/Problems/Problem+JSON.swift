public import CoreModule

extension Problem {
  /// The problem for programs.
  ///
  /// - Parameter notes: Remarks to include.
  public func json(_ language: InterfaceLanguage, notes: [String] = []) -> JSON {
    var error: [(String, JSON)] = [
      ("code", .string(code)), ("message", .string(message(language).visibleLine)), ("hint", JSON(hint?(language).visibleLine)),
    ]
    if !notes.isEmpty { error.append(("notes", JSON(notes))) }
    return .object([("error", .object(error + details))])
  }
}
