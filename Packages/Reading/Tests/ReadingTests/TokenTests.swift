import Reading
import Testing

struct TokenTests {
  private func words(_ text: String, _ language: String? = nil) -> [String] {
    let tokens = TextTokens(text, language: language)
    return tokens.words.map { String(tokens.text($0.range)) }
  }

  private func sentences(_ text: String, _ language: String? = nil) -> [String] {
    let tokens = TextTokens(text, language: language)
    return tokens.sentences.map { String(tokens.text($0)) }
  }

  @Test(arguments: [
    ("The mother-in-law doesn’t know.", ["The", "mother-in-law", "doesn’t", "know"]),
    ("L'eau d'accord, aujourd'hui", ["L'eau", "d'accord", "aujourd'hui"]),
    ("кое-что, из-за ёлки", ["кое-что", "из-за", "ёлки"]),
    ("¿Qué? «Así» — dijo…", ["Qué", "Así", "dijo"]),
    ("'quoted' -dash- rock'n'roll dogs'", ["quoted", "dash", "rock'n'roll", "dogs"]),
    ("Haus--Tür und/oder", ["Haus", "Tür", "und", "oder"]),
    ("cafe\u{301} na\u{EF}ve", ["cafe\u{301}", "na\u{EF}ve"]),
    ("soft\u{AD}hyphen", ["soft\u{AD}hyphen"]),
    ("日本語 שלום مرحبا हिन्दी", ["日本語", "שלום", "مرحبا", "हिन्दी"]),
    ("_emphasis_ and *more*", ["emphasis", "and", "more"]),
  ])
  func `words are runs of letters with apostrophes and hyphens inside`(text: String, expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test(arguments: [
    ("1984 3.14 10% 2nd mp3 1980er x86_64", [String]()),
    ("see https://example.org/a/b?c=d now", ["see", "now"]),
    ("mail john.doe@example.org today", ["mail", "today"]),
    ("at www.example.org, or example.com.", ["at", "or"]),
    ("run main.swift in /usr/share/doc then", ["run", "in", "then"]),
    ("a snake_case_name here", ["a", "here"]),
    ("@someone said", ["said"]),
  ])
  func `numbers, addresses and names of files are no words`(text: String, expected: [String]) { #expect(words(text) == expected) }

  @Test(arguments: [
    ("А. С. Пушкин, И.Шевелев и я", "ru", ["Пушкин", "Шевелев", "и", "я"]), ("E.T.A. Hoffmann", "de", ["Hoffmann"]),
    ("He and I. They came.", "en", ["He", "and", "I", "They", "came"]), ("A. y a. O.", "es", ["A", "y", "a", "O"]),
  ])
  func `an initial is no word`(text: String, language: String, expected: [String]) { #expect(words(text, language) == expected) }

  @Test(arguments: [
    ("One. Two! Three? Four…", "en", ["One.", "Two!", "Three?", "Four…"]),
    ("Mr. Smith met Dr. J. R. Jones at 5 p.m. today. He left.", "en", ["Mr. Smith met Dr. J. R. Jones at 5 p.m. today.", "He left."]),
    ("\"Stop!\" he said. \"Why?\" Nobody knew.", "en", ["\"Stop!\" he said.", "\"Why?\"", "Nobody knew."]),
    ("It costs 3.14 euros. That is all.", "en", ["It costs 3.14 euros.", "That is all."]),
    ("He and I. They came.", "en", ["He and I.", "They came."]),
    ("Am 3. Mai kam z.B. Frau Dr. Weber. Sie blieb.", "de", ["Am 3. Mai kam z.B. Frau Dr. Weber.", "Sie blieb."]),
    ("„Nein!“, rief er. Dann ging er.", "de", ["„Nein!“, rief er.", "Dann ging er."]),
    ("— Привет! — сказал он. В 1990 г. всё было иначе.", "ru", ["— Привет! — сказал он.", "В 1990 г. всё было иначе."]),
    ("¿Qué? ¡No! La Sra. López no está. Vale.", "es", ["¿Qué?", "¡No!", "La Sra. López no está.", "Vale."]),
    ("Il dit : « Non. » Puis il part.", "fr", ["Il dit : « Non. »", "Puis il part."]),
  ])
  func `sentences end at full stops that are no abbreviations`(text: String, language: String, expected: [String]) {
    #expect(sentences(text, language) == expected)
  }

  @Test func `each word knows its sentence, its capitals and whether they say something`() {
    let tokens = TextTokens("Ana vio a Pedro. «Hola», dijo: Adiós. EN ESO l'acqua", language: "es")
    let seen = tokens.words.map { (String(tokens.text($0.range)), $0.sentence, $0.traits) }
    #expect(seen.map(\.0) == ["Ana", "vio", "a", "Pedro", "Hola", "dijo", "Adiós", "EN", "ESO", "l'acqua"])
    #expect(seen.map(\.1) == [0, 0, 0, 0, 1, 1, 1, 2, 2, 2])
    #expect(seen[0].2 == [.capitalized, .opensSentence])
    #expect(seen[3].2 == [.capitalized])
    #expect(seen[4].2 == [.capitalized, .opensSentence])
    #expect(seen[6].2 == [.capitalized, .opensSentence])
    #expect(seen[8].2 == [.capitalized, .uppercase])
    #expect(seen[9].2 == [.jointed])
  }

  @Test(arguments: [
    String(repeating: "a", count: 65_536), String(repeating: "?!", count: 32_768), String(repeating: ". ", count: 32_768),
    String(repeating: "a@", count: 32_768), String(repeating: "a.b", count: 20_000), String(repeating: "\u{301}", count: 30_000),
    String(repeating: "e\u{301}\u{302}\u{303}", count: 9_000), String(repeating: "\u{200B}", count: 20_000),
    String(repeating: "'-", count: 32_768), String(repeating: "x-", count: 32_768), String(repeating: "\u{202E}אב ", count: 9_000),
    String(repeating: "(\"«", count: 16_000), String(repeating: "http://", count: 9_000), "", " ", "\u{FEFF}", "\0\0\0",
    String(repeating: "1. ", count: 20_000), String(repeating: "👩‍👩‍👧‍👦", count: 2_000),
  ])
  func `hostile texts are divided at once and their ranges are sound`(text: String) {
    let start = ContinuousClock.now
    let tokens = TextTokens(text)
    #expect(ContinuousClock.now - start < .seconds(5))
    var end = 0
    for word in tokens.words {
      #expect(word.range.lowerBound >= end && word.range.upperBound <= text.utf8.count && !word.range.isEmpty)
      #expect(tokens.sentences.indices.contains(Int(word.sentence)))
      end = word.range.upperBound
    }
    end = 0
    for sentence in tokens.sentences {
      #expect(sentence.lowerBound >= end && sentence.upperBound <= text.utf8.count)
      end = sentence.upperBound
    }
  }
}
