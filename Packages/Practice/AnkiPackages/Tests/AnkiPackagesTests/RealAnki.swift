import AnkiPackages
import CoreModule
import CoreModuleTesting
import Foundation

/// The peer: Anki's own back-end, in a Python environment that `Tests/run` makes.
enum RealAnki {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  private static let python = tests.appending(path: "../../../../../.build-anki/bin/python").standardized

  static let isInstalled = FileManager.default.isExecutableFile(atPath: python.path(percentEncoded: false))

  /// Runs one of the scripts in `anki` and decodes what it prints.
  static func run(_ script: String, _ arguments: [String]) throws -> CollectionContent {
    let process = Process()
    process.executableURL = python
    process.arguments = [tests.appending(path: "anki/\(script)").path(percentEncoded: false)] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return try JSONDecoder().decode(CollectionContent.self, from: data)
  }
}

/// What a collection has, in the form in which the scripts print it.
struct CollectionContent: Codable, Equatable {
  struct NoteType: Codable, Equatable {
    let name: String
    let fields: [String]
    let templates: [String]
    let isCloze: Bool
  }

  struct Note: Codable, Equatable {
    let guid: String
    let type: String
    let tags: [String]
    let fields: [String]
    var cards: [Card]
  }

  struct Card: Codable, Equatable {
    let template: Int
    let deck: String
    let stage: Int
    let queue: Int
    let due: Int64
    let interval: Int64
    let factor: Int
    let repetitions: Int
    let lapses: Int
    let stability: Double?
    let difficulty: Double?
    let desiredRetention: Double?
    let reviews: [[Int64]]
  }

  let noteTypes: [NoteType]
  var notes: [Note]
  var problems: String?
}

extension CollectionContent {
  /// The whole content of a package.
  init(of reader: AnkiPackageReader) throws {
    var notes: [AnkiNote] = []
    while case let portion = try reader.nextNotes(), !portion.isEmpty { notes += portion }
    self.init(reader.collection, notes)
  }

  init(_ collection: AnkiCollection, _ notes: [AnkiNote]) {
    let used = Set(notes.map(\.noteType))
    noteTypes = collection.noteTypes.filter { used.contains($0.id) }.sorted { $0.name < $1.name }.map { type in
      NoteType(name: type.name, fields: type.fields, templates: type.templates.map(\.name), isCloze: type.kind == .cloze)
    }
    self.notes = notes.map { note in
      Note(
        guid: note.guid, type: collection.noteType(note.noteType)?.name ?? "?", tags: note.tags.sorted(), fields: note.fields,
        cards: note.cards.map { Card($0, of: collection) })
    }.sorted { $0.guid.utf8.lexicographicallyPrecedes($1.guid.utf8) }
  }
}

extension CollectionContent.Card {
  init(_ card: AnkiCard, of collection: AnkiCollection) {
    let due: Int64 =
      switch card.due {
      case .position: 0
      case .day, .moment: collection.moment(of: card.due)?.wholeSeconds ?? -1
      }
    self.init(
      template: card.template, deck: collection.decks.first { $0.id == card.deck }?.name ?? "?", stage: card.stage.rawValue,
      queue: card.queue.rawValue, due: due, interval: card.interval, factor: card.factor, repetitions: card.repetitions,
      lapses: card.lapses,
      stability: card.data.memory?.stability, difficulty: card.data.memory?.difficulty, desiredRetention: card.data.desiredRetention,
      reviews: card.reviews.map { review in
        [
          review.time.milliseconds, Int64(review.rating), review.interval, review.lastInterval, Int64(review.factor), review.duration,
          Int64(review.kind.rawValue),
        ]
      })
  }
}
