import CoreModule
import DictionaryServices
import Foundation
import Glibc
import PersonalDictionary
import PersonalDictionaryTesting
import Synchronization
import Testing

struct CachedSourceTests {
  let given = CacheFixture()
  let direction = Direction.of("en", "es")

  private func outcome(
    _ text: String, _ policy: RequestPolicy = .respectingPauses, source: CachedSource? = nil
  ) async -> Result<[DictionaryEntry], DictionarySourceError> {
    do { return .success(try await (source ?? given.source()).entries(for: text, in: direction, policy: policy)) } catch {
      return .failure(error)
    }
  }

  @Test func `a service is asked each question once, for ever`() async throws {
    let first = try await outcome("house").get()
    #expect(first.map(\.headword) == ["house"])
    given.pass(seconds: 10_000_000)
    #expect(await outcome("house") == .success(first))
    #expect(await outcome("unknown") == .success([]))
    #expect(await outcome("unknown") == .success([]))
    #expect(given.service.asked == ["house", "unknown"])
  }

  @Test func `the other direction is another question`() async throws {
    _ = await outcome("house")
    _ = try await given.source().entries(for: "house", in: .of("es", "en"))
    #expect(given.service.asked == ["house", "house"])
  }

  @Test func `when nobody is to be asked, answers from before are known`() async throws {
    #expect(await outcome("house", .cacheOnly) == .success([]))
    #expect(given.service.asked == [])
    _ = await outcome("house")
    #expect(try await outcome("house", .cacheOnly).get().count == 1)
  }

  @Test func `offline nothing is asked, and answers from before are known`() async {
    let offline = given.source(offline: true)
    #expect(await outcome("house", source: offline) == .failure(.unasked(.offline)))
    #expect(await outcome("house", .ignoringPauses, source: offline) == .failure(.unasked(.offline)))
    _ = await outcome("house")
    #expect(try! await outcome("house", source: offline).get().count == 1)
    #expect(given.service.asked == ["house"])
  }

  @Test(arguments: [(PendingReason.offline, Int64(60)), (.unavailable, 300), (.rateLimited, 3600)])
  func `a service that failed is left alone for a while, unless the queue is worked off`(reason: PendingReason, seconds: Int64) async {
    given.service.fail(reason)
    let until = given.now.adding(seconds: seconds)
    #expect(await outcome("one") == .failure(.postponed(reason, until: until)))
    #expect(await outcome("two") == .failure(.unasked(reason, until: until)))
    #expect(given.service.asked == ["one"])
    given.service.fail(nil)
    #expect(try! await outcome("two", .ignoringPauses).get().count == 1)
    #expect(try! await outcome("three").get().count == 1)
  }

  @Test func `a service is asked again when the time is over`() async {
    given.service.fail(.offline)
    _ = await outcome("one")
    given.service.fail(nil)
    given.pass(seconds: 61)
    #expect(try! await outcome("one").get().count == 1)
  }

  @Test(arguments: [-630_720_000, -172_800] as [Int64])
  func `a service that failed under a clock that was ahead is asked again when the clock is right`(back: Int64) async {
    given.service.fail(.unavailable)
    _ = await outcome("one")
    given.service.fail(nil)
    given.pass(seconds: back)
    #expect(try! await outcome("one").get().count == 1)
  }

  @Test func `a service that counts days is asked again tomorrow`() async {
    given.service.fail(.rateLimited)
    // 2023-11-14T23:13:20+01:00
    let midnight = given.now.adding(seconds: 46 * 60 + 40)
    #expect(await outcome("one", source: given.source(countsDays: true)) == .failure(.postponed(.rateLimited, until: midnight)))
  }

