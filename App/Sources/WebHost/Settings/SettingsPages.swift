import AppGraph
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

/// The settings, and the languages of new words.
@MainActor
enum SettingsPages {
  nonisolated static let routes: [Route] = [
    .get("/settings") { context async throws(Problem) in .page(try await page(context, try context.site.settings())) },
    .post("/settings") { context async throws(Problem) in try await save(context) },
    .post("/settings/languages") { context async throws(Problem) in try await chooseLanguages(context) },
  ]

  private static func page(
    _ context: PageContext, _ values: [SettingKey: String], _ problem: Problem? = nil
  ) async throws(Problem) -> Page {
    let picker = context.site.dictionary.langPicker.build { _ in }
    await picker.load()
    if let problem = picker.state.problem { throw Problem(problem) }
    let rows = SettingKey.allCases.map { SettingControl(context: context, key: $0, value: values[$0] ?? $0.defaultValue).body }
    let later = LocalizedText(
      en: "Language and automatic backups change at once; the rest when glot is next started.",
      ru: "Язык и автоматические копии меняются сразу, остальное — при следующем запуске glot.")
    return Page(
      title: Page.Tab.settings.name,
      body: """
        <h1>\(context(Page.Tab.settings.name))</h1>\(languages(picker.state.direction, context))
        <form method="post" action="/settings" class="edit"><fieldset><legend>\(context(en: "glot", ru: "glot"))</legend>\(context.formToken)\
        <div class="filters">\(rows)</div><p class="dim">\(context(later))</p>
        <p><button class="main">\(context(en: "Save", ru: "Сохранить"))</button></p></fieldset></form>
        <p class="actions"><a class="button" href="/backups">\(context(BackupPhrases.title))</a>\
        <a class="button" href="/words/export">\(context(en: "Export", ru: "Экспорт"))</a></p>
        """,
      tab: .settings, problem: problem
    )
  }

  private static func languages(_ direction: Direction, _ context: PageContext) -> HTML {
    let (learn, speak) = (context(en: "You are learning", ru: "Вы учите"), context(en: "You speak", ru: "Вы говорите"))
    return """
      <form method="post" action="/settings/languages"><fieldset><legend>\(context(en: "New words", ru: "Новые слова"))</legend>\(context.formToken)\
      <div class="filters">\(Controls.language("from", id: "from", label: learn, none: nil, selected: direction.from, context.language))\
      \(Controls.language("to", id: "to", label: speak, none: nil, selected: direction.to, context.language))\
      <div class="actions"><button class="main">\(context(en: "Choose", ru: "Выбрать"))</button>\
      <button name="swap" value="yes">\(context(en: "Swap", ru: "Поменять местами"))</button></div></div></fieldset></form>
      """
  }

  private static func chooseLanguages(_ context: PageContext) async throws(Problem) -> Answer {
    let picker = context.site.dictionary.langPicker.build { _ in }
    if context.fields["swap"] == "yes" {
      await picker.swap()
    } else {
      await picker.load()
      let (from, to) = (
        try context.languageField("from") ?? picker.state.direction.from, try context.languageField("to") ?? picker.state.direction.to
      )
      guard let direction = Direction(from: from, to: to) else {
        return .page(try await page(context, try context.site.settings(), .sameLanguages(from)))
      }
      await picker.choose(direction)
    }
    if let problem = picker.state.problem { throw Problem(problem) }
    context.session.say(WordPhrases.directionTaken(picker.state.direction))
    return .goTo("/settings")
  }

  /// Stores what is not as it was shown, or nothing if one of the values cannot be.
  private static func save(_ context: PageContext) async throws(Problem) -> Answer {
    let values = try context.site.settings()
    let changed = SettingKey.allCases.compactMap { key -> (key: SettingKey, value: String)? in
      let (value, old) = (key.canonical(context.fields[key.rawValue].trimmed), values[key] ?? key.defaultValue)
      return context.fields.has(key.rawValue) && value != key.shown(old) ? (key, value) : nil
    }
    if let bad = changed.first(where: { !$0.key.allows($0.value) }) {
      let typed = values.merging(changed.map { ($0.key, $0.value) }) { $1 }
      return .page(try await page(context, typed, .notASetting(bad.value, of: bad.key, named: SettingPhrases.name(bad.key).quoted)))
    }
    for (key, value) in changed { try context.site.set(key, to: value) }
    context.session.say(LocalizedText(en: "The settings are saved.", ru: "Настройки сохранены."))
    return .goTo("/settings")
  }
}

/// The control of a setting.
@MainActor
struct SettingControl {
  let context: PageContext
  let key: SettingKey
  let value: String

  var body: HTML {
    let name = key.rawValue
    switch key {
    case .language, .color, .logLevel, .offline, .backup, .practiceArticles, .mouse, .pager:
      let options = key.offeredValues.map { (value: $0, name: context(SettingPhrases.value($0, of: key))) }
      return Controls.choice(name, id: name, label: context(SettingPhrases.name(key)), options, selected: value)
    case .remindAt, .practiceDayStart: return field(" type=\"time\" required")
    case .practiceNew, .practiceLimit: return field(" type=\"number\" min=\"0\" max=\"9999\" step=\"1\" required")
    case .practiceRetention: return field(" type=\"number\" min=\"0.7\" max=\"0.99\" step=\"any\" required")
    case .todoSyncURL: return field(" type=\"text\" inputmode=\"url\" autocomplete=\"off\"")
    case .todoSyncKeyFile, .tabs: return field(" type=\"text\" autocomplete=\"off\" spellcheck=\"false\"")
    }
  }

  private func field(_ attributes: HTML) -> HTML {
    let name = key.rawValue
    return """
      <div><label for="\(name)">\(context(SettingPhrases.name(key)))</label>\
      <input id="\(name)" name="\(name)" value="\(key.shown(value))"\(attributes)></div>
      """
  }
}

extension LocalizedText {
  /// As a label is named in a sentence.
  fileprivate var quoted: LocalizedText { LocalizedText(en: "“\(self(.english))”", ru: "«\(self(.russian))»") }
}
