import CoreModule
import Testing

struct ShownAddressTests {
  @Test(arguments: [
    ("http://user:secret@h:80/list", "http://h:80/list"), ("https://user@h", "https://h"), ("http://a:b@c@h/x", "http://h/x"),
    ("http://h/list?token=secret", "http://h/list"), ("http://h/list#secret", "http://h/list"), ("http://h?secret", "http://h"),
    ("http://user:secret@h/@path?x=user@y", "http://h/@path"), ("http://user:sec/ret@h/x", "http://h/x"),
    ("http://user:sec?ret@h/x", "http://h/x"), ("http://user:sec#ret@h/x?y", "http://h/x"), ("http://user:sec ret@h", "http://h"),
    ("user:secret@h/x", "h/x"), ("HTTP://user:secret@[::1]:80/", "HTTP://[::1]:80/"),
  ])
  func `what may be secret is left out`(address: String, shown: String) {
    #expect(ShownAddress(address).description == shown)
    #expect(ShownAddress(address).isShortened)
  }

  @Test(arguments: ["http://h", "https://h:1/a/b", "http://h/@user/list", "http://[::1]:80/", "", "no address"])
  func `what holds no secret is as it was`(address: String) {
    #expect(ShownAddress(address).description == address)
    #expect(!ShownAddress(address).isShortened)
  }
}
