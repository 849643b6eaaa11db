import CoreModule
package import CorePresentation
package import PersonalDictionary

extension Problem {
  package init(_ error: SourceStoreError) {
    switch error {
    case .storage(let error): self.init(error)
    case .noSuchSource(let number): self = .noSuchSource("\(number)", known: [])
    case .nameTaken(let source):
      self.init(
        .badData, "already_there",
        LocalizedText(en: "A source called “\(source.name)” already exists.", ru: "Источник «\(source.name)» уже есть."),
        hint: LocalizedText(en: "Choose another name. Nothing was changed.", ru: "Выберите другое название. Ничего не изменено.")
      )
    case .coreStays:
      self.init(
        .usage, "core_stays",
        LocalizedText(
          en: "“core”, the dictionary inside glot, cannot be removed.", ru: "Встроенный словарь «core» нельзя удалить."
        ),
        hint: LocalizedText(en: "Disable it with “glot source disable core”.", ru: "Его можно отключить: «glot source disable core».")
      )
    }
  }

  /// There is no source with this name.
  package static func noSuchSource(_ name: String, known: [String]) -> Problem {
    let names = known.joined(separator: ", ")
    return Problem(
      .nothingFound, "not_found",
      LocalizedText(en: "There is no source called “\(name)”.", ru: "Источника «\(name)» нет."),
      hint: known.isEmpty ? nil : LocalizedText(en: "The sources are: \(names).", ru: "Есть источники: \(names)."),
      details: [("sources", JSON(known))]
    )
  }

  /// The languages of a dictionary are unknown.
  static func unknownDirection(_ dictionary: InstalledDictionary) -> Problem {
    Problem(
      .usage, "unknown_direction",
      en: (
        "The languages of \(dictionary.name) cannot be told from its name or description.",
        "Specify them: --from L --to L."
      ),
      ru: ("По названию и описанию словаря \(dictionary.name) непонятно, для каких он языков.", "Укажите их: --from L --to L.")
    )
  }

  /// A source does not support the direction.
  static func notServed(_ source: SourceConfiguration, _ direction: Direction) -> Problem {
    Problem(
      .nothingFound, "direction_not_served",
      en: ("“\(source.name)” does not translate \(direction).", "“glot source list” shows the directions of each source."),
      ru: (
        "Источник «\(source.name)» не переводит в направлении \(direction).",
        "Направления каждого источника показывает «glot source list»."
      )
    )
  }

  static func sourceNotSupported(_ source: SourceConfiguration) -> Problem {
    Problem(
      .unavailable, "not_supported",
      LocalizedText(
        en: "This version of glot does not support sources of the kind \(source.kind.name.rawValue), such as “\(source.name)”.",
        ru: "Эта версия glot не поддерживает источники вида \(source.kind.name.rawValue), такие как «\(source.name)»."
      )
    )
  }
}

extension Problem {
  /// An installed dictionary that was found automatically cannot be removed.
  static func installedStays(_ name: String) -> Problem {
    Problem(
      .usage, "installed_stays",
      en: ("“\(name)” is used because it is installed; it was not added.", "Disable it with “glot source disable \(name)”."),
      ru: (
        "Источник «\(name)» используется, потому что словарь установлен; его не добавляли.",
        "Его можно отключить: «glot source disable \(name)»."
      )
    )
  }

  /// A word was not found, but some sources did not answer.
  package static func unanswered(
    _ texts: [String], in direction: Direction? = nil, _ failures: [SourceFailure], suggestions: [SuggestedSpelling] = []
  ) -> Problem {
    let pendingFailure = failures.first { $0.error.pendingReason != nil }
    guard let first = (pendingFailure ?? failures.first).map({ Problem($0) }) else {
      return .nothingFound(texts, in: direction, suggestions: suggestions)
    }
    let languages = direction.map { " (\($0))" } ?? ""
    return Problem(
      first.kind, first.code,
      LocalizedText(
        en: "None of the available dictionaries has \(texts.named("“", "”"))\(languages).",
        ru: "В доступных словарях нет \(texts.named("«", "»"))\(languages)."
      ),
      hint: first.hint, details: [("sources", JSON(failures.map(\.source).withoutRepeats()))]
    )
  }

