import ContentKeyboard
import CoreModuleSQLite
import GRDB

extension RowReader {
  /// A mark that is not `NULL`.
  mutating func mark() throws -> TextMark { TextMark(rawValue: try integer()) }

  /// A position from two columns, place and mark; `nil` if both are `NULL`.
  mutating func positionIfAny() throws -> PiecePosition? {
    let (place, mark) = (try countIfAny(), try integerIfAny())
    guard let place, let mark else { return nil }
    return PiecePosition(place: place, mark: TextMark(rawValue: mark))
  }

  /// A use from two columns, count and frecency; `nil` if the piece was never used.
  mutating func useIfAny() throws -> PieceUse? {
    let (count, frecency) = (try countIfAny(), try integerIfAny())
    guard let count, count > 0 else { return nil }
    guard let frecency else { throw damage }
    return PieceUse(count: count, frecency: Frecency(rawValue: frecency))
  }

  /// A button; its pieces are a JSON list.
  mutating func button() throws -> BoardButton {
    BoardButton(id: try text(), caption: try text(), pieces: try pieces())
  }

  /// Pieces that are not `NULL`.
  mutating func pieces() throws -> [String] { try text { BoardText.texts($0).flatMap { $0.isEmpty ? nil : $0 } } }
}
