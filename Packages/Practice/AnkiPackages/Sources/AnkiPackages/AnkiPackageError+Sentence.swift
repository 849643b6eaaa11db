public import CoreModule

extension AnkiPackageError {
  /// A sentence for the user about the problem; `nil` for ``file(_:)`` and ``workFile(_:)``, which every app describes itself.
  public var sentence: LocalizedText? {
    switch self {
    case .file, .workFile: nil
    case .foreign(let path): LocalizedText(en: "\(path) is not a package of Anki.", ru: "\(path): это не пакет Anki.")
    case .truncated(let path):
      LocalizedText(
        en: "\(path) is incomplete: its end is missing. Download or export it again.",
        ru: "\(path): файл неполный, его конец отсутствует. Скачайте или экспортируйте его заново.")
    case .damaged(let path):
      LocalizedText(
        en: "\(path) is damaged. Download or export it again.", ru: "\(path): файл повреждён. Скачайте или экспортируйте его заново.")
    case .encrypted(let path):
      LocalizedText(
        en: "\(path) is protected by a password. Packages of Anki never are.",
        ru: "\(path): файл защищён паролем. Пакеты Anki паролем не защищаются.")
    case .unknownCompression(let path):
      LocalizedText(
        en: "\(path) is compressed in a way that Anki does not use.", ru: "\(path): файл сжат способом, который Anki не использует.")
    case .repeatedEntry(let path, let name):
      LocalizedText(
        en: "\(path) has two entries named “\(name)”, so it is unclear which one counts.",
        ru: "\(path): в архиве два файла с именем «\(name)», и неясно, какой из них верный.")
    case .newerSchema, .olderSchema, .onlyNotice: version
    case .tooLarge(let path, let limit):
      LocalizedText(
        en: "\(path) holds more than \(limit >> 20) MB when unpacked, so it is not read.",
        ru: "\(path): после распаковки больше \(limit >> 20) МБ, поэтому файл не читается.")
    case .tooManySteps(let path):
      LocalizedText(
        en: "\(path) takes far longer to read than its size allows. It is damaged or was made to harm.",
        ru: "\(path): чтение занимает гораздо больше времени, чем положено при таком размере. Файл повреждён или создан злонамеренно.")
    }
  }

  private var version: LocalizedText? {
    switch self {
    case .newerSchema(let path, let number):
      LocalizedText(
        en: """
          \(path) is from a newer version of Anki (schema \(number)). In Anki choose “Support older Anki versions” when you \
          export, or update glot.
          """,
        ru: """
          \(path): файл из более новой версии Anki (схема \(number)). При экспорте из Anki включите поддержку старых версий \
          («Support older Anki versions») или обновите glot.
          """)
    case .olderSchema(let path, let number):
      LocalizedText(
        en: "\(path) is from a very old version of Anki (schema \(number)). Import it into a newer Anki and export it from there.",
        ru: "\(path): файл из очень старой версии Anki (схема \(number)). Импортируйте его в новую версию Anki и экспортируйте оттуда.")
    case .onlyNotice(let path):
      LocalizedText(
        en: "\(path) has no collection, only a notice that asks to update Anki. Export it again.",
        ru: "\(path): коллекции в файле нет, только просьба обновить Anki. Экспортируйте его заново.")
    default: nil
    }
  }
}
