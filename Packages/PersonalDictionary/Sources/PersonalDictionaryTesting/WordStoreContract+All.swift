import CoreModule
import CoreModuleTesting
import PersonalDictionary

extension WordStoreContract {
  static var saving: [WordStoreContract] {
    [
      WordStoreContract("a new word gets the next number and comes first") { store in
        let saved = try await store.save([draft("casa", ["house"]), draft("perro", ["dog"])])
        let listed = try await store.words(WordQuery())
        return expect(saved.map(\.number), [1, 2], "numbers") + expect(listed, saved.reversed(), "list")
      },
      WordStoreContract("the same text in the same direction is counted, not doubled") { store in
        _ = try await store.save([draft("casa", ["house"])])
        let again = try await store.save([draft("casa", tags: ["home"])])
        let words = try await store.words(WordQuery())
        return expect(words, again, "list") + expect(words.map(\.timesAdded), [2], "count")
          + expect(words.map(\.translations), [["house"]], "translations") + expect(words.map(\.tags), [["home"]], "tags")
      },
      WordStoreContract("case, accents and direction make another word") { store in
        _ = try await store.save([
          draft("schon", from: .german), draft("schön", from: .german), draft("Schön", from: .german),
          draft("schon", from: .german, to: .french),
        ])
        return expect(try await store.words(WordQuery()).map(\.number), [4, 3, 2, 1], "numbers")
      },
      WordStoreContract("the same word twice in one save is counted twice") { store in
        let saved = try await store.save([draft("casa"), draft("casa")])
        return expect(saved.map(\.timesAdded), [1, 2], "counts") + expect(try await store.words(WordQuery()).count, 1, "words")
      },
      WordStoreContract("a count tells how many words there are, and how many favourites") { store in
        let empty = try await store.count()
        _ = try await store.save([draft("uno"), draft("dos"), draft("tres")])
        var edit = WordEdit()
        edit.isStarred = true
        _ = try await store.edit([2], edit)
        return expect(empty, WordCount(all: 0, starred: 0), "empty")
          + expect(try await store.count(), WordCount(all: 3, starred: 1), "count")
      },
    ]
  }

  static var changing: [WordStoreContract] {
    [
      WordStoreContract("a number is never given twice") { store in
        _ = try await store.save([draft("uno"), draft("dos")])
        _ = try await store.delete([2])
        return expect(try await store.save([draft("tres")]).map(\.number), [3], "number")
      },
      WordStoreContract("deleting with an unknown number deletes nothing") { store in
        _ = try await store.save([draft("uno"), draft("dos")])
        let failure = await failure { _ = try await store.delete([1, 99]) }
        return expect(failure, .noSuchWord(99), "error") + expect(try await store.words(WordQuery()).count, 2, "words")
      },
      WordStoreContract("words are found by their identities") { store in
        let saved = try await store.save([draft("uno"), draft("dos"), draft("tres")])
        func found(_ words: some Sequence<Word>, isExcluded: Bool = false, _ text: String? = nil) async throws -> [Word.Number] {
          var query = WordQuery()
          query.conditions = [WordCondition(.identified(Set(words.map(\.id))), isExcluded: isExcluded)]
          query.terms = text.map { [SearchTerm($0)] } ?? []
          return try await store.words(query).map(\.number)
        }
        return expect(try await found([saved[2], saved[0]]), [3, 1], "two") + expect(try await found([]), [], "none")
          + expect(try await found([saved[1]], isExcluded: true), [3, 1], "others")
          + expect(try await found([], isExcluded: true), [3, 2, 1], "all")
          + expect(try await found(saved, "dos"), [2], "one with a text") + expect(try await found([saved[0]], "dos"), [], "and no other")
      },
      WordStoreContract("an edit is made to all or none, and can be found") { store in
        _ = try await store.save([draft("uno", ["one"]), draft("dos")])
        var edit = WordEdit()
        edit.addedTranslations = ["eins"]
        edit.isStarred = true
        let failure = await failure { _ = try await store.edit([2, 1, 99], edit) }
        let untouched = try await store.words(WordQuery()).map(\.isStarred)
        let edited = try await store.edit([2, 1], edit)
        return expect(failure, .noSuchWord(99), "error") + expect(untouched, [false, false], "stars before")
          + expect(edited.map(\.translations), [["eins"], ["one", "eins"]], "translations")
          + expect(try await found(store, "eins", .translation), [2, 1], "found")
      },
      WordStoreContract("a word cannot take the text of another") { store in
        let saved = try await store.save([draft("uno"), draft("dos")])
        var edit = WordEdit()
        edit.text = try UserText("uno")
        return expect(await failure { _ = try await store.edit([2], edit) }, .alreadyThere(saved[0]), "error")
      },
      WordStoreContract("a look-up for what a word no longer is is not stored") { store in
        _ = try await store.save([draft("gato", ["cat"])])
        guard let looked = Direction(from: .spanish, to: .english) else { return ["no direction"] }
        var edit = WordEdit()
        edit.to = .french
        edit.found = FoundTranslation(translations: ["chat"], partOfSpeech: nil, source: "given")
        edit.lookedUp = LookedUp(text: "gato", direction: looked)
        return expect(await failure { _ = try await store.edit([1], edit) }, .changedMeanwhile(1), "error")
          + expect(try await store.words(WordQuery()).map(\.translations), [["cat"]], "translations")
      },
      WordStoreContract("a word that was changed since it was seen is not changed") { store in
        let saved = try await store.save([draft("gato", ["cat"])])
        var edit = WordEdit()
        (edit.note, edit.seen) = ("late", Timestamp(milliseconds: saved[0].updated.milliseconds - 1))
        let refused = expect(await failure { _ = try await store.edit([1], edit) }, .changedMeanwhile(1), "error")
        edit.seen = saved[0].updated
        return refused + expect(try await store.edit([1], edit).map(\.note), ["late"], "note")
      },
      WordStoreContract("a second note stands beside the first") { store in
        for note in ["one", "two", "two"] {
          var again = try draft("gato")
          again.note = note
          _ = try await store.save([again])
        }
        return expect(try await store.words(WordQuery()).map(\.note), ["one; two"], "note")
      },
      WordStoreContract("both languages of a word stay different") { store in
        _ = try await store.save([draft("uno")])
        var edit = WordEdit()
        edit.from = .english
        return expect(await failure { _ = try await store.edit([1], edit) }, .sameLanguages(.english), "error")
      },
      WordStoreContract("a spelling is selected exactly, else but for case and accents") { store in
        _ = try await store.save([draft("schon", from: .german), draft("schön", from: .german)])
        let exact = try await store.words(spelled: "schön").map(\.number)
        let folded = try await store.words(spelled: "SCHÖN").map(\.number)
        return expect(exact, [2], "exact") + expect(folded, [2, 1], "folded")
          + expect(try await store.words(spelled: "nichts"), [], "unknown")
      },
    ]
  }

