package import CoreModule
package import CorePresentation
package import PersonalDictionary

/// The remarks of an import.
package enum WordImportPhrases {
  package static func notes(_ state: ImportState, _ request: ImportRequest) -> [LocalizedText] {
    var notes: [LocalizedText] = []
    if let direction = state.assumedDirection { notes.append(assumed(direction)) }
    if !state.ignoredColumns.isEmpty { notes.append(ignored(state.ignoredColumns)) }
    if let extras = state.extras { notes += self.notes(extras) }
    if request.isTrial { notes.append(trial) }
    return notes
  }

  private static func notes(_ extras: WordFileExtras) -> [LocalizedText] {
    let fields = extras.fields.map { Self.fields($0) }
    return fields + (extras.mediaCount > 0 ? [media(extras)] : [])
  }

  private static func fields(_ fields: WordFileFields) -> LocalizedText {
    let list = list(fields)
    return LocalizedText(en: "\(list(.english)). To choose others: --field.", ru: "\(list(.russian)). Выбрать другие: --field.")
  }

  /// As in `Fields of “Basic”: word=Front, translation=Back`.
  package static func list(_ fields: WordFileFields) -> LocalizedText {
    let type = DisplayWidth.cut(fields.noteType.visible, to: 40)
    let roles = fields.roles.map { "\($0.role)=\(DisplayWidth.cut($0.field.visible, to: 40))" }.joined(separator: ", ")
    return LocalizedText(en: "Fields of “\(type)”: \(roles)", ru: "Поля «\(type)»: \(roles)")
  }

  package static func media(_ extras: WordFileExtras) -> LocalizedText {
    let names = extras.media.prefix(10).map { DisplayWidth.cut($0.visible, to: 40) }.joined(separator: ", ")
    let more = extras.mediaCount > 10 ? ", …" : ""
    let count = files(extras.mediaCount)
    return LocalizedText(
      en: "Sounds and pictures stay in the package (\(count(.english))): \(names)\(more).",
      ru: "Звуки и изображения остаются в пакете (\(count(.russian))): \(names)\(more)."
    )
  }

  /// What is taken over besides words, as in `2 cards with their schedule, 5 answers`.
  package static func practice(_ extras: WordFileExtras) -> LocalizedText? {
    guard extras.cards > 0 || extras.answers > 0 || extras.knownAnswers > 0 else { return nil }
    let (cards, answers, known) = (Self.cards(extras.cards), Self.answers(extras.answers), Self.answers(extras.knownAnswers))
    let rest =
      extras.knownAnswers == 0
      ? LocalizedText(verbatim: "")
      : LocalizedText(
        en: " (\(known(.english)) already there)", ru: " (уже было: \(known(.russian)))"
      )
    return LocalizedText(
      en: "For practice: \(cards(.english)), \(answers(.english))\(rest(.english))",
      ru: "Для повторения: \(cards(.russian)), \(answers(.russian))\(rest(.russian))"
    )
  }

  package static let cards = CountedNoun(en: ("card", "cards"), ru: ("карточка", "карточки", "карточек"))
  package static let answers = CountedNoun(en: ("answer", "answers"), ru: ("ответ", "ответа", "ответов"))
  private static let files = CountedNoun(en: ("file", "files"), ru: ("файл", "файла", "файлов"))

  package static let trial = LocalizedText(
    en: "This was a dry run: nothing was changed.", ru: "Ничего не изменено: это была только проверка.")

  package static func assumed(_ direction: Direction) -> LocalizedText {
    LocalizedText(
      en: "The file does not name all languages: \(direction) was used. To choose others: --from, --to.",
      ru: "В файле указаны не все языки: выбрано направление \(direction). Выбрать другое: --from, --to."
    )
  }

  package static func ignored(_ columns: [String]) -> LocalizedText {
    let names = columns.prefix(10).map { DisplayWidth.cut($0.visible, to: 40) }.joined(separator: ", ")
    return LocalizedText(en: "Skipped columns: \(names).", ru: "Пропущенные столбцы: \(names).")
  }

  package static let records = CountedNoun(en: ("record", "records"), ru: ("запись", "записи", "записей"))

  private static let table = LocalizedText(en: "a table", ru: "таблица")

  package static func format(_ format: WordFileFormat?) -> LocalizedText { format.map { LocalizedText(verbatim: $0.title) } ?? table }

  package static func counts(new: Int, merged: Int, skipped: Int) -> LocalizedText {
    LocalizedText(
      en: "\(new) new, \(merged) merged, \(skipped) skipped",
      ru: "новых: \(new), объединено: \(merged), пропущено: \(skipped)"
    )
  }

  /// As in `line 5: There are 3 columns instead of 2.`, one for each fault.
  package static func faults(of record: BadRecord) -> [LocalizedText] {
    let place = place(of: record)
    return record.faults.map { fault in
      LocalizedText(en: "\(place(.english)): \(fault.message(.english))", ru: "\(place(.russian)): \(fault.message(.russian))")
    }
  }

  /// As in `line 5`, or `note 5 in Spanish::Verbs` in a package of Anki.
  package static func place(of record: BadRecord) -> LocalizedText {
    guard let deck = record.deck else { return LocalizedText(en: "line \(record.line)", ru: "строка \(record.line)") }
    let name = DisplayWidth.cut(deck.visible, to: 40)
    guard !name.isEmpty else { return LocalizedText(en: "note \(record.line)", ru: "запись \(record.line)") }
    return LocalizedText(en: "note \(record.line) in “\(name)”", ru: "запись \(record.line) в «\(name)»")
  }

  /// - Parameter isImported: Whether the others have been imported.
  package static func bad(_ count: Int, isImported: Bool = false) -> LocalizedText {
    let records = records(count)
    if isImported { return LocalizedText(en: "Not imported: \(records(.english)).", ru: "Не импортировано: \(records(.russian)).") }
    return LocalizedText(en: "\(records(.english)) cannot be imported:", ru: "Не подходит для импорта: \(records(.russian)).")
  }
}
