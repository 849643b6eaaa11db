import CoreModule

/// Phrases: where a text has the words of one, in their forms or as headwords, the dictionary is asked what it is.
extension Glossary {
  /// What may be a phrase.
  private struct Place {
    /// From its first word to its last one.
    let words: Range<Int>
    /// The number of the whole among the forms.
    let form: Int32
    /// Whether it is a verb whose other part is the last word, with others between.
    let isParted: Bool
  }

  /// The most words of a phrase.
  private static let mostWords = 6

  /// The words of each of these blocks, whose forms were resolved; a phrase is one of them.
  func words(of blocks: [ScannedBlock]) async throws(StorageError) -> [[BlockWord]] {
    let words = blocks.map { self.words(of: $0) }
    guard let phrases = await loadedPhrases(), !phrases.isEmpty else { return words }
    let verbs = PartedVerbs(language: languages.from)
    for word in words.joined() { prepare(word, phrases, verbs) }
    let places = zip(blocks, words).map { self.places($0, $1, phrases, verbs) }
    try await resolvePhrases()
    return zip(words, places).map { joined($0, $1) }
  }

  /// Finds out, once for each form, what phrases have of it.
  private func prepare(_ word: BlockWord, _ phrases: PhraseIndex, _ verbs: PartedVerbs?) {
    guard forms[Int(word.form)].phraseWords == nil else { return }
    let form = index.form(Int(word.form))
    forms[Int(word.form)].phraseWords = PhraseWords(
      form: phrases.number(of: FoldedText(form).description),
      headword: phrases.number(of: FoldedText(entries[Int(word.entry)].word.headword).description),
      isParticle: verbs?.particles.contains(form) ?? false)
  }

  private func places(_ block: ScannedBlock, _ words: [BlockWord], _ phrases: PhraseIndex, _ verbs: PartedVerbs?) -> [Place] {
    var text = block.block.text
    return text.withUTF8 { bytes in
      let run = WordRun(words: words, bytes: bytes)
      var places = verbs.map { partedVerbs(run, $0) } ?? []
      for start in words.indices {
        var ends: [Int] = []
        findEnds(&ends, at: PhraseIndex.root, start..<start, run, phrases)
        for end in ends.sorted(by: >) where entries[Int(words[end - 1].entry)].word.partOfSpeech != "article" {
          places.append(Place(words: start..<end, form: number(ofPhrase: run.bytes(start..<end)), isParted: false))
        }
      }
      return places
    }
  }

  /// Follows the words after `words` as long as a phrase goes on like this.
  private func findEnds(_ ends: inout [Int], at place: Int32, _ words: Range<Int>, _ run: WordRun, _ phrases: PhraseIndex) {
    let end = words.upperBound
    if words.count > 1, phrases.isEnd(place), !ends.contains(end) { ends.append(end) }
    guard end < run.words.count, words.count < Self.mostWords, let next = forms[Int(run.words[end].form)].phraseWords,
      words.isEmpty || run.isUnbroken(end - 1)
    else { return }
    let following = words.lowerBound..<end + 1
    if let place = phrases.step(from: place) { findEnds(&ends, at: place, following, run, phrases) }
    guard !next.isNone else { return }
    if let place = phrases.step(from: place, next.form) { findEnds(&ends, at: place, following, run, phrases) }
    if next.headword != next.form, let place = phrases.step(from: place, next.headword) {
      findEnds(&ends, at: place, following, run, phrases)
    }
  }

  /// Verbs and the particles that belong to them: of German those that end a clause, of English those after a pronoun.
  private func partedVerbs(_ run: WordRun, _ parted: PartedVerbs) -> [Place] {
    run.words.indices.flatMap { particle -> [Place] in
      guard particle > 0, forms[Int(run.words[particle].form)].phraseWords?.isParticle ?? false else { return [] }
      let next = particle + 1 < run.words.count ? entries[Int(run.words[particle + 1].entry)].word.partOfSpeech : nil
      let verbs = parted.reach(run, to: particle, next: next).filter { entries[Int(run.words[$0].entry)].word.partOfSpeech == "verb" }
      return verbs.map { verb in
        let form = Array(run.bytes(verb..<verb + 1)) + [0x20] + Array(run.bytes(particle..<particle + 1))
        let headword = entries[Int(run.words[verb].entry)].word.headword
        let whole = parted.headword(headword, String(decoding: run.bytes(particle..<particle + 1), as: UTF8.self))
        let number = form.withUnsafeBufferPointer { self.number(ofPhrase: $0, verb: whole) }
        return Place(words: verb..<particle + 1, form: number, isParted: true)
      }
    }
  }

  /// - Parameter verb: The verb that it must be, if it has two parts.
  private func number(ofPhrase bytes: UnsafeBufferPointer<UInt8>, verb: String? = nil) -> Int32 {
    let (number, isNew) = index.number(of: bytes, traits: verb == nil ? .max - 2 : .max - 1)
    if isNew {
      forms.append(Form())
      pendingPhrases.append((number, verb))
    }
    return Int32(number)
  }

