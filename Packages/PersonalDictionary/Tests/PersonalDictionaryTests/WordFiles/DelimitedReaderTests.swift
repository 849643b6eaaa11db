import CoreModule
import Testing

@testable import PersonalDictionary

struct DelimitedReaderTests {
  @Test(arguments: [
    ("casa,house\nperro,dog\n", ["1: casa = house", "2: perro = dog"]),
    ("casa;house\r\nperro;dog", ["1: casa = house", "2: perro = dog"]),
    ("casa\thouse\rperro\tdog\r", ["1: casa = house", "2: perro = dog"]),
    ("casa|house, home\nperro|dog, hound\n", ["1: casa = house, home", "2: perro = dog, hound"]),
    ("casa,house; home\nperro,dog; hound\n", ["1: casa = house | home", "2: perro = dog | hound"]),
    ("\u{FEFF}text,translation\ncasa,house\n", ["2: casa = house"]),
    ("Term;Definition\ncasa;house\n", ["2: casa = house"]),
    ("translation,word\nhouse,casa\n", ["2: casa = house"]),
    ("слово,перевод\nhouse,дом\n", ["2: house = дом"]),
    ("word\ncasa\nperro\n", ["2: casa = ", "3: perro = "]),
    ("casa\nbuenos días\n", ["1: casa = ", "2: buenos días = "]),
    ("hello, world\ngood morning\nhow are you\n", ["1: hello, world = ", "2: good morning = ", "3: how are you = "]),
    ("text,note\n\n\"two\nlines\",x\ncasa,y\n", ["3: two\nlines = ", "5: casa = "]),
    ("a,\"say \"\"hi\"\"\"\nb, \"c, d\" \n", ["1: a = say \"hi\"", "2: b = c, d"]),
    ("casa,house,,\nperro,dog,,\n", ["1: casa = house", "2: perro = dog"]),
    ("English,Spanish,hello,hola\nEnglish,Spanish,house,casa\n", ["1: hello = hola", "2: house = casa"]),
    ("casa;house|home\nperro;dog|hound\n", ["1: casa = house|home", "2: perro = dog|hound"]),
    ("Spanish,English\ncasa,house\n", ["2: casa = house"]),
    ("source,target\ncasa,house\n", ["2: casa = house"]),
    (
      "word,translations\ncasa,\"house\nhome (a; b)\"\nluz,light (not heavy; pale); lamp\n",
      ["2: casa = house | home (a; b)", "4: luz = light (not heavy; pale) | lamp"]
    ),
    ("sep=;\r\ntext;note;translation\r\ncasa;a,b;house\r\n", ["3: casa = house"]), ("SEP=|\na|b\n", ["2: a = b"]),
    ("sep=,\n", []), ("sep=;", []),
    ("", []), ("\n\n", []), ("\u{FEFF}", []),
  ])
  func `columns are understood`(text: String, expected: [String]) throws {
    for pieces in [1, 2, 7, 1 << 20] { #expect(try short(read(DelimitedReader(), text, pieces: pieces)) == expected) }
  }

  @Test(arguments: [
    (
      "text,translation\ncasa,house\nperro\nluz,light,lamp\nsol,sun\n",
      ["2: casa = house", "3: perro =  (1 of 2)", "4: luz = light (3 of 2)", "5: sol = sun"]
    ),
    ("a,b\nc,d\ne\nf,g\n", ["1: a = b", "2: c = d", "3: e =  (1 of 2)", "4: f = g"]),
    (
      "translation,note,text\nhouse,\"two\nlines\",casa\ndog,x\nsun,,sol\n",
      ["2: casa = house", "4: columnCount(found: 2, expected: 3)", "5: sol = sun"]
    ),
    ("text,translation,note\n\"a\nb\",c,d\ne,f\n", ["2: a\nb = c", "4: e = f (2 of 3)"]),
    ("text,translation\ncasa,\"house\nperro,dog\nsol,sun\n", ["2: unclosedQuote", "3: perro = dog", "4: sol = sun"]),
    ("text,translation\n\"casa\"s,house\nperro,dog\n", ["2: textAfterQuote", "3: perro = dog"]),
    (
      "text,starred,lookups,created\na,maybe,1,\nb,,0,\nc,yes,2,soon\nd,no,3,2026-01-02\n",
      [
        "2: a =  (badValue(\"maybe\", in: PersonalDictionary.WordFileField.starred))",
        "3: b =  (badValue(\"0\", in: PersonalDictionary.WordFileField.lookups))",
        "4: c =  (badValue(\"soon\", in: PersonalDictionary.WordFileField.created))", "5: d = ",
      ]
    ),
  ])
  func `what is wrong is told by line, and the rest is read`(text: String, expected: [String]) throws {
    for pieces in [1, 5, 1 << 20] { #expect(try short(read(DelimitedReader(), text, pieces: pieces)) == expected) }
  }

  @Test func `a sign that makes the same columns in just over half of the lines separates them`() throws {
    let lines = ["a;b", "c;d", "e;f", "g;h", "i;j", "k", "l", "m", "n"]
    let records = try read(DelimitedReader(), lines.joined(separator: "\n"))
    #expect(records.prefix(5).map(\.content?.translations) == ["b", "d", "f", "h", "j"].map { [$0] })
    #expect(records.dropFirst(5).allSatisfy { $0.columns == ColumnCounts(found: 1, expected: 2) })
  }

  @Test func `bytes that are no UTF-8 spoil their own record only`() throws {
    let bytes = Array("casa,house\n".utf8) + [0xEF, 0xF0, 0x2C, 0x61, 0x0A] + Array("sol,sun\n".utf8)
    #expect(try short(read(DelimitedReader(), bytes)) == ["1: casa = house", "2: notUTF8", "3: sol = sun"])
  }

  @Test func `a line without an end is one bad record, and does not fill the memory`() throws {
    let long = String(repeating: "x", count: 3 << 20)
    let text = "casa,house\n\(long)\nsol,sun\n"
    #expect(try short(read(DelimitedReader(), text, pieces: 1 << 16)) == ["1: casa = house", "2: tooLong", "3: sol = sun"])
    let open = "casa,house\n\"" + long + "\nsol,sun\n"
    #expect(try short(read(DelimitedReader(), open, pieces: 1 << 16)) == ["1: casa = house", "2: unclosedQuote", "3: sol = sun"])
  }

  @Test func `all columns are read`() throws {
    let text = """
      text,from,to,translations,source,part_of_speech,base_form,note,tags,starred,lookups,created,colour
      casas,es,English,house; home,core,noun,casa,near,"a,b",yes,3,2026-01-02,red
      """
    let content = try #require(try read(DelimitedReader(), text).first?.content)
    #expect(content.from == "es" && content.to == "English" && content.source == "core" && content.partOfSpeech == "noun")
    #expect(content.baseForm == "casa" && content.note == "near" && content.tags == ["a", "b"] && content.isStarred)
    #expect(content.lookups == 3 && content.createdDay == CalendarDay(iso8601: "2026-01-02"))
    var reader = DelimitedReader()
    _ = try reader.read(Array(text.utf8), isLast: true)
    #expect(reader.ignoredColumns == ["colour"])
  }

  @Test func `separators can be given`() throws {
    var options = DelimitedOptions()
    (options.delimiter, options.recordSeparator) = (" - ", ";")
    options.hasQuotes = false
    for pieces in [1, 1 << 20] {
      #expect(
        try short(read(DelimitedReader(options), "casa - house;\"sol\" - sun\n;a-b - c", pieces: pieces)) == [
          "1: casa = house", "1: \"sol\" = sun", "2: a-b = c",
        ])
    }
    options = DelimitedOptions()
    options.hasHeader = false
    #expect(try short(read(DelimitedReader(options), "word,translation\ncasa,house\n")) == ["1: word = translation", "2: casa = house"])
    options.hasHeader = true
    #expect(try short(read(DelimitedReader(options), "mot,sens\ncasa,house\n")) == ["2: casa = house"])
  }
}
