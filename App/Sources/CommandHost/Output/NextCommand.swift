import CoreModule

extension LocalizedText {
  /// The remark that names the command to type next, such as `glot add WORD`.
  static func nextCommand(en english: String, ru russian: String) -> LocalizedText {
    LocalizedText(en: "Next: \(english)", ru: "Дальше: \(russian)")
  }
}
