import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

/// The import of a file: it is sent, previewed, and then imported.
@MainActor
enum ImportPages {
  nonisolated static let routes: [Route] = [
    .get("/words/import") { context async throws(Problem) in .page(page(context)) },
    .upload("/words/import") { context async throws(Problem) in try await look(context) },
    .post("/words/import/languages") { context async throws(Problem) in try await lookAgain(context) },
    .post("/words/import/take") { context async throws(Problem) in try await importFile(context) },
    .post("/words/import/leave") { context async throws(Problem) in
      context.session.fileTrial = nil
      return .goTo("/words/import")
    },
  ]

  private static let title = LocalizedText(en: "Import", ru: "Импорт")

  private static func page(_ context: PageContext, _ problem: Problem? = nil) -> Page {
    let trial = context.session.fileTrial
    return Page(
      title: title,
      body: "<h1>\(context(title))</h1>\(trial.map { ImportReportView(context: context, trial: $0).body } ?? form(context))",
      tab: .words, problem: problem
    )
  }

  private static func form(_ context: PageContext) -> HTML {
    let means = LocalizedText(
      en:
        "A file with words: CSV or another table, Quizlet, Anki (a text or .apkg), KVTML, JSON, a Kindle’s vocab.db, a Kobo’s KoboReader.sqlite; or everything, from “glot export --all”. Nothing is changed before you have seen what is in it.",
      ru:
        "Файл со словами: CSV или другая таблица, Quizlet, Anki (текст или .apkg), KVTML, JSON, vocab.db с Kindle, KoboReader.sqlite с Kobo; или все данные из «glot export --all». Ничего не изменится, пока вы не увидите, что в файле."
    )
    return """
      <form method="post" action="/words/import" enctype="multipart/form-data" class="drop" data-drop>\(context.formToken)
      <label for="file">\(context(en: "File", ru: "Файл"))</label><input id="file" type="file" name="file" required>
      <p data-scripted hidden>\(context(en: "You can also drop it here.", ru: "Его можно и перетащить сюда."))</p><p class="dim">\(context(means))</p>
      <div class="filters">\(choices(nil, context))</div>
      <p><button class="main">\(context(en: "See what is in it", ru: "Посмотреть, что в нём"))</button></p></form>
      <p><a href="/words" data-back>\(context(en: "To the words", ru: "К словам"))</a></p>
      """
  }

  /// What the file itself may not tell.
  static func choices(_ trial: FileTrial?, _ context: PageContext) -> HTML {
    let none = context(en: "as in the file, else as chosen", ru: "как в файле, иначе выбранный")
    let (fromLabel, toLabel) = (
      context(en: "Language of the words", ru: "Язык слов"), context(en: "Language of the translations", ru: "Язык переводов")
    )
    return """
      \(Controls.language("from", id: "from", label: fromLabel, none: none, selected: trial?.from, context.language))\
      \(Controls.language("to", id: "to", label: toLabel, none: none, selected: trial?.to, context.language))\
      \(TextEncoding.control(selected: trial?.encoding, context))
      """
  }

  private static func look(_ context: PageContext) async throws(Problem) -> Answer {
    guard let file = context.upload else { return .page(page(context, noFile)) }
    let trial = FileTrial(file)
    do throws(Problem) {
      try await look(at: trial, context)
    } catch { return .page(page(context, error)) }
    context.session.fileTrial = trial
    return .goTo("/words/import")
  }

  private static func look(at trial: FileTrial, _ context: PageContext) async throws(Problem) {
    try await trial.look(
      from: try context.languageField("from"), to: try context.languageField("to"),
      encoding: try context.choice("encoding", TextEncoding.self), context.site)
  }

  private static let noFile = Problem(
    .usage, "no_file", LocalizedText(en: "No file was chosen.", ru: "Файл не выбран."),
    hint: LocalizedText(en: "Choose one, then send it.", ru: "Выберите файл и отправьте его.")
  )

  private static func lookAgain(_ context: PageContext) async throws(Problem) -> Answer {
    do throws(Problem) {
      if let trial = context.session.fileTrial { try await look(at: trial, context) }
    } catch { return .page(page(context, error)) }
    return .goTo("/words/import")
  }

  private static func importFile(_ context: PageContext) async throws(Problem) -> Answer {
    guard let trial = context.session.fileTrial else { return .goTo("/words/import") }
    let wasImported = trial.isImported
    do throws(Problem) { try await trial.importFile(context.site) } catch { return .page(page(context, error)) }
    let counts = ImportReportView(context: context, trial: trial).counts
    if !wasImported {
      context.session.say(
        LocalizedText(en: "Imported: \(counts(.english)).", ru: "Импортировано: \(counts(.russian))."), isChange: true)
    }
    return .goTo("/words/import")
  }
}
