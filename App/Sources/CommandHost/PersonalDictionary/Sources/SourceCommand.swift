import AppGraph
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

struct SourceCommand: Command {
  static let name = "source"
  static let help = CommandHelp(
    en: "Show and arrange the dictionaries.", ru: "Показать и настроить словари.",
    details: [
      LocalizedText(
        en: """
          The dictionaries on this machine are asked in the order of the list, and their answers are merged; services on the network are \
          asked only if these have nothing. The built-in dictionary, core, can be moved and disabled, but not removed.
          """,
        ru: """
          Словари на этом компьютере опрашиваются в порядке списка, их ответы объединяются; к сетевым службам glot обращается, только \
          если в словарях ничего нет. Встроенный словарь core можно переместить или отключить, но не удалить.
          """
      ),
      LocalizedText(
        en: """
          list shows the sources; add KIND NAME adds one; rm NAME, move NAME POSITION, enable NAME and disable NAME change one; test \
          NAME WORD asks only one; find shows the installed dictionaries, and what Debian has for the direction, with the command that \
          installs it.
          """,
        ru: """
          list показывает источники; add ВИД НАЗВАНИЕ добавляет; rm НАЗВАНИЕ, move НАЗВАНИЕ МЕСТО, enable НАЗВАНИЕ и disable НАЗВАНИЕ \
          изменяют один из них; test НАЗВАНИЕ СЛОВО обращается только к одному; find показывает установленные словари и то, что для \
          направления есть в Debian, с командой для установки.
          """
      ),
      LocalizedText(
        en: """
          Installed dictionaries of the kinds dictorg and stardict are used without being added, after those in the list; disable stops \
          this.
          """,
        ru: """
          Установленные словари видов dictorg и stardict опрашиваются и без добавления, после остальных; disable отключает такой \
          словарь.
          """
      ),
      LocalizedText(
        en: """
          The kinds are dictorg and stardict, with the path of a dictionary’s files or the name of an installed one; dict (--host, --port, \
          --database), libretranslate (--url, --key-file), apertium (--url) and pons (--key-file, --url).
          """,
        ru: """
          Виды: dictorg и stardict (за названием — путь к файлам словаря; у установленного он не нужен), dict (--host, --port, \
          --database), libretranslate (--url, --key-file), apertium (--url) и pons (--key-file, --url).
          """
      ),
      LocalizedText(
        en: """
          --plain prints the name, the kind, * when it is asked, the directions and the number of headwords; find adds the command \
          that installs what is not there.
          """,
        ru: """
          --plain выводит название, вид, * у включённых, направления и число заглавных слов; find — ещё и команду, которая \
          устанавливает недостающее.
          """
      ),
    ],
    examples: [
      "glot source list",
      "glot source find --from es --to en",
      "glot source disable freedict-eng-spa",
      "glot source add dictorg mueller7",
      "glot source add stardict big ~/dictionaries/big.ifo --from en --to ru",
      "glot source add dict server --host localhost --database freedict-eng-spa",
      "glot source move mueller7 1",
      "glot source test mueller7 house",
    ]
  )

  let action: [String]
  let from: String?
  let to: String?
  let place: SourcePlaceOptions

  init(_ arguments: inout ArgumentReader) {
    action = arguments.operands(
      "action", russianValue: "ДЕЙСТВИЕ", en: "What to do, and with what.", ru: "Что сделать и с чем.",
      completion: .stored(.sources, besides: SourceAction.allCases.map(\.rawValue))
    )
    from = arguments.languageOption(
      "from", en: "The language of the words: en, es, ru, de, fr, it or pt.",
      ru: "Язык слов: en, es, ru, de, fr, it или pt."
    )
    to = arguments.languageOption(
      "to", en: "The language of the translations.", ru: "Язык переводов."
    )
    place = SourcePlaceOptions(&arguments)
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let sources = context.personalDictionary().sources.build()
    guard let name = action.first else { return try await list(sources) }
    guard let what = SourceAction(rawValue: name) else { throw .unknownSourceAction(name) }
    let names = Array(action.dropFirst())
    switch (what, names.count) {
    case (.list, 0): return try await list(sources)
    case (.find, 0), (.add, 0): return try await find(sources)
    case (.add, 2...3): return try await add(names, sources, context)
    case (.rm, 1): return try await remove(names[0], sources)
    case (.enable, 1): return try await changed(sources) { await $0.setEnabled(names[0], true) }
    case (.disable, 1): return try await disable(names[0], sources)
    case (.move, 2): return try await move(names[0], to: try position(names[1]), sources)
    case (.test, 2...): return try await test(names[0], names.dropFirst().joined(separator: " "), sources)
    default: throw .incompleteSourceAction(what)
    }
  }

  @MainActor
  private func list(_ sources: SourcesViewModel) async throws(Problem) -> Outcome {
    await sources.load(countingHeadwords: true)
    if let problem = sources.state.problem { throw Problem(problem) }
    return Outcome(SourcesDocument(sources: sources.state.sources), notes: sources.state.sources.compactMap(SourcePhrases.fault))
  }

