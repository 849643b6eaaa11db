public import CoreModule

extension Problem {
  /// A backup failed.
  public init(_ error: BackupError) {
    switch error {
    case .storage(let error): self.init(error)
    case .nothingToCopy:
      self.init(
        .nothingFound, "nothing_to_copy",
        LocalizedText(en: "There is nothing to back up yet.", ru: "Сохранять пока нечего."),
        hint: LocalizedText(en: "Add a word first: glot add WORD", ru: "Сначала добавьте слово: glot add СЛОВО")
      )
    case .unreadable(let path):
      self.init(
        .noInput, "no_input", LocalizedText(en: "The file \(path) cannot be read.", ru: "Не удаётся прочитать файл \(path)."),
        hint: LocalizedText(en: "List the backups with “glot restore”.", ru: "Список резервных копий: «glot restore».")
      )
    case .notWritable(let path):
      self.init(
        .cannotCreate, "cannot_create",
        LocalizedText(en: "The backup cannot be written to \(path).", ru: "Резервную копию нельзя записать в \(path)."),
        hint: LocalizedText(
          en: "Name a new file in an existing folder, or an older backup.",
          ru: "Укажите новый файл в существующей папке или прежнюю копию."
        )
      )
    case .foreign(let path):
      self.init(
        .badData, "foreign_backup",
        LocalizedText(en: "\(path) is not a backup of glot.", ru: "\(path) — не резервная копия glot."), hint: Self.anotherBackup
      )
    case .altered(let path): self = .altered(path)
    case .damaged(let path): self = .damagedBackup(path)
    case .isTheDatabase(let path):
      self.init(
        .badData, "is_the_database",
        LocalizedText(en: "\(path) is the database itself.", ru: "\(path) — это сама база данных."),
        hint: LocalizedText(en: "Nothing was changed. Name another file.", ru: "Ничего не изменено. Укажите другой файл.")
      )
    case .placeTaken(let path, let isFolder): self = .placeTaken(path, isFolder: isFolder)
    }
  }

  /// A backup cannot be written to standard output: it is synced and verified, and gets a checksum file.
  public static var backupToOutput: Problem {
    .usage(
      en: ("A backup cannot go to standard output.", "Name a file, as in “glot backup glot.db”."),
      ru: ("Резервную копию нельзя вывести в стандартный вывод.", "Укажите файл, например «glot backup glot.db».")
    )
  }

  private static func placeTaken(_ path: String, isFolder: Bool) -> Problem {
    Problem(
      .badData, isFolder ? "is_folder" : "foreign_database",
      isFolder
        ? LocalizedText(
          en: "\(path) is a folder, but the database must be a file there.", ru: "\(path) — это папка, а там должен быть файл базы данных."
        )
        : LocalizedText(en: "\(path) is a database of another program.", ru: "\(path) — база данных другой программы."),
      hint: LocalizedText(
        en: "Nothing was changed. Move \(path) to another place, then run “glot restore” again.",
        ru: "Ничего не изменено. Переместите \(path) в другое место и снова выполните «glot restore»."
      )
    )
  }

  private static func altered(_ path: String) -> Problem {
    Problem(
      .badData, "altered_backup",
      LocalizedText(
        en: "The backup \(path) was altered since it was made: its SHA-256 sum differs from the one in \(path).sha256.",
        ru: "Резервная копия \(path) изменена после создания: её сумма SHA-256 не совпадает с записанной в \(path).sha256."
      ),
      hint: anotherBackup
    )
  }

  private static func damagedBackup(_ path: String) -> Problem {
    Problem(
      .badData, "damaged_backup", LocalizedText(en: "The backup \(path) is damaged.", ru: "Резервная копия \(path) повреждена."),
      hint: anotherBackup
    )
  }

  private static var anotherBackup: LocalizedText {
    LocalizedText(
      en: "Nothing was changed. Choose another one: glot restore", ru: "Ничего не изменено. Выберите другую: glot restore"
    )
  }
}
