import CoreModule
import Glibc

/// The user's text editor.
struct TextEditor {
  private let command: String
  private let folder: String
  private let variables: [String: String]

  /// The editor that the environment names.
  init(variables: [String: String]) throws(Problem) {
    guard let command = [variables["VISUAL"], variables["EDITOR"]].compactMap(\.self).first(where: { !$0.isEmpty }) else {
      throw .usage(
        LocalizedText(en: "There is no editor: $VISUAL and $EDITOR are not set.", ru: "Редактор не задан: нет ни $VISUAL, ни $EDITOR."),
        hint: LocalizedText(
          en: "Set one of them, or say what to change; see “glot help edit”.",
          ru: "Задайте одну из этих переменных или укажите изменения; см. «glot help edit»."
        )
      )
    }
    self.command = command
    self.variables = variables
    folder = variables["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  }

  /// Opens `text` in the editor and waits until it is closed.
  func edit(_ text: String) throws(Problem) -> EditedFile {
    let file = try draft(text)
    let status = run(on: file.path)
    guard status == 0 else {
      file.remove()
      throw Problem(
        .nothingFound, "editor_failed",
        LocalizedText(
          en: "The editor “\(command.visible)” ended with status \(status).",
          ru: "Редактор «\(command.visible)» завершился с кодом \(status)."
        ),
        hint: LocalizedText(en: "Nothing was changed.", ru: "Ничего не изменено.")
      )
    }
    return file
  }

  private func draft(_ text: String) throws(Problem) -> EditedFile {
    var path = Array((folder + "/glot-XXXXXX.txt").utf8CString)
    // Only the user may read it.
    let descriptor = mkstemps(&path, 4)
    let name = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard descriptor >= 0 else { throw .writing(UserFileError(path: name, .cannotCreate)) }
    defer { close(descriptor) }
    let file = EditedFile(path: name)
    var text = text
    let isWritten = text.withUTF8 { bytes in write(descriptor, bytes.baseAddress, bytes.count) == bytes.count }
    guard isWritten else {
      file.remove()
      throw .writing(UserFileError(path: name, .diskFull))
    }
    return file
  }

  /// The shell takes the editor's own arguments apart.
  private func run(on path: String) -> Int32 {
    let words = ["/bin/sh", "-c", "exec \(command) \"$1\"", "sh", path]
    var arguments = words.map { strdup($0) } + [nil]
    var environment = variables.map { strdup($0.key + "=" + $0.value) } + [nil]
    defer { for text in arguments + environment { free(text) } }
    var process = pid_t()
    guard posix_spawn(&process, "/bin/sh", nil, nil, &arguments, &environment) == 0 else { return 127 }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }
}

/// A text that was in an editor.
struct EditedFile {
  let path: String

  func remove() { unlink(path) }
}
