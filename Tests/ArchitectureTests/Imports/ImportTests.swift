import Testing

struct ImportTests {
  let rule = ImportRule(layers: ImportTable.layers, libraries: ImportTable.libraries)

  @Test func `every target imports only what its layer may`() throws {
    expectNone(rule.violations(in: try SourceTree.current.get().sources))
  }

  @Test func `every target of the table exists`() throws {
    let stale = rule.staleTargets(in: try SourceTree.current.get().sources) { $0.hasSuffix("Testing") || ImportTable.stores.contains($0) }
    expectNone(stale)
  }

  @Test func `no layer gives a feature another feature`() {
    for layer in ImportTable.layers where !layer.targets.allSatisfy({ !ImportTable.features.contains($0) }) {
      #expect(layer.mayImport.isDisjoint(with: ImportTable.features), "\(layer.name)")
    }
  }

  @Test(arguments: [
    ("Packages/CoreModule/Sources/CoreModule/Log.swift", "Glibc"),
    ("Packages/CoreModule/Sources/CoreModule/Log.swift", "PersonalDictionary"),
    ("Packages/TodoList/Sources/TodoList/List/List.swift", "PersonalDictionary"),
    ("Packages/TodoList/Sources/TodoList/List/List.swift", "GRDB"),
    ("Packages/TodoList/Sources/TodoListTesting/Given.swift", "PersonalDictionary"),
    ("Packages/PersonalDictionary/PersonalDictionarySQLite/Sources/PersonalDictionarySQLite/Store.swift", "TOMLKit"),
    ("Packages/Practice/Sources/PracticeScheduling/Scheduler.swift", "CoreModule"),
    ("Packages/Practice/Sources/Practice/Session/Session.swift", "PersonalDictionary"),
    ("Packages/Practice/PracticeSQLite/Sources/PracticeSQLite/Tables.swift", "PersonalDictionary"),
    ("App/Sources/AppGraph/AppGraph.swift", "CoreModuleSQLite"),
    ("App/Sources/AppServices/BackgroundWork.swift", "Glibc"),
    ("App/Sources/AppServices/Export/ExportFile.swift", "TerminalKit"),
    ("App/Sources/AppLive/Launch.swift", "CommandHost"),
    ("Packages/CoreModule/Sources/CorePresentation/Problem.swift", "Glibc"),
    ("App/Sources/Presentation/Words.swift", "ArgumentParser"),
    ("App/Sources/Presentation/Words.swift", "Glibc"),
    ("App/Sources/Presentation/Words.swift", "TerminalKit"),
    ("App/Sources/TerminalKit/Key.swift", "PersonalDictionary"),
    ("App/Sources/CommandHost/Host.swift", "AppLive"),
    ("App/Sources/CommandHost/Host.swift", "PersonalDictionarySQLite"),
    ("App/Sources/CommandHost/Host.swift", "ScreenHost"),
    ("App/Sources/ScreenHost/Host.swift", "ArgumentParser"),
    ("App/Sources/ScreenHost/Host.swift", "CommandHost"),
    ("App/Sources/WebHost/Page.swift", "TerminalKit"),
    ("App/Sources/WebHost/Page.swift", "ScreenHost"),
    ("Packages/TodoList/Sources/TodoList/List/List.swift", "Hummingbird"),
    ("App/Sources/glot/main.swift", "PersonalDictionary"),
    ("App/Sources/glot/main.swift", "Unheard"),
  ])
  func `an import that the layer may not is found`(path: String, module: String) {
    let file = SourceFile(path, "public import \(module)\n")
    #expect(rule.violations(in: [file]).first?.hasPrefix("\(path): imports \(module), which the layer “") == true)
  }

  @Test func `a target that stands in no layer is found`() {
    let file = SourceFile("Packages/Weather/Sources/Weather/Weather.swift", "")
    #expect(
      rule.violations(in: [file])
        == ["Packages/Weather/Sources/Weather/Weather.swift: its target Weather stands in no layer of ImportTable, and is no feature there"]
    )
  }

  @Test func `two libraries in one adapter are found, in different files too`() {
    let adapter = Layer(name: "adapter", targets: ["Store"], mayImport: ["GRDB", "TOMLKit"], libraryLimit: 1)
    let files = ["GRDB", "TOMLKit"].map { SourceFile("Packages/Store/Sources/Store/\($0).swift", "import \($0)\n") }
    let rule = ImportRule(layers: [adapter], libraries: ImportTable.libraries)
    #expect(rule.violations(in: files) == ["Store: uses GRDB and TOMLKit, its layer has 1 at most"])
    #expect(rule.violations(in: [files[0]]) == [])
  }

  @Test func `a target of the table without a file is found`() {
    #expect(rule.staleTargets(in: []) { $0 != "CoreModule" } == ["CoreModule"])
  }
}
