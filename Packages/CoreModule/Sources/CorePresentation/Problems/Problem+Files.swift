public import CoreModule

extension Problem {
  /// A file of the user cannot be read.
  public static func reading(_ error: UserFileError) -> Problem {
    let path = error.path
    guard !path.isEmpty else { return emptyPath }
    switch error.reason {
    case .missing, .cannotCreate:
      return Problem(
        .noInput, "no_such_file", LocalizedText(en: "There is no file \(path).", ru: "Файла \(path) нет."), hint: checkPath
      )
    case .isFolder: return isFolder(path, .noInput)
    case .permissionDenied, .readOnly, .isOwn:
      return Problem(
        .noInput, "permission_denied",
        en: ("There is no permission to read \(path).", "Change the permissions."),
        ru: ("Нет прав на чтение \(path).", "Измените права.")
      )
    case .tooLarge(let limit): return tooLarge(LocalizedText(verbatim: path), limit: limit)
    case .silentPipe:
      return Problem(
        .noInput, "silent_pipe",
        en: ("\(path) is a pipe that nobody writes to.", "Start the program that writes to it, or name a file."),
        ru: ("\(path) — канал, в который никто не пишет.", "Запустите программу, которая в него пишет, или укажите файл.")
      )
    case .diskFull: return failed(path, "ENOSPC", .noInput)
    case .failed(let detail): return failed(path, detail, .noInput)
    }
  }

  /// A file of the user cannot be written.
  public static func writing(_ error: UserFileError) -> Problem {
    let path = error.path
    guard !path.isEmpty else { return emptyPath }
    switch error.reason {
    case .missing, .cannotCreate, .tooLarge, .silentPipe:
      return Problem(
        .cannotCreate, "cannot_create",
        LocalizedText(en: "\(path) cannot be created.", ru: "Не удаётся создать \(path)."), hint: checkPath
      )
    case .isFolder: return isFolder(path, .cannotCreate)
    case .isOwn:
      return Problem(
        .cannotCreate, "own_file",
        en: ("\(path) is a file in which glot keeps its own data.", "Nothing was changed. Choose another file."),
        ru: ("В файле \(path) хранит свои данные сам glot.", "Ничего не изменено. Укажите другой файл.")
      )
    case .permissionDenied, .readOnly:
      return Problem(
        .permissionDenied, error.reason == .readOnly ? "read_only" : "permission_denied",
        en: ("There is no permission to write \(path).", "Change the permissions or choose another place."),
        ru: ("Нет прав на запись \(path).", "Измените права или укажите другое место.")
      )
    case .diskFull:
      return Problem(
        .inputOutput, "disk_full",
        en: ("The disk with \(path) is full.", "Nothing was changed. Free some space and try again."),
        ru: ("Диск, на котором лежит \(path), заполнен.", "Ничего не изменено. Освободите место и повторите попытку.")
      )
    case .failed(let detail): return failed(path, detail, .inputOutput)
    }
  }

  /// The file exceeds the limit of one run.
  public static func tooLarge(_ name: LocalizedText, limit: Int) -> Problem {
    Problem(
      .badData, "input_too_long",
      en: ("\(name(.english)) is too long: at most \(limit >> 20) MiB are allowed.", "Nothing was changed."),
      ru: ("\(name(.russian)): слишком много данных, допустимо не больше \(limit >> 20) МиБ.", "Ничего не изменено.")
    )
  }

  private static let emptyPath = Problem.usage(
    en: ("The name of the file is empty.", "Name a file."),
    ru: ("Имя файла пустое.", "Укажите файл.")
  )

  private static let checkPath = LocalizedText(en: "Check the path.", ru: "Проверьте путь.")

  private static func isFolder(_ path: String, _ kind: Kind) -> Problem {
    Problem(
      kind, "is_folder",
      en: ("\(path) is a folder.", "Name a file."),
      ru: ("\(path) — это папка.", "Укажите файл.")
    )
  }

  private static func failed(_ path: String, _ detail: String, _ kind: Kind) -> Problem {
    Problem(
      kind, "io_error",
      en: ("\(path) could not be read or written: \(detail).", "Nothing was changed."),
      ru: ("Ошибка чтения или записи \(path): \(detail).", "Ничего не изменено.")
    )
  }
}
