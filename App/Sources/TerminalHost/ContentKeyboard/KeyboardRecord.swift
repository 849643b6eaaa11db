import ContentKeyboard
import CoreModule

/// The keyboard as it stands in the file of everything: all that is kept of it, in a fixed order.
struct KeyboardRecord {
  private let keyboard: KeptKeyboard
  /// Whether the address of the source is written whole.
  private let keepsSecrets: Bool

  init(_ keyboard: KeptKeyboard, keepingSecrets keepsSecrets: Bool = true) {
    self.keyboard = keyboard
    self.keepsSecrets = keepsSecrets
  }

  /// Whether the address of the source is written without the secrets that it has.
  var isShortened: Bool { !keepsSecrets && keyboard.chosen.map { $0.source.shownPlace != $0.source.place } ?? false }

  var json: JSON {
    .object([
      ("source", keyboard.chosen.map(json) ?? .null), ("buttons", keyboard.own.map(Self.json) ?? .null),
      ("fetched", keyboard.fetched.map(Self.json) ?? .null),
      (
        "positions",
        .array(
          keyboard.positions.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { id, position in
            .object([("id", .string(id)), ("index", .number(position.place)), ("mark", .string(Self.text(position.mark)))])
          })
      ),
      (
        "uses",
        .array(
          keyboard.uses.sorted { ($0.value.frecency, $0.key.mark.rawValue) < ($1.value.frecency, $1.key.mark.rawValue) }.map { key, use in
            .object([
              ("id", .string(key.id)), ("mark", .string(Self.text(key.mark))), ("uses", .number(use.count)),
              ("frecency", .string(Timestamp(milliseconds: use.frecency.rawValue).rfc3339)),
            ])
          })
      ),
    ])
  }

  private func json(_ chosen: ChosenSource) -> JSON {
    .object(
      [
        ("kind", .string(chosen.source.kind)), ("place", JSON(keepsSecrets ? chosen.source.place : chosen.source.shownPlace)),
        ("max_age", JSON(chosen.maximumAge.map { Int(clamping: $0) })),
      ] + (isShortened ? [(Self.shortened, .bool(true))] : []))
  }

  /// Whether the address of a record was written without the secrets that it had.
  static func isShortened(_ value: JSON) -> Bool {
    Members(value)?["source"].flatMap(Members.init)?[shortened].map { $0.text == JSON.bool(true).text } ?? false
  }

  private static let shortened = "place_shortened"

  private static func json(_ board: Board) -> JSON {
    .array(
      board.buttons.map {
        .object([("id", .string($0.id)), ("displayText", .string($0.caption)), ("content", JSON($0.pieces))])
      })
  }

  private static func json(_ fetched: FetchedBoard) -> JSON {
    .object([("at", .string(fetched.moment.rfc3339)), ("stamp", JSON(fetched.stamp)), ("buttons", json(fetched.board))])
  }

  /// A mark has more digits than every JSON library keeps of a number.
  private static func text(_ mark: TextMark) -> String { String(UInt64(bitPattern: mark.rawValue), radix: 16) }
}

extension KeyboardRecord {
  /// The keyboard of a record, or everything that is wrong with it.
  static func keyboard(_ value: JSON) -> (keyboard: KeptKeyboard?, faults: [RecordFault]) {
    if case .null = value { return (KeptKeyboard(), []) }
    guard let fields = Members(value) else { return (nil, [.notAnObject]) }
    var reading = Reading()
    var keyboard = KeptKeyboard()
    keyboard.chosen = reading.chosen(fields["source"])
    keyboard.own = reading.board(fields["buttons"], "buttons")
    keyboard.fetched = reading.fetched(fields["fetched"])
    for position in reading.list(fields["positions"], "positions") {
      guard let id = position["id"]?.string, case .number(let place)? = position["index"], (0...Board.mostPieces).contains(place),
        let mark = mark(position["mark"])
      else {
        reading.fail("positions")
        continue
      }
      keyboard.positions[id] = PiecePosition(place: place, mark: mark)
    }
    for use in reading.list(fields["uses"], "uses") {
      guard let id = use["id"]?.string, case .number(let count)? = use["uses"], count > 0, let mark = mark(use["mark"]),
        let moment = use["frecency"]?.string.flatMap({ Timestamp(rfc3339: $0) })
      else {
        reading.fail("uses")
        continue
      }
      keyboard.uses[PieceKey(id: id, mark: mark)] = PieceUse(count: count, frecency: Frecency(rawValue: moment.milliseconds))
    }
    return reading.faults.isEmpty ? (keyboard, []) : (nil, reading.faults)
  }

  private static func mark(_ value: JSON?) -> TextMark? {
    value?.string.flatMap { UInt64($0, radix: 16) }.map { TextMark(rawValue: Int64(bitPattern: $0)) }
  }

  /// The members of an object, by name.
  fileprivate struct Members {
    private let members: [String: JSON]

    init?(_ value: JSON) {
      guard case .object(let members) = value else { return nil }
      self.members = Dictionary(members) { first, _ in first }
    }

    /// `nil` for `null` too.
    subscript(name: String) -> JSON? {
      guard let value = members[name] else { return nil }
      if case .null = value { return nil }
      return value
    }
  }

  /// What was read so far.
  fileprivate struct Reading {
    private(set) var faults: [RecordFault] = []

    mutating func fail(_ field: String) {
      let fault = RecordFault.wrongType(field, en: "as glot writes it", ru: "таким, как его пишет glot")
      if !faults.contains(fault) { faults.append(fault) }
    }

    mutating func chosen(_ value: JSON?) -> ChosenSource? {
      guard let value else { return nil }
      guard let fields = Members(value), let kind = fields["kind"]?.string,
        let source = BoardSource(kind: kind, place: fields["place"]?.string)
      else {
        fail("source")
        return nil
      }
      guard case .number(let age)? = fields["max_age"], age >= 0 else { return ChosenSource(source, maximumAge: nil) }
      return ChosenSource(source, maximumAge: Int64(age))
    }

    /// Written out and read like any other board, which finds all that can be wrong with it.
    mutating func board(_ value: JSON?, _ field: String) -> Board? {
      guard let value else { return nil }
      do throws(BoardFaults) {
        return try BoardReader.board(Array(JSON.object([("content", value)]).text.utf8))
      } catch {
        faults += error.faults.prefix(20).map { fault in
          let place = fault.button.map { "\(field) \($0): " } ?? "\(field): "
          return RecordFault(
            code: fault.code, message: LocalizedText(en: place + fault.message(.english), ru: place + fault.message(.russian)))
        }
        return nil
      }
    }

    mutating func fetched(_ value: JSON?) -> FetchedBoard? {
      guard let value else { return nil }
      guard let fields = Members(value), let moment = fields["at"]?.string.flatMap({ Timestamp(rfc3339: $0) }),
        let board = board(fields["buttons"], "fetched.buttons")
      else {
        fail("fetched")
        return nil
      }
      return FetchedBoard(board, at: moment, stamp: fields["stamp"]?.string)
    }

    mutating func list(_ value: JSON?, _ field: String) -> [Members] {
      guard let value else { return [] }
      guard case .array(let values) = value else {
        fail(field)
        return []
      }
      let members = values.compactMap(Members.init)
      if members.count < values.count { fail(field) }
      return members
    }
  }
}

extension JSON {
  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }
}
