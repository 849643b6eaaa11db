import CoreModule
public import CoreModuleTesting
public import Reading

/// The behavior that every ``Reading/ReadingStore`` must have; the checks want an empty store.
public typealias ReadingStoreContract = Contract<any ReadingStore>

extension ReadingStoreContract {
  /// All checks.
  public static var all: [ReadingStoreContract] { marking + levels + texts + importing }

  private typealias Sample = SampleReading

  private static var marking: [ReadingStoreContract] {
    [
      ReadingStoreContract("A store begins empty.") { store in
        expect(try await store.marks(of: ["casa"], in: "es"), [:], "the marks")
          + expect(try await store.marks(after: 0, limit: 10), StoredPage([]), "all marks")
          + expect(try await store.levels(), [], "the levels") + expect(try await store.recentTexts(limit: 10), [], "the texts")
          + expect(try await store.text(Sample.id(1)), nil, "a text")
          + expect(try await store.forget([Sample.id(1)]), [], "forgotten texts")
      },
      ReadingStoreContract("A mark is that of its headword in its language, in exactly this spelling.") { store in
        let marked = try await store.mark(["casa", "perro", "casa"], in: "es", as: .known, at: Sample.noon)
        return expect(marked, ["casa", "perro"], "marked")
          + expect(try await store.marks(of: ["casa", "Casa", "gato", "casa"], in: "es"), ["casa": .known], "the marks")
          + expect(try await store.marks(of: ["casa"], in: "it"), [:], "the marks of another language")
          + expect(try await store.marks(of: [], in: "es"), [:], "the marks of nothing")
      },
      ReadingStoreContract("A later mark replaces an earlier one, the same one changes nothing, none takes it away.") { store in
        try await store.mark(["casa"], in: "es", as: .known, at: Sample.noon)
        let again = try await store.mark(["casa"], in: "es", as: .known, at: Sample.noon.adding(seconds: 60))
        let kept = try await store.marks(after: 0, limit: 10).items
        let other = try await store.mark(["casa"], in: "es", as: .ignored, at: Sample.noon.adding(seconds: 120))
        let ignored = try await store.marks(after: 0, limit: 10).items
        let removed = try await store.mark(["casa", "perro"], in: "es", as: nil, at: Sample.noon)
        return expect(again, [], "marked again") + expect(kept, [Sample.mark("casa")], "the mark")
          + expect(other, ["casa"], "marked otherwise")
          + expect(ignored, [Sample.mark("casa", .ignored, minutes: 2)], "the other mark") + expect(removed, ["casa"], "taken away")
          + expect(try await store.marks(after: 0, limit: 10).items, [], "the marks in the end")
      },
      ReadingStoreContract("All marks are read in parts, in the order in which their headwords were first marked.") { store in
        for word in ["e", "d", "c", "b", "a"] { try await store.mark([word], in: "es", as: .known, at: Sample.noon) }
        try await store.mark(["d"], in: "es", as: .ignored, at: Sample.noon)
        var (read, place): ([String], Int?) = ([], 0)
        while let next = place {
          let page = try await store.marks(after: next, limit: 2)
          read += page.items.map(\.headword)
          place = page.next
        }
        return expect(read, ["e", "d", "c", "b", "a"], "the marks")
      },
      ReadingStoreContract("Thousands of headwords can be asked for at once.") { store in
        let words = (0..<5000).map { "palabra \($0)" }
        try await store.mark(words, in: "es", as: .ignored, at: Sample.noon)
        return expect(try await store.marks(of: words, in: "es").count, 5000, "the marks")
      },
    ]
  }

  private static var levels: [ReadingStoreContract] {
    [
      ReadingStoreContract("A language has one level.") { store in
        let (first, second) = (
          ReadingLevel(language: "es", estimate: 3400, margin: 3000...3900, time: Sample.noon),
          ReadingLevel(language: "es", estimate: 4000, time: Sample.noon.adding(seconds: 1))
        )
        let french = ReadingLevel(language: "fr", estimate: 100, time: Sample.noon)
        try await store.setLevel(french)
        try await store.setLevel(first)
        let before = try await store.levels()
        try await store.setLevel(second)
        let after = try await store.levels()
        return expect(before, [first, french], "the levels") + expect(after, [second, french], "the levels then")
      }
    ]
  }

  private static var texts: [ReadingStoreContract] {
    [
      ReadingStoreContract("A text is kept as it was given, and a later state replaces it.") { store in
        var text = Sample.text(6)
        try await store.remember(text)
        let kept = try await store.text(text.id)
        (text.place, text.count, text.title, text.path) = (TextPlace(block: 70_000, word: 9), nil, nil, "/elsewhere")
        text.opened = Sample.noon.adding(seconds: 5)
        try await store.remember(text)
        return expect(kept, Sample.text(6), "the text") + expect(try await store.text(text.id), text, "the text then")
          + expect(try await store.recentTexts(limit: 10), [text], "all texts")
      },
      ReadingStoreContract("Texts are found by their path or their content.") { store in
        for number in UInt8(1)...3 { try await store.remember(Sample.text(number)) }
        let found = try await store.texts(path: "/texts/1.txt", digest: "digest of 3")
        return expect(Set(found.map(\.id)), [Sample.id(1), Sample.id(3)], "the texts")
          + expect(try await store.texts(path: "/texts/9.txt", digest: "no digest"), [], "other texts")
      },
      ReadingStoreContract("The text that was opened last comes first.") { store in
        try await store.remember(Sample.text(1, minutes: 2))
        try await store.remember(Sample.text(2, minutes: 3))
        try await store.remember(Sample.text(3, minutes: 1))
        return expect(try await store.recentTexts(limit: 2).map(\.id), [2, 1].map(Sample.id), "the last two")
      },
      ReadingStoreContract("Forgotten texts are gone, others stay.") { store in
        for number in UInt8(1)...3 { try await store.remember(Sample.text(number)) }
        let forgotten = try await store.forget([Sample.id(3), Sample.id(1), Sample.id(9), Sample.id(3)])
        return expect(forgotten.map(\.id), [3, 1].map(Sample.id), "the forgotten ones")
          + expect(try await store.texts(after: 0, limit: 10).items, [Sample.text(2)], "the rest")
      },
      ReadingStoreContract("All texts are read in parts, in the order in which they were first stored.") { store in
        for number in UInt8(1)...5 { try await store.remember(Sample.text(number, minutes: -Int64(number))) }
        try await store.remember(Sample.text(2, minutes: 7))
        var (read, place): ([ReadText.ID], Int?) = ([], 0)
        while let next = place {
          let page = try await store.texts(after: next, limit: 2)
          read += page.items.map(\.id)
          place = page.next
        }
        return expect(read, [1, 2, 3, 4, 5].map(Sample.id), "the texts")
      },
    ]
  }
}
