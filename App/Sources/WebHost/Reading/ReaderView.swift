import CoreModule
import CorePresentation
import Presentation
import Reading

/// A page of a text: its words, by how well they are known, and the entry of the chosen one.
@MainActor
struct ReaderView {
  let context: PageContext
  let state: ReaderState
  /// The block that the page begins with.
  let first: Int
  /// The chosen word.
  let place: TextPlace?

  /// A page has as many blocks as have so many bytes, and at least one.
  private static let length = 2500

  /// The blocks of the page.
  var blocks: [GlossedBlock] {
    var (taken, room) = ([GlossedBlock](), Self.length)
    for block in state.blocks where block.number >= first && (room > 0 || taken.isEmpty) {
      room -= block.block.text.utf8.count
      if room >= 0 || taken.isEmpty { taken.append(block) }
    }
    return taken.isEmpty ? Array(state.blocks.suffix(1)) : taken
  }

  var page: Page {
    get throws(Problem) {
      guard let text = state.text else { throw Refusal.failed.problem }
      let title = LocalizedText(verbatim: text.heading)
      return Page(
        title: title,
        body: """
          <h1 lang="\(text.languages.from)">\(text.heading)</h1><p class="dim">\(status(text))</p>\(legend)
          <article class="text" lang="\(text.languages.from)">\(blocks.map(block))</article>\(links)\(furtherKeys)\(entry(text.languages))
          """,
        tab: .texts, assets: Asset.features
      )
    }
  }

  private func status(_ text: ReadText) -> String {
    [
      "\(text.languages.from) → \(text.languages.to)", ReaderPhrases.known(of: text).map { context($0) },
      context(ReaderPhrases.progress(TextPlace(block: first), of: state.blockCount)),
    ].compactMap(\.self).joined(separator: " · ")
  }

  /// What the underlines mean.
  private var legend: HTML {
    let names = [Standing.new, .kept, .learning].map { standing -> HTML in
      "<span class=\"\(mark(standing))\">\(context(ReaderPhrases.standing(standing)))</span> "
    }
    return "<p class=\"dim legend\">\(names)</p>"
  }

  private func mark(_ standing: Standing) -> HTML {
    switch standing {
    case .new: "n"
    case .kept: "s"
    case .learning: "l"
    case .known: "k"
    case .ignored: "i"
    }
  }

  private func block(_ block: GlossedBlock) -> HTML {
    let text = Array(block.block.text.utf8)
    var (content, end) = ("" as HTML, 0)
    func add(_ range: Range<Int>) { content += HTML(String(decoding: text[range], as: UTF8.self)) }
    for (index, word) in block.words.enumerated() where word.range.lowerBound >= end {
      add(end..<word.range.lowerBound)
      let here = TextPlace(block: block.number, word: index)
      let chosen: HTML? = here == place ? " id=\"w\" aria-current=\"true\"" : nil
      content += "<a href=\"?w=\(block.number).\(index)#w\" class=\"\(mark(word.standing))\"\(chosen)>"
      add(word.range)
      content += "</a>"
      end = word.range.upperBound
    }
    add(end..<text.count)
    return block.block.kind == .heading ? "<h2>\(content)</h2>" : "<p>\(content)</p>"
  }

  // MARK: Around the text

  private var links: HTML {
    let shown = blocks
    let next = shown.last.flatMap { last in state.blockCount == last.number + 1 ? nil : last.number + 1 }
    let number = (shown.first?.number).flatMap { $0 == 0 ? nil : before($0) }
    let (back, on) = (context(en: "Previous page", ru: "Предыдущая страница"), context(en: "Next page", ru: "Следующая страница"))
    let unknown = context(en: "Next unknown word", ru: "Следующее незнакомое слово")
    let from = place.map { "&w=\($0.block).\($0.word)" } ?? ""
    return """
      <p class="actions">\(number.map { number -> HTML in "<a rel=\"prev\" class=\"button\" href=\"\(number)\" data-key=\"PageUp\">\(back)</a>" })\
      \(next.map { number -> HTML in "<a rel=\"next\" class=\"button\" href=\"\(number)\" data-key=\"PageDown Space\">\(on)</a>" })\
      <a class="button" href="?find=next\(from)" data-key="n">\(unknown)</a>\(neighbours)\
      <a class="button" href="/texts" data-back>\(context(en: "To the texts", ru: "К текстам"))</a></p>
      """
  }

  /// What only keys do: the lines are those of the window, which the script sees.
  private var furtherKeys: HTML {
    let before: HTML? = place.map { place in
      """
      <a href="?find=previous&w=\(place.block).\(place.word)" data-key="N">\(context(en: "go to the previous unknown word", ru: "перейти к незнакомому слову выше"))</a>
      """
    }
    return """
      <div hidden data-keys>\(before)<button data-line="1" data-key="ArrowDown j">\(context(en: "the word below", ru: "слово ниже"))</button>\
      <button data-line="-1" data-key="ArrowUp">\(context(en: "the word above", ru: "слово выше"))</button>\
      <a href="0?w=0.0#w" data-key="Home g">\(context(en: "the beginning of the text", ru: "начало текста"))</a>\
      <a href="?w=\(Int32.max).\(Int32.max)#w" data-key="End G">\(context(en: "the end of the text", ru: "конец текста"))</a></div>
      """
  }

