import CoreModule

/// The words of a text: finds them in the dictionary, each form once, and counts them.
///
/// Its memory is bounded however long the text is.
final class Glossary {
  /// A headword with what was counted.
  struct Entry {
    let word: TextWord
    var standing: Standing
    var count = 0
    var forms: [String: Int] = [:]
    var sentence = ""
    /// The number of the block that the sentence is in.
    var block = Int.max
  }

  /// What a form is.
  enum Resolution {
    /// It is still to be looked up.
    case pending
    /// It is the headword with this number.
    case word(Int32)
    /// It is several words; where they are among ``parts``.
    case parts(Range<Int32>)
  }

  /// A part of a form that is several words.
  struct Part {
    let range: Range<Int>
    let form: Int
    let entry: Int32
  }

  /// How much it keeps: numbers of forms and of headwords.
  struct Limits {
    var forms = 1 << 18
    var entries = 1 << 17
  }

  let languages: LanguagePair
  let abbreviations: Abbreviations
  /// Whether headwords that were met once had to be given up.
  private(set) var isAbridged = false
  private(set) var count = WordCount()
  private(set) var entries: [Entry] = []

  private let known: KnownWords
  private let limits: Limits
  private let division: WordDivision
  private var index = FormIndex()
  private var resolutions: [Resolution] = []
  private var formCounts: [Int32] = []
  private var pending: [(number: Int, traits: TextToken.Traits)] = []
  private var parts: [Part] = []
  private var numbers: [String: Int32] = [:]
  /// How many of the entries have a standing.
  private var standingCount = 0

  init(_ known: KnownWords, _ languages: LanguagePair, limits: Limits = Limits()) {
    self.known = known
    self.languages = languages
    self.limits = limits
    division = WordDivision(language: languages.from)
    abbreviations = Abbreviations(language: languages.from)
  }

  /// Divides a block into words and numbers their forms; they are known after ``resolve()``.
  func scan(_ block: TextBlock) -> ScannedBlock {
    var text = block.text
    let isTitle = block.kind == .heading
    return text.withUTF8 { bytes in
      var scanner = TextScanner(bytes, abbreviations)
      scanner.scan()
      let forms = scanner.words.map { token in
        var traits = token.traits
        // The words of a title often have capitals that say nothing.
        if isTitle, traits.contains(.capitalized) { traits.insert(.opensSentence) }
        if !traits.contains(.capitalized) { traits.remove(.opensSentence) }
        return Int32(number(of: UnsafeBufferPointer(rebasing: bytes[token.range]), traits))
      }
      return ScannedBlock(block: block, words: scanner.words, sentences: scanner.sentences, forms: forms)
    }
  }

  private func number(of form: UnsafeBufferPointer<UInt8>, _ traits: TextToken.Traits) -> Int {
    let (number, isNew) = index.number(of: form, traits: traits.rawValue)
    if isNew {
      resolutions.append(.pending)
      formCounts.append(0)
      pending.append((number, traits))
    }
    return number
  }

  /// Looks up all forms that are new.
  func resolve() async throws(StorageError) {
    guard !pending.isEmpty else { return }
    let batch = pending
    let forms = batch.map { WordForm(index.form($0.number), $0.traits) }
    let words = await choices(forms.map { form in (form, form.candidates) })
    var divided: [(number: Int, form: WordForm, part: WordDivision.Part)] = []
    for (word, (form, item)) in zip(words, zip(forms, batch)) {
      if word == nil, form.traits.contains(.jointed) {
        let parts = division.parts(of: index.form(item.number)).map { (item.number, form, $0) }
        divided += parts
        if !parts.isEmpty { continue }
      }
      resolutions[item.number] = .word(number(of: word ?? form.unknownWord))
    }
    await resolve(divided)
    pending.removeAll { if case .pending = resolutions[$0.number] { false } else { true } }
    try await findStandings()
  }

  private func resolve(_ divided: [(number: Int, form: WordForm, part: WordDivision.Part)]) async {
    guard !divided.isEmpty else { return }
    let forms = divided.map { item in
      var traits = item.form.traits.subtracting(.jointed)
      if item.part.range.lowerBound > 0 {
        traits.subtract([.capitalized, .opensSentence])
        if item.part.forms[0].first?.isUppercase == true { traits.insert(.capitalized) }
      }
      return WordForm(item.part.forms[0], traits)
    }
    let words = await choices(zip(forms, divided).map { form, item in (form, form.candidates + item.part.forms.dropFirst()) })
    var begin = Int32(parts.count)
    // Nothing waits from here on, so that the parts of a form stand together.
    for (place, (item, form)) in zip(divided, forms).enumerated() {
      var bytes = index.form(item.number).slice(item.part.range)
      let (number, isNew) = bytes.withUTF8 { index.number(of: $0, traits: .max) }
      if isNew {
        resolutions.append(.pending)
        formCounts.append(0)
      }
      parts.append(Part(range: item.part.range, form: number, entry: self.number(of: words[place] ?? form.unknownWord)))
      resolutions[number] = .word(parts[parts.count - 1].entry)
      guard place + 1 == divided.count || divided[place + 1].number != item.number else { continue }
      resolutions[item.number] = .parts(begin..<Int32(parts.count))
      begin = Int32(parts.count)
    }
  }

  private func choices(_ forms: [(form: WordForm, candidates: [String])]) async -> [TextWord?] {
    let found = await known.dictionary.words(forms.flatMap(\.candidates), in: languages)
    var place = 0
    return forms.map { form, candidates in
      defer { place += candidates.count }
      return form.choice(of: found[place..<place + candidates.count])
    }
  }

