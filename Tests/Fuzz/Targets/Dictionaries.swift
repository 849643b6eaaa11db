@testable import DictionaryFiles

/// Installed dictionaries: their indexes, texts and articles.
extension FuzzTarget {
  static var dictionaries: [FuzzTarget] {
    [
      FuzzTarget("dict-org") { bytes in
        let files = FuzzFolder.files(in: bytes, count: 2)
        let index = try FuzzFolder.write(files[0], to: "fuzz.index")
        _ = try FuzzFolder.write(files[1], to: "fuzz.dict")
        let dictionary = try DictOrgDictionary(path: index)
        _ = try? dictionary.checkedCount()
        _ = try? dictionary.title()
        for word in ["casa", "a", "00databaseshort", "é"] { _ = try? dictionary.articles(for: word) }
      },
      FuzzTarget("stardict") { bytes in
        let files = FuzzFolder.files(in: bytes, count: 4)
        let information = try FuzzFolder.write(files[0], to: "fuzz.ifo")
        for (name, content) in zip(["fuzz.idx", "fuzz.syn", "fuzz.dict"], files.dropFirst()) { _ = try FuzzFolder.write(content, to: name) }
        let dictionary = try StarDictDictionary(path: information)
        _ = try? dictionary.checkedCount()
        for word in ["casa", "a", "é"] { _ = try? dictionary.articles(for: word) }
      },
      FuzzTarget("dictzip") { bytes in
        _ = try FuzzFolder.write(bytes, to: "packed.dict.dz")
        let texts = try openTexts(FuzzFolder.path + "/packed")
        for offset in [0, 1, 5000, 70_000] { _ = try? texts.text(at: offset, count: 300) }
      },
      FuzzTarget("article") { bytes in _ = ArticleReader(source: "fuzz").entries([text(bytes)], for: "casa") },
    ]
  }
}
