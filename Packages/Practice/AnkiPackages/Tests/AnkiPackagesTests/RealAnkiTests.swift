import AnkiPackages
import CoreModule
import CoreModuleTesting
import Testing

/// Packages go from a real Anki to the reader, and from the writer to a real Anki.
@Suite(.enabled(if: RealAnki.isInstalled, "skipped: there is no Anki (the Python package anki, in .build-anki)"))
struct RealAnkiTests {
  let folder = TemporaryFolder()

  @Test func `packages that Anki made are read as Anki has them, in both schemas`() throws {
    let content = try RealAnki.run("make.py", [folder.path])
    #expect(content.notes.count == 64)
    #expect(content.notes.flatMap(\.cards).flatMap(\.reviews).count > 100)
    for name in ["old.apkg", "new.apkg", "old.colpkg", "new.colpkg"] {
      let reader = try AnkiPackageReader(path: folder.path + "/" + name, temporaryFolder: folder.path)
      #expect(try CollectionContent(of: reader) == content, "\(name)")
      let media = try reader.media().map { "\($0.name) \($0.isPresent)" }.sorted()
      #expect(media == ["casa.mp3 true", "casa.png true"], "\(name)")
    }
  }

  @Test func `Anki takes notes, cards, schedule and log of a package, and finds nothing to repair`() throws {
    let path = folder.path + "/cards.apkg"
    try Samples.write(Samples.notes, to: path)
    let taken = try RealAnki.run("take.py", [path])
    let own = CollectionContent(Samples.collection, Samples.notes)
    #expect(taken.notes == own.notes)
    #expect(taken.noteTypes == own.noteTypes)
    let problems = try #require(taken.problems)
    #expect(problems.contains("rebuilt and optimized") && problems.split(separator: "\n").count == 1, "\(problems)")
  }

  @Test func `a second import updates the notes and makes none twice`() throws {
    try Samples.write(Samples.notes, to: folder.path + "/first.apkg")
    var changed = Samples.notes
    changed[0].fields[1] = "home"
    changed[0].modified = changed[0].modified.adding(seconds: 60)
    try Samples.write(changed, to: folder.path + "/second.apkg")
    let taken = try RealAnki.run("take.py", ["first", "first", "second"].map { folder.path + "/\($0).apkg" })
    #expect(taken.notes == CollectionContent(Samples.collection, changed).notes)
  }

  @Test func `Anki takes its own package and what glot makes of it alike`() throws {
    _ = try RealAnki.run("make.py", [folder.path])
    for name in ["old", "new"] {
      let path = folder.path + "/\(name).apkg"
      let reader = try AnkiPackageReader(path: path, temporaryFolder: folder.path)
      let writer = try AnkiPackageWriter(path: folder.path + "/back.apkg", collection: reader.collection, modified: Samples.now)
      while case let notes = try reader.nextNotes(), !notes.isEmpty { try writer.add(notes) }
      try writer.finish()
      #expect(try RealAnki.run("take.py", [folder.path + "/back.apkg"]) == RealAnki.run("take.py", [path]))
    }
  }
}
