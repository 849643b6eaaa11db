import CoreModule
public import CoreModuleTesting
public import PersonalDictionary

/// The behavior that every `SourceStore` must have; the checks need an empty store.
public typealias SourceStoreContract = Contract<any SourceStore>

extension SourceStoreContract {
  /// All checks.
  public static var all: [SourceStoreContract] { keeping + ordering + refusing + taking }

  private static var keeping: [SourceStoreContract] {
    [
      SourceStoreContract("the dictionary in the program is there from the beginning") { store in
        expect(try await store.sources(), [.core], "sources")
      },
      SourceStoreContract("a new source comes last and keeps all that was said of it") { store in
        var added: [SourceConfiguration] = []
        for source in everyKind { added.append(try await store.add(source)) }
        let listed = try await store.sources()
        return expect(listed, [.core] + added, "sources") + expect(listed.map(\.position), Array(1...7), "positions")
          + expect(added.map { NewSource($0) }, everyKind, "what was said")
      },
      SourceStoreContract("a number is never given twice") { store in
        _ = try await store.add(freedict)
        let second = try await store.add(mueller)
        _ = try await store.remove(second.number)
        let third = try await store.add(mueller)
        return third.number > second.number ? [] : ["the number \(second.number) was given again: \(third.number)"]
      },
    ]
  }

  private static var ordering: [SourceStoreContract] {
    [
      SourceStoreContract("a source is moved, and the others make room") { store in
        let first = try await store.add(freedict)
        let second = try await store.add(mueller)
        let moved = try await store.move(second.number, to: 1)
        let beyond = try await store.move(second.number, to: 99)
        let core = try await store.move(SourceConfiguration.core.number, to: 2)
        return expect(moved.map(\.name), ["mueller", "core", "freedict"], "moved to the front")
          + expect(beyond.map(\.name), ["core", "freedict", "mueller"], "moved beyond the end")
          + expect(core.map(\.number), [first.number, SourceConfiguration.core.number, second.number], "core moved")
          + expect(try await store.sources(), core, "sources") + expect(core.map(\.position), [1, 2, 3], "positions")
      },
      SourceStoreContract("a new source is put at a place, and the others make room") { store in
        let first = try await store.add(freedict, at: 1)
        let second = try await store.add(mueller, at: 2)
        let listed = try await store.sources()
        return expect([first.position, second.position], [1, 2], "answers")
          + expect(listed.map(\.name), ["freedict", "mueller", "core"], "names")
          + expect(listed.map(\.position), [1, 2, 3], "positions")
      },
      SourceStoreContract("a source is disabled and enabled, the dictionary in the program too") { store in
        let number = try await store.add(freedict).number
        let disabled = try await store.setEnabled(number, false)
        let core = try await store.setEnabled(SourceConfiguration.core.number, false)
        let both = try await store.sources().map(\.isEnabled)
        let enabled = try await store.setEnabled(number, true)
        return expect([disabled.isEnabled, core.isEnabled, enabled.isEnabled], [false, false, true], "answers")
          + expect(both, [false, false], "both disabled") + expect(try await store.sources().map(\.isEnabled), [false, true], "at the end")
      },
      SourceStoreContract("a source is taken out, and the others close the gap") { store in
        let first = try await store.add(freedict)
        _ = try await store.add(mueller)
        let removed = try await store.remove(first.number)
        return expect(removed, first, "removed") + expect(try await store.sources().map(\.name), ["core", "mueller"], "names")
          + expect(try await store.sources().map(\.position), [1, 2], "positions")
      },
    ]
  }

