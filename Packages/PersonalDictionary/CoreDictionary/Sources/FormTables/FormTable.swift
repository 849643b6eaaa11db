public import CoreDictionaryFormat

/// The inflection tables of a language.
///
/// The format of the tables; `#` begins a comment:
///
///     row present 30 12:3sg+present …    a row: its name, its share in a hundred uses of a word, the features of its cells, see ``Row``
///     paradigm ar verb -ar               a paradigm: its name, its part of speech, the ending of its headwords
///       seams c|e>qu|e g|e>gu|e          rules of spelling where a stem meets an ending
///       present o as a amos áis an       the cells of a row, see ``Cell``
///       listed                           for listed words only
///     paradigm ar:ue verb -ar            a paradigm for listed words: another one, with changes
///       like ar
///       fits -icar                       words with these endings, too, unless they are listed elsewhere
///       stem 2 o>ue                      another stem, see ``Exchange``
///       as past+participle 10 3o a/o   participles that are inflected like an adjective: features, share, cell, paradigm
///     words ar:ue contar mostrar …       words of a paradigm
///     word ser verb                      a word with its forms in full
///       like er                          the paradigm of the rows that are not given, if any
///       present soy eres es …
///     reflexive se$>                     how to make the plain verb of a reflexive one
///     prefer fui ser ir                  the headwords of a form, the likeliest first
///     prefixes separable verb auf an     prefixes; an unlisted word is inflected like the word after its prefix, see ``Prefixes``
///     compounds noun                     unlisted words are inflected like the listed word in which they end
///     joined zu                          rows of words with a separable prefix only
///     apart present preterite            rows in which a separable prefix is also written apart
///     spelling ß ss 1                    letters and a substitute for them; the latter is so many orders of magnitude rarer
///     capitalised noun 0.7               a part of speech with a capital; the spelling without it is so much rarer
public struct FormTable {
  var rows: [String: Row] = [:]
  var paradigms: [Paradigm] = []
  private var reflexives: [Exchange] = []
  private var listed: [String: [Paradigm]] = [:]
  private var prefixes: [Prefixes] = []
  private var joinedRows: Set<String> = []
  private var rowsApart: Set<String> = []
  private var spellings: [OtherSpelling] = []
  private var capitalised: [PartOfSpeech: Double] = [:]
  /// The paradigms of possible last parts of compounds, in lower case.
  private var lastParts: [String: [Paradigm]] = [:]
  /// The order of a form's headwords, when their frequencies would give a wrong one.
  public private(set) var preferences: [String: [String]] = [:]

  /// Parses the files of a table, the one with the rows first.
  ///
  /// - Throws: All invalid lines with their reasons.
  public init(_ files: [(name: String, text: String)]) throws(FormTableError) {
    var reader = FormTableReader()
    for file in files {
      for (number, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        reader.read(line, at: "\(file.name):\(number + 1)")
      }
    }
    guard reader.problems.isEmpty else { throw FormTableError(problems: reader.problems) }
    rows = reader.rows
    reflexives = reader.reflexives
    paradigms = reader.paradigms
    listed = reader.listed
    preferences = reader.preferences
    prefixes = reader.prefixes
    joinedRows = reader.joinedRows
    rowsApart = reader.rowsApart
    spellings = reader.spellings
    capitalised = reader.capitalised
    for (word, paradigms) in listed {
      // A paradigm named after its word applies only to that word.
      let general = paradigms.filter { reader.compounds.contains($0.partOfSpeech) && $0.name != word }
      if !general.isEmpty { lastParts[word.lowercased(), default: []] += general }
    }
  }

  /// A form with its share of the word's uses.
  public struct Inflection {
    /// The form.
    public let form: InflectedForm
    /// The percentage of the word's uses; the share of a row is divided among its cells.
    public let share: Double
  }

  /// The words with their own paradigm or in a word list.
  public var listedWords: [(headword: String, partOfSpeech: PartOfSpeech)] {
    listed.sorted { $0.key < $1.key }.flatMap { headword, paradigms in paradigms.map { (headword, $0.partOfSpeech) } }
  }

  /// The forms of a word; empty when no paradigm fits. A reflexive verb also has those of its plain verb, unless that is a headword.
  public func inflections(
    of headword: String, _ partOfSpeech: PartOfSpeech, isHeadword: (String) -> Bool = { _ in false }
  ) -> [Inflection] {
    var word = headword
    if partOfSpeech == .verb, let plain = reflexives.lazy.compactMap({ $0.applied(to: headword) }).first {
      guard !isHeadword(plain) else { return [] }
      word = plain
    }
    return analyses(of: word, partOfSpeech).flatMap { analysis in
      forms(analysis).map { form in
        Inflection(
          form: InflectedForm(text: form.text, headword: headword, partOfSpeech: partOfSpeech, features: form.features), share: form.share
        )
      }
    }
  }

