package import CoreModule
package import CorePresentation
package import PersonalDictionary
package import Practice

/// The full dictionary entry of a stored word or of a look-up.
package struct EntryDocument: Document {
  package let state: DictionaryEntryState
  /// How well the stored word is known; `nil` when it was never practised.
  package let knowledge: WordKnowledge?

  package init(state: DictionaryEntryState, knowledge: WordKnowledge? = nil) {
    self.state = state
    self.knowledge = knowledge
  }

  package func json(_ localTime: LocalTime) -> JSON {
    guard let answer = state.answer else { return .null }
    let members = state.word?.members(localTime, knowledge) ?? answer.members(text: state.text)
    let others = members.filter { $0.0 != "base_form" }
    return .object(
      others + [
        ("entries", .array(answer.entries.map { $0.json(answer.direction) })), ("base_form", JSON(answer.baseForm)),
        ("readings", .array(answer.readings.map { $0.json(answer.direction) })), ("parts", JSON(answer.partTexts)),
        ("detected", JSON(answer.detected.first?.language.code)), ("suggestions", JSON(answer.suggestions.map(\.text))),
        ("suggestion_languages", JSON(answer.suggestions.map(\.language.code))),
      ]
    )
  }

  package var plain: [[String]] {
    if let word = state.word { return [word.record] }
    guard let answer = state.answer, !answer.entries.isEmpty else { return [] }
    let codes = [answer.direction.from.code, answer.direction.to.code]
    return [["", state.text, answer.translations.joined(separator: "; ")] + codes + ["", WordStatusKind.translated.rawValue]]
  }

  package func text(_ style: TextStyle) -> String {
    guard let answer = state.answer, state.word != nil || !answer.entries.isEmpty || !answer.parts.isEmpty else { return "" }
    var lines = [heading(answer, style)]
    if let word = state.word, !word.ownTranslations.isEmpty {
      let name = WordPhrases.ownTranslations(word.ownTranslations.count)(style.language)
      lines.append(name + ": " + word.ownTranslations.joined(separator: ", "))
    }
    lines += entries(answer, style)
    if let word = state.word { lines += details(word, style) }
    return lines.map(style.line).joined(separator: "\n")
  }

  private func heading(_ answer: LookUpAnswer, _ style: TextStyle) -> String {
    if let word = state.word { return WordHeading(word: word).text(style) }
    let origin = answer.readings.count == 1 ? FormPhrases.origin(of: answer.readings[0], in: answer.direction.from) : nil
    let base = origin.map { "(" + $0(style.language) + ")" }
    return [style.bold(state.text), style.dim(answer.direction.description), base].compactMap(\.self).joined(separator: "  ")
  }

  /// The entries of each reading, under a line that names the form if there are several; for a phrase without an entry, those of its parts.
  private func entries(_ answer: LookUpAnswer, _ style: TextStyle) -> [String] {
    if !answer.parts.isEmpty {
      return [FormPhrases.partsOnly(style.language)] + PhraseParts(answer).lines(style)
    }
    let (direction, isFull) = (answer.direction, state.word != nil)
    guard answer.readings.count > 1 else { return EntryLines(answer.entries, direction, isFull: isFull).full(style) }
    let lines = answer.readings.flatMap { reading in
      (FormPhrases.origin(of: reading, in: direction.from).map { [style.dim($0(style.language))] } ?? [])
        + EntryLines(reading.entries, direction, isFull: isFull).senses(style)
    }
    return lines + EntryLines(answer.readings.flatMap(\.entries), direction).origins(style)
  }

  private func details(_ word: Word, _ style: TextStyle) -> [String] {
    let language = style.language
    var lines: [String] = []
    if let next = state.nextTry { lines.append(PendingPhrases.nextTry(next, style)) }
    lines += word.examples.map { example(of: word, $0, style) }
    if let note = word.note { lines.append(WordPhrases.note(language) + ": " + note) }
    if !word.tags.isEmpty { lines.append(WordPhrases.tags(language) + ": " + word.tags.joined(separator: ", ")) }
    if let knowledge, let sign = KnowledgePhrases.sign(knowledge) {
      lines.append(sign + " " + KnowledgePhrases.sentence(knowledge, style)(language))
    }
    lines.append(style.dim(WordPhrases.added(word.created, style)(language)))
    return lines
  }

  /// As in `“La casa es grande.”  Don Quijote`.
  private func example(of word: Word, _ example: WordExample, _ style: TextStyle) -> String {
    let places = WordPlaces(of: word.text, in: example.text, word.direction.from)
    let sentence = WordPhrases.quoted(places.replaced(in: example.text, with: style.bold))(style.language)
    return [sentence, example.origin.map(style.dim)].compactMap(\.self).joined(separator: "  ")
  }
}