  private func resolvePhrases() async throws(StorageError) {
    guard !pendingPhrases.isEmpty else { return }
    let batch = pendingPhrases
    let texts = batch.map { item in item.verb ?? WordForm(index.form(item.number), []).text.singleSpaced }
    var found = zip(zip(batch, texts), await known.dictionary.words(texts, in: languages)).map { item, word in
      word.flatMap { Self.isPhrase($0, item.1, verb: item.0.verb) ? $0 : nil }
    }
    // At the beginning of a sentence.
    let others = texts.indices.filter { found[$0] == nil && texts[$0].first?.isUppercase ?? false }
    let small = others.map { texts[$0].prefix(1).lowercased() + texts[$0].dropFirst() }
    for (place, word) in zip(others, small.isEmpty ? [] : await known.dictionary.words(small, in: languages)) {
      found[place] = word.flatMap { Self.isPhrase($0, texts[place], verb: batch[place].verb) ? $0 : nil }
    }
    for (item, word) in zip(batch, found) {
      forms[item.number].resolution = word.map { .word(self.number(of: $0)) } ?? .nothing
    }
    pendingPhrases.removeAll { if case .pending = forms[$0.number].resolution { false } else { true } }
    try await findStandings()
  }

  private static func isPhrase(_ word: TextWord, _ text: String, verb: String?) -> Bool {
    guard let verb else { return word.headword.contains(" ") && agrees(text, with: word.headword) }
    return word.partOfSpeech == "verb" && word.headword == verb
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

  /// Whether an entry says more than those of its words do: *antes de* means what *antes* means, and *de red* stands in dictionaries of other
  /// languages for their adjectives.
  private func isPhrase(_ entry: Int32, _ words: ArraySlice<BlockWord>, isParted: Bool) -> Bool {
    let phrase = entries[Int(entry)].word
    if phrase.partOfSpeech == "adjective", words.count == 2, phrase.headword.hasPrefix("de ") || phrase.headword.hasPrefix("di ") {
      return false
    }
    return !words.contains { word in
      word.entry == entry || !isParted && phrase.translations.first.map(entries[Int(word.entry)].word.translations.contains) ?? false
    }
  }

  /// The words with the phrases that were found. Where two have a word in common, the longer one counts: *in front of*, not *sleep in*. Both
  /// parts of a verb are the verb.
  private func joined(_ words: [BlockWord], _ places: [Place]) -> [BlockWord] {
    var (replaced, dropped): ([Int: Place], Set<Int>) = ([:], [])
    // The sort is stable, so that verbs in two parts, which come first, and earlier phrases count before others of their length.
    for place in places.sorted(by: { $0.isParted && !$1.isParted || $0.isParted == $1.isParted && $0.words.count > $1.words.count }) {
      guard case .word(let entry) = forms[Int(place.form)].resolution, isPhrase(entry, words[place.words], isParted: place.isParted) else {
        continue
      }
      let (first, last) = (place.words.lowerBound, place.words.upperBound - 1)
      let taken = place.isParted ? [first, last] : Array(place.words)
      guard taken.allSatisfy({ replaced[$0] == nil && !dropped.contains($0) }) else { continue }
      replaced[first] = place
      dropped.formUnion(taken.dropFirst())
    }
    guard !replaced.isEmpty else { return words }
    return words.indices.compactMap { number in
      guard !dropped.contains(number) else { return nil }
      var word = words[number]
      guard let place = replaced[number], case .word(let entry) = forms[Int(place.form)].resolution else { return word }
      let end = place.isParted && place.words.count > 2 ? word.end : words[place.words.upperBound - 1].end
      word = BlockWord(start: word.start, end: end, sentence: word.sentence, form: place.form, entry: entry)
      word.count = place.isParted ? 2 : Int32(place.words.count)
      return word
    }
  }
}

/// What phrases have of a form: the numbers of it and of its headword in a ``PhraseIndex``.
struct PhraseWords {
  let form: Int32
  let headword: Int32
  /// Whether it may be the second part of a verb.
  let isParticle: Bool

  /// Whether no phrase has either.
  var isNone: Bool { form == PhraseIndex.none && headword == PhraseIndex.none }
}

/// The words of a block in its text.
struct WordRun {
  let words: [BlockWord]
  let bytes: UnsafeBufferPointer<UInt8>

  /// What stands from the first to the last one of these words.
  func bytes(_ words: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    let (first, last) = (self.words[words.lowerBound], self.words[words.upperBound - 1])
    return UnsafeBufferPointer(rebasing: bytes[Int(first.start)..<Int(last.end)])
  }

  /// Whether a word and the next one are of one sentence, with only spaces, or the hyphen of a word in two parts, between them.
  func isUnbroken(_ word: Int) -> Bool {
    let (left, right) = (words[word], words[word + 1])
    guard left.sentence == right.sentence, left.end <= right.start else { return false }
    let gap = bytes[Int(left.end)..<Int(right.start)]
    return gap.allSatisfy { $0 == 0x20 } || gap.elementsEqual([0x2D])
  }
}
