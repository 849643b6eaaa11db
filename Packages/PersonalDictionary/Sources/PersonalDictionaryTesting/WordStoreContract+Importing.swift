import CoreModule
import CoreModuleTesting
import PersonalDictionary

extension WordStoreContract {
  /// Checks of imports.
  static var taking: [WordStoreContract] { takingNew + takingAgain }

  private static var takingNew: [WordStoreContract] {
    [
      WordStoreContract("a word from elsewhere is kept with all it has, and can be found") { store in
        let words = [full(7, "árbol", at: 1_234_567), elsewhere(3, "casa", at: 9_000_123)]
        let taken = try await store.merge(words, isTrial: false, in: nil)
        let listed = try await store.words(WordQuery())
        return expect(taken, words.map { ImportedWord(word: $0, old: nil) }, "taken") + expect(listed, words.reversed(), "list")
          + expect(try await store.words(numbered: [7]), [words[0]], "by number")
          + expect(try await matches(store, "ARB"), [7], "found by word") + expect(try await matches(store, "baum"), [7], "by translation")
      },
      WordStoreContract("a trial tells the same and changes nothing") { store in
        _ = try await store.save([draft("casa", ["house"])])
        let before = try await store.words(WordQuery())
        let words = [elsewhere(1, "perro", at: 5), elsewhere(2, "casa", at: 6)]
        let tried = try await store.merge(words, isTrial: true, in: nil)
        let untouched = try await store.words(WordQuery())
        let taken = try await store.merge(words, isTrial: false, in: nil)
        return expect(untouched, before, "list") + expect(tried, taken, "taken")
          + expect(taken.map(\.isSkipped), [false, false], "skipped")
          + expect(taken.map(\.word.number), [2, 1], "numbers")
      },
      WordStoreContract("a number from elsewhere is kept where no word ever had it, and none is given twice") { store in
        _ = try await store.save([draft("uno"), draft("dos"), draft("tres")])
        _ = try await store.delete([3])
        let words = [3, 9, 4, 9, 2_000_000_000].enumerated().map { elsewhere($1, "word \($0)", at: Int64($0) * 1000) }
        let taken = try await store.merge(words, isTrial: false, in: nil)
        return expect(taken.map(\.word.number), [10, 9, 4, 11, 12], "numbers")
          + expect(try await store.save([draft("once")]).map(\.number), [13], "next number")
      },
      WordStoreContract("a word from elsewhere stands where its time of creation puts it") { store in
        _ = try await store.save([draft("new")])
        _ = try await store.merge([elsewhere(5, "older", at: -7_000_500), elsewhere(6, "oldest", at: -9_000_000)], isTrial: false, in: nil)
        return expect(try await store.words(WordQuery()).map(\.text), ["new", "older", "oldest"], "list")
      },
    ]
  }

