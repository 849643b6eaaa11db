package import CoreModule
package import CorePresentation

package enum VerifyPhrases {
  package static let sound = LocalizedText(en: "No problems found.", ru: "Проблем не найдено.")

  private static let problem = CountedNoun(en: ("problem", "problems"), ru: ("проблема", "проблемы", "проблем"))

  package static func summary(of problems: [DataProblem]) -> Problem {
    let count = problem(problems.count)
    return Problem(
      .nothingFound, "data_damaged",
      LocalizedText(en: "The check found \(count(.english)).", ru: "При проверке найдено: \(count(.russian))."),
      hint: problems.allSatisfy(\.isRepairable)
        ? LocalizedText(en: "Repair it with: glot verify --repair", ru: "Исправить: glot verify --repair")
        : LocalizedText(en: "List the backups with: glot restore", ru: "Список резервных копий: glot restore")
    )
  }

  package static func sentence(_ problem: DataProblem) -> LocalizedText {
    switch problem {
    case .unusable(let error): return Problem(error).message
    case .structure(let detail):
      return LocalizedText(en: "The file’s structure is damaged: \(detail)", ru: "Структура файла повреждена: \(detail)")
    case .schema(let name):
      return LocalizedText(en: "“\(name)” differs from what glot creates.", ru: "Объект «\(name)» отличается от того, что создаёт glot.")
    case .brokenReference(let table):
      return LocalizedText(
        en: "A record in “\(table)” refers to one that does not exist.", ru: "Запись в «\(table)» ссылается на то, чего нет."
      )
    case .outOfStep(let name):
      return LocalizedText(en: "“\(name)” does not fit the records.", ru: "Объект «\(name)» не соответствует записям.")
    case .damagedRecord(let record): return sentence(record)
    case .damagedStep(let number):
      return LocalizedText(
        en: "Step \(number) of the history is damaged and cannot be undone.", ru: "Шаг \(number) в истории повреждён, отменить его нельзя."
      )
    }
  }

  package static func repaired(_ problem: DataProblem) -> LocalizedText {
    guard case .outOfStep(let name) = problem else { return sentence(problem) }
    return LocalizedText(en: "“\(name)” was rebuilt from the records.", ru: "Объект «\(name)» перестроен по записям.")
  }

  package static func field(_ value: JSON) -> String {
    switch value {
    case .string(let text): text
    case .number(let number): "\(number)"
    default: ""
    }
  }

  package static func sentence(_ record: DamagedRecord) -> LocalizedText {
    let number = record.number.map { " \($0)" } ?? ""
    let text = record.subject.map { DisplayWidth.cut($0.visible, to: 60) }
    let backup = record.backup.map {
      LocalizedText(en: " It is undamaged in \($0).", ru: " В \($0) она не повреждена.")
    }
    return LocalizedText(
      en: "The record\(number)\(text.map { " “\($0)”" } ?? "") differs from what was saved.\(backup?(.english) ?? "")",
      ru: "Запись\(number)\(text.map { " «\($0)»" } ?? "") отличается от сохранённой.\(backup?(.russian) ?? "")"
    )
  }
}
