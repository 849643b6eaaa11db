import AppGraph
import AppServices
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

/// The export of words in each format, and of everything, as files.
@MainActor
enum ExportPages {
  nonisolated static let routes: [Route] = [
    .get("/words/export") { context async throws(Problem) in .page(try await page(context)) },
    .get("/words/export/file") { context async throws(Problem) in .file(try await words(context)) },
    .get("/export") { context async throws(Problem) in .file(try await everything(context)) },
  ]

  private static let title = LocalizedText(en: "Export", ru: "Экспорт")

  private static func page(_ context: PageContext) async throws(Problem) -> Page {
    let filter = try WordListFilter(context)
    let formats = WordFileFormat.allCases.filter(\.isWritable).map { (value: $0.rawValue, name: "\($0.title) (.\(ending(of: $0)))") }
    let count = try await words(filter, context).count
    let all = LocalizedText(
      en: "All words, tasks, boards, practice and what else glot keeps, in one JSON file, to import on another computer.",
      ru: "Все слова, задачи, доски, повторение и остальное, что хранит glot, в одном файле JSON, чтобы импортировать на другом компьютере."
    )
    return Page(
      title: title,
      body: """
        <h1>\(context(title))</h1><form method="get" action="/words/export/file">\(filter.hidden)
        <fieldset><legend>\(context(WordPhrases.word(count)))</legend>
        \(Controls.choice("format", id: "format", label: context(en: "Format", ru: "Формат"), formats, selected: "csv"))
        <p><button class="main">\(context(en: "Save the file", ru: "Сохранить файл"))</button></p></fieldset></form>
        <fieldset><legend>\(context(en: "Everything", ru: "Все данные"))</legend><p>\(context(all))</p>
        <p><a class="button" href="/export" download>\(context(en: "Save everything", ru: "Сохранить всё"))</a></p></fieldset>
        <p><a href="/words" data-back>\(context(en: "To the words", ru: "К словам"))</a></p>
        """,
      tab: .words
    )
  }

  /// The words of the list, without its limit, oldest first unless another order was asked for.
  private static func words(_ filter: WordListFilter, _ context: PageContext) async throws(Problem) -> [Word] {
    if let text = filter.text {
      let search = context.site.dictionary.search.build()
      await search.search(try SearchText(checking: text, in: filter.place, context.site.graph.localTime, context.site.graph.clock.now())) {
        filter.narrow(&$0)
      }
      if let problem = search.state.problem { throw Problem(problem) }
      return search.state.words
    }
    let list = context.site.dictionary.mainWordList.build()
    await list.load { query in
      filter.narrow(&query)
      if filter.order == nil { query.order = .oldest }
    }
    if let problem = list.state.problem { throw Problem(problem) }
    return list.state.words
  }

  private static func words(_ context: PageContext) async throws(Problem) -> Download {
    let format = try context.choice("format", WordFileFormat.self) ?? .csv
    guard format.isWritable else {
      throw Problem(
        .usage, "usage",
        LocalizedText(en: "Words cannot be written for a \(format.title).", ru: "Записать слова для \(format.title) нельзя."))
    }
    let words = try await words(try WordListFilter(context), context)
    let name = "words." + ending(of: format)
    guard format != .apkg else { return Download(name: name, type: "application/zip", bytes: try await package(words, context)) }
    let text = WordFileText.of(words, in: format) ?? JSONWords(words, context.site.graph.localTime).text
    return Download(name: name, type: format == .json ? "application/json" : "text/plain; charset=utf-8", bytes: Array(text.utf8))
  }

  private static func ending(of format: WordFileFormat) -> String {
    switch format {
    case .quizlet, .anki: "txt"
    default: format.rawValue
    }
  }

  private static func package(_ words: [Word], _ context: PageContext) async throws(Problem) -> [UInt8] {
    let file: UploadedFile
    do throws(UserFileError) { file = try UploadedFile(name: "words.apkg", context.site.files) } catch { throw .writing(error) }
    _ = try await PackageExport(context.site.graph).write(words, to: file.path, named: file.name)
    do throws(UserFileError) { return try context.site.files.read(file.path, limit: .max) } catch { throw .reading(error) }
  }

  private static func everything(_ context: PageContext) async throws(Problem) -> Download {
    var text = ExportText(at: context.site.graph.clock.now())
    for section in ExportSections(context.site.graph).all { text.add(try await section.export(), named: section.name) }
    return Download(name: "glot.json", type: "application/json", bytes: Array(text.whole.utf8))
  }
}
