import AppServices
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

/// What is in a file, what becomes of it, and what is wrong with it.
@MainActor
struct ImportReportView {
  let context: PageContext
  let trial: FileTrial

  /// How many bad records are shown.
  private static let maximumFaults = 50

  var counts: LocalizedText {
    switch trial.report {
    case .words(let state, _): WordImportPhrases.counts(new: state.newCount, merged: state.mergedCount, skipped: state.skippedCount)
    case .everything(let file):
      WordImportPhrases.counts(new: file.counts.new, merged: file.counts.merged, skipped: file.counts.skipped)
    case nil: LocalizedText(verbatim: "")
    }
  }

  var body: HTML {
    """
    <p><span class="strong">\(context(trial.name))</span> <span class="dim">\(kind)</span></p>
    <p class="strong" role="status">\(context(counts))</p>\(conclusion)\(content)\(actions)
    """
  }

  private var kind: String {
    switch trial.report {
    case .words(let state, let format):
      context(WordImportPhrases.format(format)) + ", " + context(WordImportPhrases.records(state.readCount))
    case .everything: context(en: "all data of glot", ru: "все данные glot")
    case nil: ""
    }
  }

  private var hasNews: Bool {
    switch trial.report {
    case .words(let state, _): state.newCount + state.mergedCount > 0
    case .everything(let file): file.counts.new + file.counts.merged > 0
    case nil: false
    }
  }

  private var conclusion: HTML? {
    guard !trial.isImported else { return nil }
    let text =
      hasNews
      ? context(en: "Nothing has been changed yet.", ru: "Пока ничего не изменено.")
      : context(en: "Everything in it that can be imported is already there.", ru: "Всё, что в нём можно импортировать, уже есть.")
    return "<p>\(text)</p>"
  }

  private var content: HTML {
    switch trial.report {
    case .words(let state, _): words(state)
    case .everything(let file):
      "\(file.notes.dropLast(trial.isImported ? 0 : 1).map(remark))\(faults(file.bad.map(\.record), count: file.bad.count))"
    case nil: ""
    }
  }

  private func words(_ state: ImportState) -> HTML {
    var remarks: [LocalizedText] = []
    if let direction = state.assumedDirection { remarks.append(Self.assumed(direction)) }
    if let extras = state.extras {
      remarks += [WordImportPhrases.practice(extras)].compactMap(\.self) + extras.fields.map(WordImportPhrases.list)
      if extras.mediaCount > 0 { remarks.append(WordImportPhrases.media(extras)) }
    }
    if !state.ignoredColumns.isEmpty { remarks.append(WordImportPhrases.ignored(state.ignoredColumns)) }
    let uneven = state.uneven.prefix(Self.maximumFaults).flatMap { uneven in
      WordImportPhrases.faults(of: BadRecord(uneven)).map(remark)
    }
    let records = state.bad.prefix(Self.maximumFaults).map { BadRecord($0) }
    let isOtherwiseEncoded = records.contains { $0.faults.contains { $0.code == "invalid_utf8" } }
    if isOtherwiseEncoded { remarks.append(Self.otherEncoding) }
    let bad = faults(records, count: state.badCount)
    return
      "\(remarks.map(remark))\(trial.isImported ? nil : choices(isOpen: isOtherwiseEncoded))\(bad)\(uneven)\(trial.isImported ? nil : preview(state))"
  }

  private static func assumed(_ direction: Direction) -> LocalizedText {
    LocalizedText(
      en: "The file does not name all languages: \(direction) is used.",
      ru: "В файле указаны не все языки: выбрано направление \(direction)."
    )
  }

  private static let otherEncoding = LocalizedText(
    en: "The file is not in UTF-8: choose its encoding and look again.", ru: "Файл не в UTF-8: выберите его кодировку и проверьте снова."
  )

  private func remark(_ text: LocalizedText) -> HTML { "<p class=\"dim\">\(context(text))</p>" }

  private func faults(_ bad: [BadRecord], count: Int) -> HTML? {
    guard count > 0 else { return nil }
    let lines = bad.prefix(Self.maximumFaults).flatMap { bad in
      WordImportPhrases.faults(of: bad).map { fault -> HTML in "<li>\(context(fault))</li>" }
    }
    let more: HTML? = count > Self.maximumFaults ? "<p class=\"dim\">\(context(en: "and more", ru: "и другие"))</p>" : nil
    let told = WordImportPhrases.bad(count, isImported: trial.isImported)
    return "<section class=\"problem\"><p>\(context(told))</p><ul>\(lines)</ul>\(more)</section>"
  }

  private func choices(isOpen: Bool) -> HTML {
    """
    <details\(isOpen ? " open" : "")><summary data-key="l">\(context(en: "Languages and encoding", ru: "Языки и кодировка"))</summary><form method="post" action="/words/import/languages">\(context.formToken)
    <div class="filters">\(ImportPages.choices(trial, context))\
    <div><button>\(context(en: "Look again", ru: "Проверить снова"))</button></div></div></form></details>
    """
  }

  /// What becomes of the first records.
  private func preview(_ state: ImportState) -> HTML? {
    guard !state.preview.isEmpty else { return nil }
    let head = [
      LocalizedText(en: "Line", ru: "Строка"), LocalizedText(en: "Word", ru: "Слово"), LocalizedText(en: "Translations", ru: "Переводы"),
      LocalizedText(en: "Languages", ru: "Языки"), LocalizedText(en: "What becomes of it", ru: "Что с ним будет"),
    ]
    let rows = state.preview.map { row -> HTML in
      let (from, to) = (row.direction?.from.code ?? "", row.direction?.to.code ?? "")
      return """
        <tr><td>\(row.line)</td><td lang="\(from)">\(row.text)</td><td lang="\(to)">\(row.translations.joined(separator: "; "))</td>\
        <td>\(row.direction?.description ?? "")</td><td>\(context(Self.fate(row.fate)))</td></tr>
        """
    }
    return """
      <h2>\(context(en: "The first records", ru: "Первые записи"))</h2><div class="wide" tabindex="0"><table><thead><tr>\
      \(head.map { text -> HTML in "<th scope=\"col\">\(context(text))</th>" })</tr></thead><tbody>\(rows)</tbody></table></div>
      """
  }

  private static func fate(_ fate: ImportPreviewRow.Fate) -> LocalizedText {
    switch fate {
    case .new: LocalizedText(en: "new", ru: "новое")
    case .merged: LocalizedText(en: "merged", ru: "объединится")
    case .skipped: LocalizedText(en: "already there", ru: "уже есть")
    case .heldBack, .bad: LocalizedText(en: "cannot be imported", ru: "не подходит")
    }
  }

  private var actions: HTML {
    let take: HTML = """
      <form method="post" action="/words/import/take">\(context.formToken)<button class="main" data-key="Enter">\(context(en: "Import it", ru: "Импортировать"))</button></form>
      """
    // The keys of the terminal: what was only looked at is left by Esc, and what was imported by Enter.
    let (another, words): (HTML, HTML) = trial.isImported ? ("n", " data-key=\"Enter\"") : ("Escape n", "")
    return """
      <div class="actions">\(hasNews && !trial.isImported ? take : nil)<form method="post" action="/words/import/leave">\(context.formToken)\
      <button data-key="\(another)">\(context(en: "Another file", ru: "Другой файл"))</button></form>\
      <a class="button" href="/words" data-back\(words)>\(context(en: "To the words", ru: "К словам"))</a></div>
      """
  }
}
