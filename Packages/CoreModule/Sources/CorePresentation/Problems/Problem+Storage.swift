public import CoreModule

extension Problem {
  /// The only place where storage errors get their texts and exit codes.
  public init(_ error: StorageError) {
    switch error {
    case .foreign(let path): self = .foreignDatabase(path)
    case .corrupt(let path): self = .corruptDatabase(path)
    case .damagedRecord(let path, let table, let key): self = .damagedRecord(path, "\(table) \(key.map(String.init) ?? "?")")
    case .unknownStructure(let path, let names): self = .unknownStructure(path, names)
    case .newerVersion(let path): self = .newerDatabase(path)
    case .permissionDenied(let path): self = .permissionDenied(path)
    case .readOnly(let path): self = .readOnly(path)
    case .diskFull(let path): self = .diskFull(path)
    case .busy(let path): self = .busy(path)
    case .cannotCreate(let path): self = .cannotCreate(path)
    case .conflict(let path, let detail): self = .conflict(path, detail)
    case .tooManyConditions: self = .tooManyConditions
    case .failedStatement(let path, let detail): self = .failedStatement(path, detail)
    case .inputOutput(let path, let detail): self = .inputOutput(path, detail)
    }
  }

  private static func foreignDatabase(_ path: String) -> Problem {
    Problem(
      .badData, "foreign_database",
      en: (
        "\(path) is not a glot database.",
        "Nothing was changed. Restore a backup with “glot restore”, or choose another folder with --data-dir."
      ),
      ru: (
        "\(path) — не база данных glot.",
        "Ничего не изменено. Восстановите данные из копии («glot restore») или укажите другую папку через --data-dir."
      )
    )
  }

  private static func corruptDatabase(_ path: String) -> Problem {
    Problem(
      .badData, "corrupt_database",
      en: ("The database \(path) is damaged.", "Nothing was changed. See “glot verify”, or restore a backup with “glot restore”."),
      ru: ("База данных \(path) повреждена.", "Ничего не изменено. См. «glot verify» или восстановите данные из копии: «glot restore».")
    )
  }

  private static func damagedRecord(_ path: String, _ record: String) -> Problem {
    Problem(
      .badData, "corrupt_database",
      LocalizedText(
        en: "The database \(path) is damaged: the record “\(record)” holds an impossible number.",
        ru: "База данных \(path) повреждена: в записи «\(record)» недопустимое число."
      ),
      hint: corruptDatabase(path).hint
    )
  }

  private static func unknownStructure(_ path: String, _ names: [String]) -> Problem {
    let list = names.joined(separator: ", ")
    return Problem(
      .badData, "unknown_structure",
      en: (
        "The structure of \(path) is not that of a glot database: \(list).",
        "Nothing was changed. Restore an undamaged backup with “glot restore”."
      ),
      ru: (
        "Структура \(path) не та, что у базы данных glot: \(list).",
        "Ничего не изменено. Восстановите данные из исправной копии: «glot restore»."
      ),
      details: [("names", .array(names.map(JSON.string)))]
    )
  }

  private static func newerDatabase(_ path: String) -> Problem {
    Problem(
      .configuration, "newer_database",
      en: ("The database \(path) was written by a newer version of glot.", "Nothing was changed. Update glot."),
      ru: ("База данных \(path) создана более новой версией glot.", "Ничего не изменено. Обновите glot.")
    )
  }

  private static func permissionDenied(_ path: String) -> Problem {
    Problem(
      .permissionDenied, "permission_denied",
      en: ("There is no permission to use \(path).", "Change the permissions or choose another folder with --data-dir."),
      ru: ("Нет прав доступа к \(path).", "Измените права или укажите другую папку через --data-dir.")
    )
  }

  private static func readOnly(_ path: String) -> Problem {
    Problem(
      .permissionDenied, "read_only",
      en: ("\(path) is in a read-only place.", "Make the place writable or choose another folder with --data-dir."),
      ru: ("Место, где лежит \(path), доступно только для чтения.", "Разрешите запись или укажите другую папку через --data-dir.")
    )
  }

  private static func diskFull(_ path: String) -> Problem {
    Problem(
      .inputOutput, "disk_full",
      en: ("The disk with \(path) is full.", "Nothing was changed. Free some space and try again."),
      ru: ("Диск, на котором лежит \(path), заполнен.", "Ничего не изменено. Освободите место и повторите попытку.")
    )
  }

  private static func busy(_ path: String) -> Problem {
    Problem(
      .tryAgainLater, "busy",
      en: ("Another process has been writing to \(path) for more than ten seconds.", "Nothing was changed. Try again later."),
      ru: ("Другой процесс уже больше десяти секунд записывает в \(path).", "Ничего не изменено. Повторите попытку позже.")
    )
  }

  private static func cannotCreate(_ path: String) -> Problem {
    Problem(
      .cannotCreate, "cannot_create",
      en: ("\(path) cannot be created.", "Check the path to its folder or choose another with --data-dir."),
      ru: ("Не удаётся создать \(path).", "Проверьте путь к папке или укажите другую через --data-dir.")
    )
  }

  private static func inputOutput(_ path: String, _ detail: String) -> Problem {
    Problem(
      .inputOutput, "io_error",
      en: ("\(path) could not be read or written: \(detail).", "Nothing was changed. Check the disk."),
      ru: ("Ошибка чтения или записи \(path): \(detail).", "Ничего не изменено. Проверьте диск.")
    )
  }

  private static func conflict(_ path: String, _ detail: String) -> Problem {
    Problem(
      .badData, "conflict",
      en: (
        "The change does not fit the data in \(path): \(detail).",
        "Nothing was changed. Try again; if it fails again, run “glot verify”."
      ),
      ru: (
        "Изменение не согласуется с данными в \(path): \(detail).",
        "Ничего не изменено. Повторите попытку; если не поможет, выполните «glot verify»."
      )
    )
  }

  private static let tooManyConditions = Problem.usage(
    en: ("The command has too many conditions.", "Give fewer words, tags or other conditions."),
    ru: ("В команде слишком много условий.", "Укажите меньше слов, меток и других условий.")
  )

  private static func failedStatement(_ path: String, _ detail: String) -> Problem {
    Problem(
      .internalError, "internal",
      en: (
        "The database \(path) rejected a request of glot: \(detail).",
        "Nothing was changed. This is a bug in glot; please report it."
      ),
      ru: ("База данных \(path) отклонила запрос glot: \(detail).", "Ничего не изменено. Это ошибка в glot; пожалуйста, сообщите о ней.")
    )
  }
}
