import CoreModule

/// The words of a text: finds them in the dictionary, each form once, and counts them.
///
/// Its memory is bounded however long the text is.
final class Glossary {
  /// A headword as one part of speech: *sein* is a verb and a determiner.
  struct Heading: Hashable {
    let headword: String
    let partOfSpeech: String?

    init(_ word: TextWord) { (headword, partOfSpeech) = (word.headword, word.partOfSpeech) }
  }

  /// A headword, with what is left of its forms that were given up to make room.
  struct Entry {
    /// The word, with what the headword itself means if a text has it.
    var word: TextWord
    /// What its forms mean, when they do not all mean the same: *mich* is me, *ich* is I.
    private var meanings: [TextWord] = []
    var standing: Standing
    /// How often these forms occurred.
    var count = 0
    /// How many words of the text these are: a phrase is several.
    var words = 0
    var forms: [String: Int] = [:]
    var sentence = ""
    /// The number of the block that the sentence is in.
    var block = Int.max

    /// Only function words have forms with meanings of their own, so there are few.
    private static let maximumMeanings = 100

    init(word: TextWord) { (self.word, standing) = (word, .new) }

    /// The number of the meaning of a form.
    mutating func meaning(_ word: TextWord, isHeadword: @autoclosure () -> Bool) -> Int8 {
      if meanings.isEmpty {
        guard word.translations != self.word.translations else { return 0 }
        meanings = [self.word]
      }
      if isHeadword() { self.word = word }
      if let number = meanings.firstIndex(where: { $0.translations == word.translations }) { return Int8(number) }
      guard meanings.count < Self.maximumMeanings else { return 0 }
      meanings.append(word)
      return Int8(meanings.count - 1)
    }

    /// The word as what a form with this meaning is.
    func word(_ meaning: Int8) -> TextWord { meanings.isEmpty ? word : meanings[Int(meaning)] }
  }

  /// What a form is.
  enum Resolution {
    /// It is still to be looked up.
    case pending
    /// It is the headword with this number.
    case word(Int32)
    /// It is several words; where they are among ``parts``.
    case parts(Range<Int32>)
    /// It looks like a phrase and is none.
    case nothing
  }

  /// A form with what was counted.
  struct Form {
    var resolution = Resolution.pending
    var count: Int32 = 0
    /// How many words it is; only valid once it was counted.
    var words: Int32 = 1
    /// The number of the first block that it occurred in.
    var block: Int32 = .max
    /// Whether its word is known; only valid once it was counted.
    var isKnown = false
    /// Whether no dictionary has it.
    var isUnlisted = false
    /// What it says about names.
    var clue = NameClues.Clue.none
    /// What phrases have of it; `nil` before that was found out.
    var phraseWords: PhraseWords?
    /// The number of what it means, among the meanings of its entry.
    var meaning: Int8 = 0
    /// The number of the form that it is where it only marks the next word; `nil` if it never does.
    var mark: Int32?
  }

  /// A part of a form that is several words.
  struct Part {
    let range: Range<Int>
    let form: Int
    let entry: Int32
  }

  /// How much it keeps: numbers of forms and of headwords.
  struct Limits {
    var forms = 1 << 17
    var entries = 1 << 16
    /// Of a headword, once there is more than that.
    var formsOfEntry = 1 << 5
  }

  let languages: LanguagePair
  let abbreviations: Abbreviations
  /// Whether headwords that occurred once had to be given up.
  var isAbridged = false
  var count = WordCount()
  var entries: [Entry] = []

  let known: KnownWords
  let limits: Limits
  let functionWords: FunctionWords
  let nameClues: NameClues
  let homographs: Homographs
  let reflexiveVerbs: ReflexiveVerbs?
  let lookUp: FormLookUp
  var index = FormIndex()
  var forms: [Form] = []
  private(set) var pending: [(number: Int, traits: TextToken.Traits)] = []
  var pendingPhrases: [(number: Int, sought: SoughtPhrase)] = []
  var parts: [Part] = []
  var numbers: [Heading: Int32] = [:]
  /// How many of the entries have a standing.
  var standingCount = 0

  private var phrases: PhraseIndex?

  init(_ known: KnownWords, _ languages: LanguagePair, limits: Limits = Limits()) {
    self.known = known
    self.languages = languages
    self.limits = limits
    functionWords = FunctionWords(language: languages.from)
    nameClues = NameClues(languages)
    homographs = Homographs(language: languages.from)
    reflexiveVerbs = ReflexiveVerbs(language: languages.from)
    lookUp = FormLookUp(dictionary: known.dictionary, languages: languages)
    abbreviations = Abbreviations(language: languages.from)
  }

  /// Divides a block into words and numbers their forms; they are known after ``resolve()``.
  func scan(_ block: TextBlock) -> ScannedBlock {
    var text = block.text
    return text.withUTF8 { bytes in
      var scanner = TextScanner(bytes, abbreviations)
      scanner.scan()
      let forms = numbers(of: scanner.words, in: bytes, isTitle: block.kind == .heading)
      return ScannedBlock(block: block, words: scanner.words, sentences: scanner.sentences, forms: forms)
    }
  }