  @Test(arguments: [
    (RetryTime.after(seconds: 20), Int64(20)), (.after(seconds: 1_000_000), 86_400), (.after(seconds: .max), 86_400),
    (.at(Timestamp(milliseconds: 1_700_000_090_000)), 90), (.at(Timestamp(milliseconds: 1_900_000_000_000)), 86_400),
    (.after(seconds: 0), 3600), (.at(Timestamp(milliseconds: 0)), 3600),
  ])
  func `a service that says how long is left alone so long, but a day at most`(time: RetryTime, seconds: Int64) async {
    given.service.fail(.rateLimited, ServiceRefusal(text: "Slow down", retry: time))
    let until = given.now.adding(seconds: seconds)
    #expect(await outcome("one") == .failure(.postponed(.rateLimited, until: until, said: "Slow down")))
    #expect(await outcome("two") == .failure(.unasked(.rateLimited, until: until)))
  }

  @Test func `until when a service is left alone is known to other runs`() async {
    let configuration = SourceConfiguration(number: 2, name: "a", kind: .apertium(url: "http://a"), position: 2)
    let folder = given.folder()
    #expect(folder.nextTry(of: configuration, at: given.now) == nil)
    given.service.fail(.rateLimited)
    _ = await outcome("one", source: given.source(folder: folder.folder(of: configuration)))
    #expect(folder.nextTry(of: configuration, at: given.now) == given.now.adding(seconds: 3600))
    given.service.fail(nil)
    _ = await outcome("one", .ignoringPauses, source: given.source(folder: folder.folder(of: configuration)))
    #expect(folder.nextTry(of: configuration, at: given.now) == nil)
  }

  @Test func `a refused key is no reason to wait, but nothing is tried by itself`() async {
    given.service.fail(.unauthorized)
    #expect(await outcome("one") == .failure(.postponed(.unauthorized, until: nil)))
    #expect(await outcome("two") == .failure(.postponed(.unauthorized, until: nil)))
    #expect(given.service.asked == ["one", "two"])
  }

  @Test func `what is no answer about the word is not kept`() async {
    for error in [DictionarySourceError.notServed(direction), .unusable(SourceFault(path: "/k", .missing, of: .apiKey))] {
      given.service.fail(with: error)
      #expect(await outcome("one") == .failure(error))
    }
    given.service.fail(.misconfigured)
    #expect(await outcome("one") == .failure(.postponed(.misconfigured, until: nil)))
    given.service.fail(nil)
    #expect(try! await outcome("one").get().count == 1)
  }

  @Test func `an answer of the first form, of which nothing may have meant a wrong address, is asked for again`() async throws {
    _ = await outcome("house")
    let folder = given.path + "/answers/x"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name != "notes" {
      let body = "{\"direction\":\"\(direction)\",\"entries\":[],\"text\":\"house\"}"
      try Data("glot answer 1 \(body.utf8.count)\n\(body)".utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
    }
    #expect(try await outcome("house").get().count == 1)
    #expect(given.service.asked == ["house", "house"])
  }

  @Test func `a service that nobody waited for any more did not fail`() async throws {
    given.service.fail(.interrupted)
    #expect(await outcome("one") == .failure(.unreachable(.interrupted)))
    #expect(try !given.notes().contains("until"))
    given.service.fail(nil)
    #expect(try! await outcome("two").get().count == 1)
  }

  @Test func `who waits for another that asks the same can be stopped`() async throws {
    _ = await outcome("house")
    let folder = given.path + "/answers/x"
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first { $0 != "notes" })
    let held = open(folder + "/" + name, O_RDWR | O_TRUNC)
    defer { close(held) }
    #expect(flock(held, LOCK_EX) == 0)
    let waiting = Task { await outcome("house", source: given.source(patience: .seconds(1_000_000_000))) }
    waiting.cancel()
    #expect(await waiting.value == .failure(.unreachable(.interrupted)))
  }

  @Test func `requests are counted by the day`() async throws {
    for text in ["one", "two", "two"] { _ = await outcome(text) }
    #expect(try given.notes().contains("day 2023-11-14\nasked 2\n"))
    given.pass(seconds: 3600)
    _ = await outcome("three")
    #expect(try given.notes().contains("day 2023-11-15\nasked 1\n"))
  }

  @Test func `between two requests of the queue some time passes`() async {
    for text in ["one", "two"] { _ = await outcome(text, .ignoringPauses) }
    #expect(given.pauses == [.milliseconds(500)])
    given.pass(seconds: 1)
    _ = await outcome("three", .ignoringPauses)
    #expect(given.pauses.count == 1)
  }

