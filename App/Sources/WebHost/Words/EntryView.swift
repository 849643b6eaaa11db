import CoreModule
import CorePresentation
import PersonalDictionary
import Practice
import Presentation

/// All that is known of a stored word, as `glot show` prints it.
@MainActor
struct EntryView {
  let context: PageContext
  let word: Word
  let state: DictionaryEntryState
  let knowledge: WordKnowledge?

  var body: HTML {
    "<p class=\"dim\">\(HTML(inked: WordHeading(word: word, headword: "").text(context.style)))</p>\(own)\(state.answer.map(content))\(details)"
  }

  private var own: HTML? {
    guard !word.ownTranslations.isEmpty else { return nil }
    let name = context(WordPhrases.ownTranslations(word.ownTranslations.count))
    return
      "<p>\(name): <span class=\"strong\" lang=\"\(word.direction.to.code)\">\(word.ownTranslations.joined(separator: ", "))</span></p>"
  }

  /// The entries of each reading, under a line that names the form if there are several.
  private func content(_ answer: LookUpAnswer) -> HTML {
    guard answer.parts.isEmpty else { return "<p>\(context(FormPhrases.partsOnly))</p><ul>\(answer.parts.map { part($0, answer) })</ul>" }
    let readings = answer.readings.count > 1 ? answer.readings : []
    let entries = readings.flatMap { reading in
      [FormPhrases.origin(of: reading, in: answer.direction.from).map { text -> HTML in "<p class=\"dim\">\(context(text))</p>" }]
        .compactMap(\.self)
        + reading.entries.map { entry($0, answer.direction) }
    }
    let sources = answer.entries.map(\.source).withoutRepeats()
    let origins =
      (sources.isEmpty ? [] : [context(WordPhrases.sources(sources))]) + answer.entries.compactMap(\.attribution).withoutRepeats()
    return """
      \(readings.isEmpty ? answer.entries.map { entry($0, answer.direction) } : entries)\
      \(origins.map { text -> HTML in "<p class=\"dim\">\(text)</p>" })
      """
  }

  private func part(_ part: LookUpAnswer.Part, _ answer: LookUpAnswer) -> HTML {
    let translations = part.reading?.entries.flatMap(\.senses).compactMap(\.translations.first).withoutRepeats().prefix(3) ?? []
    let origin = part.reading.flatMap { FormPhrases.origin(of: $0, in: answer.direction.from) }.map { "(" + context($0) + ")" } ?? ""
    return """
      <li><span class="strong" lang="\(answer.direction.from.code)">\(part.text)</span> <span class="dim">\(origin)</span> \
      <span lang="\(answer.direction.to.code)">\(translations.isEmpty ? "—" : translations.joined(separator: ", "))</span></li>
      """
  }

  private func entry(_ entry: DictionaryEntry, _ direction: Direction) -> HTML {
    let about = [EntryPhrases.pronunciation(entry.details), context(PartOfSpeechName.of(entry.partOfSpeech))].compactMap(\.self)
    return """
      <h2><span lang="\(direction.from.code)">\(context(EntryPhrases.headword(entry, in: direction.from)))</span> \
      <small>\(about.joined(separator: " "))</small></h2><ol>\(entry.senses.map { sense($0, of: entry, direction) })</ol>
      """
  }

  private func sense(_ sense: Sense, of entry: DictionaryEntry, _ direction: Direction) -> HTML {
    let translations = sense.translations.map { context(EntryPhrases.translation($0, of: sense, entry.partOfSpeech, in: direction.to)) }
    let remarks = (sense.isRare ? [context(EntryPhrases.rare)] : []) + sense.context + [sense.gloss].compactMap(\.self)
    let examples = sense.examples.map { example -> HTML in
      let target = example.target.map { text -> HTML in " — <span lang=\"\(direction.to.code)\">\(text)</span>" }
      return "<li class=\"dim\"><span lang=\"\(direction.from.code)\">\(example.source)</span>\(target)</li>"
    }
    return """
      <li><span lang="\(direction.to.code)">\(translations.joined(separator: ", "))</span>\
      \(remarks.isEmpty ? nil : " <span class=\"dim\">(\(remarks.joined(separator: "; ")))</span>")\
      \(examples.isEmpty ? nil : "<ul>\(examples)</ul>")</li>
      """
  }

  private var details: HTML {
    var lines: [HTML] = []
    if let next = state.nextTry { lines.append("<p>\(PendingPhrases.nextTry(next, context.style))</p>") }
    lines += word.examples.map(example)
    if let note = word.note { lines.append("<p>\(context(WordPhrases.note)): \(note)</p>") }
    if !word.tags.isEmpty {
      let tags = word.tags.map { tag -> HTML in "<a class=\"tag\" href=\"/words?\(AddressQuery.text([("tag", tag)]))\">\(tag)</a> " }
      lines.append("<p>\(context(WordPhrases.tags)): \(tags)</p>")
    }
    if let knowledge, let sign = KnowledgePhrases.sign(knowledge) {
      lines.append("<p>\(sign) \(context(KnowledgePhrases.sentence(knowledge, context.style)))</p>")
    }
    lines.append("<p class=\"dim\">\(context(WordPhrases.added(word.created, context.style)))</p>")
    return "\(lines)"
  }

  /// A sentence with the word marked, and where it is from.
  private func example(_ example: WordExample) -> HTML {
    let places = WordPlaces(of: word.text, in: example.text, word.direction.from)
    let sentence = HTML(inked: places.replaced(in: example.text, with: context.style.bold))
    let origin = example.origin.map { text -> HTML in " <cite class=\"dim\">\(text)</cite>" }
    return "<blockquote lang=\"\(word.direction.from.code)\">\(sentence)\(origin)</blockquote>"
  }
}
