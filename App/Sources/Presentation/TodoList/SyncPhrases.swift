package import CoreModule
package import CorePresentation
package import TodoList

package enum SyncPhrases {
  package static func done(_ state: TaskSyncState) -> LocalizedText {
    let accepted = state.accepted
    return LocalizedText(
      en:
        "sent: \(state.sent); from the server: \(accepted.added.count) new, \(accepted.changed.count) changed, \(accepted.deleted.count) deleted",
      ru:
        "отправлено: \(state.sent); с сервера: новых \(accepted.added.count), изменено \(accepted.changed.count), удалено \(accepted.deleted.count)"
    )
  }

  package static func status(_ status: SyncStatus?, _ style: TextStyle) -> LocalizedText {
    let time = status?.lastSuccess.map { StepPhrases.time($0, style) }
    let last = LocalizedText(
      en: time.map { "last sync on \($0(.english))" } ?? "never synced",
      ru: time.map { "последняя синхронизация \($0(.russian))" } ?? "синхронизации ещё не было"
    )
    guard let status, !status.isUpToDate else {
      return LocalizedText(en: "Everything was sent; \(last(.english)).", ru: "Всё отправлено; \(last(.russian)).")
    }
    return LocalizedText(
      en: "Not sent: \(changes(status.unsent)(.english)), \(deletions(status.unsentDeletions)(.english)); \(last(.english)).",
      ru: "Не отправлено: \(changes(status.unsent)(.russian)), \(deletions(status.unsentDeletions)(.russian)); \(last(.russian))."
    )
  }

  package static func leftOut(_ count: Int) -> LocalizedText {
    let tasks = TaskPhrases.task(count)
    return LocalizedText(
      en: "Skipped, because they cannot be stored here: \(tasks(.english)).",
      ru: "Пропущено, потому что здесь их хранить нельзя: \(tasks(.russian))."
    )
  }

  private static let changes = CountedNoun(en: ("change", "changes"), ru: ("изменение", "изменения", "изменений"))
  private static let deletions = CountedNoun(en: ("deletion", "deletions"), ru: ("удаление", "удаления", "удалений"))
}