  @Test func `two that want the same at once are answered by one request`() async throws {
    // The waiting processes must not give up, however slow the request is.
    let sources = (0..<8).map { _ in given.source(patience: .seconds(1_000_000_000)) }
    let answers = await withTaskGroup(of: Result<[DictionaryEntry], DictionarySourceError>.self) { group in
      for source in sources { group.addTask { await outcome("house", source: source) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.allSatisfy { (try? $0.get().count) == 1 })
    #expect(given.service.asked == ["house"])
  }

  @Test(arguments: [ENOLCK, EOPNOTSUPP, EINVAL, EBADF])
  func `where the file system has no locks, the service is asked without one`(code: Int32) async throws {
    let source = given.source(lock: FileLock { _ in code })
    #expect(try await outcome("house", source: source).get().count == 1)
    #expect(given.pauses == [])
  }

  @Test func `a lock that a signal interrupted is tried again`() async throws {
    let codes = Mutex<[Int32]>([EINTR, EINTR, EWOULDBLOCK, EINTR, 0])
    let source = given.source(lock: FileLock { _ in codes.withLock { $0.removeFirst() } })
    #expect(try await outcome("house", source: source).get().count == 1)
    #expect(given.pauses.count == 1)
    #expect(codes.withLock { $0.count } == 0)
  }

  @Test func `a damaged answer is asked for again`() async throws {
    _ = await outcome("house")
    let folder = given.path + "/answers/x"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name != "notes" {
      try Data("glot answer 1 5\n{".utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
    }
    #expect(try await outcome("house").get().count == 1)
    #expect(given.service.asked == ["house", "house"])
  }

  @Test func `without a folder the service is asked all the same`() async throws {
    try Data().write(to: URL(fileURLWithPath: given.path))
    #expect(try await outcome("house").get().count == 1)
    #expect(try await outcome("house").get().count == 1)
    #expect(given.service.asked == ["house", "house"])
  }

  @Test func `nobody else may read what was asked`() async throws {
    _ = await outcome("house")
    var status = stat()
    #expect(stat(given.path + "/answers/x", &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
  }
}

struct CacheFolderTests {
  let given = CacheFixture()

  @Test func `answers can be forgotten, the count of the day stays`() async throws {
    #expect(try given.folder().clearAnswers() == 0)
    let source = given.source()
    for text in ["one", "two"] { _ = try await source.entries(for: text, in: .initial) }
    given.service.fail(.offline)
    _ = await source.outcome(for: "three", in: .initial)
    #expect(try given.folder().clearAnswers() == 2)
    #expect(try given.notes().contains("asked 3"))
    #expect(try given.folder().clearAnswers() == 0)
  }

  @Test func `only one works the queue off at a time`() async {
    let folder = given.folder()
    var waited = 0
    await folder.inTurn(waiting: {}) {
      await withTaskGroup { group in
        group.addTask {
          await folder.inTurn(waiting: {}) {}
        }
        group.cancelAll()
      }
      waited += 1
    }
    #expect(waited == 1)
    await folder.inTurn(waiting: { waited += 1 }) {}
    #expect(waited == 1)
  }

  @Test(arguments: [ENOLCK, EOPNOTSUPP, EINVAL])
  func `where the file system has no locks, the queue is worked off without one`(code: Int32) async {
    var waited = false
    let worked = await given.folder(lock: FileLock { _ in code }).inTurn(waiting: { waited = true }) { true }
    #expect(worked && !waited)
    #expect(given.pauses == [])
  }

  @Test func `each source has a folder of its own, another one of the same number too`() {
    let folder = given.folder()
    let one = SourceConfiguration(number: 2, name: "a", kind: .apertium(url: "http://a"), position: 2)
    let other = SourceConfiguration(number: 2, name: "a", kind: .apertium(url: "http://b"), position: 2)
    #expect(folder.folder(of: one) != folder.folder(of: other))
    #expect(folder.folder(of: one).hasPrefix(given.path + "/answers/apertium-2-"))
  }
}
