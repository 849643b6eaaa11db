import AnkiPackages
import CoreModule
import Dispatch
import Foundation
import Glibc

// anki-round-trip write COUNT PACKAGE: writes a package of that many notes, each with two learnt cards and four answers.
// anki-round-trip read PACKAGE FOLDER: reads all notes of a package and what they say of words; FOLDER is for the temporary file.
// anki-round-trip digest PACKAGE FOLDER: prints a sum over everything that a round trip has to keep.
//
// The first two print, as JSON, how many seconds it took, how many megabytes were in memory at most, and how much was read.

let arguments = Array(CommandLine.arguments.dropFirst())
let start = DispatchTime.now().uptimeNanoseconds
switch (arguments.first, arguments.count) {
case ("write", 3): try write(Int64(arguments[1]) ?? 0, to: arguments[2])
case ("read", 3): try read(arguments[1], in: arguments[2])
case ("digest", 3): try digest(arguments[1], in: arguments[2])
default:
  print("usage: anki-round-trip write COUNT PACKAGE | read PACKAGE FOLDER | digest PACKAGE FOLDER")
  exit(64)
}

@MainActor
func write(_ count: Int64, to path: String) throws {
  let type = AnkiNoteType(
    words: "glot", word: "Word", translation: "Translation", others: ["Example", "Note"], directions: ("Recognise", "Recall"))
  let deck = AnkiDeck(named: "glot")
  let collection = AnkiCollection(created: Timestamp(milliseconds: 1_698_811_200_000), decks: [deck], noteTypes: [type])
  let writer = try AnkiPackageWriter(path: path, collection: collection, modified: Timestamp(milliseconds: 1_700_000_000_000))
  for first in stride(from: 0, to: count, by: 500) {
    try writer.add((first..<min(count, first + 500)).map { note($0, type, deck) })
  }
  try writer.finish()
  report(notes: Int(count), cards: Int(count) * 2, reviews: Int(count) * 4, words: Int(count))
}

func note(_ place: Int64, _ type: AnkiNoteType, _ deck: AnkiDeck) -> AnkiNote {
  let id = 1_600_000_000_000 + place * 1000
  let cards = (0..<2).map { template in
    var card = AnkiCard(id: id + Int64(template), template: template, deck: deck.id)
    (card.stage, card.queue, card.dueNumber, card.interval) = (.review, .review, 10 + place % 300, 5 + place % 200)
    (card.repetitions, card.modified) = (2, Timestamp(milliseconds: 1_700_000_000_000))
    card.data.memory = AnkiCardData.Memory(stability: Double(5 + place % 200) + 0.25, difficulty: Double(place % 90) / 10 + 1)
    card.data.desiredRetention = 0.9
    card.reviews = (0..<2).map { answer in
      AnkiReview(
        time: Timestamp(milliseconds: id + Int64(template * 10 + answer)), rating: 3, interval: 5 + place % 200, lastInterval: 2,
        factor: 500,
        duration: 2500)
    }
    return card
  }
  let fields = ["palabra <b>\(place &* 7919)</b>", "word \(place)", "Una frase con la palabra \(place &* 7919), &amp; más.", ""]
  return AnkiNote(
    id: id, guid: "note-\(place)", noteType: type.id, modified: Timestamp(milliseconds: 1_700_000_000_000), tags: ["tag\(place % 50)"],
    fields: fields, cards: cards)
}

@MainActor
func read(_ path: String, in folder: String) throws {
  let reader = try AnkiPackageReader(path: path, temporaryFolder: folder)
  let samples = try reader.samples()
  let mappings = Dictionary(
    uniqueKeysWithValues: reader.collection.noteTypes.map { ($0.id, AnkiFieldMapping(guessing: $0, samples: samples)) })
  var (notes, cards, reviews, words) = (0, 0, 0, 0)
  while case let portion = try reader.nextNotes(), !portion.isEmpty {
    for note in portion {
      words += mappings[note.noteType]?.words(of: note).count ?? 0
      cards += note.cards.count
      reviews += note.cards.reduce(0) { $0 + $1.reviews.count }
    }
    notes += portion.count
  }
  report(notes: notes, cards: cards, reviews: reviews, words: words)
}

func digest(_ path: String, in folder: String) throws {
  let reader = try AnkiPackageReader(path: path, temporaryFolder: folder)
  var sum = FNV1a()
  while case let portion = try reader.nextNotes(), !portion.isEmpty {
    for note in portion {
      sum.add("\(note.guid) \(note.fields) \(note.tags)")
      for card in note.cards {
        let due = reader.collection.moment(of: card.due)?.wholeSeconds ?? 0
        sum.add("\(card.template) \(card.stage) \(card.queue) \(due) \(card.interval) \(card.repetitions) \(card.lapses)")
        sum.add("\(card.data.memory?.stability ?? 0) \(card.data.memory?.difficulty ?? 0) \(card.data.desiredRetention ?? 0)")
        for review in card.reviews {
          sum.add("\(review.time.milliseconds) \(review.rating) \(review.interval) \(review.lastInterval) \(review.duration)")
        }
      }
    }
  }
  print(String(sum.value, radix: 16))
}

@MainActor
func report(notes: Int, cards: Int, reviews: Int, words: Int) {
  let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  var usage = rusage()
  getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
  let megabytes = usage.ru_maxrss / 1024
  print(
    "{\"seconds\":\(seconds),\"megabytes\":\(megabytes),\"notes\":\(notes),\"cards\":\(cards),\"reviews\":\(reviews),\"words\":\(words)}")
}
