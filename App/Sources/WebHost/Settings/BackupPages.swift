import AppGraph
import CoreModule
import CorePresentation
import Presentation

/// The backups: making one, and restoring the data from one.
@MainActor
enum BackupPages {
  nonisolated static let routes: [Route] = [
    .get("/backups") { context async throws(Problem) in .page(try await list(context)) },
    .post("/backups") { context async throws(Problem) in try await make(context) },
    .post("/backups/restore") { context async throws(Problem) in try await restore(context) },
  ]

  private static func list(_ context: PageContext) async throws(Problem) -> Page {
    let rows = try await backups(context).map { row($0, context) }
    let none = LocalizedText(
      en: "There are no backups yet. A backup is a copy of everything that glot keeps, to come back to.",
      ru: "Резервных копий пока нет. Резервная копия — это копия всего, что хранит glot; к ней можно вернуться.")
    return Page(
      title: BackupPhrases.title,
      body: """
        <h1>\(context(BackupPhrases.title))</h1><form method="post" action="/backups" id="row">\(context.formToken)\
        <button class="main" data-key="b">\(context(en: "Back up now", ru: "Создать копию"))</button></form>
        \(rows.isEmpty ? "<p class=\"dim\">\(context(none))</p>" : "<ul class=\"rows\">\(rows)</ul>")
        <p><a href="/settings" data-back>\(context(en: "To the settings", ru: "К настройкам"))</a></p>
        """,
      tab: .settings
    )
  }

  private static func backups(_ context: PageContext) async throws(Problem) -> [Backup] {
    do throws(BackupError) { return try await context.site.graph.backups.backups() } catch { throw Problem(error) }
  }

  private static func row(_ backup: Backup, _ context: PageContext) -> HTML {
    let time = context(StepPhrases.time(backup.made, context.style))
    let name = context(en: "Restore the data of \(time)", ru: "Восстановить данные: \(time)")
    return """
      <li><div><span class="strong">\(time)</span> \(context(BackupPhrases.contents(of: backup))) \
      <span class="dim">\(context(BackupPhrases.size(backup.size))) \(backup.name)</span></div>\
      <button form="row" formaction="/backups/restore" name="name" value="\(backup.name)" aria-label="\(name)">\
      \(context(en: "Restore", ru: "Восстановить"))</button></li>
      """
  }

  private static func make(_ context: PageContext) async throws(Problem) -> Answer {
    do throws(BackupError) {
      context.session.say(BackupPhrases.made(try await context.site.graph.backups.make(at: nil)))
    } catch { throw Problem(error) }
    return .goTo("/backups")
  }

  private static func restore(_ context: PageContext) async throws(Problem) -> Answer {
    // Only what is in the list: a browser names no other file.
    guard let backup = try await backups(context).first(where: { $0.name == context.fields["name"] }) else { throw missing }
    do throws(BackupError) {
      let restoration = try await context.site.graph.backups.restore(from: backup.path)
      let texts = InterfaceLanguage.allCases.map { language in
        ([RestorationDocument(restoration: restoration).text(context.site.style(language))]
          + restoration.damaged.map { VerifyPhrases.sentence($0)(language) }).joined(separator: " ")
      }
      let text = LocalizedText(en: texts.first ?? "", ru: texts.last ?? "")
      context.session.say(text, isChange: restoration.isUndoable)
    } catch { throw Problem(error) }
    return .goTo("/backups")
  }

  private static let missing = Problem(
    .nothingFound, "not_found", LocalizedText(en: "There is no such backup any more.", ru: "Такой копии уже нет.")
  )
}
