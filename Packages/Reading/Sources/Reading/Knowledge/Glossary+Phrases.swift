import CoreModule

/// Phrases: where a text has the words of one, in their forms or as headwords, the dictionary is asked what it is.
extension Glossary {
  /// A phrase of a block.
  struct Phrase {
    /// The indices of its words in the block. They may be separated by other words.
    let words: [Int]
    /// The number of the whole among the forms.
    let form: Int32
    let entry: Int32
    var isTense = false
    /// The word whose place it takes where others separate its own; `nil` for the first one.
    var head: Int?

    /// Whether other words separate its own.
    var isInterrupted: Bool { words[words.count - 1] - words[0] >= words.count }

    /// The index of the word whose place it takes.
    var place: Int { isInterrupted ? head ?? words[isTense ? words.count - 1 : 0] : words[0] }
  }

  /// What may be a phrase.
  struct Place {
    let words: [Int]
    let form: Int32
    /// Whether a word of the same clause is right before it, and right behind it.
    var beside = (before: false, behind: false)
    /// Whether it is a verb in two parts.
    var isParted = false
    /// Whether it is the form of a verb, such as an auxiliary with a participle.
    var isTense = false
    /// The verb among its words, if it is reflexive.
    var head: Int?
    /// Whether it begins with a pronoun that is not of the subject, as *mich freut*.
    var isOfObject = false
  }

  /// What the dictionary must have for the words of a place.
  enum SoughtPhrase {
    /// These words, as a headword of several.
    case phrase
    /// A verb in two parts, by its headword.
    case parted(String)
    /// The verb that this is a form of.
    case tense(String)
    /// The other word that this form is.
    case homograph(Homographs.Kind)

    /// What is looked up; `nil` for the words themselves.
    var text: String? {
      switch self {
      case .phrase: nil
      case .parted(let text), .tense(let text): text
      case .homograph(let kind): kind.asked
      }
    }

    /// Tells it from other texts with the same bytes.
    var traits: UInt8 {
      switch self {
      case .parted: .max - 1
      case .phrase: .max - 2
      case .tense: .max - 3
      case .homograph: .max - 6
      }
    }
  }

  /// Words that follow one another, except for one between them.
  private struct Trail: Equatable {
    let first: Int
    var end: Int
    /// What does not belong to it.
    var left: Int?

    var count: Int { end - first - (left == nil ? 0 : 1) }
    var words: [Int] { (first..<end).filter { $0 != left } }
  }

  /// The most words of a phrase.
  private static let maximumWords = 6

  /// The phrases of each of these blocks, whose forms were resolved. No word is in two.
  ///
  /// - Parameter words: The words of the blocks.
  func phrases(of blocks: [ScannedBlock], _ words: [[BlockWord]]) async throws(StorageError) -> [[Phrase]] {
    try await findStandings()
    let phrases = await loadedPhrases()
    let verbs = PartedVerbs(language: languages.from)
    prepare(words.joined(), phrases, verbs)
    let places = zip(blocks, words).map { self.places($0, $1, phrases, verbs) }
    try await resolvePhrases()
    return zip(words, places).map { chosen($0, $1) }
  }

  /// The longest phrase of which a word of a block is part, whether it is among the listed ones or not.
  func phrase(around word: Int, in block: ScannedBlock) async throws(StorageError) -> Phrase? {
    let words = self.words(of: block)
    try await findStandings()
    guard words.indices.contains(word) else { return nil }
    let (phrases, verbs) = (await loadedPhrases(), PartedVerbs(language: languages.from))
    prepare(words, phrases, verbs)
    var text = block.block.text
    let places = text.withUTF8 { bytes in
      let run = run(words, bytes)
      let ranges = (2...Self.maximumWords).reversed().flatMap { count in
        (max(0, word - count + 1)...word).map { $0..<$0 + count }
      }
      let parted = reflexiveVerbs(run, phrases) + (verbs.map { partedVerbs(run, $0, isAsked: true) } ?? [])
      return ranges.filter { run.isUnbroken($0) }.map { range in
        Place(words: Array(range), form: number(ofPhrase: run.bytes(range)), isOfObject: range.contains { isObject($0, run, phrases) })
      }
        + (parted + compoundTenses(run) + verbsAfterPronouns(run)).filter { $0.words.contains(word) }
    }
    try await resolvePhrases()
    let found = places.compactMap { phrase($0, words) }
    // An auxiliary or a subject beside it is not part of it.
    return found.last { $0.entry == found[0].entry }
  }

