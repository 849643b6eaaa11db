import CoreModule
import Testing

struct ScriptsTests {
  @Test func `letters are told by their script`() {
    #expect("aZéßřẽﬁ".unicodeScalars.allSatisfy { $0.isLatin && !$0.isCyrillic })
    #expect("яЁіўԛ".unicodeScalars.allSatisfy { $0.isCyrillic && !$0.isLatin })
    #expect("1-×÷λ語".unicodeScalars.allSatisfy { !$0.isCyrillic && !$0.isLatin })
  }

  @Test func `an accent marks the stress of a Cyrillic letter only`() {
    for mark in ["\u{301}", "\u{300}"] as [Unicode.Scalar] {
      #expect(mark.isStressMark(after: "о"))
      #expect(!mark.isStressMark(after: "o"))
      #expect(!mark.isStressMark(after: nil))
    }
    #expect(!("\u{306}" as Unicode.Scalar).isStressMark(after: "и"))
  }
}
