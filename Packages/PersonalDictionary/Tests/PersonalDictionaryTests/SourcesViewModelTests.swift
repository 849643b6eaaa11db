import CoreModule
import PersonalDictionaryTesting
import Testing

@testable import PersonalDictionary

@MainActor
struct SourcesViewModelTests {
  private let sources: SourcesViewModel
  private let given: DictionaryFixture
  private static let freedict = StubSource(
    name: "freedict", directions: [.initial.reversed], translations: [.initial.reversed: ["лампа": ["lamp"]]]
  )

  init() {
    var given = DictionaryFixture()
    given.sources = StubSources(
      [
        StubSource(name: "core"), StubSource(name: "mueller", directions: [.initial], translations: [.initial: ["lamp": ["лампа"]]]),
        StubSource(name: "broken", failure: .unusable(SourceFault(path: "/broken.index", .damaged))),
      ], installed: [Self.freedict])
    given.installedDictionaries = StubInstalledDictionaries([
      InstalledDictionary(
        name: "freedict", kind: .dictorg(path: "/freedict.index"), title: nil, direction: .initial.reversed, headwordCount: 7),
      InstalledDictionary(name: "mystery", kind: .stardict(path: "/mystery.ifo"), title: nil, direction: nil, headwordCount: 7),
    ])
    self.given = given
    sources = given.build().sources.build()
  }

  @Test func `the chain is shown in its order`() async {
    await sources.load()
    #expect(sources.state.sources.map(\.name) == ["core", "mueller", "broken", "freedict"])
    #expect(sources.state.sources.map(\.configuration.isInstalled) == [false, false, false, true])
    #expect(sources.state.names(serving: .initial) == ["core", "mueller", "broken"])
    #expect(sources.state.names(serving: .initial.reversed) == ["core", "broken", "freedict"])
  }

  @Test func `an installed dictionary is added by its name, with its direction and its path`() async {
    await sources.add("mine", .dictorg(path: "freedict"))
    #expect(sources.state.problem == nil)
    #expect(sources.state.changed?.configuration.kind == .dictorg(path: "/freedict.index"))
    #expect(sources.state.changed?.directions == [.initial.reversed])
    #expect(sources.state.sources.map(\.name) == ["core", "mueller", "broken", "mine"])
  }

  @Test func `the user’s languages come before those of the dictionary`() async {
    await sources.add("mine", .dictorg(path: "freedict"), direction: .initial)
    #expect(sources.state.changed?.configuration.direction == .initial)
  }

  @Test func `a dictionary whose languages nobody knows is not added`() async {
    await sources.add("mine", .stardict(path: "mystery"))
    guard case .unknownDirection(let dictionary)? = sources.state.problem else {
      Issue.record("\(String(describing: sources.state.problem))")
      return
    }
    #expect(dictionary.name == "mystery")
    await sources.load()
    #expect(sources.state.sources.map(\.name) == ["core", "mueller", "broken", "freedict"])
  }

  @Test func `a name that is blank or taken is refused, and so is a dictionary that is not there`() async {
    await sources.add(" ", .apertium(url: "http://localhost"))
    #expect(sources.state.problem == .unacceptable(text: " ", .blank))
    await sources.add("MUELLER", .apertium(url: "http://localhost"))
    #expect({ if case .sources(.nameTaken(let other)) = sources.state.problem { other.name == "mueller" } else { false } }())
    await sources.add("mine", .dictorg(path: "nowhere"))
    #expect(sources.state.problem == .unusableSource(name: "mine", SourceFault(path: "nowhere", .missing)))
  }

  @Test func `a service whose key cannot be read is not added`() async {
    let fault = SourceFault(path: "/nokey", .missing, of: .apiKey)
    var given = given
    given.sources = StubSources([KeylessSource(fault: fault)])
    let sources = given.build().sources.build()
    await sources.add("keyless", .pons(keyFile: "/nokey", url: nil))
    #expect(sources.state.problem == .unusableSource(name: "keyless", fault))
    #expect(sources.state.changed == nil)
  }

  @Test func `sources are selected by name, whatever the case`() async {
    await sources.move("Mueller", to: 1)
    #expect(sources.state.sources.map(\.name) == ["mueller", "core", "broken", "freedict"])
    await sources.setEnabled("CORE", false)
    #expect(sources.state.changed?.isEnabled == false)
    await sources.remove("nobody")
    #expect(sources.state.problem == .noSuchSource(name: "nobody", known: ["mueller", "core", "broken", "freedict"]))
    await sources.remove("core")
    #expect(sources.state.problem == .sources(.coreStays))
  }