  /// Finds out, once for each form, what phrases have of it.
  private func prepare(_ words: some Sequence<BlockWord>, _ phrases: PhraseIndex, _ verbs: PartedVerbs?) {
    let known = forms
    let new = words.filter { known[Int($0.form)].phraseWords == nil }
    for word in new where forms[Int(word.form)].phraseWords == nil { prepare(word, phrases, verbs) }
  }

  private func prepare(_ word: BlockWord, _ phrases: PhraseIndex, _ verbs: PartedVerbs?) {
    let (form, item) = (index.form(Int(word.form)), entries[Int(word.entry)].word)
    let headword = functionWords.preposition(in: form) ?? item.headword
    let words = (phrases.number(of: FoldedText(form).description), phrases.number(of: FoldedText(headword).description))
    forms[Int(word.form)].phraseWords = PhraseWords(
      form: words.0, headword: words.1, isFirst: phrases.begins(with: words.0) || phrases.begins(with: words.1),
      isParticle: verbs?.particles.contains(form) ?? false, isAuxiliary: functionWords.auxiliaries?.contains(item) ?? false,
      homograph: homographs.kind(of: form), isAdverb: item.partOfSpeech == "adverb",
      isPronoun: functionWords.isPronoun(form), isReflexive: reflexiveVerbs?.isPronoun(form) ?? false)
  }

  private func run(_ words: [BlockWord], _ bytes: UnsafeBufferPointer<UInt8>) -> WordRun {
    // Properties of an object are checked for conflicts at each access.
    let forms = forms
    return WordRun(words: words, phraseWords: words.map { forms[Int($0.form)].phraseWords }, bytes: bytes)
  }

  private func places(_ block: ScannedBlock, _ words: [BlockWord], _ phrases: PhraseIndex, _ verbs: PartedVerbs?) -> [Place] {
    var text = block.block.text
    return text.withUTF8 { bytes in
      let run = run(words, bytes)
      var places = reflexiveVerbs(run, phrases) + (verbs.map { partedVerbs(run, $0) } ?? [])
      var found: [Trail] = []
      for start in words.indices where run.phraseWords[start]?.isFirst ?? false {
        found.removeAll(keepingCapacity: true)
        findEnds(&found, at: PhraseIndex.root, Trail(first: start, end: start), run, phrases)
        for trail in found.sorted(by: { $0.end > $1.end })
        where entries[Int(words[trail.end - 1].entry)].word.partOfSpeech != "article"
          || functionWords.preposition(in: run.text(trail.end - 1)) != nil
        {
          let beside = (trail.first > 0 && run.isUnbroken(trail.first - 1), trail.end < words.count && run.isUnbroken(trail.end - 1))
          let isOfObject = isObject(trail.first, run, phrases)
          places.append(Place(words: trail.words, form: number(of: trail, in: run), beside: beside, isOfObject: isOfObject))
        }
      }
      return places + compoundTenses(run) + verbsAfterPronouns(run) + verbsAmongNouns(run) + homographs(run)
    }
  }

