import Reading

/// A word of a dictionary with its forms, whose translation is the headword in quotation marks.
func word(_ headword: String, _ partOfSpeech: String? = nil, _ forms: String...) -> (word: TextWord, forms: [String]) {
  (TextWord(headword: headword, partOfSpeech: partOfSpeech, translations: ["“\(headword)”"], rank: 100), forms)
}