  /// The files of a local source cannot be used.
  package init(_ fault: SourceFault, of source: String) {
    self.init(
      fault.kind, fault.code, LocalizedText(en: fault.english(source), ru: fault.russian(source)), hint: fault.hint,
      details: [("source", .string(source)), ("path", .string(fault.path))]
    )
  }
}

extension SourceFault {
  fileprivate var kind: Problem.Kind {
    switch reason {
    case .missing, .noFile: .noInput
    case .permissionDenied: .permissionDenied
    case .foreign, .truncated, .damaged, .badLines: .badData
    case .failed: .inputOutput
    }
  }

  fileprivate var code: String {
    switch reason {
    case .missing, .noFile: "no_such_file"
    case .permissionDenied: "permission_denied"
    case .foreign where role == .apiKey: "no_key"
    case .foreign: "foreign_dictionary"
    case .truncated, .damaged, .badLines: "damaged_dictionary"
    case .failed: "io_error"
    }
  }

  fileprivate func english(_ source: String) -> String {
    let problem =
      switch reason {
      case .missing: "there is no file \(path)"
      case .noFile: "\(path) is no file"
      case .permissionDenied: "there is no permission to read \(path)"
      case .foreign where role == .apiKey: "\(path) holds none"
      case .foreign: "\(path) is not in a form that glot can read"
      case .truncated: "\(path) ends too early"
      case .damaged: "\(path) is damaged"
      case .badLines(let lines): "\(Self.englishLines(lines)) of \(path) \(lines.count == 1 ? "is" : "are") damaged"
      case .failed(let detail): "\(path) cannot be read: \(detail)"
      }
    return switch role {
    case .dictionary: "The dictionary “\(source)” cannot be used: \(problem)."
    case .apiKey: "The key for “\(source)” cannot be read: \(problem)."
    }
  }

  fileprivate func russian(_ source: String) -> String {
    let problem =
      switch reason {
      case .missing: "нет файла \(path)"
      case .noFile: "\(path) не является файлом"
      case .permissionDenied: "нет прав на чтение \(path)"
      case .foreign where role == .apiKey: "в файле \(path) его нет"
      case .foreign: "формат файла \(path) неизвестен"
      case .truncated: "файл \(path) обрывается раньше времени"
      case .damaged: "файл \(path) повреждён"
      case .badLines(let lines): "в файле \(path) \(Self.russianLines(lines))"
      case .failed(let detail): "ошибка чтения \(path): \(detail)"
      }
    return switch role {
    case .dictionary: "Словарём «\(source)» нельзя воспользоваться: \(problem)."
    case .apiKey: "Не удалось прочитать ключ для источника «\(source)»: \(problem)."
    }
  }

  private static func englishLines(_ lines: [Int]) -> String {
    (lines.count == 1 ? "line " : "lines ") + lines.map(String.init).joined(separator: ", ")
  }

  private static func russianLines(_ lines: [Int]) -> String {
    (lines.count == 1 ? "повреждена строка " : "повреждены строки ") + lines.map(String.init).joined(separator: ", ")
  }

  fileprivate var hint: LocalizedText {
    switch reason {
    case .permissionDenied: LocalizedText(en: "Change the permissions.", ru: "Измените права.")
    case _ where role == .apiKey:
      LocalizedText(
        en: "Put the key that the service gave you into this file, on a line of its own, or name another file with --key-file.",
        ru: "Запишите ключ, полученный от службы, в этот файл отдельной строкой или укажите другой файл: --key-file."
      )
    case .missing, .noFile:
      LocalizedText(
        en: "Check the path; “glot source add” lists the dictionaries that are installed.",
        ru: "Проверьте путь; установленные словари показывает «glot source add»."
      )
    case .foreign:
      LocalizedText(en: "Choose a dictionary in the dict.org or StarDict format.", ru: "Укажите словарь в формате dict.org или StarDict.")
    case .truncated, .damaged, .badLines, .failed:
      LocalizedText(en: "Install the dictionary again.", ru: "Установите словарь заново.")
    }
  }
}
