package import CoreModule
package import CorePresentation
package import Reading

/// The unknown words of a text.
package struct VocabularyDocument: Document {
  /// The name of the text among several; `nil` for a single one.
  package let name: String?
  package let gloss: GlossState

  package init(name: String?, gloss: GlossState) { (self.name, self.gloss) = (name, gloss) }

  package func json(_ localTime: LocalTime) -> JSON {
    .object([
      ("file", JSON(name)), ("title", JSON(gloss.title)), ("language", JSON(gloss.languages?.from)), ("to", JSON(gloss.languages?.to)),
      ("recognized", .bool(gloss.isRecognized)), ("tokens", .number(gloss.count.words)),
      ("unknown", .array(gloss.vocabulary.map(\.json))), ("known", gloss.count.json), ("abridged", .bool(gloss.isAbridged)),
    ])
  }

  package var plain: [[String]] { gloss.vocabulary.map { $0.fields + [name ?? ""] } }

  package func text(_ style: TextStyle) -> String { gloss.vocabulary.table(style) }
}

/// The unknown words of several texts, one text after the other.
package struct VocabulariesDocument: Document {
  package let all: [VocabularyDocument]

  package init(all: [VocabularyDocument]) { self.all = all }

  package func json(_ localTime: LocalTime) -> JSON { .array(all.map { $0.json(localTime) }) }
  package var plain: [[String]] { all.flatMap(\.plain) }

  package func text(_ style: TextStyle) -> String {
    all.map { document in
      let heading = style.bold(style.line(document.name ?? ""))
      let words = document.text(style)
      return words.isEmpty ? heading : heading + "\n" + words
    }.joined(separator: "\n\n")
  }
}

extension WordCount {
  /// The share of known words.
  var json: JSON { share.map { PracticeRecord.decimal($0) } ?? .null }
}

extension VocabularyWord {
  fileprivate static let shownTranslations = 3

  var json: JSON {
    .object([
      ("headword", .string(word.headword)), ("part_of_speech", JSON(word.partOfSpeech)), ("translations", JSON(word.translations)),
      ("count", .number(count)), ("forms", JSON(forms)), ("sentence", .string(sentence)), ("rank", JSON(word.rank)),
      ("standing", .string(standing.rawValue)),
    ])
  }

  var fields: [String] {
    [
      word.headword, word.partOfSpeech ?? "", word.translations.joined(separator: "; "), "\(count)", forms.joined(separator: "; "),
      sentence,
    ]
  }
}

extension [VocabularyWord] {
  /// The words as they are in the text, their base forms, translations, how often they are there, and the first sentence.
  func table(_ style: TextStyle) -> String {
    guard !isEmpty else { return "" }
    let rows = map { word in
      [
        style.bold(word.forms.first ?? word.word.headword), word.word.headword,
        word.word.translations.prefix(VocabularyWord.shownTranslations).joined(separator: ", "), "\(word.count)", style.dim(word.sentence),
      ]
    }
    return TextTable(columns: [.left, .left, .left, .right, .left], narrowed: 2, flexible: 4).text(rows, width: style.width)
  }
}
