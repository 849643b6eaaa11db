import CoreModule
import CoreModuleTesting
import PersonalDictionary

extension WordStoreContract {
  /// Checks of searches in notes and tags, and of the best matches.
  static var ranking: [WordStoreContract] { remarks + examples + best }

  private static var remarks: [WordStoreContract] {
    [
      WordStoreContract("remarks and tags are searched, too") { store in
        try await saveRemarks(store)
        var wrong: [String] = []
        for (text, field, expected) in [
          ("market", .all, [1]), ("MARKÉT", .note, [1]), ("mark", .both, []), ("mark", .word, []), ("ar", .note, [1]), ("m", .note, [1]),
          ("fruit", .all, [2]), ("ui", .all, [2]), ("fruit", .note, []), ("house market", .all, [1]), ("apple fruit", .all, [2]),
          ("home", .all, [1]), ("market fruit", .all, []), ("-market", .all, [3, 2]), ("-fruit -market", .all, [3]),
          ("u", .all, [3, 2, 1]),
        ] as [(String, SearchField, [Word.Number])] {
          wrong += expect(try await numbers(store, text, field), expected, "\(text) in \(field)")
        }
        return wrong
      },
      WordStoreContract("a changed remark is found, the old one no more") { store in
        try await saveRemarks(store)
        var edit = WordEdit()
        edit.note = "seen in a shop"
        edit.tags = ["food"]
        edit.removedTags = ["fruit"]
        _ = try await store.edit([1, 2, 3], edit)
        let old = try await numbers(store, "market", .all) + (try await numbers(store, "fruit", .all))
        let new = try await numbers(store, "shop food", .all)
        _ = try await store.delete([2])
        return expect(old, [], "old") + expect(new, [3, 2, 1], "new")
          + expect(try await numbers(store, "shop", .note), [3, 1], "deleted")
      },
    ]
  }

  private static var examples: [WordStoreContract] {
    [
      WordStoreContract("sentences with a word and their origins are kept and searched, but not as remarks") { store in
        try await saveExamples(store)
        var wrong = expect(try await store.words(numbered: [1])[0].examples, [quijote], "kept")
        for (text, field, expected) in [
          ("grandísima", .all, [1]), ("quijote", .all, [1]), ("randis", .note, []), ("randis", .both, []), ("ij", .all, [1]),
          ("house grandisima", .all, [1]), ("-grandisima", .all, [2]), ("{", .all, []), ("origin", .all, []),
        ] as [(String, SearchField, [Word.Number])] {
          wrong += expect(try await numbers(store, text, field), expected, "\(text) in \(field)")
        }
        return wrong
      },
      WordStoreContract("adding a word again with a new sentence adds the sentence") { store in
        try await saveExamples(store)
        var again = try draft("casa")
        again.examples = [WordExample("Mi \"casa\"."), quijote]
        _ = try await store.save([again])
        let both = [again.examples[0], quijote]
        var wrong = expect(try await store.words(numbered: [1])[0].examples, both, "added")
        var edit = WordEdit()
        edit.examples = []
        _ = try await store.edit([1], edit)
        wrong += expect(try await store.words(numbered: [1])[0].examples, [], "removed")
        return wrong + expect(try await numbers(store, "quijote", .all), [], "not found any more")
      },
      WordStoreContract("sentences from elsewhere fill what room there is, and the same ones again change nothing") { store in
        try await saveExamples(store)
        guard var other = try await store.words(numbered: [1]).first else { return ["no word"] }
        other.examples = (1...6).map { WordExample("\($0)") }
        _ = try await store.merge([other], isTrial: false, in: nil)
        let again = try await store.merge([other], isTrial: false, in: nil)
        return expect(again.map(\.isSkipped), [true], "skipped")
          + expect(try await store.words(numbered: [1])[0].examples, [quijote] + other.examples.prefix(4), "kept")
      },
    ]
  }

  private static let quijote = WordExample("La casa es grandísima.", origin: "Don Quijote")

  private static func saveExamples(_ store: any WordStore) async throws {
    var house = try draft("casa", ["house"])
    house.examples = [quijote]
    _ = try await store.save([house, draft("cual", ["which"])])
  }

  private static var best: [WordStoreContract] {
    [
      WordStoreContract("the best matches come first, the newest of equal ones") { store in
        try await saveAlike(store)
        var wrong: [String] = []
        for (text, texts) in [
          ("casa", ["hogar", "casa", "Casa", "mi casa", "casado", "escasa"]),
          ("Casa", ["Casa", "hogar", "casa", "mi casa", "casado", "escasa"]),
          ("cas", ["casado", "hogar", "mi casa", "Casa", "casa", "escasa"]), ("mi", ["mi casa"]), ("casa mi", ["mi casa"]),
          ("ca", ["casado", "hogar", "mi casa", "Casa", "casa", "escasa"]),
        ] {
          wrong += expect(try await bestTexts(store, text), texts, text)
        }
        return wrong
      },
      WordStoreContract("the best matches are found after many newer ones, with any limit") { store in
        try await saveAlike(store)
        _ = try await store.save((1...400).map { try draft("escasar\($0)", $0 % 40 == 0 ? ["a casable thing"] : []) })
        var query = WordQuery()
        query.order = .best
        query.terms = SearchTerm.terms(of: "casa")
        let all = try await store.words(query)
        var wrong = expect(all.prefix(4).map(\.text), ["hogar", "casa", "Casa", "mi casa"], "best")
        for limit in [1, 3, 5, 15, 30, 500] {
          query.limit = limit
          wrong += expect(try await store.words(query).map(\.number), all.prefix(limit).map(\.number), "limit \(limit)")
        }
        query.after = all[2].number
        query.limit = 2
        return wrong + expect(try await store.words(query).map(\.number), all[3..<5].map(\.number), "after")
      },
      WordStoreContract("without terms the best are the newest") { store in
        try await saveRemarks(store)
        var query = WordQuery()
        query.order = .best
        query.limit = 2
        return expect(try await store.words(query).map(\.number), [3, 2], "numbers")
      },
    ]
  }

  private static func saveRemarks(_ store: any WordStore) async throws {
    var house = try draft("casa", ["house"], tags: ["Home"])
    house.note = "heard at the Markét"
    _ = try await store.save([house, draft("manzana", ["apple"], tags: ["Fruit", "red"]), draft("cual", ["which"])])
  }

  private static func saveAlike(_ store: any WordStore) async throws {
    _ = try await store.save([
      draft("escasa"), draft("casa", ["house"]), draft("Casa"), draft("mi casa"), draft("hogar", ["home", "casa"]), draft("casado"),
    ])
  }

  private static func numbers(
    _ store: any WordStore, _ text: String, _ field: SearchField
  ) async throws -> [Word.Number] {
    var query = WordQuery()
    query.terms = SearchTerm.terms(of: text, in: field)
    let all = try await store.words(query).map(\.number)
    query.limit = 10
    let limited = try await store.words(query).map(\.number)
    return all == limited ? all : []
  }

  private static func bestTexts(_ store: any WordStore, _ text: String) async throws -> [String] {
    var query = WordQuery()
    query.terms = SearchTerm.terms(of: text)
    query.order = .best
    return try await store.words(query).map(\.text)
  }
}
