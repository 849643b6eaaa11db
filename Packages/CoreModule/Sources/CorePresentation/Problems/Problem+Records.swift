import CoreModule

extension Problem {
  private static let record = CountedNoun(en: ("record", "records"), ru: ("запись", "записи", "записей"))

  /// Records that cannot be imported.
  public static func badRecords(_ count: Int, isRefused: Bool, isTrial: Bool) -> Problem {
    let records = record(count)
    let advice: LocalizedText
    switch (isRefused, isTrial) {
    case (_, true): advice = LocalizedText(en: "Correct the file.", ru: "Исправьте файл.")
    case (true, false):
      advice = LocalizedText(en: "Nothing was changed. Correct the file.", ru: "Ничего не изменено. Исправьте файл.")
    case (false, false):
      advice = LocalizedText(
        en: "The rest was imported. Correct the file and import it again.",
        ru: "Остальное импортировано. Исправьте файл и импортируйте его ещё раз."
      )
    }
    return Problem(
      .badData, "bad_records",
      LocalizedText(en: "\(records(.english)) cannot be imported.", ru: "Не подходит для импорта: \(records(.russian))."), hint: advice
    )
  }
}