  static var searching: [WordStoreContract] {
    [
      WordStoreContract("any part of a word or translation is found, whatever its length, case and accents") { store in
        _ = try await store.save([draft("Árbol", ["tree"]), draft("casa", ["house", "home"]), draft("елка", ["fir"], from: .russian)])
        var wrong: [String] = []
        for (text, numbers) in [
          ("arbol", [1]), ("BO", [1]), ("ol", [1]), ("l", [1]), ("sa", [2]), ("a", [2, 1]), ("as", [2]), ("HOUS", [2]), ("ome", [2]),
          ("e", [2, 1]), ("ree", [1]), ("ir", [3]), ("ёл", [3]), ("ка", [3]), ("zz", []), ("house home", [2]), ("us om", [2]),
          ("tree house", []),
        ] as [(String, [Word.Number])] {
          wrong += expect(try await found(store, text), numbers, text)
        }
        return wrong
      },
      WordStoreContract("a search looks only where it is told") { store in
        _ = try await store.save([draft("gato", ["cat"]), draft("cat", ["gato"], from: .english, to: .spanish)])
        return expect(try await found(store, "cat", .word), [2], "word")
          + expect(try await found(store, "cat", .translation), [1], "translation")
          + expect(try await found(store, "ca", .word), [2], "ca in word")
          + expect(try await found(store, "c", .translation), [1], "c in translation")
          + expect(try await found(store, "cat", .both), [2, 1], "both")
      },
      WordStoreContract("the characters of query languages are plain text") { store in
        let odd = ["100%", "a_b", "don't", "c*", "(x)", "say \"hi\"", "a:b", "NEAR", "a-b", "\\n", "NOT", "{z}", "^q", "a OR b"]
        _ = try await store.save(odd.map { try draft($0) })
        var wrong: [String] = []
        for (index, text) in odd.enumerated() {
          var query = WordQuery()
          query.terms = [SearchTerm(text)]
          wrong += expect(try await store.words(query).map(\.text), [text], "\(index + 1) \(text)")
        }
        return wrong
      },
      WordStoreContract("filters, order and limit work together") { store in
        _ = try await store.save([
          draft("b", ["x"], tags: ["t", "u"]), draft("a", from: .german), draft("c", ["y"], tags: ["t"]), draft("b", ["x"], tags: ["t"]),
        ])
        var wrong: [String] = []
        for (change, numbers) in filters + parts {
          var query = WordQuery()
          change(&query)
          wrong += expect(try await store.words(query).map(\.number), numbers, "\(query)")
        }
        return wrong
      },
      WordStoreContract("case and accents tell no tags apart, and the first spelling stays") { store in
        _ = try await store.save([draft("uno", tags: ["Café", "CAFE"]), draft("dos", tags: ["other"]), draft("tres")])
        _ = try await store.save([draft("uno", tags: ["café", "Éva"])])
        var wrong: [String] = []
        for (tag, numbers) in [("cafe", [1]), ("CAFÉ", [1]), ("eva", [1]), ("Other", [2]), ("caf", [])] as [(String, [Word.Number])] {
          var query = WordQuery()
          query.tags = [tag]
          wrong += expect(try await store.words(query).map(\.number), numbers, tag)
          query.tags = []
          query.conditions = [WordCondition(.tag(tag))]
          wrong += expect(try await store.words(query).map(\.number), numbers, "tag:\(tag)")
          query.conditions = [WordCondition(.tag(tag), isExcluded: true)]
          wrong += expect(try await store.words(query).map(\.number), [3, 2, 1].filter { !numbers.contains($0) }, "not:tag:\(tag)")
        }
        var edit = WordEdit()
        edit.tags = ["EVA"]
        edit.removedTags = ["cAfÉ"]
        return wrong + expect(try await store.edit([1], edit).map(\.tags), [["Éva"]], "tags")
      },
      WordStoreContract("a deleted or changed word is found no more by its old text") { store in
        _ = try await store.save([draft("perro", ["dog"]), draft("gato", ["cat"])])
        _ = try await store.delete([1])
        var edit = WordEdit()
        edit.text = try UserText("felino")
        edit.translations = ["feline"]
        _ = try await store.edit([2], edit)
        return expect(try await found(store, "per"), [], "deleted") + expect(try await found(store, "gat"), [], "old text")
          + expect(try await found(store, "ca"), [], "old translation") + expect(try await found(store, "fel"), [2], "new text")
      },
    ]
  }

