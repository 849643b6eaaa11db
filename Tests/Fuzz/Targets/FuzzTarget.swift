/// A parser of bytes that others wrote, as something to throw bytes at.
package struct FuzzTarget: Sendable {
  /// Its name, also that of its folder in the corpus.
  package let name: String
  /// Parses the bytes. Refusing them is fine; trapping, hanging, or a result that depends on how the bytes are cut is not.
  package let parse: @Sendable (_ bytes: [UInt8]) throws -> Void

  init(_ name: String, _ parse: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void) { (self.name, self.parse) = (name, parse) }

  /// All targets.
  package static let all = documents + texts + wordFiles + packages + dictionaries + messages

  /// The target with this name.
  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }

  /// Parses the bytes; errors are answers.
  package func run(_ bytes: [UInt8]) {
    do { try parse(bytes) } catch is DifferentResult { fatalError("\(name): the result depends on how the bytes are cut") } catch {}
  }
}

/// The same bytes gave two results.
struct DifferentResult: Error {}

/// Checks that both ways of reading the same bytes agree.
func agree<Value: Equatable>(_ left: Value, _ right: Value) throws { if left != right { throw DifferentResult() } }

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// The bytes in pieces; the first byte says how long they are.
func pieces(_ bytes: [UInt8]) -> [[UInt8]] {
  guard let first = bytes.first else { return [] }
  let length = Int(first % 31) + 1
  return stride(from: 1, to: bytes.count, by: length).map { Array(bytes[$0..<min($0 + length, bytes.count)]) }
}