  /// Other spellings of `text`, and how many orders of magnitude rarer they are.
  func otherSpellings(of text: String) -> [(text: String, cost: Double)] {
    spellings.filter { text.contains($0.letters) }.map { (text.replacing($0.letters, with: $0.other), $0.cost) }
  }

  /// The form in lower case, and how many orders of magnitude rarer it is; `nil` when it has no capital.
  func smallLetters(of form: InflectedForm) -> (text: String, cost: Double)? {
    let small = form.text.lowercased()
    return small == form.text ? nil : capitalised[form.partOfSpeech].map { (small, $0) }
  }

  /// A form without its headword.
  private struct Form {
    let text: String
    let features: String
    let share: Double
  }

  /// The forms of a word by its paradigm and its derivations.
  private func forms(_ analysis: Analysis) -> [Form] {
    let paradigm = analysis.paradigm
    var forms: [Form] = []
    for (name, place, beginning, text) in paradigm.forms(of: analysis.word) {
      guard let row = rows[name], row.cells.indices.contains(place) else { continue }
      let isJoined = joinedRows.contains(name)
      guard !isJoined || analysis.isSeparable else { continue }
      let cell = row.cells[place]
      for text in analysis.texts(beginning, text, isJoined: isJoined, isApart: rowsApart.contains(name)) {
        forms.append(Form(text: text, features: cell.features, share: analysis.likelihood * cell.share))
      }
    }
    for derivation in paradigm.derivations {
      guard let model = paradigms.first(where: { $0.name == derivation.paradigm }) else { continue }
      let words = paradigm.words(derivation, of: analysis.word).flatMap {
        analysis.texts($0.beginning, $0.text, isJoined: false, isApart: false)
      }
      for form in words.flatMap({ self.forms(Analysis(paradigm: model, word: $0)) }) {
        let share = analysis.likelihood * form.share * derivation.share / 100
        forms.append(Form(text: form.text, features: form.features + " " + derivation.features, share: share))
      }
    }
    return forms
  }

  /// The paradigms that list the word, else those of the word without its prefix, else that of the longest matching ending or last part.
  private func analyses(of word: String, _ partOfSpeech: PartOfSpeech, mayBeSeparable: Bool = true) -> [Analysis] {
    let own = listed[word, default: []].filter { $0.partOfSpeech == partOfSpeech }
    if !own.isEmpty { return own.map { Analysis(paradigm: $0, word: word) } }
    let found = prefixes.compactMap { prefixes in
      prefixes.partOfSpeech == partOfSpeech && (mayBeSeparable || prefixes.kind != .separable)
        ? prefixes.longest(of: word).map { (kind: prefixes.kind, text: $0) } : nil
    }
    let longest = found.map(\.text.count).max()
    let prefixed = found.filter { $0.text.count == longest }.flatMap { prefix in
      analyses(of: String(word.dropFirst(prefix.text.count)), partOfSpeech, mayBeSeparable: prefix.kind == .dropped).map { analysis in
        Analysis(paradigm: analysis.paradigm, word: analysis.word, prefixes: [prefix] + analysis.prefixes)
      }
    }
    return prefixed.isEmpty ? fitting(word, partOfSpeech).map { Analysis(paradigm: $0, word: word) } : prefixed
  }

  /// The paradigm with the longest matching ending, or those of a compound's last part if that is longer.
  private func fitting(_ word: String, _ partOfSpeech: PartOfSpeech) -> [Paradigm] {
    let fitting = paradigms.compactMap { paradigm in
      paradigm.partOfSpeech == partOfSpeech ? paradigm.fit(of: word).map { (paradigm: paradigm, length: $0) } : nil
    }.max { $0.length < $1.length }
    guard !lastParts.isEmpty, word.count > 4 else { return fitting.map { [$0.paradigm] } ?? [] }
    for length in stride(from: word.count - 2, to: max(2, fitting?.length ?? 0), by: -1) {
      let paradigms = lastParts[word.suffix(length).lowercased(), default: []]
      let same = paradigms.filter { $0.partOfSpeech == partOfSpeech && word.hasSuffix($0.headwordEnding) }
      if !same.isEmpty { return same }
    }
    return fitting.map { [$0.paradigm] } ?? []
  }
}

/// Invalid lines of a table.
public struct FormTableError: Error, CustomStringConvertible {
  /// The file and number of each line, with the reason.
  public let problems: [(place: String, reason: String)]

  /// One line for each problem.
  public var description: String { problems.map { "\($0.place): \($0.reason)" }.joined(separator: "\n") }
}