  @Test func `an installed dictionary is asked without being added, after the others, until it is disabled`() async throws {
    let entry = given.build().dictionaryEntry.build()
    await entry.lookUp("лампа", from: .russian, to: .english)
    #expect(entry.state.answer?.translations == ["lamp"])
    await sources.setEnabled("freedict", true)
    #expect(sources.state.changed?.configuration.isInstalled == true)
    await sources.setEnabled("Freedict", false)
    #expect(sources.state.changed?.isEnabled == false && sources.state.changed?.directions == [.initial.reversed])
    await entry.lookUp("лампа", from: .russian, to: .english)
    #expect(entry.state.answer?.entries == [])
    #expect(try await given.sources.store.sources().map(\.name) == ["core", "mueller", "broken", "freedict"])
    await sources.setEnabled("freedict", true)
    await entry.lookUp("лампа", from: .russian, to: .english)
    #expect(entry.state.answer?.translations == ["lamp"])
    #expect(sources.state.sources.map(\.name) == ["core", "mueller", "broken", "freedict"])
  }

  @Test func `an installed dictionary is moved, cannot be taken out, and is asked again when its place is given up`() async {
    await sources.remove("freedict")
    #expect({ if case .installedStays(let source) = sources.state.problem { source.name == "freedict" } else { false } }())
    await sources.move("freedict", to: 2)
    #expect(sources.state.problem == nil)
    #expect(sources.state.sources.map(\.name) == ["core", "freedict", "mueller", "broken"])
    await sources.remove("freedict")
    #expect(sources.state.sources.map(\.name) == ["core", "mueller", "broken", "freedict"])
    #expect(sources.state.sources.last?.configuration.isInstalled == true)
  }

  @Test func `of several that are called the same, and of a dictionary in the chain, one is asked`() {
    let other = NewSource(name: "Mueller", kind: .dictorg(path: "/usr/share/dictd/mueller.index"), direction: .initial)
    let same = NewSource(name: "other", kind: .dictorg(path: "/given/mueller.index"), direction: .initial)
    let twins = ["/a.ifo", "/b.ifo"].map { NewSource(name: "twin", kind: .stardict(path: $0), direction: .initial) }
    let mueller = SourceConfiguration(number: 2, name: "mueller", kind: same.kind, position: 2)
    let all = SourceChain(stored: [mueller]).sources(with: [other, same] + twins)
    #expect(all.map(\.name) == ["core", "mueller", "twin"])
    #expect(all.map(\.position) == [1, 2, 3])
    #expect(all.last?.kind == .stardict(path: "/a.ifo"))
  }

  @Test func `one source is tried alone, also when it is disabled`() async {
    await sources.setEnabled("mueller", false)
    await sources.test("mueller", " lamp ")
    #expect(sources.state.trial?.text == "lamp")
    #expect(sources.state.trial?.answer.translations == ["лампа"])
    await sources.test("mueller", "xyz")
    #expect(sources.state.trial?.answer.entries == [])
    await sources.test("mueller", "lamp", from: .german)
    #expect({ if case .notServed(let source, _) = sources.state.problem { source.name == "mueller" } else { false } }())
    await sources.test("broken", "lamp")
    #expect(sources.state.trial?.answer.failures.first?.error == .unusable(SourceFault(path: "/broken.index", .damaged)))
  }

  @Test func `a disabled source is not asked, and a broken one does not keep the others from answering`() async throws {
    let entry = given.build().dictionaryEntry.build()
    await entry.lookUp("lamp")
    #expect(entry.state.answer?.translations == ["лампа"])
    #expect(entry.state.answer?.failures.map(\.source) == ["broken"])
    await sources.setEnabled("mueller", false)
    await entry.lookUp("lamp")
    let fault = SourceFault(path: "/broken.index", .damaged)
    #expect(entry.state.problem == .unanswered(text: "lamp", [SourceFailure(source: "broken", error: .unusable(fault))]))
    #expect(entry.state.answer?.pendingReason == .unavailable)
  }
}

/// A service without its key.
private struct KeylessSource: DictionarySource {
  let name = "keyless"
  let kind = "given"
  let isLocal = false
  let directions = Direction.all
  let fault: SourceFault?

  func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry] { [] }
}
