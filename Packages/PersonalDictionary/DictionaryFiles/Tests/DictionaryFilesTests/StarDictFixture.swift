import CoreModuleTesting

@testable import DictionaryFiles

/// Writes dictionaries of the StarDict kind.
struct StarDictFixture {
  /// Articles with their headwords.
  var articles: [(word: String, bytes: [UInt8])]
  /// Synonyms with their headwords.
  var synonyms: [(word: String, headword: String)] = []
  var fields: String? = "m"
  var hasLongOffsets = false

  init(_ articles: [(word: String, text: String)]) { self.articles = articles.map { ($0.word, Array($0.text.utf8)) } }

  static let large = StarDictFixture(
    [("house", "1. casa\n2. hogar, vivienda"), ("tree", "árbol"), ("Éclair", "rayo"), ("tree house", "casa del árbol")]
      + (0..<2000).map { ("word\($0)", "palabra \($0)") }
  )

  var information: String {
    """
    StarDict's dict ifo file
    version=\(hasLongOffsets ? "3.0.0" : "2.4.2")
    bookname=English-Spanish words
    wordcount=\(articles.count)
    idxfilesize=\(index.count)
    \(fields.map { "sametypesequence=\($0)\n" } ?? "")\(hasLongOffsets ? "idxoffsetbits=64\n" : "")
    """
  }

  private var sorted: [(word: String, bytes: [UInt8])] {
    articles.sorted { StarDictOrder.precedes(Array($0.word.utf8)[...], Array($1.word.utf8)[...]) }
  }

  var index: [UInt8] {
    var offset = 0
    return sorted.flatMap { article -> [UInt8] in
      defer { offset += article.bytes.count }
      return Array(article.word.utf8) + [0] + big(offset, hasLongOffsets ? 8 : 4) + big(article.bytes.count, 4)
    }
  }

  var text: [UInt8] { sorted.flatMap(\.bytes) }

  private var synonymIndex: [UInt8] {
    synonyms.sorted { $0.word < $1.word }.flatMap { synonym -> [UInt8] in
      let number = sorted.firstIndex { $0.word == synonym.headword } ?? 9999
      return Array(synonym.word.utf8) + [0] + big(number, 4)
    }
  }

  func write(to folder: TemporaryFolder, packsIndex: Bool = false, packsTexts: Bool = true) throws {
    try folder.write(Array(information.utf8), to: "words.ifo")
    try folder.write(packsIndex ? Packing.gzip(index) : index, to: packsIndex ? "words.idx.gz" : "words.idx")
    try folder.write(packsTexts ? Packing.dictzip(text, chunkLength: 1000) : text, to: packsTexts ? "words.dict.dz" : "words.dict")
    if !synonyms.isEmpty { try folder.write(synonymIndex, to: "words.syn") }
  }

  private func big(_ number: Int, _ count: Int) -> [UInt8] { Packing.little(number, count).reversed() }
}
