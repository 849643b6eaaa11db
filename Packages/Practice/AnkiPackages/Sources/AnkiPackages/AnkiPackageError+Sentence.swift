public import CoreModule

extension AnkiPackageError {
  /// A sentence for the user about the problem; `nil` for ``file(_:)`` and ``workFile(_:)``, which every app describes itself.
  ///
  /// - Parameter name: What the sentence calls the package; by default its path.
  public func sentence(about name: LocalizedText? = nil) -> LocalizedText? {
    guard let path, let predicate else { return nil }
    let name = name ?? LocalizedText(verbatim: path)
    return LocalizedText(en: "\(name(.english)) \(predicate(.english))", ru: "\(name(.russian)): \(predicate(.russian))")
  }

  private var path: String? {
    switch self {
    case .file, .workFile: nil
    case .foreign(let path), .truncated(let path), .damaged(let path), .encrypted(let path), .unknownCompression(let path),
      .repeatedEntry(let path, _), .newerSchema(let path, _), .olderSchema(let path, _), .onlyNotice(let path), .tooLarge(let path, _),
      .tooManySteps(let path):
      path
    }
  }

  /// What is said of the package.
  private var predicate: LocalizedText? {
    switch self {
    case .file, .workFile: nil
    case .foreign: LocalizedText(en: "is not an Anki package.", ru: "это не пакет Anki.")
    case .truncated:
      LocalizedText(
        en: "is incomplete: its end is missing. Download or export it again.",
        ru: "файл неполный, его конец отсутствует. Скачайте или экспортируйте его заново.")
    case .damaged:
      LocalizedText(en: "is damaged. Download or export it again.", ru: "файл повреждён. Скачайте или экспортируйте его заново.")
    case .encrypted:
      LocalizedText(
        en: "is protected by a password. Anki packages never are.", ru: "файл защищён паролем. Пакеты Anki паролем не защищаются.")
    case .unknownCompression:
      LocalizedText(en: "is compressed in a way that Anki does not use.", ru: "файл сжат способом, который Anki не использует.")
    case .repeatedEntry(_, let name):
      LocalizedText(
        en: "has two entries named “\(name)”, so it is unclear which one counts.",
        ru: "в архиве два файла с именем «\(name)», и неясно, какой из них верный.")
    case .newerSchema, .olderSchema, .onlyNotice: version
    case .tooLarge(_, let limit):
      LocalizedText(
        en: "holds more than \(limit >> 20) MB when unpacked, so it is not read.",
        ru: "после распаковки больше \(limit >> 20) МБ, поэтому файл не читается.")
    case .tooManySteps:
      LocalizedText(
        en: "takes far longer to read than its size allows. It is damaged or malicious.",
        ru: "чтение занимает гораздо больше времени, чем положено при таком размере. Файл повреждён или создан злонамеренно.")
    }
  }

  private var version: LocalizedText? {
    switch self {
    case .newerSchema(_, let number):
      LocalizedText(
        en: """
          is from a newer version of Anki (schema \(number)). In Anki choose “Support older Anki versions” when you \
          export, or update glot.
          """,
        ru: """
          файл из более новой версии Anki (схема \(number)). При экспорте из Anki включите поддержку старых версий \
          («Support older Anki versions») или обновите glot.
          """)
    case .olderSchema(_, let number):
      LocalizedText(
        en: "is from a very old version of Anki (schema \(number)). Import it into a newer Anki and export it from there.",
        ru: "файл из очень старой версии Anki (схема \(number)). Импортируйте его в новую версию Anki и экспортируйте оттуда.")
    case .onlyNotice:
      LocalizedText(
        en: "has no collection, only a notice that asks to update Anki. Export it again.",
        ru: "коллекции в файле нет, только просьба обновить Anki. Экспортируйте его заново.")
    default: nil
    }
  }
}
