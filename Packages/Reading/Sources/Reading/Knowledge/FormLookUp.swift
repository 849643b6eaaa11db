import CoreModule

/// Finds the words that forms of a text are.
struct FormLookUp: Sendable {
  /// A form as it is in a text.
  struct Form: Hashable, Sendable {
    let text: String
    let traits: TextToken.Traits
  }

  /// What a form is.
  struct Answer: Sendable {
    let form: WordForm
    /// `nil` when no dictionary has it.
    var word: TextWord?
    /// The words that it is divided into; empty when it is one.
    var parts: [Part] = []
  }

  /// A word of a form that is several.
  struct Part: Sendable {
    /// Its bytes in the UTF-8 of the form.
    let range: Range<Int>
    let form: WordForm
    /// `nil` when no dictionary has it.
    let word: TextWord?
  }

  private let dictionary: any TextDictionary
  private let languages: LanguagePair
  private let division: WordDivision

  init(dictionary: any TextDictionary, languages: LanguagePair) {
    (self.dictionary, self.languages) = (dictionary, languages)
    division = WordDivision(language: languages.from)
  }

  /// What these forms are, in their order.
  func answers(_ forms: [Form]) async -> [Answer] {
    let wordForms = forms.map { WordForm($0.text, $0.traits) }
    let words = await choices(wordForms.map { ($0, $0.candidates) })
    var answers = zip(wordForms, words).map { Answer(form: $0, word: $1) }
    var divided: [(place: Int, part: WordDivision.Part, form: WordForm)] = []
    for place in answers.indices where answers[place].word == nil && forms[place].traits.contains(.jointed) {
      divided += division.parts(of: forms[place].text).map { (place, $0, Self.form($0, in: forms[place])) }
    }
    guard !divided.isEmpty else { return answers }
    let others = await choices(divided.map { ($0.form, $0.form.candidates + $0.part.forms.dropFirst()) })
    for ((place, part, form), word) in zip(divided, others) {
      answers[place].parts.append(Part(range: part.range, form: form, word: word))
    }
    return answers
  }

  private static func form(_ part: WordDivision.Part, in form: Form) -> WordForm {
    var traits = form.traits.subtracting(.jointed)
    if part.range.lowerBound > 0 {
      traits.subtract([.capitalized, .opensSentence])
      if part.forms[0].first?.isUppercase == true { traits.insert(.capitalized) }
    }
    return WordForm(part.forms[0], traits)
  }

  private func choices(_ forms: [(form: WordForm, candidates: [String])]) async -> [TextWord?] {
    // Most forms are what their first candidate is.
    let asked = forms.map { $0.form.isDecidedByOrder ? $0.candidates.prefix(1) : $0.candidates[...] }
    var choices = await choices(of: asked, for: forms.map(\.form))
    let open = forms.indices.filter { choices[$0] == nil && asked[$0].count < forms[$0].candidates.count }
    let others = await self.choices(of: open.map { forms[$0].candidates.dropFirst() }, for: open.map { forms[$0].form })
    for (place, choice) in zip(open, others) { choices[place] = choice }
    return choices
  }

  private func choices(of candidates: [ArraySlice<String>], for forms: [WordForm]) async -> [TextWord?] {
    guard !forms.isEmpty else { return [] }
    let found = await dictionary.words(candidates.flatMap(\.self), in: languages)
    var place = 0
    return zip(forms, candidates).map { form, candidates in
      defer { place += candidates.count }
      return form.choice(of: found[place..<place + candidates.count])
    }
  }
}
