import CoreModule

extension Glossary {
  /// Takes words for names that stand behind titles or other names.
  ///
  /// - Parameter capitals: The indices of the words with capitals inside sentences.
  func takeNames(_ words: inout [BlockWord], _ capitals: [Int]) {
    for place in capitals where place > 0 {
      let (form, previous) = (Int(words[place].form), words[place - 1])
      let (clue, first) = (forms[form].clue, forms[Int(previous.form)].clue)
      guard first == .title || first == .name, previous.sentence == words[place].sentence else { continue }
      // The full stop of an abbreviated title may be between them.
      guard words[place].start - previous.end <= (first == .title ? 2 : 1) else { continue }
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

  /// Takes words for names that have a capital wherever they are inside a sentence. To be called when the whole text was counted.
  func takeCapitalizedWords() {
    guard languages.from != "de" else { return }
    var (capitals, others): ([Int32: Int32], Set<Int32>) = ([:], [])
    for form in forms where form.count > 0 {
      guard case .word(let entry) = form.resolution else { continue }
      if form.clue == .capital { capitals[entry, default: 0] += form.count } else if !form.isOpening { others.insert(entry) }
    }
    for (entry, number) in capitals where !others.contains(entry) {
      let word = entries[Int(entry)].word
      guard entries[Int(entry)].standing == .new, entries[Int(entry)].count == 0, ["noun", "adjective", "verb"].contains(word.partOfSpeech)
      else { continue }
      entries[Int(entry)].word = word.asName
      entries[Int(entry)].standing = .ignored
      count.known += Int(number)
    }
  }
}
