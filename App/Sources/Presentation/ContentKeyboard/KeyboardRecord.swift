package import ContentKeyboard
package import CoreModule
package import CorePresentation

/// The keyboard as a record of the export file.
package struct KeyboardRecord {
  private let keyboard: KeyboardSnapshot
  /// Whether addresses keep their secrets.
  private let keepsSecrets: Bool

  package init(_ keyboard: KeyboardSnapshot, keepingSecrets keepsSecrets: Bool = true) {
    self.keyboard = keyboard
    self.keepsSecrets = keepsSecrets
  }

  /// Whether a secret was removed from the address of the source.
  package var isShortened: Bool { !keepsSecrets && keyboard.chosen.map { $0.source.shownPlace != $0.source.place } ?? false }

  package var json: JSON {
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

  /// Whether a secret was removed from the address of a record.
  package static func isShortened(_ value: JSON) -> Bool {
    value["source"]?[shortened]?.text == JSON.bool(true).text
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

  /// As text, since many JSON libraries cannot hold 64-bit integers exactly.
  private static func text(_ mark: TextMark) -> String { String(UInt64(bitPattern: mark.rawValue), radix: 16) }
}

extension KeyboardRecord {
  /// - Returns: The keyboard of a record, or all faults of the record.
  package static func keyboard(_ value: JSON) -> (keyboard: KeyboardSnapshot?, faults: [RecordFault]) {
    if case .null = value { return (KeyboardSnapshot(), []) }
    guard case .object = value else { return (nil, [.notAnObject]) }
    var reading = Reading()
    var keyboard = KeyboardSnapshot()
    keyboard.chosen = reading.chosen(value["source"])
    keyboard.own = reading.board(value["buttons"], "buttons")
    keyboard.fetched = reading.fetched(value["fetched"])
    for position in reading.list(value["positions"], "positions") {
      guard let id = position["id"]?.string, case .number(let place)? = position["index"], (0...Board.maximumPieces).contains(place),
        let mark = mark(position["mark"])
      else {
        reading.fail("positions")
        continue
      }
      keyboard.positions[id] = PiecePosition(place: place, mark: mark)
    }
    for use in reading.list(value["uses"], "uses") {
      guard let id = use["id"]?.string, case .number(let count)? = use["uses"], count > 0, let mark = mark(use["mark"]),
        let moment = use["frecency"]?.string.flatMap({ Timestamp(rfc3339: $0) })
      else {
        reading.fail("uses")
        continue
      }
      keyboard.uses[PieceID(id: id, mark: mark)] = PieceUse(count: count, frecency: Frecency(rawValue: moment.milliseconds))
    }
    return reading.faults.isEmpty ? (keyboard, []) : (nil, reading.faults)
  }

  private static func mark(_ value: JSON?) -> TextMark? {
    value?.string.flatMap { UInt64($0, radix: 16) }.map { TextMark(rawValue: Int64(bitPattern: $0)) }
  }

  /// The state of reading a record.
  fileprivate struct Reading {
    private(set) var faults: [RecordFault] = []

    mutating func fail(_ field: String) {
      let fault = RecordFault.wrongType(field, en: "as glot writes it", ru: "таким, как его пишет glot")
      if !faults.contains(fault) { faults.append(fault) }
    }

    mutating func chosen(_ value: JSON?) -> ChosenSource? {
      guard let value else { return nil }
      guard let kind = value["kind"]?.string, let source = BoardSource(kind: kind, place: value["place"]?.string) else {
        fail("source")
        return nil
      }
      guard case .number(let age)? = value["max_age"], age >= 0 else { return ChosenSource(source, maximumAge: nil) }
      return ChosenSource(source, maximumAge: Int64(age))
    }

    /// Validated by the reader of boards.
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
      guard let moment = value["at"]?.string.flatMap({ Timestamp(rfc3339: $0) }), let board = board(value["buttons"], "fetched.buttons")
      else {
        fail("fetched")
        return nil
      }
      return FetchedBoard(board, at: moment, stamp: value["stamp"]?.string)
    }

    mutating func list(_ value: JSON?, _ field: String) -> [JSON] {
      guard let value else { return [] }
      guard case .array(let values) = value else {
        fail(field)
        return []
      }
      let objects = values.filter { if case .object = $0 { true } else { false } }
      if objects.count < values.count { fail(field) }
      return objects
    }
  }
}
