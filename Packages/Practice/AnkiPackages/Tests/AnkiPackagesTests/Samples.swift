import AnkiPackages
import CoreModule

/// Notes for packages.
enum Samples {
  /// 2023-11-14T22:13:20Z.
  static let now = Timestamp(milliseconds: 1_700_000_000_000)
  static let type = AnkiNoteType(
    words: "glot", word: "Слово", translation: "Перевод", others: ["Example", "Note"],
    directions: ("Word → translation", "Translation → word"))
  static let deck = AnkiDeck(named: "glot::español → English")
  /// 2023-11-01T04:00:00Z.
  static let collection = AnkiCollection(
    created: Timestamp(milliseconds: 1_698_811_200_000), decks: [AnkiDeck(id: 1, name: "Default"), deck], noteTypes: [type])

  static let notes = [
    note(0, ["casa", "house", "Mi casa es tu casa.", ""], tags: ["noun", "two_words"], cards: [learnt(0), new(1)]),
    note(1, [AnkiFieldText.html("el \"agua\"; <fría> & más\nsegunda"), "cold water", "", "f"], cards: [learning(0), suspended(1)]),
    note(2, ["日本", "Япония", "", "🇯🇵"], cards: [forgotten(0), new(1)]),
  ]

  static func note(_ place: Int64, _ fields: [String], tags: [String] = [], cards: [AnkiCard] = []) -> AnkiNote {
    let id = 1_690_000_000_000 + place
    var note = AnkiNote(
      id: id, guid: "7B1D3C1E-0000-4000-8000-00000000000\(place)", noteType: type.id, modified: now, tags: tags, fields: fields,
      cards: cards)
    for index in note.cards.indices { note.cards[index].id = id * 2 + Int64(note.cards[index].template) }
    return note
  }

  static func new(_ template: Int) -> AnkiCard {
    var card = AnkiCard(id: 0, template: template, deck: deck.id)
    (card.modified, card.dueNumber) = (now, 7)
    return card
  }

  static func learnt(_ template: Int) -> AnkiCard {
    var card = new(template)
    (card.stage, card.queue, card.dueNumber, card.interval) = (.review, .review, 40, 27)
    (card.repetitions, card.lapses, card.flag) = (2, 1, 2)
    card.data.memory = AnkiCardData.Memory(stability: 27.125, difficulty: 4.75)
    (card.data.desiredRetention, card.data.decay) = (0.9, 0.154)
    card.data.lastReview = Timestamp(milliseconds: 1_699_700_000_000)
    card.data.originalPosition = 7
    card.reviews = [
      AnkiReview(
        time: Timestamp(milliseconds: 1_699_000_000_123), rating: 3, interval: -600, lastInterval: 0, factor: 224, duration: 4321,
        kind: .learning),
      AnkiReview(
        time: Timestamp(milliseconds: 1_699_700_000_000), rating: 4, interval: 27, lastInterval: 3, factor: 475, duration: 1500,
        kind: .review),
    ]
    return card
  }

  static func learning(_ template: Int) -> AnkiCard {
    var card = new(template)
    (card.stage, card.queue, card.dueNumber, card.repetitions, card.stepsLeft) = (.learning, .learning, 1_700_000_600, 1, 1)
    card.data.memory = AnkiCardData.Memory(stability: 2.5, difficulty: 5)
    card.data.lastReview = now
    return card
  }

  static func forgotten(_ template: Int) -> AnkiCard {
    var card = learnt(template)
    (card.stage, card.queue, card.dueNumber, card.stepsLeft, card.lapses) = (.relearning, .learning, 1_700_000_300, 1, 9)
    card.reviews = []
    return card
  }

  static func suspended(_ template: Int) -> AnkiCard {
    var card = learnt(template)
    card.queue = .suspended
    card.reviews = []
    return card
  }

  static func write(_ notes: [AnkiNote], to path: String) throws {
    let writer = try AnkiPackageWriter(path: path, collection: collection, modified: now)
    try writer.add(notes)
    try writer.finish()
  }
}
