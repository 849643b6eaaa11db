import AppGraph
import ContentKeyboard
import CoreModule
// The list of variables is a plain C global; nothing in the program changes it.
@preconcurrency import Glibc

/// The board in the user's editor.
@MainActor
struct BoardDraft {
  let editor: BoardEditorViewModel

  /// Opens the board, waits, and keeps what was written; what cannot be kept is not lost.
  func edit(in context: Context) async throws(Problem) -> Outcome {
    let variables = context.launch.variables
    guard let program = ["VISUAL", "EDITOR"].compactMap({ variables[$0] }).first(where: { !$0.isEmpty }) else {
      throw Self.noEditor
    }
    await editor.load()
    if let problem = editor.state.problem { throw Problem(problem, in: context.session.language) }
    let before = BoardText.document(editor.state.board ?? Board())
    let folder = variables["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    let path = "\(folder)/glot-board-\(getpid()).json"
    let files = context.launch.files(context.options)
    do throws(UserFileError) { try files.write(before, to: path) } catch { throw .writing(error) }
    guard run(program, path) else { throw Self.failed(program, draft: path) }
    let bytes: [UInt8]
    do throws(UserFileError) { bytes = try files.read(path, limit: BoardReader.maximumBytes) } catch { throw .reading(error) }
    guard bytes != Array(before.utf8) else {
      unlink(path)
      return Outcome(ButtonsDocument(buttons: []), notes: [KeysPhrases.nothingChanged])
    }
    await editor.replace(with: bytes)
    if case .faults(let faults)? = editor.state.problem {
      var outcome = Outcome.faults(faults, in: LocalizedText(verbatim: path), language: context.session.language)
      outcome.problem?.hint = KeysPhrases.draft(path)
      return outcome
    }
    let outcome = try editor.outcome(in: context)
    unlink(path)
    return outcome
  }

  /// Runs the editor on the terminal, as a shell would: its name may have arguments. It stays in this process's group, which has the terminal.
  private func run(_ program: String, _ path: String) -> Bool {
    var words = ["sh", "-c", "exec \(program) \"$1\"", "sh", path].map { (word: String) in strdup(word) } + [nil]
    defer { for word in words { free(word) } }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var process = pid_t()
    guard posix_spawn(&process, "/bin/sh", nil, &attributes, &words, environ) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status == 0
  }

  private static let noEditor = Problem.usage(
    LocalizedText(en: "There is no editor: $VISUAL and $EDITOR are not set.", ru: "Редактор не задан: нет переменных $VISUAL и $EDITOR."),
    hint: LocalizedText(en: "Set one, or see “glot help keys edit”.", ru: "Задайте одну из них или см. «glot help keys edit».")
  )

  private static func failed(_ program: String, draft path: String) -> Problem {
    Problem(
      .unavailable, "editor_failed",
      LocalizedText(en: "The editor “\(program)” failed.", ru: "Редактор «\(program)» завершился с ошибкой."),
      hint: LocalizedText(en: "Nothing was changed. The draft is in \(path).", ru: "Ничего не изменено. Черновик: \(path).")
    )
  }
}