  /// Follows the words behind these as long as a phrase continues with them.
  private func findEnds(_ found: inout [Trail], at place: Int32, _ trail: Trail, _ run: WordRun, _ phrases: PhraseIndex) {
    let end = trail.end
    if trail.count > 1, trail.left != end - 1, phrases.isEnd(place), !found.contains(trail) { found.append(trail) }
    guard end < run.words.count, trail.count < Self.maximumWords, let next = run.phraseWords[end],
      trail.count == 0 || run.isUnbroken(end - 1)
    else { return }
    var following = trail
    following.end += 1
    if let place = phrases.step(from: place) { findEnds(&found, at: place, following, run, phrases) }
    if !next.isNone {
      if let place = phrases.step(from: place, next.form) { findEnds(&found, at: place, following, run, phrases) }
      if next.headword != next.form, let place = phrases.step(from: place, next.headword) {
        findEnds(&found, at: place, following, run, phrases)
      }
    }
    // An adverb may be within the expression of a verb: *tuvo muy en cuenta*.
    guard trail.count > 0, trail.left == nil, next.isAdverb else { return }
    following.left = end
    findEnds(&found, at: place, following, run, phrases)
  }

  /// Verbs and the particles that belong to them: of German those that end a clause, of English those after a pronoun.
  private func partedVerbs(_ run: WordRun, _ parted: PartedVerbs, isAsked: Bool = false) -> [Place] {
    run.words.indices.flatMap { particle -> [Place] in
      guard particle > 0, run.phraseWords[particle]?.isParticle ?? false else { return [] }
      let verbs = parted.verbs(run, of: particle, isAsked: isAsked) { entries[Int(run.words[$0].entry)].word }
      return verbs.map { verb in
        let headword = entries[Int(run.words[verb].entry)].word.headword
        let whole = parted.headword(headword, run.text(particle))
        let form = number(of: run.joined(verb..<verb + 1, particle..<particle + 1), .parted(whole))
        return Place(words: [verb, particle], form: form, isParted: true)
      }
    }
  }

  /// Auxiliaries with participles, which alone may be other words: *ha muerto* is of *morir*, *muerto* is dead. An adverb or a pronoun may be
  /// between them.
  private func compoundTenses(_ run: WordRun) -> [Place] {
    guard let auxiliaries = functionWords.auxiliaries else { return [] }
    func word(_ place: Int) -> TextWord { entries[Int(run.words[place].entry)].word }
    // The last one counts: *traité* of *a été traité*.
    return run.words.indices.reversed().flatMap { first -> [Place] in
      guard run.phraseWords[first]?.isAuxiliary ?? false else { return [] }
      let isApart = first + 1 < run.words.count && ["adverb", "pronoun"].contains(word(first + 1).partOfSpeech)
      return (first + 1...first + (isApart ? 2 : 1)).compactMap { last in
        guard run.isUnbroken(first..<last + 1) else { return nil }
        let participle = run.text(last).lowercased()
        guard auxiliaries.mayAccompany(word(first), word(last), form: participle) else { return nil }
        let form = number(of: run.joined(first..<first + 1, last..<last + 1), .tense(auxiliaries.asked + " " + participle))
        return Place(words: [first, last], form: form, isTense: true)
      }
    }
  }

  private func number(of trail: Trail, in run: WordRun) -> Int32 {
    guard let left = trail.left else { return number(ofPhrase: run.bytes(trail.first..<trail.end)) }
    return number(of: run.joined(trail.first..<left, left + 1..<trail.end), .phrase)
  }

  func number(of bytes: [UInt8], _ sought: SoughtPhrase) -> Int32 {
    bytes.withUnsafeBufferPointer { number(ofPhrase: $0, sought) }
  }

  func number(ofPhrase bytes: UnsafeBufferPointer<UInt8>, _ sought: SoughtPhrase = .phrase) -> Int32 {
    let (number, isNew) = index.number(of: bytes, traits: sought.traits)
    if isNew {
      forms.append(Form())
      pendingPhrases.append((number, sought))
    }
    return Int32(number)
  }

