import CoreModule
import CoreModuleTesting
import Testing

/// The harness is as good as what it finds.
@MainActor
struct InterleavingsTests {
  private func violations(_ make: @escaping @MainActor (Shelf) -> Reader, _ intents: [Intent<Reader>]) async throws -> [String] {
    try await Interleavings<Reader, Reader.State>(
      of: intents, make: { make(Shelf($0)) }, state: { $0.state }, fault: { $0.state.count == 3 ? "three are too many" : nil }
    ).violations()
  }

  private static let find: [Intent<Reader>] = [.reads("find") { await $0.find("a") }, .reads("find b") { await $0.find("b") }]
  private static let count: [Intent<Reader>] = [.reads("count") { await $0.count() }]
  private static let add: [Intent<Reader>] = [.changes("add") { await $0.add("ab") }]

  @Test func `an answer that is asked for by identity and order passes`() async throws {
    #expect(try await violations({ Reader($0) }, Self.find + Self.add) == [])
    #expect(try await violations({ Reader($0) }, Self.find + Self.count) == [])
  }

  @Test func `an older answer that replaces a newer one is found`() async throws {
    let found = try await violations({ StaleReader($0) }, Self.find + Self.count)
    #expect(found.count == 2)
    #expect(
      found.first == "find, then find b: while the older waits at call point 1, found is [\"a\"], not [\"b\"]")
  }

  @Test func `an answer that is lost to another question is found`() async throws {
    let found = try await violations({ ForgetfulReader($0) }, Self.find + Self.count)
    #expect(found.map { $0.prefix { $0 != ":" } } == ["find, then count", "find b, then count", "count, then find", "count, then find b"])
  }

  @Test func `a fault in the end is found`() async throws {
    let found = try await violations({ Reader($0) }, Self.count + Self.add)
    #expect(found.contains { $0.hasPrefix("count, then add: ") && $0.hasSuffix("three are too many") })
  }

  @Test func `an intent that cannot be suspended is found`() async throws {
    #expect(
      try await violations({ Reader($0) }, [.reads("nothing") { _ in }])
        == ["nothing never waits: what it calls is not behind the gate"])
  }
}

/// A store behind a gate.
@MainActor
class Shelf {
  private let gate: CallGate
  private var items = ["a", "b"]

  init(_ gate: CallGate) { self.gate = gate }

  func find(_ text: String) async -> [String] { await gate { items.filter { $0.contains(text) } } }
  func count() async -> Int { await gate { items.count } }
  func add(_ item: String) async { await gate { items.append(item) } }
}

/// A view model as it should be; the others are wrong in one way each.
@MainActor
class Reader {
  struct State: Equatable {
    var found: [String] = []
    var count: Int?
  }

  var state = State()
  private var text = ""
  let shelf: Shelf
  var searches = IntentOrder()
  var counts = IntentOrder()

  init(_ shelf: Shelf) { self.shelf = shelf }

  func find(_ text: String) async {
    self.text = text
    let turn = searches.next()
    let found = await shelf.find(text)
    if searches.isLatest(turn) { state.found = found }
  }

  func count() async {
    let turn = counts.next()
    let count = await shelf.count()
    if counts.isLatest(turn) { state.count = count }
  }

  func add(_ item: String) async {
    await shelf.add(item)
    await find(text)
  }
}

final class StaleReader: Reader {
  override func find(_ text: String) async { state.found = await shelf.find(text) }
}

final class ForgetfulReader: Reader {
  override func count() async {
    let turn = searches.next()
    let count = await shelf.count()
    if searches.isLatest(turn) { state.count = count }
  }
}
