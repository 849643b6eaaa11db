import PersonalDictionary
import Testing

@testable import DictionaryFiles

struct EntryReaderTests {
  @Test func `numbered lines are senses, commas separate translations`() {
    #expect(read("lamp /læmp/\n1. lámpara, candil\n2. farol\n") == [entry("lamp", nil, [["lámpara", "candil"], ["farol"]])])
  }

  @Test func `a single line is the only sense, tags name the part of speech`() {
    #expect(read("lampe /lɑ̃p/ /lamp/ <n, fem>\nlamp\n") == [entry("lampe", "noun", [["lamp"]])])
    #expect(read("rouge <adj>\nred\n") == [entry("rouge", "adjective", [["red"]])])
    #expect(read("semplice //ˈsemplitʃe//\nsimple\n") == [entry("semplice", nil, [["simple"]])])
  }

  @Test func `a slash within the headword begins no pronunciation`() {
    let headline = Headline("and/or /ˌændˈɔː/ <conj>")
    #expect(headline.headword == "and/or" && headline.pronunciation == "ˌændˈɔː" && headline.partOfSpeech == "conjunction")
    #expect(Headline("24/7").pronunciation == nil)
  }

  @Test func `glosses of a sense are its context, and stress marks on Cyrillic letters go`() {
    let text = "lampe /lɑ̃p/ <n, fem>\n1. ла́мпа 2.\nAppareil qui éclaire\n 3.\nPetite flamme\n2. све́точ\nGuide\n"
    #expect(
      read(text) == [
        DictionaryEntry(
          headword: "lampe", partOfSpeech: "noun", source: "test",
          senses: [
            Sense(translations: ["лампа"], context: ["Appareil qui éclaire", "Petite flamme"]),
            Sense(translations: ["светоч"], context: ["Guide"]),
          ])
      ])
  }

  @Test func `labels, tags of translations, examples, remarks and references are told apart`() {
    let text = """
      lamp /lˈæmp/
      Lampe <fem>, Leuchte <fem> [techn.]
            "light a lamp"  - eine Lampe anzünden
               Note: old
         Synonyms: {light}, {lantern}

       see: {lamps}
      """
    let sense = Sense(
      translations: ["Lampe", "Leuchte"], context: ["techn.", "old"],
      examples: [UsageExample(source: "light a lamp", target: "eine Lampe anzünden")]
    )
    #expect(read(text) == [DictionaryEntry(headword: "lamp", partOfSpeech: "noun", source: "test", senses: [sense])])
  }

  @Test func `commas in brackets separate nothing, and other hyphens become ordinary ones`() {
    #expect(read("a /a/\nb (c, d), e‐f\n") == [entry("a", nil, [["b (c, d)", "e-f"]])])
    #expect(read("a /a/\nb (c, d\n") == [entry("a", nil, [["b (c", "d"]])])
    #expect(read("a /a/\n[[b]] [[c]] d, }} e\n") == [entry("a", nil, [["b c d", "e"]])])
  }

  @Test func `parts of speech, homonyms, labels and phrases of Mueller’s dictionary`() {
    let text = """
      lamp
         _I  [læmp]
            1. _n.
               1) лампа, фонарь; a small lamp лампочка; to smell of the lamp
               быть вымученным (о стиле); быть тяжёлым
               2) _поэт. светоч; third lamp _ам. _жарг. глаз
            2. _v. освещать
         _II [læmp] _n. = light 1, 2
      """
    let lamp = DictionaryEntry(
      headword: "lamp", partOfSpeech: "noun", source: "test",
      senses: [
        Sense(
          translations: ["лампа", "фонарь"],
          examples: [
            UsageExample(source: "a small lamp", target: "лампочка"),
            UsageExample(source: "to smell of the lamp", target: "быть вымученным (о стиле); быть тяжёлым"),
          ]),
        Sense(translations: ["светоч"], context: ["поэт."], examples: [UsageExample(source: "third lamp", target: "глаз")]),
      ])
    #expect(read(text) == [lamp, entry("lamp", "verb", [["освещать"]]), referring("lamp", "noun", to: "= light 1, 2")])
  }

  @Test func `a cross reference of Mueller’s is no translation`() {
    let text = """
      lying
         _I  [↗laɪɪŋ]
            1. _pres-p. от lie I, 2
            2. _a. лежащий и пр. {см. lie}; lying partner см. partner 1; lie off = lie by
         _II [↗laɪɪŋ] _разг. см. falsehood
      """
    #expect(read(text) == [entry("lying", "adjective", [["лежащий"]]), referring("lying", nil, to: "разг.", "см. falsehood")])
    #expect(read("woken\n   [↗wɜʊkɜn] _p-p. от wake I, 1\n") == [])
    #expect(read("prepaid\n   [↗pri:↗pɛɪd] _p. и _p-p. от prepay\n") == [])
    #expect(read("vacua\n   [↗vækjʊɜ] _pl. от vacuum\n") == [referring("vacua", nil, to: "pl. от vacuum")])
    #expect(read("torch\n   [tɘ:tʃ] = blowlamp паяльная лампа\n") == [entry("torch", nil, [["паяльная лампа"]])])
    #expect(ArticleReader(source: "test").entries(["wont\n   [wɜʊnt] = will not\n"], for: "wont") == [])
  }

  @Test(arguments: [
    ("= zipper 1", "zipper", nil, [1]), ("см. even I и II, 2", "even", 1, []), ("= ambush 2, 1 и 2", "ambush", nil, [2, 1]),
    ("от lie I, 2", "lie", 1, [2]), ("= jasmin(e)", "jasmin", nil, []), ("= repertory theatre", "repertory theatre", nil, []),
  ])
  func `a reference names an article and a place in it`(text: String, headword: String, homonym: Int?, numbers: [Int]) {
    let reference = CrossReference(text)
    #expect(reference?.headword == headword)
    #expect(reference?.place == CrossReference.Place(homonym: homonym, numbers: numbers))
  }

  @Test(arguments: ["= 14", "= favour, favourable", "от чего", "дом", "от will и shall: he'll", "см. in и on"])
  func `other texts name no article`(text: String) { #expect(CrossReference(text) == nil) }

  @Test func `notes with other English words and labels in brackets are the context of a translation of Mueller’s`() {
    let text = "steal\n   [sti:l] _v.\n   1) подкрадываться (тж. steal up)\n   2) сдаваться (to) (тж. _перен.); (_ам. high) пить\n"
    let senses = [
      Sense(translations: ["подкрадываться"], context: ["тж. steal up"]),
      Sense(translations: ["сдаваться", "пить"], context: ["to", "тж. перен.", "ам. high"]),
    ]
    #expect(read(text).first?.senses == senses)
  }

  @Test func `an English note before a translation of Mueller’s says what it is about, a Russian one belongs to it`() {
    let text = "house\n   [haus] _n.\n   1) (the H.) палата\n   2) (жилой) дом; здание\n"
    #expect(
      read(text).first?.senses == [Sense(translations: ["палата"], context: ["the H."]), Sense(translations: ["(жилой) дом", "здание"])])
  }

  @Test func `of several pronunciations of Mueller’s none is a translation`() {
    #expect(read("lamp\n   [læmp]; [lamp], [la:mp] _n. лампа\n") == [entry("lamp", "noun", [["лампа"]])])
  }

  @Test func `subsenses below a phrase are its translations`() {
    let text = "lamp\n   [læmp] _n.\n   1) лампа; to hold a lamp\n      а) светить;\n      б) помогать; a lamp post столб\n"
    let examples = [
      UsageExample(source: "to hold a lamp", target: "светить"), UsageExample(source: "to hold a lamp", target: "помогать"),
      UsageExample(source: "a lamp post", target: "столб"),
    ]
    #expect(read(text).first?.senses == [Sense(translations: ["лампа"], examples: examples)])
  }

  @Test func `in no known dialect each line is a sense, and nothing is lost`() {
    #expect(
      read("lamp\n  a thing that gives light, such as a torch or a bulb in a house\n  svítilna; lampa\n").first?.senses.map(\.translations)
        == [["a thing that gives light, such as a torch or a bulb in a house"], ["svítilna", "lampa"]])
    #expect(read("lamp\r\n    • lampa\r\n    2) svítilna\r\n").first?.senses.map(\.translations) == [["lampa"], ["svítilna"]])
    #expect(read("\n\n") == [])
  }

  @Test(arguments: [
    ("freedict-eng-spa", "en → es"), ("English-Russian Mueller", "en → ru"), ("français-Русский FreeDict+WikDict", "fr → ru"),
    ("Deutsch–Italiano 2", "de → it"), ("en_pt", "en → pt"), ("Англо-русский словарь", "en → ru"), ("eng-eng", nil), ("words", nil),
    ("czech-cizi", nil),
  ])
  func `a name tells the direction`(name: String, direction: String?) { #expect(Direction(namedIn: name)?.description == direction) }

  @Test func `a clause and a participle behind a noun belong to a translation of Mueller’s, and a label may be before the part of speech`()
  {
    let text =
      "forger\n   [↗fɘ:dʒɜ] _ирл. _n.\n   1) тот, кто подделывает документы, подписи\n   2) перо, употребляемое как кисть; острый, резкий\n"
    #expect(
      read(text) == [
        DictionaryEntry(
          headword: "forger", partOfSpeech: "noun", source: "test",
          senses: [
            Sense(translations: ["тот, кто подделывает документы, подписи"]),
            Sense(translations: ["перо, употребляемое как кисть", "острый", "резкий"]),
          ])
      ])
  }

  @Test(arguments: [
    ("домна, доменная печь", ["домна", "доменная печь"]), ("абсент, полынная водка", ["абсент", "полынная водка"]),
    ("конторка, письменный стол", ["конторка", "письменный стол"]), ("граница, демаркационная линия", ["граница", "демаркационная линия"]),
    ("образец, пример для подражания", ["образец", "пример для подражания"]), ("хобби, любимое занятие", ["хобби", "любимое занятие"]),
    ("лепёшка, приправленная корицей", ["лепёшка, приправленная корицей"]),
    ("рассказ, выученный наизусть", ["рассказ, выученный наизусть"]),
    ("сумма, подвергаемая риску", ["сумма, подвергаемая риску"]), ("вид, обтекаемой формы", ["вид, обтекаемой формы"]),
    ("танец, исполняемый актёром", ["танец, исполняемый актёром"]), ("человек, лишённый жизни", ["человек, лишённый жизни"]),
  ])
  func `an adjective and its noun are a translation of Mueller’s, a participle with its words is none`(text: String, translations: [String])
  {
    #expect(read("word\n   [wɜ:d] _n. \(text)\n") == [entry("word", "noun", [translations])])
  }

  @Test func `a label before a reference of Mueller’s belongs to the translation behind it`() {
    let senses = read("zip\n   [zɪp] _разг. = zipper молния\n").flatMap(\.senses)
    #expect(senses == [Sense(translations: ["молния"], context: ["разг."])])
    #expect(read("bam\n   [bæm] = bamboozle _v. _жарг. обманывать\n").flatMap(\.senses).flatMap(\.context) == ["жарг."])
  }

  @Test func `an article that only looks like one of Mueller’s is read`() {
    #expect(read("Haus\n   [haʊs]\n   house, home\n") == [entry("Haus", nil, [["house", "home"]])])
  }

  @Test func `a pronunciation on a line of its own and the numbers of senses in one line are no translations`() {
    let text = "akord\n[akort]\n1. souzvuk tónů; 2.úkolová práce\n"
    #expect(read(text).first?.senses == [Sense(translations: ["souzvuk tónů", "úkolová práce"])])
  }

  @Test func `brackets around a label of a translation go with it`() {
    #expect(
      read("bombing /b/\nBombardierung ([+ gen]) <fem>\n").first?.senses == [Sense(translations: ["Bombardierung"], context: ["+ gen"])])
  }

  private func read(_ text: String) -> [DictionaryEntry] { EntryReader(source: "test").entries(text).map(\.entry) }

  /// An article whose only sense refers to another one.
  private func referring(_ headword: String, _ partOfSpeech: String?, to context: String...) -> DictionaryEntry {
    DictionaryEntry(
      headword: headword, partOfSpeech: partOfSpeech, source: "test", senses: [Sense(translations: [], context: context)])
  }

  private func entry(_ headword: String, _ partOfSpeech: String?, _ senses: [[String]]) -> DictionaryEntry {
    DictionaryEntry(headword: headword, partOfSpeech: partOfSpeech, source: "test", senses: senses.map { Sense(translations: $0) })
  }
}