  private func resolvePhrases() async throws(StorageError) {
    guard !pendingPhrases.isEmpty else { return }
    let batch = pendingPhrases
    let texts = batch.map { item in item.sought.text ?? WordForm(index.form(item.number), []).text.singleSpaced }
    let phraseForms = PhraseForms(language: languages.from)
    var found = zip(zip(batch, texts), await known.dictionary.words(texts, in: languages)).map { item, word in
      word.flatMap { Self.isPhrase($0, item.1, item.0.sought, phraseForms) ? $0 : nil }
    }
    // At the beginning of a sentence, then with the words that are part of others: *À cause d'un ami* is *à cause de*.
    for spelling in [Self.uncapitalized, separated] {
      let others = texts.indices.filter { found[$0] == nil }.compactMap { place in spelling(texts[place]).map { (place, $0) } }
      guard !others.isEmpty else { continue }
      for ((place, text), word) in zip(others, await known.dictionary.words(others.map(\.1), in: languages)) {
        found[place] = word.flatMap { Self.isPhrase($0, text, batch[place].sought, phraseForms) ? $0 : nil }
      }
    }
    for place in batch.indices where found[place] == nil {
      guard case .homograph(let kind) = batch[place].sought, kind.asked == nil else { continue }
      found[place] = await known.dictionary.word(texts[place].inSmallLetters, as: kind.partOfSpeech, in: languages)
    }
    for (item, word) in zip(batch, found) {
      forms[item.number].resolution = word.map { .word(self.number(of: $0)) } ?? .nothing
    }
    pendingPhrases.removeAll { if case .pending = forms[$0.number].resolution { false } else { true } }
    try await findStandings()
  }

  private static func uncapitalized(_ text: String) -> String? {
    text.first?.isUppercase ?? false ? text.prefix(1).lowercased() + text.dropFirst() : nil
  }

  /// A text of several words with *de* for *du* and for *d'un*; `nil` if it has no such word.
  private func separated(_ text: String) -> String? {
    let words = text.inSmallLetters.spaced
    let separated = words.map { functionWords.preposition(in: $0) ?? $0 }
    return separated == words || words.count < 2 ? nil : separated.joined(separator: " ")
  }

  private static func isPhrase(_ word: TextWord, _ text: String, _ sought: SoughtPhrase, _ forms: PhraseForms) -> Bool {
    switch sought {
    case .phrase: word.headword.contains(" ") && agrees(text, with: word.headword) && forms.allow(text, word)
    case .parted(let verb): word.headword == verb && (word.partOfSpeech == "verb" || word.partOfSpeech == "phrase" && verb.contains(" "))
    case .tense: word.partOfSpeech == "verb" && !word.headword.contains(" ")
    case .homograph(let kind): word.partOfSpeech == kind.partOfSpeech
    }
  }

  /// Whether a text has the words of a headword with the same accents and capitals: *no se* is not *no sé*, and *de las marcas* is not *de las
  /// Marcas*.
  private static func agrees(_ text: String, with headword: String) -> Bool {
    zip(text.spaced, headword.spaced).allSatisfy { word, other in
      guard FoldedText(word) == FoldedText(other) else { return true }
      return isSameWord(word, other) && !(word.first?.isLowercase ?? false && other.first?.isUppercase ?? false)
    }
  }

  /// Whether they differ only in case, or in е for ё.
  private static func isSameWord(_ word: String, _ other: String) -> Bool {
    let (word, other) = (word.lowercased(), other.lowercased())
    return word == other || word.unicodeScalars.map { $0 == "ё" ? "е" : $0 } == other.unicodeScalars.map { $0 == "ё" ? "е" : $0 }
  }