  private static var takingAgain: [WordStoreContract] {
    [
      WordStoreContract("the same words twice change nothing the second time") { store in
        let words = [full(1, "casa", at: 1000), elsewhere(2, "perro", at: 2000)]
        _ = try await store.merge(words, isTrial: false, in: nil)
        let again = try await store.merge(words, isTrial: false, in: nil)
        return expect(again.map(\.isSkipped), [true, true], "skipped")
          + expect(try await store.words(WordQuery()), words.reversed(), "list")
      },
      WordStoreContract("a word that is there, by spelling or identity, is merged and keeps what it has") { store in
        var kept = full(1, "casa", at: 5000)
        kept.found = nil
        kept.isStarred = false
        _ = try await store.merge([kept], isTrial: false, in: nil)
        let other = full(8, "casa", at: 2000, id: 99, own: ["hogar", "Baum"], tags: ["z", "a"], note: "two; one", timesAdded: 3)
        let taken = try await store.merge([other], isTrial: false, in: nil)
        let again = try await store.merge([other], isTrial: false, in: nil)
        let merged = full(
          1, "casa", at: 2000, updated: 5001, own: ["Baum", "hogar"], tags: ["a", "b", "z"], note: "one; two", timesAdded: 7)
        return expect(taken, [ImportedWord(word: merged, old: kept)], "taken") + expect(again.map(\.isSkipped), [true], "again")
          + expect(try await store.words(WordQuery()), [merged], "list") + expect(try await matches(store, "hog"), [1], "found")
      },
      WordStoreContract("a remark that does not fit beside the kept one is refused, and nothing of it is lost") { store in
        let long = elsewhere(1, "casa", at: 1000, note: String(repeating: "a", count: UserText.maximumBytes - 1))
        _ = try await store.merge([long], isTrial: false, in: nil)
        let taken = try await store.merge(
          [elsewhere(2, "casa", at: 1000, note: "b"), elsewhere(3, "perro", at: 1000)], isTrial: false, in: nil)
        var again = try draft("casa")
        again.note = "b"
        let (drafts, error) = (try [draft("gato"), again], WordStoreError.notesTooLong(long, bytes: UserText.maximumBytes + 2))
        return expect(taken.map(\.refusal?.bytes), [UserText.maximumBytes + 2, nil], "refusal")
          + expect(await failure { _ = try await store.save(drafts) }, error, "error")
          + expect(try await store.words(WordQuery()).map(\.text), ["perro", "casa"], "words")
          + expect(try await store.words(numbered: [1]), [long], "kept")
      },
      WordStoreContract("words that are the same among those from elsewhere become one") { store in
        let first = elsewhere(1, "casa", at: 3000)
        let words = [first, elsewhere(2, "casa", at: 1000), elsewhere(1, "hogar", at: 2000, id: 50), first]
        let taken = try await store.merge(words, isTrial: false, in: nil)
        return expect(taken.map(\.word.number), [1, 1, 2, 1], "numbers")
          + expect(taken.map { $0.old == nil }, [true, false, true, false], "new")
          + expect(try await store.words(WordQuery()).map(\.text), ["hogar", "casa"], "list")
      },
      WordStoreContract("a merged word moves to its earlier time of creation") { store in
        _ = try await store.merge([elsewhere(1, "uno", at: 50_000), elsewhere(2, "dos", at: 60_000)], isTrial: false, in: nil)
        _ = try await store.merge([elsewhere(2, "dos", at: 40_000)], isTrial: false, in: nil)
        return expect(try await store.words(WordQuery()).map(\.number), [1, 2], "list")
          + expect(try await matches(store, "dos"), [2], "found")
      },
    ]
  }

  private static func elsewhere(_ number: Int, _ text: String, at moment: Int64, id: UInt8? = nil, note: String? = nil) -> Word {
    Word(
      number: Word.Number(number), id: identity(id ?? UInt8(truncatingIfNeeded: text.utf8.reduce(number) { $0 &* 31 &+ Int($1) })),
      text: text,
      direction: spanish, note: note, created: Timestamp(milliseconds: moment), updated: Timestamp(milliseconds: moment)
    )
  }

  private static func full(
    _ number: Int, _ text: String, at moment: Int64, updated: Int64? = nil, id: UInt8 = 1, own: [String] = ["Baum"],
    tags: [String] = ["a", "b"], note: String = "one", timesAdded: Int = 7
  ) -> Word {
    Word(
      number: Word.Number(number), id: identity(id), text: text, direction: spanish, ownTranslations: own,
      found: FoundTranslation(translations: ["tree", "beam"], partOfSpeech: "noun", source: "given", baseForm: "base"),
      isStarred: true, note: note, tags: tags, timesAdded: timesAdded, created: Timestamp(milliseconds: moment),
      updated: Timestamp(milliseconds: updated ?? moment + 1)
    )
  }

  /// That of ``draft(_:_:from:to:tags:)``.
  private static var spanish: Direction { Direction(from: .spanish, to: .english) ?? .initial }

  private static func identity(_ last: UInt8) -> Word.ID { Word.ID(RandomSource { UInt64(last) }.uuid()) }

  private static func matches(_ store: any WordStore, _ text: String) async throws -> [Word.Number] {
    var query = WordQuery()
    query.terms = SearchTerm.terms(of: text)
    return try await store.words(query).map(\.number)
  }
}
