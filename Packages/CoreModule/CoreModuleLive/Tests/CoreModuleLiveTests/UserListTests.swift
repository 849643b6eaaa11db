import Testing

@testable import CoreModuleLive

/// The system's list of users.
struct UserListTests {
  private let list = UserList(
    text: "root:x:0:0:root:/root:/bin/bash\n# note\nann:x:1000:1000:Ann,,,:/home/ann:/bin/zsh\nodd:x:7:7::relative:/bin/sh\n")

  @Test func `a user's home is found by the number`() {
    #expect(list.home(of: 0) == "/root")
    #expect(list.home(of: 1000) == "/home/ann")
  }

  @Test func `whoever is not in it, or has no absolute path there, has none`() {
    #expect(list.home(of: 64000) == nil)
    #expect(list.home(of: 7) == nil)
    #expect(UserList(text: "").home(of: 0) == nil)
  }
}