  /// The phrase at a place; `nil` when there is none.
  private func phrase(_ place: Place, _ words: [BlockWord]) -> Phrase? {
    guard case .word(let entry) = forms[Int(place.form)].resolution else { return nil }
    let phrase = Phrase(words: place.words, form: place.form, entry: entry, isTense: place.isTense, head: place.head)
    if place.isOfObject, entries[Int(entry)].word.headword.hasPrefix("sich ") { return nil }
    if phrase.isInterrupted, entries[Int(entry)].word.partOfSpeech != "verb" { return nil }
    if !place.isTense, !place.isParted, !stands(entries[Int(entry)].word, at: place, words) { return nil }
    return place.isTense || isPhrase(entry, place.words.map { words[$0] }, isParted: place.isParted || place.head != nil) ? phrase : nil
  }

  /// Whether an entry says more than those of its words do: *antes de* means what *antes* means, and *de red* is in dictionaries of other
  /// languages for their adjectives. A noun with an article is that noun.
  private func isPhrase(_ entry: Int32, _ words: [BlockWord], isParted: Bool) -> Bool {
    let phrase = entries[Int(entry)].word
    if phrase.partOfSpeech == "adjective", isOfNoun(phrase.headword.spaced) { return false }
    if phrase.partOfSpeech == "noun", words.count == 2, entries[Int(words[0].entry)].word.partOfSpeech == "article" { return false }
    return !words.contains { word in
      word.entry == entry || !isParted && phrase.translations.first.map(entries[Int(word.entry)].word.translations.contains) ?? false
    }
  }

  /// The phrases that were found. Where two have a word in common, the longer one counts: *in front of*, not *sleep in*.
  private func chosen(_ words: [BlockWord], _ places: [Place]) -> [Phrase] {
    var (chosen, taken): ([Phrase], Set<Int>) = ([], [])
    let wider = expressions(aroundVerbsOf: places)
    // The sort is stable, so that verbs in two parts, which come first, and earlier phrases count before others of their length.
    for place in places.sorted(by: { $0.isParted && !$1.isParted || $0.isParted == $1.isParted && $0.words.count > $1.words.count }) {
      guard let phrase = phrase(place, words), taken.isDisjoint(with: phrase.words) else { continue }
      if let head = place.head, wider[head]?.contains(where: { isWider($0, than: place, words) }) ?? false { continue }
      chosen.append(phrase)
      taken.formUnion(phrase.words)
    }
    return chosen
  }

  /// The places of several words by the reflexive verbs that are among them.
  private func expressions(aroundVerbsOf places: [Place]) -> [Int: [Place]] {
    let verbs = Set(places.compactMap(\.head))
    guard !verbs.isEmpty else { return [:] }
    var expressions: [Int: [Place]] = [:]
    for place in places where !place.isParted && place.words.count > 2 {
      for word in place.words where verbs.contains(word) { expressions[word, default: []].append(place) }
    }
    return expressions
  }

  /// Whether a phrase has all words of a reflexive verb and more: *das lohnt sich nicht*.
  private func isWider(_ other: Place, than place: Place, _ words: [BlockWord]) -> Bool {
    other.words.count > place.words.count && Set(place.words).isSubset(of: other.words) && phrase(other, words) != nil
  }

  /// The words with these phrases, each as one word. If others separate its words, it takes the place of the first, or of a participle.
  func joined(_ words: [BlockWord], _ phrases: [Phrase]) -> [BlockWord] {
    guard !phrases.isEmpty else { return words }
    let places = Dictionary(uniqueKeysWithValues: phrases.map { ($0.place, $0) })
    let dropped = Set(phrases.flatMap(\.words)).subtracting(places.keys)
    return words.indices.compactMap { number in
      guard !dropped.contains(number) else { return nil }
      guard let phrase = places[number] else { return words[number] }
      let end = phrase.isInterrupted ? words[number].end : words[phrase.words[phrase.words.count - 1]].end
      return BlockWord(
        start: words[number].start, end: end, sentence: words[number].sentence, form: phrase.form, entry: phrase.entry,
        count: Int32(phrase.words.count))
    }
  }
}
