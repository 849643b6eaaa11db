import PersonalDictionary
import Testing

struct NearMissTests {
  @Test(arguments: [("casa", "caza"), ("hat", "hats"), ("zebra", "ebra"), ("form", "from"), ("лама", "ляма"), ("дом", "адом")])
  func `a spelling that is one slip away is found, with any letter of its script`(typed: String, meant: String) throws {
    let near = try #require(NearMiss(of: typed))
    #expect(near.oneSlipAway.contains(meant) && near.slips(to: meant) == 1)
  }
}
