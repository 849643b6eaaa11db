import Foundation

/// The places of a word in a sentence, ignoring case, or of its forms if the word itself does not occur.
public struct WordPlaces: Sendable {
  /// The places in the sentence, in order.
  public let ranges: [Range<String.Index>]

  /// Forms are looked for only among the first words of a text, this many.
  private static let maximumWords = 1000

  /// Finds the word, or else its forms by the rules for endings.
  public init(of word: String, in sentence: String, _ language: Language) {
    let search = WordSearchInSentence(word, language)
    self.init(search, sentence) { search.isFormByRule($0) }
  }

  /// Finds the word, or else its forms: by the rules for endings, or because `headwords` returns the word as a headword of the form.
  public init(
    of word: String, in sentence: String, _ language: Language, headwords: (String) async -> [String]
  ) async {
    let search = WordSearchInSentence(word, language)
    var forms: Set<String> = []
    if search.exact(in: sentence).isEmpty {
      for text in Set(search.words(in: sentence).prefix(Self.maximumWords).map { String(sentence[$0]) }) {
        if search.isFormByRule(text) {
          forms.insert(text)
        } else if await headwords(text).contains(where: search.isBareWord) {
          forms.insert(text)
        }
      }
    }
    self.init(search, sentence) { forms.contains($0) }
  }

  private init(_ search: WordSearchInSentence, _ sentence: String, isForm: (String) -> Bool) {
    let exact = search.exact(in: sentence)
    ranges = exact.isEmpty ? search.words(in: sentence).prefix(Self.maximumWords).filter { isForm(String(sentence[$0])) } : exact
  }

  /// The sentence with each place replaced by what `text` returns for its text.
  public func replaced(in sentence: String, with text: (String) -> String) -> String {
    var (result, rest) = ("", sentence.startIndex)
    for range in ranges {
      result += sentence[rest..<range.lowerBound] + text(String(sentence[range]))
      rest = range.upperBound
    }
    return result + sentence[rest...]
  }
}

/// Compares the words of a sentence with the word to find.
private struct WordSearchInSentence {
  let word: String
  /// The word without an article, or the *to* of an English verb.
  let bare: String
  let language: Language

  init(_ word: String, _ language: Language) {
    (self.word, self.language) = (word, language)
    let articles = Articles(of: language)
    let rest = word.split(separator: " ").drop { articles.contain($0) }
    bare = rest.isEmpty ? word : rest.joined(separator: " ")
  }

  /// The places where the word itself occurs as a whole word.
  func exact(in sentence: String) -> [Range<String.Index>] {
    let whole = places(of: word, in: sentence)
    return whole.isEmpty && bare != word ? places(of: bare, in: sentence) : whole
  }

  private func places(of text: String, in sentence: String) -> [Range<String.Index>] {
    var places: [Range<String.Index>] = []
    var start = sentence.startIndex
    while let place = sentence.range(of: text, options: .caseInsensitive, range: start..<sentence.endIndex), !place.isEmpty {
      let isBegun = place.lowerBound > sentence.startIndex && Self.isOfWord(sentence[sentence.index(before: place.lowerBound)])
      let isEnded = place.upperBound < sentence.endIndex && Self.isOfWord(sentence[place.upperBound])
      if !isBegun, !isEnded { places.append(place) }
      start = place.upperBound
    }
    return places
  }

  func words(in sentence: String) -> [Range<String.Index>] {
    sentence.split { !Self.isOfWord($0) }.map { $0.startIndex..<$0.endIndex }
  }

  func isFormByRule(_ text: String) -> Bool { BaseForms(of: language).candidates(for: text).contains(where: isBareWord) }

  func isBareWord(_ headword: String) -> Bool { headword.lowercased() == bare.lowercased() }

  private static func isOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}