  /// The block with which the page before begins.
  private func before(_ block: Int) -> Int {
    var (number, room) = (block - 1, Self.length - (state.block(block - 1)?.block.text.utf8.count ?? 0))
    while number > 0, let earlier = state.block(number - 1), earlier.block.text.utf8.count <= room {
      room -= earlier.block.text.utf8.count
      number -= 1
    }
    return number
  }

  /// The words before and after the chosen one, for the keyboard.
  private var neighbours: HTML? {
    let places = blocks.flatMap { block in block.words.indices.map { TextPlace(block: block.number, word: $0) } }
    guard !places.isEmpty else { return nil }
    let index = place.flatMap { places.firstIndex(of: $0) }
    func link(_ step: Int, _ name: String, _ key: HTML) -> HTML? {
      guard let next = index.map({ $0 + step }) ?? (step > 0 ? 0 : nil), let address = address(places, next) else { return nil }
      return "<a class=\"button\" href=\"\(address)\" data-key=\"\(key)\">\(name)</a>"
    }
    return """
      \(link(-1, context(en: "Previous word", ru: "Предыдущее слово"), "ArrowLeft h"))\(link(1, context(en: "Next word", ru: "Следующее слово"), "ArrowRight l"))
      """
  }

  /// Where a word of the page stands, or the first one of the next page, or the last one of the page before.
  private func address(_ places: [TextPlace], _ index: Int) -> String? {
    let shown = blocks
    guard !places.indices.contains(index) else { return "?w=\(places[index].block).\(places[index].word)#w" }
    if index > 0 { return shown.last.flatMap { $0.number + 1 == state.blockCount ? nil : "\($0.number + 1)?w=\($0.number + 1).0#w" } }
    return shown.first.flatMap { $0.number == 0 ? nil : "\(before($0.number))?w=\($0.number - 1).\(Int32.max)#w" }
  }

  // MARK: The chosen word

  private func entry(_ languages: LanguagePair) -> HTML? {
    guard let place, let block = state.block(place.block), block.words.indices.contains(place.word) else { return nil }
    let word = block.words[place.word]
    let phrase = state.phrase ?? block.phrases.first { $0.indices.contains(place.word) }
    let switching: HTML = """
      <a href="?w=\(place.block).\(place.word)\(isOfPhrase ? "" : "&phrase=yes")#w" data-key="p">\
      \(context(en: "take the phrase of several words, or the word alone", ru: "взять выражение из нескольких слов или одно слово"))</a>
      """
    return """
      <section class="card word" id="entry" aria-label="\(context(en: "The chosen word", ru: "Выбранное слово"))">\
      \(entry(of: word.word, word.standing, languages, isPhrase: false))\
      \(phrase.map { entry(of: $0.word, $0.standing, languages, isPhrase: true) })<div hidden data-keys>\(switching)</div></section>
      """
  }

  /// Whether the keys are those of the phrase around the chosen word.
  private var isOfPhrase: Bool { state.phrase != nil }

  private func entry(of word: TextWord, _ standing: Standing, _ languages: LanguagePair, isPhrase: Bool) -> HTML {
    let facts = [
      context(ReaderPhrases.standing(standing)), context(PartOfSpeechName.of(word.partOfSpeech)),
      word.rank.map { context(ReaderPhrases.rank($0)) } ?? "",
    ]
    let meaning = word.translations.isEmpty ? context(ReaderPhrases.untranslated) : word.translations.joined(separator: ", ")
    let query = AddressQuery.text([("text", word.headword), ("from", languages.from), ("to", languages.to), ("back", context.address)])
    func key(_ key: HTML) -> HTML? { isPhrase == isOfPhrase ? " data-key=\"\(key)\"" : nil }
    return """
      <p><span class="strong" lang="\(languages.from)">\(word.headword)</span> <span class="dim">\(facts.filter { !$0.isEmpty }.joined(separator: " · "))</span></p>\
      <p lang="\(word.translations.isEmpty ? context.language.rawValue : languages.to)">\(meaning)</p>\
      <form method="post" class="actions" data-no-draft>\(context.formToken)<input type="hidden" name="w" value="\(place?.block ?? 0).\(place?.word ?? 0)">\
      <input type="hidden" name="headword" value="\(word.headword)"><input type="hidden" name="phrase" value="\(isPhrase ? "yes" : "no")">\
      <button name="do" value="keep" class="main"\(key("Enter"))>\(context(en: "Keep", ru: "Сохранить"))</button>\
      <button name="do" value="known"\(key("k")) title="\(context(Self.marking))">\(context(en: "Known", ru: "Знаю"))</button>\
      <button name="do" value="ignore"\(key("i")) title="\(context(Self.ignoring))">\(context(en: "Ignore", ru: "Не учить"))</button>\
      <a class="button" href="/words/new?\(query)"\(key("o"))>\(context(en: "Whole entry", ru: "Вся статья"))</a></form>
      """
  }

  private static let marking = LocalizedText(
    en: "mark the word as known, or take the mark away", ru: "отметить слово как известное или снять отметку")
  private static let ignoring = LocalizedText(
    en: "ignore the word, such as a name, or take this back", ru: "не учить слово, например имя, или снять отметку")
}
