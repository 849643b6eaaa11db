import CoreModule

/// Writes words as a vocabulary file of KVTML 2.
struct KVTMLText {
  private let words: [Word]
  private let languages: [Language]

  init(_ words: [Word]) {
    self.words = words
    var languages: [Language] = []
    for word in words {
      for language in [word.direction.from, word.direction.to] where !languages.contains(language) { languages.append(language) }
    }
    self.languages = languages
  }

  var text: String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE kvtml PUBLIC "kvtml2.dtd" "http://edu.kde.org/kvtml/kvtml2.dtd">
      <kvtml version="2.0">
        <information>
          <generator>glot</generator>
          <title>glot</title>
        </information>
        <identifiers>

      """
    for (index, language) in languages.enumerated() {
      text += "    <identifier id=\"\(index)\"><name>\(language.code)</name><locale>\(language.code)</locale></identifier>\n"
    }
    text += "  </identifiers>\n  <entries>\n"
    for (index, word) in words.enumerated() { text += entry(word, index) }
    return text + "  </entries>\n</kvtml>\n"
  }

  private func entry(_ word: Word, _ index: Int) -> String {
    let comment = word.note.map { "<comment>\(CharacterReferences.escaped($0))</comment>" } ?? ""
    let examples = word.examples.map { "<example>\(CharacterReferences.escaped($0.text))</example>" }.joined()
    var entry = "    <entry id=\"\(index)\">\n"
    entry +=
      "      <translation id=\"\(id(word.direction.from))\"><text>\(CharacterReferences.escaped(word.text))</text>\(comment)\(examples)</translation>\n"
    // An empty translation keeps the target language.
    let translations = CharacterReferences.escaped(ListCell.cell(word.translations))
    entry += "      <translation id=\"\(id(word.direction.to))\"><text>\(translations)</text></translation>\n"
    return entry + "    </entry>\n"
  }

  private func id(_ language: Language) -> Int { languages.firstIndex(of: language) ?? 0 }
}
