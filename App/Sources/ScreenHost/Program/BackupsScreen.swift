import AppGraph
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

/// Lists the backups, makes one, and restores one.
@MainActor
final class BackupsScreen: ListScreen {
  weak var navigator: Navigator?
  var cursor = ListCursor()
  private var backups: [Backup]?
  private var problem: Problem?
  private(set) var isBusy = false

  /// A file to restore at once.
  private var given: String?

  init(navigator: Navigator, restoring path: String? = nil) {
    given = path
    self.navigator = navigator
  }

  let title = BackupPhrases.title

  func load() async {
    guard let navigator, !isBusy else { return }
    do throws(BackupError) {
      backups = try await navigator.graph.backups.backups()
      problem = nil
      cursor.fit(count: rowCount, height: height)
    } catch { problem = Problem(error) }
    if let path = given.take() { restore(path) }
  }

  private var rows: [Backup] { backups ?? [] }

  func body(in area: ViewArea) -> ScreenBody {
    if isBusy { return ScreenBody(NoticeLines.notice(ProgramScreenPhrases.restoring, area)) }
    if let problem { return ScreenBody(NoticeLines.retryable(problem.sentence, area)) }
    guard backups != nil else { return ScreenBody(NoticeLines.notice(ScreenPhrases.loading, area)) }
    if rows.isEmpty {
      return ScreenBody(ProgramScreenPhrases.noBackups.lines(area))
    }
    return ScreenBody(
      cursor.lines(of: rows, in: area.size) { backup, isSelected in
        StyledLine(isSelected ? "› " : "  ", .accent)
          .appending(StepPhrases.time(backup.made, area.textStyle)(area.language), .strong)
          .appending("  " + BackupPhrases.contents(of: backup)(area.language))
          .appending("  " + BackupPhrases.size(backup.size)(area.language) + "  " + backup.name, .dim).cut(to: area.size.columns)
      })
  }

  var rowCount: Int { rows.count }

  func lists(in area: ViewArea) -> [ScreenList] {
    problem != nil ? [] : [ScreenList(cursor, count: rowCount, in: area) { [weak self] in self?.cursor = $0 }]
  }

  var actions: [ScreenAction] {
    var actions = [ScreenAction(["b"], .backUp) { [weak self] in self?.navigator?.backUp() }]
    if let backup = cursor.selected(in: rows) {
      actions.append(
        ScreenAction(
          [.enter], en: ("restore", "restore the data from the selected backup"),
          ru: ("восстановить", "восстановить данные из выбранной копии")
        ) { [weak self] in self?.restore(backup.path) })
    }
    actions.append(ScreenAction.reloading(navigator, isHinted: problem != nil))
    return isBusy ? [] : actions + moving
  }

  private func restore(_ path: String) {
    guard let navigator, !isBusy else { return }
    isBusy = true
    navigator.perform { [self] in
      do throws(BackupError) {
        let restoration = try await navigator.graph.backups.restore(from: path)
        let style = navigator.area.plainStyle
        navigator.say(LocalizedText(verbatim: RestorationDocument(restoration: restoration).text(style)))
        if restoration.isUndoable { navigator.say(ProgramScreenPhrases.undoRestore) }
        for damaged in restoration.damaged { navigator.say(VerifyPhrases.sentence(damaged)) }
      } catch { navigator.say(Problem(error)) }
      isBusy = false
      await load()
    }
  }
}

extension Navigator {
  /// Makes a backup, and says where.
  func backUp(to path: String? = nil) {
    performInBackground { [self] in
      do throws(BackupError) { say(BackupPhrases.made(try await graph.backups.make(at: path))) } catch { say(Problem(error)) }
      await top?.load()
    }
  }
}

extension ActionWords {
  static let backUp = ActionWords(en: ("back up", "back up all data now"), ru: ("создать копию", "создать резервную копию всех данных"))
}
