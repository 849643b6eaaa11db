import CoreModule
public import CoreModuleTesting
public import UBCOTranslation

/// The behavior that every `HistoryStore` must have; the checks need an empty store with a ticking clock.
public typealias HistoryStoreContract = Contract<any HistoryStore>

extension HistoryStoreContract {
  /// All checks.
  public static var all: [HistoryStoreContract] {
    [
      HistoryStoreContract("a translation that was kept gets the next number and comes first") { store in
        let (hello, world) = (try await store.keep(translation("Hello")), try await store.keep(translation("World")))
        return expect([hello.number, world.number], [1, 2], "numbers")
          + expect(try await store.entries(limit: nil), [world, hello], "entries")
          + expect(try await store.entries(limit: 1), [world], "the newest")
      },
      HistoryStoreContract("the last translation is not kept twice, another between them is") { store in
        for text in ["a", "a", "b", "a"] { _ = try await store.keep(translation(text)) }
        return expect(try await store.entries(limit: nil).map(\.translation.text), ["a", "b", "a"], "texts")
      },
      HistoryStoreContract("texts are kept to the byte") { store in
        let odd = Translation(text: "e\u{301}\r\n\u{1} \u{212A}", translation: "x", direction: .fromUBCO, isBare: true, words: 7)
        _ = try await store.keep(odd)
        let kept = try await store.entries(limit: nil).map(\.translation)
        return expect(kept.map { Array($0.text.utf8) }, [Array(odd.text.utf8)], "bytes") + expect(kept, [odd], "translation")
      },
      HistoryStoreContract("a number is never given twice") { store in
        _ = try await store.keep(translation("a"))
        let cleared = try await store.clear()
        return expect(cleared.map(\.number), [1], "cleared") + expect(try await store.entries(limit: nil), [], "left")
          + expect(try await store.keep(translation("a")).number, 2, "next")
      },
      HistoryStoreContract("what is taken in is there once, under its number where that is free") { store in
        let here = try await store.keep(translation("here"))
        let other = HistoryEntry(number: 1, translation: translation("other"), made: here.made)
        let far = HistoryEntry(number: 9, translation: translation("far"), made: here.made)
        let tried = try await store.merge([here, other, far, far], isTrial: true, in: nil)
        let untouched = try await store.entries(limit: nil)
        let taken = try await store.merge([here, other, far, far], isTrial: false, in: nil)
        let again = try await store.merge([other, far], isTrial: false, in: nil)
        return expect(tried, taken, "trial") + expect(untouched, [here], "after the trial")
          + expect(taken.map(\.number), [10, 9], "numbers") + expect(again, [], "again")
          + expect(try await store.keep(translation("next")).number, 11, "next number")
      },
    ]
  }

  private static func translation(_ text: String) -> Translation {
    Translation(text: text, translation: "UBCO \(text)1", direction: .toUBCO, words: 1)
  }
}
