import ContentKeyboardTesting
import CoreModule
import CoreModuleTesting
import Foundation
import Synchronization
import Testing

@testable import ContentKeyboard

struct StoreAndSourceTests {
  @Test(arguments: BoardStoreContract.all)
  func `the store in memory keeps the contract`(contract: BoardStoreContract) async throws {
    let store = InMemoryBoardStore(clock: .ticking(from: Timestamp(milliseconds: 1_000_000)))
    #expect(try await contract.violations(store) == [], "\(contract.promise)")
  }

  @Test func `a keyboard that would become too large is not taken in, and what is there stays`() async throws {
    let store = InMemoryBoardStore(clock: .ticking(from: Timestamp(milliseconds: 1_000_000)))
    let pieces = (1...60_000).map { "piece \($0)" }
    let board = Board((1...60_000).map { BoardButton(id: "\($0)", caption: "", pieces: $0 == 1 ? pieces : ["a"]) })
    _ = try await store.edit(.replace(board))
    let more = BoardButton(id: "1", caption: "", pieces: pieces.map { "another " + $0 })
    let others = (60_001...100_001).map { BoardButton(id: "\($0)", caption: "", pieces: ["a"]) }
    for added in [Board([more]), Board(others)] {
      for isTrial in [true, false] {
        await #expect(throws: BoardStoreError.edit(.tooMany(limit: 100_000))) {
          _ = try await store.merge(KeyboardSnapshot(own: added), isTrial: isTrial, in: nil)
        }
      }
    }
    #expect(try await store.everything().own == board)
    let taken = try await store.merge(KeyboardSnapshot(own: Board(others.dropLast())), isTrial: false, in: nil)
    #expect(taken.newCount == 40_000)
  }

  @Test(arguments: ContentSourceContract.all)
  func `the source in a file keeps the contract`(contract: ContentSourceContract) async throws {
    #expect(try await contract.violations(FileContent()) == [], "\(contract.promise)")
  }

  @Test(arguments: ContentSourceContract.all)
  func `the source of a service keeps the contract`(contract: ContentSourceContract) async throws {
    #expect(try await contract.violations(StubService()) == [], "\(contract.promise)")
  }
}

private struct FileContent: ContentUnderTest {
  private let files = StubFiles()
  var source: any ContentSource { FileContentSource(path: "board.json", files: files) }
  func give(_ board: Board) { files.content.withLock { $0 = Array(BoardText.document(board).utf8) } }
  func giveNonsense() { files.content.withLock { $0 = [0x3C] } }
  func vanish() { files.content.withLock { $0 = nil } }
}

/// One file at any path.
final class StubFiles: UserFiles {
  let content = Mutex<[UInt8]?>(nil)
  /// Whether the main thread has ever waited for a file.
  let keptMainThread = Mutex(false)

  func read(_ path: String, limit: Int) throws(UserFileError) -> [UInt8] {
    if Thread.isMainThread { keptMainThread.withLock { $0 = true } }
    guard let bytes = content.withLock({ $0 }) else { throw UserFileError(path: path, .missing) }
    return bytes
  }

  func write(_ text: String, to path: String) { content.withLock { $0 = Array(text.utf8) } }
}

private struct StubService: ContentUnderTest {
  private let client = StubHTTPClient("")
  var source: any ContentSource { HTTPContentSource(address: "http://given", client: client) }
  func give(_ board: Board) { client.change { _ in .success(HTTPResponse(status: 200, body: Array(BoardText.document(board).utf8))) } }
  func giveNonsense() { client.change { _ in .success(HTTPResponse(status: 200, body: Array("<html>".utf8))) } }
  func vanish() { client.change { _ in .failure(.unreachable(host: "given")) } }
}
