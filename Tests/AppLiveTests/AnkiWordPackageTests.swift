import AnkiPackages
import AppGraph
import CoreModule
import CoreModuleTesting
import Foundation
import PersonalDictionary
import Practice
import PracticeScheduling
import Testing

@testable import AppLive

/// What notes and cards of Anki are taken for.
struct AnkiWordPackageTests {
  private let folder = TemporaryFolder()
  /// 14 November 2023, 22:13:20 UTC.
  private static let now = Timestamp(milliseconds: 1_700_000_000_000)
  /// 1 November 2023, four in the morning, UTC.
  private static let created = Timestamp(milliseconds: 1_698_811_200_000)
  private static let firstDay = CalendarDay(daysSinceEpoch: 19_662)
  private static let deck = AnkiDeck(id: 7, name: "Spanish::Verbs")
  private static let basic = AnkiNoteType(
    id: 1, name: "Basic", fields: ["Front", "Back", "Extra"],
    templates: [
      .init(name: "Recall", question: "{{#Back}}{{type:Back}}{{/Back}}", answer: "{{Front}}"),
      .init(name: "Recognise", question: "{{Front}}", answer: "{{Back}}"),
    ])
  private static let cloze = AnkiNoteType(
    id: 2, name: "Cloze", kind: .cloze, fields: ["Text"], templates: [.init(name: "Cloze", question: "{{cloze:Text}}", answer: "")])

  private func words(
    _ notes: [AnkiNote], deck: AnkiDeck = Self.deck, _ change: (inout WordPackageOptions) -> Void = { _ in }
  ) throws -> [PackagedWord] {
    let path = folder.path + "/a.apkg"
    let collection = AnkiCollection(created: Self.created, decks: [deck], noteTypes: [Self.basic, Self.cloze])
    let writer = try AnkiPackageWriter(path: path, collection: collection, modified: Self.now)
    try writer.add(notes)
    try writer.finish()
    var options = WordPackageOptions(.initial, localTime: .fixed(seconds: 0), now: Self.now)
    change(&options)
    let package = try AnkiWordPackages(temporaryFolder: folder.path).open(path, options)
    return try package.next()
  }

  private func note(_ fields: [String], type: AnkiNoteType = Self.basic, tags: [String] = [], _ cards: [AnkiCard] = []) -> AnkiNote {
    AnkiNote(
      id: 1_690_000_000_000, guid: "7B1D3C1E-0000-4000-8000-000000000001", noteType: type.id, modified: Self.now, tags: tags,
      fields: fields,
      cards: cards)
  }

  private func card(_ template: Int, _ change: (inout AnkiCard) -> Void = { _ in }) -> AnkiCard {
    var card = AnkiCard(id: 1_690_000_000_000 + Int64(template), template: template, deck: Self.deck.id)
    (card.stage, card.queue, card.dueNumber, card.interval, card.factor) = (.review, .review, 40, 27, 2500)
    card.modified = Self.now
    change(&card)
    return card
  }

  private static func review(_ days: Int64, _ rating: Int, _ kind: AnkiReview.Kind = .review, factor: Int = 500) -> AnkiReview {
    AnkiReview(time: created.adding(seconds: days * 86_400), rating: rating, interval: 27, lastInterval: 3, factor: factor, kind: kind)
  }

  @Test func `a note is a word of the language that its deck names`() throws {
    let word = try #require(try words([note(["<b>hablar</b>", "to speak; to talk", "yo hablo"], tags: ["verb", "Marked"])]).first)
    let content = try #require(word.record.content)
    #expect(content.text == "hablar" && content.translations == ["to speak", "to talk"] && content.note == "yo hablo")
    #expect(content.tags == ["verb"] && content.isStarred)
    #expect(content.id?.uuidString == "7B1D3C1E-0000-4000-8000-000000000001" && content.created?.milliseconds == 1_690_000_000_000)
    let practised = try #require(try words([note(["hablar", "speak", ""], [card(0)])]).first?.record.content)
    #expect(practised.from == "es" && practised.to == nil && practised.tags == ["Spanish/Verbs"])
    let named = try words([note(["hablar", "speak", ""], [card(0)])]) { $0.from = .portuguese }.first?.record.content
    #expect(named?.from == nil)
    let own = try words([note(["hablar", "speak", ""], [card(0)])], deck: AnkiDeck(id: 7, name: "glot::es → de")).first?.record.content
    #expect(own?.from == "es" && own?.to == "de" && own?.tags == [])
  }

  @Test func `a card asks what stands in its question, and is due on its day`() throws {
    let cards = [
      card(0) { card in
        card.data.memory = AnkiCardData.Memory(stability: 27.5, difficulty: 4.75)
        card.reviews = [Self.review(2, 3, .learning), Self.review(5, 4)]
      },
      card(1) { $0.queue = .suspended },
    ]
    let histories = try #require(try words([note(["hablar", "speak", ""], cards)]).first?.histories)
    #expect(histories.map(\.direction) == [.from, .to])
    let (from, to) = (histories[0], histories[1])
    #expect(from.suspended == Self.now && from.answers.count == 1 && to.suspended == nil)
    #expect(to.answers.map(\.grade) == [.good, .easy] && to.memory == MemoryState(stability: 27.5, difficulty: 4.75))
    #expect(to.due == .day(Self.firstDay.adding(days: 40)))
  }