  private func numbers(of words: [TextToken], in bytes: UnsafeBufferPointer<UInt8>, isTitle: Bool) -> [Int32] {
    // Properties of an object are checked for conflicts at each access.
    var index = FormIndex.empty
    swap(&index, &self.index)
    defer { swap(&index, &self.index) }
    return words.map { token in
      var traits = token.traits
      // The words of a title often have capitals that say nothing.
      if isTitle, traits.contains(.capitalized) { traits.insert(.opensSentence) }
      if !traits.contains(.capitalized) { traits.remove(.opensSentence) }
      let (number, isNew) = index.number(of: UnsafeBufferPointer(rebasing: bytes[token.range]), traits: traits.rawValue)
      if isNew {
        forms.append(Form())
        pending.append((number, traits))
      }
      return Int32(number)
    }
  }

  /// Looks up all forms that are new.
  func resolve() async throws(StorageError) {
    guard !pending.isEmpty else { return }
    let batch = Batch(numbers: pending.map(\.number), forms: forms(from: 0))
    try await take(await lookUp.answers(batch.forms), for: batch)
  }

  /// Forms to be looked up.
  struct Batch: Sendable {
    let numbers: [Int]
    let forms: [FormLookUp.Form]
  }

  /// The forms that are new since there were so many of them.
  func batch(from begin: Int) -> Batch { Batch(numbers: pending[begin...].map(\.number), forms: forms(from: begin)) }

  private func forms(from begin: Int) -> [FormLookUp.Form] {
    pending[begin...].map { FormLookUp.Form(text: index.form($0.number), traits: $0.traits) }
  }

  /// Takes what was found for forms.
  func take(_ answers: [FormLookUp.Answer], for batch: Batch) async throws(StorageError) {
    for (number, answer) in zip(batch.numbers, answers) where answer.parts.isEmpty {
      resolve(number, answer.form, as: nameClues.known(answer.word) ?? answer.form.unknownWord)
    }
    for (number, answer) in zip(batch.numbers, answers) where !answer.parts.isEmpty {
      let begin = Int32(parts.count)
      let text = index.form(number)
      for part in answer.parts {
        let word = nameClues.known(part.word) ?? part.form.unknownWord
        var bytes = text.slice(part.range)
        let (place, isNew) = bytes.withUTF8 { index.number(of: $0, traits: .max) }
        if isNew { forms.append(Form()) }
        parts.append(Part(range: part.range, form: place, entry: self.number(of: word)))
        resolve(place, part.form, as: word)
      }
      forms[number].resolution = .parts(begin..<Int32(parts.count))
    }
    pending.removeAll { if case .pending = forms[$0.number].resolution { false } else { true } }
    try await findStandings()
  }

  private func resolve(_ number: Int, _ form: WordForm, as word: TextWord) {
    let entry = self.number(of: word)
    forms[number].resolution = .word(entry)
    forms[number].isUnlisted = !word.isFound
    forms[number].clue = nameClues.clue(form, word)
    forms[number].meaning = entries[Int(entry)].meaning(word, isHeadword: form.text.inSmallLetters == word.headword.inSmallLetters)
    guard let mark = functionWords.mark(form.text, word) else { return }
    var bytes = index.form(number)
    let (marking, isNew) = bytes.withUTF8 { index.number(of: $0, traits: .max - 4) }
    if isNew { forms.append(Form()) }
    forms[marking].resolution = .word(self.number(of: mark))
    forms[number].mark = Int32(marking)
  }

  /// The phrases of the dictionary.
  func loadedPhrases() async -> PhraseIndex {
    if let phrases { return phrases }
    let loaded = PhraseIndex(await known.dictionary.phrases(in: languages), language: languages.from)
    phrases = phrases ?? loaded
    return phrases ?? loaded
  }

  func number(of word: TextWord) -> Int32 {
    let heading = Heading(word)
    if let number = numbers[heading] { return number }
    let number = Int32(entries.count)
    numbers[heading] = number
    entries.append(Entry(word: word))
    return number
  }

  /// Determines how well the new words are known.
  func findStandings() async throws(StorageError) {
    let (begin, end) = (standingCount, entries.count)
    guard begin < end else { return }
    try await findStandings(begin..<end)
    standingCount = max(standingCount, end)
  }

  /// Finds out again how well these entries are known, after a change.
  func refresh(_ numbers: Set<Int32>) async throws(StorageError) {
    try await findStandings(numbers.sorted().map(Int.init))
  }

  private func findStandings(_ numbers: some Collection<Int> & Sendable) async throws(StorageError) {
    let standings = try await known.standings(of: numbers.map { entries[$0].word }, in: languages)
    for (number, standing) in zip(numbers, standings) { entries[number].standing = standing }
  }
}
