import CoreModule

extension Glossary {
  /// The words of a block whose forms were resolved. An article is recognised by the word after it. A block in another language has none.
  func words(of scanned: ScannedBlock) -> [BlockWord] {
    var (words, capitals): ([BlockWord], [Int]) = ([], [])
    words.reserveCapacity(scanned.words.count)
    // Properties of an object are checked for conflicts at each access.
    let forms = forms
    for (token, form) in zip(scanned.words, scanned.forms) {
      switch forms[Int(form)].resolution {
      case .pending, .nothing: break
      case .word(let entry):
        if forms[Int(form)].clue.isCapital { capitals.append(words.count) }
        words.append(BlockWord(start: token.start, end: token.end, sentence: token.sentence, form: form, entry: entry))
      case .parts(let range):
        for part in parts[Int(range.lowerBound)..<Int(range.upperBound)] {
          let (start, end) = (token.start + Int32(part.range.lowerBound), token.start + Int32(part.range.upperBound))
          words.append(BlockWord(start: start, end: end, sentence: token.sentence, form: Int32(part.form), entry: part.entry))
        }
      }
    }
    if isForeign(scanned, words, forms) { return [] }
    for place in words.indices.dropLast() {
      guard let mark = forms[Int(words[place].form)].mark, case .word(let entry) = forms[Int(mark)].resolution else { continue }
      let next = words[place + 1]
      guard next.sentence == words[place].sentence, next.start - words[place].end <= 1,
        functionWords.belongs(entries[Int(entry)].word, to: entries[Int(next.entry)].word, form: index.form(Int(next.form)))
      else { continue }
      (words[place].form, words[place].entry) = (mark, entry)
    }
    takeNames(&words, capitals, in: scanned.block.text)
    return words
  }

  /// Whether a block is in another language of those that are recognised, such as an explanation in a lesson.
  private func isForeign(_ scanned: ScannedBlock, _ words: [BlockWord], _ forms: [Form]) -> Bool {
    // A few words may look like another language.
    guard words.count >= Self.leastForeignWords else { return false }
    // Of a text in the language itself, the dictionary has most words, so that hardly any block is looked at twice. Names are in no language.
    let unlisted = words.reduce(0) { $0 + (forms[Int($1.form)].isUnlisted && !entries[Int($1.entry)].word.isProperName ? 1 : 0) }
    guard unlisted * 3 >= words.count else { return false }
    let end = scanned.words[min(scanned.words.count, Self.comparedWords) - 1].end
    let language = LanguageGuess(String(scanned.block.text.slice(0..<Int(end)))).language
    return language != nil && language != languages.from
  }

  private static let leastForeignWords = 16
  /// As many words of a block tell its language.
  private static let comparedWords = 300

  /// Counts the words of a block.
  func add(_ words: [BlockWord], of scanned: ScannedBlock, number: Int) {
    count.words += words.reduce(0) { $0 + Int($1.count) }
    count.known += Self.add(words, of: scanned, number: number, to: &forms, &entries)
  }

  /// Counts the words of a block, and returns how many of them are known.
  private static func add(
    _ words: [BlockWord], of scanned: ScannedBlock, number: Int, to forms: inout [Form], _ entries: inout [Entry]
  ) -> Int {
    var known = 0
    // Words that follow one another mostly stand in the same sentence, whose text is made once.
    var last: (number: Int32, sentence: String)?
    for word in words {
      let (entry, form) = (Int(word.entry), Int(word.form))
      if forms[form].count == 0 { forms[form].isKnown = !entries[entry].standing.isUnknown }
      forms[form].count += 1
      forms[form].words = word.count
      if forms[form].isKnown { known += Int(word.count) }
      // Most words occurred before, so that their entries need not be touched.
      guard number < forms[form].block else { continue }
      forms[form].block = Int32(number)
      guard number < entries[entry].block else { continue }
      if last?.number != word.sentence || scanned.isLong(Int(word.sentence)) {
        last = (word.sentence, scanned.sentence(Int(word.sentence), around: word.range))
      }
      (entries[entry].sentence, entries[entry].block) = (last?.sentence ?? "", number)
    }
    return known
  }

  /// The block with its words, and with phrases of several of them.
  func glossed(
    _ scanned: ScannedBlock, _ words: [BlockWord], _ phrases: [Phrase] = [], number: Int, aboveRank: Int? = nil
  ) -> GlossedBlock {
    let words = words.map { item in
      // A copy of the entry would take longer than all else.
      let word = entries[Int(item.entry)].word(forms[Int(item.form)].meaning)
      let standing = entries[Int(item.entry)].standing
      return GlossedWord(
        range: item.range, sentence: Int(item.sentence), word: word, standing: standing,
        isGlossed: standing.isUnknown && word.isAbove(aboveRank))
    }
    return GlossedBlock(
      number: number, block: scanned.block, sentences: scanned.sentences, words: words, phrases: phrases.map(glossed))
  }