  private func number(of word: TextWord) -> Int32 {
    if let number = numbers[word.headword] { return number }
    let number = Int32(entries.count)
    numbers[word.headword] = number
    entries.append(Entry(word: word, standing: .new))
    return number
  }

  /// Finds out how well the new words are known.
  private func findStandings() async throws(StorageError) {
    let (begin, end) = (standingCount, entries.count)
    guard begin < end else { return }
    try await findStandings(begin..<end)
    standingCount = max(standingCount, end)
  }

  /// Finds out again how well the words of these blocks are known, after a change.
  func refresh(_ blocks: [ScannedBlock]) async throws(StorageError) {
    var numbers: Set<Int32> = []
    for block in blocks {
      for form in block.forms {
        switch resolutions[Int(form)] {
        case .pending: break
        case .word(let entry): numbers.insert(entry)
        case .parts(let range): numbers.formUnion(parts[Int(range.lowerBound)..<Int(range.upperBound)].map(\.entry))
        }
      }
    }
    try await findStandings(numbers.sorted().map(Int.init))
  }

  private func findStandings(_ numbers: some Collection<Int> & Sendable) async throws(StorageError) {
    let standings = try await known.standings(of: numbers.map { entries[$0].word }, in: languages)
    for (number, standing) in zip(numbers, standings) { entries[number].standing = standing }
  }
}

extension Glossary {
  /// Counts the words of a block whose forms were resolved.
  func add(_ scanned: ScannedBlock, number: Int) {
    for (token, form) in zip(scanned.words, scanned.forms) {
      switch resolutions[Int(form)] {
      case .pending: break
      case .word(let entry): add(Int(entry), form: Int(form), token, in: scanned, number)
      case .parts(let range):
        for part in parts[Int(range.lowerBound)..<Int(range.upperBound)] {
          add(Int(part.entry), form: part.form, token, in: scanned, number)
        }
      }
    }
  }

  private func add(_ entry: Int, form: Int, _ token: TextToken, in scanned: ScannedBlock, _ number: Int) {
    count.words += 1
    formCounts[form] += 1
    entries[entry].count += 1
    guard entries[entry].standing.isUnknown else {
      count.known += 1
      return
    }
    guard number < entries[entry].block else { return }
    (entries[entry].sentence, entries[entry].block) = (scanned.sentence(around: token), number)
  }

  /// The block with its words.
  func glossed(_ scanned: ScannedBlock, number: Int, aboveRank: Int? = nil) -> GlossedBlock {
    var words: [GlossedWord] = []
    words.reserveCapacity(scanned.words.count)
    func append(_ entry: Int32, _ range: Range<Int>, _ sentence: Int32) {
      let (word, standing) = (entries[Int(entry)].word, entries[Int(entry)].standing)
      words.append(
        GlossedWord(
          range: range, sentence: Int(sentence), word: word, standing: standing,
          isGlossed: standing.isUnknown && word.isAbove(aboveRank)))
    }
    for (token, form) in zip(scanned.words, scanned.forms) {
      switch resolutions[Int(form)] {
      case .pending: break
      case .word(let entry): append(entry, token.range, token.sentence)
      case .parts(let range):
        for part in parts[Int(range.lowerBound)..<Int(range.upperBound)] {
          let start = Int(token.start)
          append(part.entry, start + part.range.lowerBound..<start + part.range.upperBound, token.sentence)
        }
      }
    }
    return GlossedBlock(number: number, block: scanned.block, sentences: scanned.sentences, words: words)
  }

  /// The number of different words.
  var headwords: Int { entries.count { $0.count > 0 } }

  /// The unknown words, the most frequent ones first; of these the commonest first, and then by the alphabet.
  func vocabulary(aboveRank: Int? = nil, top: Int? = nil) -> [VocabularyWord] {
    flush()
    let unknown = entries.filter { $0.count > 0 && $0.standing.isUnknown && $0.word.isAbove(aboveRank) }
    let sorted = unknown.sorted { left, right in
      if left.count != right.count { return left.count > right.count }
      return (left.word.rank ?? .max, left.word.headword) < (right.word.rank ?? .max, right.word.headword)
    }
    return sorted.prefix(top ?? .max).map { entry in
      let forms = entry.forms.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
      return VocabularyWord(word: entry.word, standing: entry.standing, count: entry.count, forms: forms, sentence: entry.sentence)
    }
  }

  /// Makes room when there is more than the limits allow. Blocks that were scanned before must have been used.
  func compact() {
    guard pending.isEmpty, index.count > limits.forms || index.byteCount > limits.forms * 64 || entries.count > limits.entries else { return }
    flush()
    (index, resolutions, formCounts, parts) = (FormIndex(), [], [], [])
    guard entries.count > limits.entries else { return }
    isAbridged = true
    entries = Array(entries.sorted { $0.count > $1.count }.prefix(limits.entries / 2))
    numbers = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($0.element.word.headword, Int32($0.offset)) })
    standingCount = entries.count
  }

  /// Adds the counts of forms to their words.
  private func flush() {
    for (form, count) in formCounts.enumerated() where count > 0 {
      guard case .word(let entry) = resolutions[form] else { continue }
      entries[Int(entry)].forms[index.form(form), default: 0] += Int(count)
      formCounts[form] = 0
    }
  }
}

extension TextWord {
  fileprivate func isAbove(_ limit: Int?) -> Bool { rank.map { $0 > limit ?? 0 } ?? true }
}
