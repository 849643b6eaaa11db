import AppGraph
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import Reading

/// A text from the browser: a file, or what is pasted.
@MainActor
enum NewTextPage {
  nonisolated static let routes: [Route] = [
    .get("/texts/new") { context async throws(Problem) in .page(page(context)) },
    .upload("/texts/new") { context async throws(Problem) in
      do throws(Problem) { return try await open(context) } catch { return .page(page(context, error)) }
    },
  ]

  static let title = LocalizedText(en: "Open a text", ru: "Открыть текст")

  private static func page(_ context: PageContext, _ problem: Problem? = nil) -> Page {
    Page(
      title: title, body: "<h1>\(context(title))</h1>\(form(context))", tab: .texts, problem: problem, assets: Asset.features
    )
  }

  private static let kinds = LocalizedText(
    en: "Plain text, Markdown, HTML, an electronic book (EPUB), or subtitles (SRT, VTT).",
    ru: "Простой текст, Markdown, HTML, электронная книга (EPUB) или субтитры (SRT, VTT)."
  )
  private static func place(_ folder: String) -> LocalizedText {
    LocalizedText(
      en:
        "The text is kept as a file of yours on the computer that runs glot, in \(folder). Exports and backups hold your place, not the text.",
      ru:
        "Текст останется вашим файлом на компьютере с glot, в папке \(folder). В экспорт и копии попадает место чтения, но не сам текст."
    )
  }

  private static func form(_ context: PageContext) -> HTML {
    let drop = LocalizedText(en: "You can also drop it here.", ru: "Его можно и перетащить сюда.")
    let from = Controls.language(
      "from", id: "from", label: context(en: "Language of the text", ru: "Язык текста"),
      none: context(en: "recognise it", ru: "распознать"), selected: Language(code: context.fields["from"]), context.language)
    let to = Controls.language(
      "to", id: "to", label: context(en: "Language of the translations", ru: "Язык переводов"),
      none: context(en: "the usual one", ru: "как обычно"), selected: Language(code: context.fields["to"]), context.language)
    let encoding = TextEncoding.control(selected: TextEncoding(rawValue: context.fields["encoding"]), context)
    return """
      <form method="post" action="/texts/new" enctype="multipart/form-data" class="drop" data-drop>\(context.formToken)
      <label for="file">\(context(en: "File", ru: "Файл"))</label><input id="file" type="file" name="file" accept=".txt,.text,.md,.markdown,.html,.htm,.xhtml,.epub,.srt,.vtt">
      <p data-scripted hidden>\(context(drop))</p><p class="dim">\(context(kinds))</p>
      <label for="text">\(context(en: "Or paste a text", ru: "Или вставьте текст"))</label>
      <textarea id="text" name="text" rows="8">
      \(context.fields["text"])</textarea>
      <label for="title">\(context(en: "Its title", ru: "Его название"))</label>
      <input id="title" name="title" maxlength="100" autocomplete="off" value="\(context.fields["title"])">
      <div class="filters">\(from)\(to)\(encoding)</div><p class="dim">\(context(place(context.site.texts.folder)))</p>
      <p><button class="main">\(context(en: "Read it", ru: "Читать"))</button></p></form>
      <p><a class="button" href="/texts" data-back>\(context(en: "To the texts", ru: "К текстам"))</a></p>
      """
  }

  // MARK: Opening

  private static func open(_ context: PageContext) async throws(Problem) -> Answer {
    let (from, to) = (try context.languageField("from"), try context.languageField("to"))
    var given = try sent(context)
    if context.upload != nil, let encoding = try context.choice("encoding", TextEncoding.self) {
      given = try await given.recoded(from: encoding, context.site.files)
    }
    let uploaded = context.site.texts
    if let known = try await known(given, uploaded, context) { return .goTo("/texts/\(known.id.description)") }
    let usual = try await usualLanguages(context)
    let path = try await uploaded.add(given)
    let model = context.site.reading.reader.build()
    await model.open(.path(path), LanguageChoice(from: from?.code, to: to?.code, usual: usual))
    do throws(Problem) {
      if let problem = model.state.problem { throw problem == .noWords ? noText : Problem(problem) }
      guard let text = model.state.text, model.state.blocks.contains(where: { !$0.words.isEmpty }) else { throw noText }
      context.session.say(
        LocalizedText(
          en: "Opened. “\(text.heading)” is now among your texts.", ru: "Открыто. «\(text.heading)» теперь среди ваших текстов."))
      return .goTo("/texts/\(text.id.description)")
    } catch {
      // Nothing stays of what cannot be read.
      if let text = model.state.text { await context.site.reading.texts.build().forget([text.id]) }
      uploaded.delete(path)
      throw error
    }
  }

  /// The file that was chosen, or one of what was pasted.
  private static func sent(_ context: PageContext) throws(Problem) -> UploadedFile {
    if let file = context.upload { return file }
    let text = context.fields["text"]
    guard !text.trimmed.isEmpty else { throw nothing }
    let title = context.fields["title"].trimmed
    let first = text.split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    do throws(UserFileError) {
      let name = (title.isEmpty ? String(first.prefix(40)) : title).replacing("/", with: " ") + ".txt"
      let file = try UploadedFile(name: name, context.site.files)
      // Browsers end the lines of a field with both characters.
      try file.write(Array(text.replacing("\r\n", with: "\n").utf8))
      return file
    } catch { throw Refusal.noSpace.problem }
  }

  /// The text that was sent, if it is among those that are read and its file is still there.
  private static func known(_ given: UploadedFile, _ uploaded: UploadedTexts, _ context: PageContext) async throws(Problem) -> ReadText? {
    let texts = context.site.reading.texts.build()
    await texts.load()
    if let problem = texts.state.problem { throw Problem(problem) }
    guard let text = try await uploaded.known(given, among: texts.state.texts ?? []) else { return nil }
    let model = context.site.reading.reader.build()
    await model.open(.text(text.id), LanguageChoice(from: text.languages.from, to: text.languages.to, usual: text.languages))
    return model.state.problem == nil ? text : nil
  }

  private static func usualLanguages(_ context: PageContext) async throws(Problem) -> LanguagePair {
    let picker = context.site.dictionary.langPicker.build { _ in }
    await picker.load()
    if let problem = picker.state.problem { throw Problem(problem) }
    return LanguagePair(from: picker.state.ofTexts.from.code, to: picker.state.ofTexts.to.code)
  }

  private static let nothing = Problem(
    .usage, "no_file", LocalizedText(en: "There is no text yet.", ru: "Текста пока нет."),
    hint: LocalizedText(en: "Choose a file, or paste a text.", ru: "Выберите файл или вставьте текст.")
  )
  private static let noText = Problem(
    .badData, "empty_text", LocalizedText(en: "There are no words in it.", ru: "В нём нет слов."),
    hint: LocalizedText(en: "Nothing was kept. Choose another one.", ru: "Ничего не сохранено. Выберите другой.")
  )
}