  func glossed(_ phrase: Phrase) -> GlossedPhrase {
    let entry = entries[Int(phrase.entry)]
    return GlossedPhrase(indices: phrase.words, word: entry.word, isTense: phrase.isTense, standing: entry.standing)
  }

  /// The number of different words.
  func headwords() -> Int { totals().count { $0.count > 0 } }

  /// How many of the different words the dictionary has. Names are left out, of which it need not have any.
  func foundWords() -> FoundWords {
    let words = zip(entries, totals()).filter { $1.count > 0 && !$0.word.isProperName && !$0.word.headword.contains(" ") }
    return FoundWords(found: words.count { $0.0.word.isFound }, all: words.count)
  }

  /// How many words of the text each headword is; `nil` when some were given up.
  func tally() -> TextTally? {
    guard !isAbridged else { return nil }
    return TextTally(zip(entries, totals()).filter { $1.count > 0 }.map { ($0.word, $0.standing, $1.words) })
  }

  /// The unknown words, the most frequent ones first; of these the commonest first, and then by the alphabet.
  func vocabulary(aboveRank: Int? = nil, top: Int? = nil) -> [VocabularyWord] {
    guard top != 0 else { return [] }
    let (totals, ranks) = (totals(), entries.map { $0.word.rank ?? .max })
    let unknown = entries.indices.filter { totals[$0].count > 0 && entries[$0].standing.isUnknown && entries[$0].word.isAbove(aboveRank) }
    let sorted = unknown.sorted { left, right in
      if totals[left].count != totals[right].count { return totals[left].count > totals[right].count }
      return ranks[left] == ranks[right] ? entries[left].word.headword < entries[right].word.headword : ranks[left] < ranks[right]
    }
    var met: [[Int]] = entries.map { _ in [] }
    for (number, entry) in countedForms { met[Int(entry)].append(number) }
    return sorted.prefix(top ?? .max).map { number in
      let entry = entries[number]
      return VocabularyWord(
        word: entry.word, standing: entry.standing, count: totals[number].count, words: totals[number].words,
        forms: forms(of: entry, met[number]), sentence: entry.sentence)
    }
  }

  /// Whether there is more than the limits allow.
  var isFull: Bool { index.count > limits.forms || index.byteCount > limits.forms * 64 || entries.count > limits.entries }

  /// Makes room when there is more than the limits allow. Blocks that were scanned before must have been used.
  func compact() {
    guard isFull, pending.isEmpty, pendingPhrases.isEmpty else { return }
    carryForms()
    (index, forms, parts) = (FormIndex(), [], [])
    // A text of many compounds has no end of forms of the same word.
    for number in entries.indices { entries[number].abridge(to: limits.formsOfEntry) }
    guard entries.count > limits.entries else { return }
    isAbridged = true
    entries = Array(entries.sorted { $0.count > $1.count }.prefix(limits.entries / 2))
    numbers = Dictionary(uniqueKeysWithValues: entries.enumerated().map { (Heading($0.element.word), Int32($0.offset)) })
    standingCount = entries.count
  }

  /// The forms that were counted since the last time that room was made, with the numbers of their headwords.
  private var countedForms: [(form: Int, entry: Int32)] {
    forms.indices.compactMap { number in
      guard forms[number].count > 0, case .word(let entry) = forms[number].resolution else { return nil }
      return (number, entry)
    }
  }

  /// How often each headword was met, and how many words of the text these are.
  private func totals() -> [(count: Int, words: Int)] {
    var totals = entries.map { (count: $0.count, words: $0.words) }
    for (number, entry) in countedForms {
      totals[Int(entry)].count += Int(forms[number].count)
      totals[Int(entry)].words += Int(forms[number].count * forms[number].words)
    }
    return totals
  }

  /// The forms of a headword: those that it carries, and these.
  private func forms(of entry: Entry, _ numbers: [Int]) -> [String] {
    if entry.forms.isEmpty, numbers.count == 1 { return [index.form(numbers[0])] }
    var entry = entry
    for number in numbers { entry.forms[index.form(number), default: 0] += Int(forms[number].count) }
    return entry.forms(.max)
  }

  /// Adds the forms and their counts to their headwords.
  private func carryForms() {
    for (entry, total) in zip(entries.indices, totals()) { (entries[entry].count, entries[entry].words) = total }
    for (number, entry) in countedForms { entries[Int(entry)].forms[index.form(number), default: 0] += Int(forms[number].count) }
  }
}

extension Glossary.Entry {
  /// Its most frequent forms.
  fileprivate func forms(_ most: Int) -> [String] { forms.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(most).map(\.key) }

  /// Gives up all forms but the most frequent ones.
  fileprivate mutating func abridge(to most: Int) {
    guard forms.count > most else { return }
    let kept = Set(forms(most))
    forms = forms.filter { kept.contains($0.key) }
  }
}

extension TextWord {
  /// Whether the dictionary has it, be it without a translation.
  var isFound: Bool { !translations.isEmpty || partOfSpeech != nil || rank != nil }

  fileprivate func isAbove(_ limit: Int?) -> Bool { rank.map { $0 > limit ?? 0 } ?? true }
}
