package import CoreModule

/// Texts about secrets that are left out of the export file.
package enum ExportPhrases {
  private static let address = CountedNoun(en: ("address", "addresses"), ru: ("адресе", "адресах", "адресах"))

  /// For the export.
  package static func shortened(_ count: Int) -> LocalizedText {
    let addresses = address(count)
    return LocalizedText(
      en: "User names, passwords and queries in \(addresses(.english)) were left out; --with-secrets includes them.",
      ru: "Имена пользователей, пароли и параметры запросов в \(addresses(.russian)) пропущены; --with-secrets включает их."
    )
  }

  /// For the import of a source.
  package static func shortenedSource(_ name: String) -> LocalizedText {
    LocalizedText(
      en: """
        The address of “\(name)” has no user name, password or query. To set the full address: glot source rm \(name), then add it again.
        """,
      ru: """
        Адрес источника «\(name)» записан без имени пользователя, пароля и параметров запроса. Чтобы указать его полностью: glot source rm \
        \(name), затем добавьте источник снова.
        """
    )
  }

  /// For the import of a board.
  package static let shortenedBoard = LocalizedText(
    en: "The address of the board has no user name, password or query. To set the full address: glot keys source URL",
    ru: "Адрес доски записан без имени пользователя, пароля и параметров запроса. Чтобы указать его полностью: glot keys source АДРЕС"
  )
}