  @MainActor
  private func find(_ sources: SourcesViewModel) async throws(Problem) -> Outcome {
    let languages = try Direction.languages(from: from, to: to)
    await sources.findInstalled(from: languages.from, to: languages.to)
    if let problem = sources.state.problem { throw Problem(problem) }
    return Outcome(InstalledDocument(state: sources.state), notes: SourcePhrases.more(sources.state))
  }

  @MainActor
  private func add(_ names: [String], _ sources: SourcesViewModel, _ context: Context) async throws(Problem) -> Outcome {
    guard let kindName = SourceKindName(rawValue: names[0]), kindName != .core else { throw .unknownSourceKind(names[0]) }
    let kind = try place.kind(kindName, name: names[1], path: names.count > 2 ? names[2] : nil, in: context)
    let languages = try Direction.languages(from: from, to: to)
    if (languages.from == nil) != (languages.to == nil) { throw .incompleteDirection }
    let direction = languages.from.flatMap { from in languages.to.flatMap { Direction(from: from, to: $0) } }
    let note = kind.keyFile.flatMap { context.keyFileWarnings($0).first }
    return try await changed(sources, note: note) { await $0.add(names[1], kind, direction: direction) }
  }

  @MainActor
  private func remove(_ name: String, _ sources: SourcesViewModel) async throws(Problem) -> Outcome {
    var outcome = try await changed(sources, note: SourcePhrases.removed(name)) { await $0.remove(name) }
    let removed = sources.state.changed?.configuration
    if let rest = sources.state.sources.first(where: { $0.configuration.kind == removed?.kind && $0.configuration.isInstalled }) {
      outcome.notes.append(SourcePhrases.stillAsked(rest.name))
    }
    return outcome
  }

  @MainActor
  private func disable(_ name: String, _ sources: SourcesViewModel) async throws(Problem) -> Outcome {
    var outcome = try await changed(sources) { await $0.setEnabled(name, false) }
    outcome.notes += (sources.state.changed?.name).map { [SourcePhrases.disabled($0)] } ?? []
    return outcome
  }

  @MainActor
  private func move(_ name: String, to position: Int, _ sources: SourcesViewModel) async throws(Problem) -> Outcome {
    await sources.move(name, to: position)
    if let problem = sources.state.problem { throw Problem(problem) }
    return try await list(sources)
  }

  @MainActor
  private func test(_ name: String, _ word: String, _ sources: SourcesViewModel) async throws(Problem) -> Outcome {
    let languages = try Direction.languages(from: from, to: to)
    await sources.test(name, word, from: languages.from, to: languages.to)
    if let problem = sources.state.problem { throw Problem(problem) }
    guard let trial = sources.state.trial else { throw .noSuchSource(name, known: []) }
    let document = SourceTrialDocument(trial: trial)
    if let failure = trial.answer.failures.first { return Outcome(document, problem: Problem(failure)) }
    return Outcome(document, problem: trial.answer.entries.isEmpty ? .notInSource(trial) : nil)
  }

  @MainActor
  private func changed(
    _ sources: SourcesViewModel, note: LocalizedText? = nil, _ change: (SourcesViewModel) async -> Void
  ) async throws(Problem) -> Outcome {
    await change(sources)
    if let problem = sources.state.problem { throw Problem(problem) }
    return Outcome(
      SourcesDocument(sources: sources.state.changed.map { [$0] } ?? []), notes: note.map { [$0] } ?? []
    )
  }

  private func position(_ text: String) throws(Problem) -> Int {
    guard let position = Int(text), position > 0 else {
      throw .usage(
        en: ("“\(text)” is not a position.", "Use a whole number from 1."),
        ru: ("«\(text)» — не место в списке.", "Укажите целое число от 1.")
      )
    }
    return position
  }
}

/// The actions of `glot source`.
enum SourceAction: String, CaseIterable {
  case list, add, rm, move, enable, disable, test, find

  /// The usage for an error message.
  var usage: LocalizedText {
    switch self {
    case .list: LocalizedText(verbatim: "glot source list")
    case .find: LocalizedText(verbatim: "glot source find")
    case .add: LocalizedText(en: "glot source add KIND NAME …", ru: "glot source add ВИД НАЗВАНИЕ …")
    case .rm, .enable, .disable: LocalizedText(en: "glot source \(rawValue) NAME", ru: "glot source \(rawValue) НАЗВАНИЕ")
    case .move: LocalizedText(en: "glot source move NAME POSITION", ru: "glot source move НАЗВАНИЕ МЕСТО")
    case .test: LocalizedText(en: "glot source test NAME WORD", ru: "glot source test НАЗВАНИЕ СЛОВО")
    }
  }
}

extension SourceKind {
  /// The file with the API key, if the service has one.
  fileprivate var keyFile: String? {
    switch self {
    case .pons(let keyFile, _): keyFile
    case .libretranslate(_, let keyFile): keyFile
    case .core, .dictorg, .stardict, .dict, .apertium: nil
    }
  }
}
