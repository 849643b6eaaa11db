extension Glossary {
  /// The words of a block whose forms were resolved.
  func words(of scanned: ScannedBlock) -> [BlockWord] {
    var words: [BlockWord] = []
    words.reserveCapacity(scanned.words.count)
    for (token, form) in zip(scanned.words, scanned.forms) {
      switch forms[Int(form)].resolution {
      case .pending, .nothing: break
      case .word(let entry):
        words.append(BlockWord(start: token.start, end: token.end, sentence: token.sentence, form: form, entry: entry))
      case .parts(let range):
        for part in parts[Int(range.lowerBound)..<Int(range.upperBound)] {
          let (start, end) = (token.start + Int32(part.range.lowerBound), token.start + Int32(part.range.upperBound))
          words.append(BlockWord(start: start, end: end, sentence: token.sentence, form: Int32(part.form), entry: part.entry))
        }
      }
    }
    return words
  }

  /// Counts the words of a block.
  func add(_ words: [BlockWord], of scanned: ScannedBlock, number: Int) {
    for word in words {
      let (entry, form) = (Int(word.entry), Int(word.form))
      if forms[form].count == 0 { forms[form].isKnown = !entries[entry].standing.isUnknown }
      forms[form].count += 1
      forms[form].words = word.count
      count.words += Int(word.count)
      if forms[form].isKnown { count.known += Int(word.count) }
      // Most words occurred before, so that their entries need not be touched.
      guard number < forms[form].block else { continue }
      forms[form].block = Int32(number)
      guard number < entries[entry].block else { continue }
      (entries[entry].sentence, entries[entry].block) = (scanned.sentence(Int(word.sentence), around: word.range), number)
    }
  }

  /// The block with its words, and with phrases of several of them.
  func glossed(
    _ scanned: ScannedBlock, _ words: [BlockWord], _ phrases: [Phrase] = [], number: Int, aboveRank: Int? = nil
  ) -> GlossedBlock {
    let words = words.map { item in
      let (word, standing) = (entries[Int(item.entry)].word, entries[Int(item.entry)].standing)
      return GlossedWord(
        range: item.range, sentence: Int(item.sentence), word: word, standing: standing,
        isGlossed: standing.isUnknown && word.isAbove(aboveRank))
    }
    return GlossedBlock(
      number: number, block: scanned.block, sentences: scanned.sentences, words: words, phrases: phrases.map(glossed))
  }

  func glossed(_ phrase: Phrase) -> GlossedPhrase {
    let entry = entries[Int(phrase.entry)]
    return GlossedPhrase(indices: phrase.words, word: entry.word, standing: entry.standing)
  }

  /// The number of different words.
  func headwords() -> Int {
    flush()
    return entries.count { $0.count > 0 }
  }

  /// How many words of the text each headword is; `nil` when some were given up.
  func tally() -> TextTally? {
    flush()
    return isAbridged ? nil : TextTally(entries.filter { $0.count > 0 }.map { ($0.word, $0.standing, $0.words) })
  }

  /// The unknown words, the most frequent ones first; of these the commonest first, and then by the alphabet.
  func vocabulary(aboveRank: Int? = nil, top: Int? = nil) -> [VocabularyWord] {
    flush()
    let unknown = entries.indices.filter { entries[$0].count > 0 && entries[$0].standing.isUnknown && entries[$0].word.isAbove(aboveRank) }
    let sorted = unknown.sorted { left, right in
      if entries[left].count != entries[right].count { return entries[left].count > entries[right].count }
      let ranks = (entries[left].word.rank ?? .max, entries[right].word.rank ?? .max)
      return ranks.0 == ranks.1 ? entries[left].word.headword < entries[right].word.headword : ranks.0 < ranks.1
    }
    return sorted.prefix(top ?? .max).map { number in
      let entry = entries[number]
      return VocabularyWord(
        word: entry.word, standing: entry.standing, count: entry.count, words: entry.words, forms: entry.forms(.max),
        sentence: entry.sentence)
    }
  }

  /// Makes room when there is more than the limits allow. Blocks that were scanned before must have been used.
  func compact() {
    guard pending.isEmpty, pendingPhrases.isEmpty,
      index.count > limits.forms || index.byteCount > limits.forms * 64 || entries.count > limits.entries
    else {
      return
    }
    flush()
    (index, forms, parts) = (FormIndex(), [], [])
    // A text of many compounds has no end of forms of the same word.
    for number in entries.indices { entries[number].abridge(to: limits.formsOfEntry) }
    guard entries.count > limits.entries else { return }
    isAbridged = true
    entries = Array(entries.sorted { $0.count > $1.count }.prefix(limits.entries / 2))
    numbers = Dictionary(uniqueKeysWithValues: entries.enumerated().map { (Heading($0.element.word), Int32($0.offset)) })
    standingCount = entries.count
  }

  /// Adds the counts of forms to their words.
  private func flush() {
    for (number, form) in forms.enumerated() where form.count > 0 {
      guard case .word(let entry) = form.resolution else { continue }
      entries[Int(entry)].count += Int(form.count)
      entries[Int(entry)].words += Int(form.count * form.words)
      entries[Int(entry)].forms[index.form(number), default: 0] += Int(form.count)
      forms[number].count = 0
    }
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
  fileprivate func isAbove(_ limit: Int?) -> Bool { rank.map { $0 > limit ?? 0 } ?? true }
}
