import CoreModule
import CoreModuleTesting
import PersonalDictionary

extension WordStoreContract {
  /// Checks of near misses.
  static var near: [WordStoreContract] {
    [
      WordStoreContract("near misses differ by a letter or two, whatever the case and accents; the nearest come first") { store in
        _ = try await store.save(
          ["casa", "cama", "perro", "árbol", "biblioteca", "bibliotecario", "a\"b(c)*d"].map { try draft($0) }
        )
        var wrong: [String] = []
        for (typed, expected) in [
          ("caza", ["cama", "casa"]), ("csaa", ["casa"]), ("cas", ["casa"]), ("Pero", ["perro"]), ("arbo", ["árbol"]), ("erro", ["perro"]),
          ("berro", ["perro"]), ("bibloiteca", ["biblioteca"]), ("vivlioteca", ["biblioteca"]), ("casa", ["cama"]), ("xyz", []), ("ca", []),
          ("bib", []), ("x\"b(c)*d", ["a\"b(c)*d"]), ("", []),
        ] {
          wrong += expect(try await store.words(near: typed, limit: 5).map(\.text), expected, typed)
        }
        return wrong + expect(try await store.words(near: "caza", limit: 1).map(\.text), ["cama"], "limit")
      },
      WordStoreContract("the words of which a text is a form come before near misses, with their articles and without") { store in
        _ = try await store.save(
          [
            try draft("el niño"), try draft("niñera"), try draft("gatto", from: .italian), try draft("gato"), try draft("gatis"),
            try draft("to run", from: .english),
            try draft("das Haus", from: .german), try draft("книга", from: .russian),
          ])
        var wrong: [String] = []
        for (typed, expected) in [
          ("niños", ["el niño"]), ("ninos", ["el niño"]), ("niño", ["el niño"]), ("gatos", ["gato", "gatis"]), ("gatti", ["gatto"]),
          ("running", ["to run"]), ("Häuser", ["das Haus"]), ("книги", ["книга"]), ("perros", []),
        ] {
          wrong += expect(try await store.words(near: typed, limit: 5).map(\.text), expected, typed)
        }
        return wrong + expect(try await store.words(near: "gatos", limit: 1).map(\.text), ["gato"], "limit")
      },
      WordStoreContract("the stored forms of a headword are near it, whatever its accents") { store in
        var lapices = try draft("lápices", ["pencil"])
        lapices.found?.baseForm = "lápiz"
        _ = try await store.save([lapices, try draft("lobo")])
        var wrong: [String] = []
        for typed in ["lápiz", "lapiz", "Lápiz"] {
          wrong += expect(try await store.words(near: typed, limit: 5).map(\.text), ["lápices"], typed)
        }
        return wrong
      },
    ]
  }
}
