import CoreModule
import PersonalDictionary
import PersonalDictionaryTesting
import Testing

@MainActor
struct SourcesViewModelTests {
  private let sources: SourcesViewModel
  private let given: GivenDictionary

  init() {
    var given = GivenDictionary()
    given.sources = GivenSources([
      GivenSource(name: "core"), GivenSource(name: "mueller", directions: [.initial], translations: [.initial: ["lamp": ["лампа"]]]),
      GivenSource(name: "broken", failure: .unusable(SourceFault(path: "/broken.index", .damaged))),
    ])
    given.installedDictionaries = GivenInstalledDictionaries([
      InstalledDictionary(
        name: "freedict", kind: .dictorg(path: "/freedict.index"), title: nil, direction: .initial.reversed, headwordCount: 7),
      InstalledDictionary(name: "mystery", kind: .stardict(path: "/mystery.ifo"), title: nil, direction: nil, headwordCount: 7),
    ])
    self.given = given
    sources = given.build().sources.build()
  }

  @Test func `the chain is shown in its order`() async {
    await sources.load()
    #expect(sources.state.sources.map(\.name) == ["core", "mueller", "broken"])
    #expect(sources.state.names(serving: .initial) == ["core", "mueller", "broken"])
    #expect(sources.state.names(serving: .initial.reversed) == ["core", "broken"])
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
    #expect(sources.state.sources.count == 3)
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
    let fault = SourceFault(path: "/nokey", .missing, of: .key)
    var given = given
    given.sources = GivenSources([KeylessSource(fault: fault)])
    let sources = given.build().sources.build()
    await sources.add("keyless", .pons(keyFile: "/nokey", url: nil))
    #expect(sources.state.problem == .unusableSource(name: "keyless", fault))
    #expect(sources.state.changed == nil)
  }

  @Test func `sources are selected by name, whatever the case`() async {
    await sources.move("Mueller", to: 1)
    #expect(sources.state.sources.map(\.name) == ["mueller", "core", "broken"])
    await sources.setEnabled("CORE", false)
    #expect(sources.state.changed?.isEnabled == false)
    await sources.remove("nobody")
    #expect(sources.state.problem == .noSuchSource(name: "nobody", known: ["mueller", "core", "broken"]))
    await sources.remove("core")
    #expect(sources.state.problem == .sources(.coreStays))
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
  let headwordCount: Int? = nil
  let fault: SourceFault?

  func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry] { [] }
}
