import AppServices
import CoreModule
import Testing

struct ServerGrantsTests {
  private let now = Timestamp(milliseconds: 1_000_000)

  @Test func `what is stored is read again`() throws {
    var grants = ServerGrants()
    grants.address = "http://127.0.0.1:7465"
    grants.devices.add("Firefox, Linux", digest: "aa", at: now)
    grants.devices.add("Chrome, “Android”", digest: "bb", at: now)
    grants.devices.markSeen(2, at: Timestamp(milliseconds: 2_000_000))
    grants.tokens.add("backup", digest: "cc", at: now)
    grants.invitations = [.init(digest: "dd", end: now)]
    let document = try #require(JSON(document: Array(grants.json.text.utf8)))
    #expect(ServerGrants(document) == grants)
  }

  @Test(arguments: [#"{}"#, #"[]"#, #"{"devices":{"last":1,"grants":[{"number":1}]},"tokens":{"last":0,"grants":[]},"invitations":[]}"#])
  func `another document is none`(text: String) throws {
    #expect(ServerGrants(try #require(JSON(document: Array(text.utf8)))) == nil)
  }

  @Test func `a number that was revoked is not given again`() {
    var list = GrantList()
    list.add("one", digest: "1", at: now)
    list.add("two", digest: "2", at: now)
    let (revoked, again) = (list.revoke(2), list.revoke(2))
    #expect(revoked?.name == "two" && again == nil)
    list.add("three", digest: "3", at: now)
    #expect(list.grants.map(\.number) == [1, 3])
    #expect(list[digest: "2"] == nil && list[digest: "3"]?.number == 3)
  }

  @Test func `of too many, the one that was not used for longest goes`() {
    var list = GrantList()
    for number in 1...3 { list.add("\(number)", digest: "\(number)", at: Timestamp(milliseconds: Int64(number)), limit: 3) }
    list.markSeen(1, at: Timestamp(milliseconds: 9))
    list.add("4", digest: "4", at: Timestamp(milliseconds: 10), limit: 3)
    #expect(list.grants.map(\.number) == [1, 3, 4])
  }

  @Test func `an invitation is good once, and until its end`() {
    var grants = ServerGrants()
    grants.invitations = [.init(digest: "a", end: now), .init(digest: "b", end: now)]
    let later = Timestamp(milliseconds: now.milliseconds + 1)
    let tries = [grants.takeInvitation("a", at: now), grants.takeInvitation("a", at: now), grants.takeInvitation("b", at: later)]
    #expect(tries == [true, false, false])
    #expect(grants.invitations == [])
  }
}
