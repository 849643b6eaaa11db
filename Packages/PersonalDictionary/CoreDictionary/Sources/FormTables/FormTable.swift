public import CoreDictionaryFormat

/// The inflection of a language, as its tables describe it.
///
/// The tables are text of this form; `#` begins a comment:
///
///     row present 30 3sg+present …       a row: its name, its share in a hundred uses of a word, the features of its cells
///     paradigm ar verb -ar               a paradigm: its name, its part of speech, the ending of its headwords
///       seams c|e>qu|e g|e>gu|e          rules of spelling where a stem meets an ending
///       present o as a amos áis an       the cells of a row, see ``Cell``
///       listed                           for listed words alone
///     paradigm ar:ue verb -ar            a paradigm for listed words, like another one but for what follows
///       like ar
///       fits -icar                       words with these endings, too, unless they are listed elsewhere
///       stem 2 o>ue                      another stem, see ``Exchange``
///       as past+participle 10 3o a/o   participles that are inflected like an adjective: features, share, cell, paradigm
///     words ar:ue contar mostrar …       words of a paradigm
///     word ser verb                      a word with its forms in full
///       like er                          the paradigm that rows which are not given follow, if any
///       present soy eres es …
///     reflexive se$>                     how the plain verb is made of a reflexive one
///     prefer fui ser ir                  the headwords that a form is of, in the order in which they are meant
public struct FormTable {
  var rows: [String: Row] = [:]
  var paradigms: [Paradigm] = []
  private var reflexives: [Exchange] = []
  private var listed: [String: [Paradigm]] = [:]
  /// The headwords that a form is of, in the order in which they are meant, where their frequencies would give another.
  public private(set) var preferences: [String: [String]] = [:]

  /// A table from the texts of its files, the one with the rows first.
  ///
  /// - Throws: All lines that cannot be read, with the reason of each.
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
  }

  /// A form of a word with its share among the uses of the word.
  public struct Inflection {
    /// The form.
    public let form: InflectedForm
    /// How many of a hundred uses of the word are this form, the uses of a row divided among its cells.
    public let share: Double
  }

  /// The words that have a paradigm of their own or stand in a list.
  public var listedWords: [(headword: String, partOfSpeech: PartOfSpeech)] {
    listed.sorted { $0.key < $1.key }.flatMap { headword, paradigms in paradigms.map { (headword, $0.partOfSpeech) } }
  }

  /// The forms of a word; none when no paradigm fits it. A reflexive verb has those of its plain verb, unless that is a headword itself.
  public func inflections(
    of headword: String, _ partOfSpeech: PartOfSpeech, isHeadword: (String) -> Bool = { _ in false }
  ) -> [Inflection] {
    var word = headword
    if partOfSpeech == .verb, let plain = reflexives.lazy.compactMap({ $0.applied(to: headword) }).first {
      guard !isHeadword(plain) else { return [] }
      word = plain
    }
    return paradigms(for: word, partOfSpeech).flatMap { paradigm in
      forms(of: word, paradigm).map { form in
        Inflection(
          form: InflectedForm(text: form.text, headword: headword, partOfSpeech: partOfSpeech, features: form.features), share: form.share
        )
      }
    }
  }

  /// A form before it is known what word it is of.
  private struct Form {
    let text: String
    let features: String
    let share: Double
  }

  /// The forms of a word by its paradigm, and those of what is derived of it.
  private func forms(of word: String, _ paradigm: Paradigm) -> [Form] {
    var forms: [Form] = []
    for (name, place, text) in paradigm.forms(of: word) {
      guard let row = rows[name], row.cells.indices.contains(place) else { continue }
      forms.append(Form(text: text, features: row.cells[place], share: row.share / Double(row.cells.count)))
    }
    for derivation in paradigm.derivations {
      guard let model = paradigms.first(where: { $0.name == derivation.paradigm }) else { continue }
      for form in paradigm.words(derivation, of: word).flatMap({ self.forms(of: $0, model) }) {
        let share = form.share * derivation.share / 100
        forms.append(Form(text: form.text, features: form.features + " " + derivation.features, share: share))
      }
    }
    return forms
  }

  /// The paradigms under which the word is listed, else the one that fits the longest ending.
  private func paradigms(for headword: String, _ partOfSpeech: PartOfSpeech) -> [Paradigm] {
    let own = listed[headword, default: []].filter { $0.partOfSpeech == partOfSpeech }
    if !own.isEmpty { return own }
    let fitting = paradigms.compactMap { paradigm in
      paradigm.partOfSpeech == partOfSpeech ? paradigm.fit(of: headword).map { (paradigm: paradigm, length: $0) } : nil
    }
    return fitting.max { $0.length < $1.length }.map { [$0.paradigm] } ?? []
  }
}

/// Lines of a table that cannot be read.
public struct FormTableError: Error, CustomStringConvertible {
  /// The file and number of each line, with the reason.
  public let problems: [(place: String, reason: String)]

  /// A line for each problem.
  public var description: String { problems.map { "\($0.place): \($0.reason)" }.joined(separator: "\n") }
}
