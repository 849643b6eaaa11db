import AnkiPackages
import CoreModule
import Testing

struct FieldTests {
  @Test(
    arguments: [
      ("casa", "casa", []), ("<b>ca</b>sa&nbsp;&amp; co", "casa & co", []), ("<div>uno</div><div>dos  tres</div><br>", "uno\ndos tres", []),
      ("casa [sound:casa.mp3]", "casa", ["casa.mp3"]),
      ("<img src=\"a b.png\">x<IMG SRC='c.png'><img src=\"a b.png\">", "x", ["a b.png", "c.png"]),
      ("[sound:", "[sound:", []), ("a < b", "a < b", []), ("", "", []),
    ] as [(String, String, [String])])
  func `a field is read as text, its media are named`(html: String, text: String, media: [String]) {
    let field = AnkiFieldText(html: html)
    #expect(field.text == text)
    #expect(field.media == media)
  }

  @Test func `a text comes back from its HTML`() {
    for text in ["a <b> & \"c\"", "dos\nlíneas", "", "&amp;"] { #expect(AnkiFieldText(html: AnkiFieldText.html(text)).text == text) }
    #expect(AnkiFieldText.html("a\u{1F}b") == "a b")
  }

  @Test func `gaps are read with their answers and hints`() {
    let cloze = AnkiCloze("La {{c1::casa::house}} es {{c2::muy {{c3::grande}}}} {{c1::aquí}}")
    #expect(cloze.text == "La casa es muy grande aquí")
    #expect(cloze.gaps.map(\.number) == [1, 2, 3, 1])
    #expect(cloze.gaps.map(\.answer) == ["casa", "muy grande", "grande", "aquí"])
    #expect(cloze.gaps.map(\.hint) == ["house", nil, nil, nil])
  }

  @Test(arguments: ["{{c1::casa", "{{c::casa}}", "{{c0::casa}}", "{{Front}}", "{{c1:casa}}", "a}}b::c"])
  func `what only resembles a gap stays`(text: String) {
    #expect(AnkiCloze(text).text == text)
    #expect(AnkiCloze(text).gaps.isEmpty)
  }

  @Test func `gaps in gaps without end are no trouble`() {
    let text = String(repeating: "{{c1::", count: 20_000)
    #expect(AnkiCloze(text).text == text)
    #expect(AnkiCloze(text + "}}").gaps.count == 1)
  }

  @Test func `a note with gaps is a word for each gap`() {
    let mapping = AnkiFieldMapping([.word, .note], kind: .cloze)
    let note = AnkiNote(
      id: 1, guid: "a", noteType: 1, modified: Samples.now, tags: ["verb"],
      fields: ["La <b>{{c1::casa::house}}</b> es {{c2::grande}}[sound:x.mp3]", "de Juan"])
    let words = mapping.words(of: note)
    #expect(words.map(\.word) == ["casa", "grande"])
    #expect(words.map(\.translations) == [["house"], []])
    #expect(words.map(\.examples) == [["La casa es grande"], ["La casa es grande"]])
    #expect(words.map(\.gap) == [1, 2])
    #expect(words.map(\.note) == ["de Juan", "de Juan"])
    #expect(words[0].media == ["x.mp3"] && words[0].tags == ["verb"])
  }

  @Test func `a note is a word with all that its fields say`() {
    let mapping = AnkiFieldMapping([.word, .translation, .example, .tags, .note, .skipped])
    let note = AnkiNote(
      id: 1, guid: "a", noteType: 1, modified: Samples.now, tags: ["a"],
      fields: ["casa<br>(f)", "house; home<br>house", "Mi casa.", "b, a", "IPA", "<img src='x.png'>zzz"])
    let words = mapping.words(of: note)
    #expect(words.count == 1)
    #expect(words[0].word == "casa")
    #expect(words[0].translations == ["house", "home"])
    #expect(words[0].examples == ["Mi casa."])
    #expect(words[0].tags == ["a", "b"])
    #expect(words[0].note == "(f)\nIPA")
    #expect(words[0].media == ["x.png"])
    #expect(words[0].gap == nil)
    #expect(mapping.words(of: AnkiNote(id: 1, guid: "a", noteType: 1, modified: Samples.now, fields: [" ", "house"])).isEmpty)
  }
}