  private static var filters: [(@Sendable (inout WordQuery) -> Void, [Word.Number])] {
    [
      ({ $0.tags = ["t"] }, [3, 1]), ({ $0.tags = ["t", "u"] }, [1]), ({ $0.from = .german }, [2]), ({ $0.to = .french }, []),
      ({ $0.status = .translated }, [3, 1]), ({ $0.status = .untranslated }, [2]), ({ $0.status = .pending }, []),
      ({ $0.order = .oldest }, [1, 2, 3]), ({ $0.order = .text }, [2, 1, 3]), ({ $0.order = .lookups }, [1, 3, 2]),
      ({ $0.limit = 2 }, [3, 2]), ({ $0.limit = 0 }, []), ({ $0.isStarred = true }, []),
      ({ $0.terms = [SearchTerm("x", isExcluded: true)] }, [3, 2]),
      ({ $0.conditions = [WordCondition(.tag("t"))] }, [3, 1]), ({ $0.conditions = [WordCondition(.tag("t"), isExcluded: true)] }, [2]),
      ({ $0.conditions = [WordCondition(.from(.german), isExcluded: true)] }, [3, 1]),
      ({ $0.conditions = [WordCondition(.to(.french))] }, []),
      ({ $0.conditions = [WordCondition(.status(.translated), isExcluded: true)] }, [2]),
      ({ $0.conditions = [WordCondition(.starred, isExcluded: true)] }, [3, 2, 1]),
      (
        { query in
          query.terms = [SearchTerm("b")]
          query.limit = 1
        }, [1]
      ),
    ]
  }

  /// Parts of the list in each order, with the expected numbers.
  private static var parts: [(@Sendable (inout WordQuery) -> Void, [Word.Number])] {
    func part(_ order: WordOrder, after number: Word.Number) -> @Sendable (inout WordQuery) -> Void {
      return { query in
        query.order = order
        query.after = number
        query.limit = 1
      }
    }
    return [
      (part(.newest, after: 3), [2]), (part(.newest, after: 1), []), (part(.newest, after: 99), []), (part(.oldest, after: 1), [2]),
      (part(.text, after: 1), [3]), (part(.lookups, after: 1), [3]),
    ]
  }

  private static func found(_ store: any WordStore, _ text: String, _ field: SearchField = .both) async throws -> [Word.Number] {
    var query = WordQuery()
    query.terms = SearchTerm.terms(of: text, in: field)
    let all = try await store.words(query).map(\.number)
    query.limit = 10
    let limited = try await store.words(query).map(\.number)
    return all == limited ? all : []
  }

  static func failure(_ action: () async throws -> Void) async -> WordStoreError? {
    do {
      try await action()
      return nil
    } catch { return error as? WordStoreError }
  }
}
