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
      }
    ]
  }
}
