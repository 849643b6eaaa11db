import AppLive
import CoreModule
import CoreModuleSQLite
import Foundation
import PersonalDictionary
import PersonalDictionarySQLite
import Synchronization

extension DatabaseSchema {
  /// The structure of glot's database, in which nothing is recorded.
  fileprivate static let unrecorded = DatabaseSchema(
    applicationID: glot.applicationID, migrations: Array(glot.migrations.dropFirst()), tables: [], derived: glot.derived
  )
}

/// Fills a new database of glot's with made-up words.
struct MakeWords {
  let path: String
  let count: Int
  let seed: UInt64
  /// Whether changes are recorded for the undo log, and records get their checksums, as in glot.
  let isRecorded: Bool

  private static let batch = 5_000
  /// 2026-01-01T00:00:00Z: when the last word is added; each other one a minute before the next.
  private static let end = Timestamp(milliseconds: 1_767_225_600_000)

  /// `PATH COUNT [SEED] [--without-undo]`, or `nil` when it is not that.
  init?(_ all: [String]) {
    isRecorded = all.last != "--without-undo"
    let arguments = isRecorded ? all : all.dropLast()
    guard (2...3).contains(arguments.count) else { return nil }
    guard let count = Int(arguments[1]), count > 0, let seed = UInt64(arguments.dropFirst(2).first ?? "1") else { return nil }
    path = arguments[0].hasPrefix("/") ? arguments[0] : FileManager.default.currentDirectoryPath + "/" + arguments[0]
    self.count = count
    self.seed = seed
  }

  func run() async throws {
    guard let direction = Direction(from: .spanish, to: .english) else { return }
    let schema = isRecorded ? DatabaseSchema.glot : .unrecorded
    let database = SQLiteDatabase(path: path, schema: schema, clock: WallClock { Self.end }, log: SilentLog())
    let store = SQLiteWordStore(database: database, clock: clock, random: random)
    var maker = WordMaker(direction: direction, seed: seed)
    for start in stride(from: 0, to: count, by: Self.batch) {
      let drafts = try (start..<min(start + Self.batch, count)).map { try $0 == 0 ? maker.house() : maker.next() }
      _ = try await store.save(drafts)
      say("\(start + drafts.count) of \(count) words")
    }
    try await SQLiteDirectionStore(database: database).choose(direction.reversed)
    database.close()
  }

  /// The store reads it once for each word.
  private var clock: WallClock {
    let next = Mutex(Self.end.adding(seconds: -60 * Int64(count - 1)))
    return WallClock {
      next.withLock { moment in
        defer { moment = min(moment.adding(seconds: 60), Self.end) }
        return moment
      }
    }
  }

  private var random: RandomSource {
    let generator = Mutex(SplitMix64(seed: ~seed))
    return RandomSource { generator.withLock { $0.next() } }
  }
}

func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

guard let making = MakeWords(Array(CommandLine.arguments.dropFirst())) else {
  say("usage: make-words PATH COUNT [SEED] [--without-undo]")
  exit(64)
}
guard !FileManager.default.fileExists(atPath: making.path) else {
  say("\(making.path) is there already; name a new file.")
  exit(73)
}
do {
  try await making.run()
} catch {
  say("\(making.path): \(error)")
  exit(74)
}