/// The known parts of a phrase that is unknown as a whole.
package struct PhraseParts {
  private let answer: LookUpAnswer

  package init(_ answer: LookUpAnswer) { self.answer = answer }

  package func lines(_ style: TextStyle) -> [String] { answer.parts.map { line($0, style) } }

  /// As in `  keine  (a form of kein: feminine)  no, not any`.
  private func line(_ part: LookUpAnswer.Part, _ style: TextStyle) -> String {
    guard let reading = part.reading else { return "  " + style.bold(part.text) + "  —" }
    let origin = FormPhrases.origin(of: reading, in: answer.direction.from).map { style.dim("(" + $0(style.language) + ")") }
    let translations = reading.entries.flatMap(\.senses).compactMap(\.translations.first).withoutRepeats().prefix(3).joined(separator: ", ")
    return "  " + [style.bold(part.text), origin, translations].compactMap(\.self).joined(separator: "  ")
  }
}

package struct EntryLines {
  private let entries: [DictionaryEntry]
  private let direction: Direction
  /// Whether a gloss and examples are shown even if the translations identify the sense.
  private let isFull: Bool

  package init(_ entries: [DictionaryEntry], _ direction: Direction, isFull: Bool = false) {
    self.entries = entries
    self.direction = direction
    self.isFull = isFull
  }

  /// The headword of the first entry with its grammar; `nil` when there is none.
  package func headword(_ style: TextStyle) -> String? {
    guard let first = entries.first else { return nil }
    let headword = EntryPhrases.headword(first, in: direction.from)(style.language)
    let pronunciation = EntryPhrases.pronunciation(first.details)
    guard headword != first.headword || pronunciation != nil else { return nil }
    return [style.bold(headword), pronunciation.map(style.dim)].compactMap(\.self).joined(separator: "  ")
  }

  /// One line for each part of speech.
  package func short(_ style: TextStyle) -> [String] {
    entries.map { entry in
      let senses = entry.senses.prefix(4).map { $0.translations.joined(separator: ", ") + rare($0, style) }.joined(separator: "; ")
      return "  "
        + [style.dim(PartOfSpeechName.of(entry.partOfSpeech)(style.language)), senses].filter { !$0.isEmpty }.joined(separator: "  ")
    }
  }

  /// Headword, part of speech, senses and sources.
  func full(_ style: TextStyle) -> [String] { senses(style) + origins(style) }

  /// Headword, part of speech and senses.
  func senses(_ style: TextStyle) -> [String] {
    var lines: [String] = []
    for entry in entries {
      let name = PartOfSpeechName.of(entry.partOfSpeech)(style.language)
      let pronunciation = EntryPhrases.pronunciation(entry.details) ?? ""
      let headword = EntryPhrases.headword(entry, in: direction.from)(style.language)
      lines.append([style.bold(headword), style.dim(pronunciation), style.dim(name)].filter { !$0.isEmpty }.joined(separator: "  "))
      for number in entry.senses.indices { lines += sense(number, of: entry, style) }
    }
    return lines
  }

  /// The sources of the entries.
  func origins(_ style: TextStyle) -> [String] {
    let sources = entries.map(\.source).withoutRepeats()
    let names = sources.isEmpty ? [] : [style.dim(WordPhrases.sources(sources)(style.language))]
    return names + entries.compactMap(\.attribution).withoutRepeats().map(style.dim)
  }

  private func sense(_ number: Int, of entry: DictionaryEntry, _ style: TextStyle) -> [String] {
    let sense = entry.senses[number]
    let translations = sense.translations.map {
      EntryPhrases.translation($0, of: sense, entry.partOfSpeech, in: direction.to)(style.language)
    }
    let context = sense.context.isEmpty ? "" : " (" + sense.context.joined(separator: ", ") + ")"
    let gloss = sense.gloss.flatMap { isFull || entry.senses.count > 1 ? " " + style.dim("(\($0))") : nil } ?? ""
    let line = "  \(number + 1). " + translations.joined(separator: ", ") + rare(sense, style) + context + gloss
    let examples = sense.examples.filter { isFull || $0.target != nil }.map { example in
      "     " + [style.dim(example.source), example.target].compactMap(\.self).joined(separator: " — ")
    }
    return [line] + examples
  }

  private func rare(_ sense: Sense, _ style: TextStyle) -> String {
    sense.isRare ? " " + style.dim("(" + EntryPhrases.rare(style.language) + ")") : ""
  }
}