  @Test func `a card without answers keeps its memory, that of another scheduler too`() throws {
    let learnt = card(1) { $0.interval = 100 }
    let history = try #require(try words([note(["hablar", "speak", ""], [learnt])]).first?.histories.first)
    #expect(history.answers.count == 1 && history.memory?.stability == 100)
    #expect((1...10).contains(history.memory?.difficulty ?? 0))
    #expect(history.due == .day(Self.firstDay.adding(days: 40)))
  }

  @Test func `what was answered before a reset, or in a filtered deck, does not count`() throws {
    let reset = card(1) { card in
      card.reviews = [
        Self.review(1, 1), Self.review(2, 0, .manual, factor: 0), Self.review(3, 3, .learning), Self.review(4, 4, .filtered, factor: 0),
        Self.review(5, 2), Self.review(6, 0, .rescheduled),
      ]
    }
    let history = try #require(try words([note(["hablar", "speak", ""], [reset])]).first?.histories.first)
    #expect(history.answers.map(\.grade) == [.good, .hard])
    let new = card(1) { card in
      (card.stage, card.queue, card.reviews) = (.new, .new, [Self.review(1, 1)])
    }
    #expect(try words([note(["hablar", "speak", ""], [new])]).first?.histories == [])
  }

  @Test func `answers that cannot be are counted, and left out`() throws {
    let card = card(1) { $0.reviews = [Self.review(-9000, 3), Self.review(2, 3), Self.review(9000, 3)] }
    let word = try #require(try words([note(["hablar", "speak", ""], [card])]).first)
    #expect(word.histories.first?.answers.count == 1)
    #expect(word.faults == [.impossibleAnswerTimes(count: 2, Self.created.adding(seconds: -9000 * 86_400))])
  }

  @Test(arguments: [Int64.min, -1_000_000, 1_000_000, .max])
  func `a day that cannot be counted is left out`(due: Int64) throws {
    let card = card(1) { card in
      card.dueNumber = due
      card.reviews = [Self.review(2, 3)]
    }
    let history = try #require(try words([note(["hablar", "speak", ""], [card])]).first?.histories.first)
    #expect(history.due == nil && history.answers.count == 1)
  }

  @Test func `each gap of a text is a word with its own card`() throws {
    let text = "La {{c1::casa::house}} es {{c2::grande}}."
    let words = try words([note([text], type: Self.cloze, [card(1) { $0.reviews = [Self.review(2, 3)] }])])
    #expect(words.map(\.record.content?.text) == ["casa", "grande"])
    #expect(words.map(\.record.content?.translations) == [["house"], []])
    #expect(words.map { $0.record.content?.examples.map(\.text) } == [["La casa es grande."], ["La casa es grande."]])
    #expect(words.map(\.histories.count) == [0, 1] && words.map(\.record.content?.id) == [nil, nil])
    #expect(words[1].histories.first?.direction == .to)
  }

  @Test(arguments: [
    ([PackageField(.word, "back")], ["word", "house", "casa", "extra", ""]),
    ([PackageField(.translation, "Extra")], ["word", "casa", "extra", "house", ""]),
    ([PackageField(.example, "Extra"), PackageField(.skip, "Back")], ["word", "casa", "", "", "extra"]),
  ])
  func `the user says what fields are`(fields: [PackageField], expected: [String]) throws {
    let content = try words([note(["casa", "house", "extra"])]) { $0.fields = fields }.first?.record.content
    let found =
      ["word", content?.text ?? "", content?.translations.joined(separator: " ") ?? "", content?.note ?? ""]
      + [content?.examples.map(\.text).joined() ?? ""]
    #expect(found == expected)
  }

  @Test func `fields are told apart by the language that the decks name`() throws {
    // A Russian word, were it not for the deck.
    let words = try words([note(["дом", "casa", ""])]) { $0.to = .russian }
    #expect(words.first?.record.content?.text == "casa" && words.first?.record.content?.translations == ["дом"])
  }

  @Test func `a field that is nowhere is told`() throws {
    #expect(throws: WordFileError.self) { try words([note(["casa", "house", ""])]) { $0.fields = [PackageField(.word, "Frente")] } }
  }

  @Test func `a package keeps where the sentences of a word are from`() throws {
    var word = Word(
      number: 1, id: Word.ID(UUID()), text: "casa", direction: .initial, ownTranslations: ["house"], created: Self.now, updated: Self.now)
    word.examples = [WordExample("La casa.", origin: "Emma"), WordExample("Una casa."), WordExample("Mi casa.", origin: "Ana")]
    let path = folder.path + "/own.apkg"
    let options = WordPackageOptions(.initial, localTime: .fixed(seconds: 0), now: Self.now)
    let writer = try AnkiWordPackages(temporaryFolder: folder.path).create(path, [word.direction], options)
    try writer.add([PractisedWord(word, [])])
    try writer.finish()
    let reader = try AnkiPackageReader(path: path, temporaryFolder: folder.path)
    let type = try #require(reader.collection.noteTypes.first { $0.name == "glot" })
    let note = try #require(try reader.nextNotes().first)
    let place = try #require(type.fields.firstIndex(of: "Origin"))
    #expect(AnkiFieldText(html: note.fields[place]).text == "Emma\n—\nAna")
  }
}
