import PersonalDictionary
import Testing

/// Texts that are no lists of words are refused before anything of them becomes a word.
struct WordListCheckTests {
  private var options: DelimitedOptions {
    var options = DelimitedOptions()
    options.refusesOtherTexts = true
    return options
  }

  @Test(arguments: [
    ("root:x:0:0:root:/root:/bin/bash\ndaemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin\n", "root:x:0:0:root:/root:/bin/bash", nil),
    (
      "It was the best of times, it was the worst of times.\nIt was the age of wisdom,\nit was the age of foolishness.\n",
      "It was the best of times", nil
    ),
    ("2026-01-02,12.50,shop\n2026-01-03,7.10,bakery\n", "2026-01-02", nil),
    ("1\n2\n3\n", "1", nil),
    ("import Foundation\n\nlet number = 5\nprint(\"\\(number)\")\nfor x in [1] {}\n", "let number = 5", nil),
    ("casa - house\nperro - dog\nluna\n", "casa - house", " - "),
    ("casa: house\nperro: dog\n", "casa: house", ": "),
  ])
  func `a text that is no list of words is refused, with an example`(text: String, example: String, separator: String?) {
    for pieces in [3, 1 << 20] {
      #expect(throws: WordFileError.noWordList(example: example, separator: separator)) {
        try read(DelimitedReader(options), text, pieces: pieces)
      }
    }
    #expect(throws: Never.self) { try read(DelimitedReader(), text) }
  }

  @Test(arguments: [
    "casa\nperro\n", "buenos días\n¿qué tal?\nde vez en cuando\n", "日本\n学习\n", "l'homme\naujourd'hui\n", "Haus\n", "he/she\nand/or\n",
    "casa\thouse\nEs regnet heute den ganzen Tag sehr stark.\tIt is raining hard all day today.\n",
    "casa,house\n12,twelve\nperro,dog\n", "word0,translation\nword9999,translation\n", "text\n1\n2\n3\n", "a.m.\nU.S.A.\n", "", "\n",
  ])
  func `a list of words and phrases is taken`(text: String) throws { _ = try read(DelimitedReader(options), text) }

  @Test func `the separator that comes first in a line separates the columns`() throws {
    var options = options
    options.likelyDelimiter = ","
    #expect(
      try short(read(DelimitedReader(options), "niño;boy,child\nniña;girl,kid\n")) == ["1: niño = boy,child", "2: niña = girl,kid"])
    #expect(try short(read(DelimitedReader(options), "niño;boy\n")) == ["1: niño = boy"])
    options.likelyDelimiter = ";"
    #expect(
      try short(read(DelimitedReader(options), "casa,house;home\nsol,sun;light\n")) == ["1: casa = house | home", "2: sol = sun | light"])
  }
}
