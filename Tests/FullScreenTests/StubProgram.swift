import AppGraph
import CoreModule
import PersonalDictionary
import Synchronization

@testable import TerminalKit

/// Settings kept in memory.
final class InMemorySettings: SettingsStore {
  private let kept = Mutex<[SettingKey: String]>([.backup: "off"])

  var version: String? { nil }
  func values() throws(SettingsError) -> [SettingKey: String] { kept.withLock { $0 } }
  func set(_ key: SettingKey, to value: String) throws(SettingsError) { kept.withLock { $0[key] = value } }
}

/// Files in memory.
final class StubFiles: UserFiles {
  private static let words = "text,translation,tags\nhouse,building,\ngato,cat,\ntree\ncasa,house,\n,x,\n"

  private static let files: [String: String] = [
    "words.csv": words, "worlds.kvtml": "", "/home/given/cards.txt": "#separator:Tab\ngato\tcat\n",
    "glot.json": #"{"format":"glot","version":1}"#,
    "list.csv": "text,translation,from,to\n" + (1...25).map { "palabra \($0),word \($0),es,en\n" }.joined(),
    "many.csv": (0..<2400).map { "word\($0),translation\n" }.joined(),
  ]

  func read(_ path: String, limit: Int) throws(UserFileError) -> [UInt8] {
    guard let text = Self.files[path] else { throw UserFileError(path: path, .missing) }
    return Array(text.utf8)
  }

  private let writing = Mutex<[String: String]>([:])
  /// What was written, by path.
  var written: [String: String] { writing.withLock { $0 } }

  func write(_ text: String, to path: String) throws(UserFileError) { writing.withLock { $0[path] = text } }

  func mayBeEndless(_ path: String) -> Bool { path == "pipe" }

  func names(in path: String) -> [String] {
    path.isEmpty ? [".hidden", "many.csv", "old/", "words.csv", "worlds.kvtml"] : path == "/home/given/" ? ["cards.txt"] : []
  }
}

/// Backups that are only counted.
final class InMemoryBackups: Backups {
  private let made = Mutex<[Backup]>([])

  func backups() async throws(BackupError) -> [Backup] { made.withLock { $0.reversed() } }

  func make(at path: String?) async throws(BackupError) -> Backup {
    made.withLock { made in
      let backup = Backup(
        path: path ?? "/backups/glot-\(made.count + 1).db", made: Timestamp(milliseconds: 1_700_000_000_000), size: 4096,
        contents: [BackupContent(area: .words, count: 7)]
      )
      made.append(backup)
      return backup
    }
  }

  func makeIfDue() async throws(BackupError) -> Backup? { nil }

  func restore(from path: String) async throws(BackupError) -> Restoration {
    guard let backup = made.withLock({ made in made.first { $0.path == path } }) else { throw .unreadable(path: path) }
    return Restoration(restored: backup, savedAs: "/backups/before.db", isUndoable: true)
  }
}

/// A timer in memory.
final class InMemoryTimer: UserJob {
  private let installed = Mutex(false)

  var plan: JobPlan {
    .files(["service", "timer"].map { WrittenFile(path: "/home/given/.config/systemd/user/glot-remind.\($0)", text: "given") })
  }

  var isExpressible: Bool { true }
  var isInstalled: Bool { installed.withLock { $0 } }

  func install() throws(StorageError) -> Bool {
    installed.withLock { $0 = true }
    return true
  }

  func uninstall() throws(StorageError) -> Bool {
    installed.withLock { isInstalled in
      defer { isInstalled = false }
      return isInstalled
    }
  }
}

/// A clock that stands still until it is moved.
final class MovedClock: Sendable {
  private let time = Mutex<Int64>(1_700_000_000_000)

  var now: Timestamp { Timestamp(milliseconds: time.withLock { $0 }) }
  var moment: MonotonicTime { MonotonicTime(nanoseconds: now.milliseconds * 1_000_000) }

  func move(by milliseconds: Int64) { time.withLock { $0 += milliseconds } }
}

/// Whether something is on.
final class OptionalFlag: Sendable {
  private let isOn = Mutex<Bool?>(nil)

  var value: Bool? {
    get { isOn.withLock { $0 } }
    set { isOn.withLock { $0 = newValue } }
  }
}
