import CoreModule
public import CoreModuleTesting
public import Stemming

/// The behavior that every `RootStore` must have; the checks need an empty store.
public typealias RootStoreContract = Contract<any RootStore>

extension RootStoreContract {
  /// All checks.
  public static var all: [RootStoreContract] { [empty, keeping, adding, clearing, finding, importing, trying, odd] }

  private static var empty: RootStoreContract {
    RootStoreContract("there is nothing to begin with") { store in
      try await expect(store.roots(), [], "roots") + expect(store.clear(), [], "cleared") + expect(store.root("KMZ"), nil, "root")
    }
  }

  private static var keeping: RootStoreContract {
    RootStoreContract("roots stay as they were first kept, with counts and forms") { store in
      let roots = [RootCount(root: "KMZ", count: 2, forms: ["KMZL", "KMZLZ"]), RootCount(root: "AHU", count: 1, forms: ["AHU"])]
      try await store.keep(roots)
      return try await expect(store.roots(), roots, "roots")
    }
  }

  private static var adding: RootStoreContract {
    RootStoreContract("a root that is kept already grows and keeps its place") { store in
      try await store.keep([RootCount(root: "KMZ", count: 2, forms: ["KMZL", "KMZLZ"]), RootCount(root: "AHU", count: 1, forms: ["AHU"])])
      try await store.keep([RootCount(root: "KMZ", count: 3, forms: ["KMZ", "KMZL"]), RootCount(root: "HA", count: 1, forms: ["HA"])])
      return try await expect(
        store.roots(),
        [
          RootCount(root: "KMZ", count: 5, forms: ["KMZ", "KMZL", "KMZLZ"]), RootCount(root: "AHU", count: 1, forms: ["AHU"]),
          RootCount(root: "HA", count: 1, forms: ["HA"]),
        ], "roots"
      )
    }
  }

  private static var clearing: RootStoreContract {
    RootStoreContract("clearing gives back what there was and leaves nothing") { store in
      let roots = [RootCount(root: "B", count: 2, forms: ["B", "BL"]), RootCount(root: "A", count: 1, forms: ["A"])]
      try await store.keep(roots)
      let found = try await expect(store.clear(), roots, "cleared") + expect(store.roots(), [], "roots")
      try await store.keep([roots[1]])
      return try await found + expect(store.roots(), [roots[1]], "roots kept later")
    }
  }

  private static var finding: RootStoreContract {
    RootStoreContract("a root is found by its spelling") { store in
      let roots = [RootCount(root: "KMZ", count: 2, forms: ["KMZL", "KMZLZ"]), RootCount(root: "ÉLAN", count: 1, forms: ["ÉLAN"])]
      try await store.keep(roots)
      return try await expect(store.root("ÉLAN"), roots[1], "ÉLAN") + expect(store.root("kmz"), nil, "kmz")
    }
  }

  private static var importing: RootStoreContract {
    RootStoreContract("what comes in twice changes nothing the second time") { store in
      try await store.keep([RootCount(root: "KMZ", count: 2, forms: ["KMZL"])])
      let coming = [RootCount(root: "KMZ", count: 1, forms: ["KMZ"]), RootCount(root: "HA", count: 7, forms: ["HA"])]
      let merged = RootCount(root: "KMZ", count: 2, forms: ["KMZ", "KMZL"])
      let first = try await store.merge(coming, isTrial: false, in: nil)
      let second = try await store.merge(coming, isTrial: false, in: nil)
      return try await expect(first.map(\.root), [merged, coming[1]], "taken") + expect(first.map { $0.old == nil }, [false, true], "new")
        + expect(second.map(\.isSkipped), [true, true], "skipped") + expect(store.roots(), [merged, coming[1]], "roots")
    }
  }

  private static var trying: RootStoreContract {
    RootStoreContract("a trial changes nothing and tells the same") { store in
      try await store.keep([RootCount(root: "KMZ", count: 2, forms: ["KMZL"])])
      let before = try await store.roots()
      let coming = ["KMZ", "HA", "HA"].map { RootCount(root: $0, count: 3, forms: [$0]) }
      let tried = try await store.merge(coming, isTrial: true, in: nil)
      let found = try await expect(store.roots(), before, "roots after the trial")
      return try await found + expect(tried, store.merge(coming, isTrial: false, in: nil), "trial and truth")
    }
  }

  private static var odd: RootStoreContract {
    RootStoreContract("the empty root and long words are kept") { store in
      let long = String(repeating: "Ж", count: 30_000)
      let roots = [RootCount(root: "", count: 1, forms: ["L"]), RootCount(root: long, count: 1, forms: [long])]
      try await store.keep(roots)
      return try await expect(store.roots(), roots, "roots") + expect(store.root(""), roots[0], "the empty root")
    }
  }
}
