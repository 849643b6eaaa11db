import CoreModule

extension Glossary {
  /// Takes words for names that stand behind titles or other names.
  ///
  /// - Parameters:
  ///   - capitals: The indices of the words with capitals inside sentences.
  ///   - text: The block that they are in.
  func takeNames(_ words: inout [BlockWord], _ capitals: [Int], in text: String) {
    for place in capitals where place > 0 {
      let (form, previous) = (Int(words[place].form), words[place - 1])
      let (clue, first) = (forms[form].clue, forms[Int(previous.form)].clue)
      guard [.title, .role, .name].contains(first), previous.sentence == words[place].sentence else { continue }
      // The full stop of an abbreviated title may be between them, but no comma.
      let gap = words[place].start - previous.end
      guard gap <= 1 || gap == 2 && first != .name && text.slice(Int(previous.end)..<Int(previous.end) + 1) == "." else { continue }
      let isWithin = place > 1 && words[place - 2].sentence == previous.sentence
      let before = isWithin ? entries[Int(words[place - 2].entry)].word.partOfSpeech : nil
      guard nameClues.isName(clue, after: first, before: before) else { continue }
      (words[place].form, words[place].entry) = name(form)
    }
  }

  /// A form as a name.
  private func name(_ form: Int) -> (form: Int32, entry: Int32) {
    let text = index.form(form)
    var bytes = text
    let (number, isNew) = bytes.withUTF8 { index.number(of: $0, traits: .max - 5) }
    if isNew {
      forms.append(Form())
      forms[number].resolution = .word(self.number(of: TextWord(headword: WordForm(text, []).text, isProperName: true)))
      forms[number].clue = .name
    }
    guard case .word(let entry) = forms[number].resolution else { return (Int32(form), 0) }
    return (Int32(number), entry)
  }
}