  private static var refusing: [SourceStoreContract] {
    [
      SourceStoreContract("no two sources are called the same, whatever the case and accents") { store in
        let first = try await store.add(NewSource(name: "Müller", kind: .apertium(url: "http://localhost")))
        let twin = await refusal { () throws(SourceStoreError) in
          _ = try await store.add(NewSource(name: "MULLER", kind: .apertium(url: "http://localhost")))
        }
        let core = await refusal { () throws(SourceStoreError) in
          _ = try await store.add(NewSource(name: "Core", kind: .apertium(url: "http://localhost")))
        }
        return expect(twin, .nameTaken(first), "twin") + expect(try await store.sources(), [.core, first], "sources")
          + ({ if case .nameTaken = core { [] } else { ["a second core: \(String(describing: core))"] } })()
      },
      SourceStoreContract("the dictionary in the program cannot be taken out") { store in
        expect(
          await refusal { () throws(SourceStoreError) in
            _ = try await store.remove(SourceConfiguration.core.number)
          }, .coreStays, "error")
      },
      SourceStoreContract("an unknown number changes nothing") { store in
        let removed = await refusal { () throws(SourceStoreError) in
          _ = try await store.remove(99)
        }
        let moved = await refusal { () throws(SourceStoreError) in
          _ = try await store.move(99, to: 1)
        }
        let enabled = await refusal { () throws(SourceStoreError) in
          _ = try await store.setEnabled(99, true)
        }
        return expect([removed, moved, enabled], Array(repeating: .noSuchSource(99), count: 3), "errors")
          + expect(try await store.sources(), [.core], "sources")
      },
    ]
  }

  private static var taking: [SourceStoreContract] {
    [
      SourceStoreContract("sources of another place are added, unless one is called so; a trial adds none") { store in
        _ = try await store.add(freedict)
        let trial = try await store.merge([core, mueller, freedict], isTrial: true, in: nil)
        let untouched = try await store.sources().map(\.name)
        let taken = try await store.merge([core, mueller, freedict], isTrial: false, in: nil)
        return expect(trial, [false, true, false], "trial") + expect(untouched, ["core", "freedict"], "after the trial")
          + expect(taken, trial, "answers") + expect(try await store.sources().map(\.name), ["core", "freedict", "mueller"], "names")
      },
      SourceStoreContract("the order of another place is taken over where nothing was chosen") { store in
        _ = try await store.merge([mueller, core, freedict], isTrial: false, in: nil)
        let sources = try await store.sources()
        return expect(sources.map(\.name), ["mueller", "core", "freedict"], "names")
          + expect(sources.map(\.isEnabled), [true, false, true], "enabled") + expect(sources.map(\.position), [1, 2, 3], "positions")
      },
    ]
  }

  private static var core: NewSource { NewSource(name: "core", kind: .core, isEnabled: false) }
  private static var freedict: NewSource {
    NewSource(
      name: "freedict", kind: .dictorg(path: "/usr/share/dictd/freedict-eng-spa.index"), direction: Direction(from: .english, to: .spanish)
    )
  }
  private static var mueller: NewSource {
    NewSource(name: "mueller", kind: .dictorg(path: "/usr/share/dictd/mueller7.index"), direction: .initial)
  }
  private static var everyKind: [NewSource] {
    [
      freedict, NewSource(name: "star", kind: .stardict(path: "/tmp/a b/словарь.ifo"), direction: .initial),
      NewSource(name: "server", kind: .dict(host: "::1", port: 2628, database: "mueller7"), direction: .initial),
      NewSource(name: "libre", kind: .libretranslate(url: "https://localhost:5000/", keyFile: "/home/key\nfile")),
      NewSource(name: "apertium", kind: .apertium(url: "http://localhost:2737")),
      NewSource(name: "pons", kind: .pons(keyFile: "/home/key", url: nil), isEnabled: false),
    ]
  }
}

extension NewSource {
  fileprivate init(_ source: SourceConfiguration) {
    self.init(name: source.name, kind: source.kind, direction: source.direction, isEnabled: source.isEnabled)
  }
}

private func refusal(_ action: () async throws(SourceStoreError) -> Void) async -> SourceStoreError? {
  do {
    try await action()
    return nil
  } catch { return error }
}
