import ContentKeyboard
import Testing

struct PieceCursorTests {
  private let greetings = PieceCursor(pieces: ["hey", "what's up?", "how's it going?"])

  @Test func `pieces follow one another and start again after the last`() {
    var cursor = greetings
    let heard = (0..<4).map { _ in cursor.next() }
    #expect(heard == ["hey", "what's up?", "how's it going?", "hey"])
    #expect(cursor.index == 0)
  }

  @Test func `a single piece comes every time`() {
    var cursor = PieceCursor(pieces: ["goodbye"])
    #expect(cursor.next() == "goodbye")
    #expect(cursor.next() == "goodbye")
  }

  @Test func `nothing is put out before the first press`() {
    #expect(greetings.piece == nil)
    #expect(greetings.index == nil)
  }

  @Test func `a button without pieces has none to give`() {
    var cursor = PieceCursor(pieces: [])
    #expect(cursor.next() == nil)
    #expect(cursor.pick(1) == nil)
    #expect(cursor.back() == false)
    #expect(cursor.piece == nil)
  }

  @Test func `a picked piece is counted from 1 and the next one follows it`() {
    var cursor = greetings
    #expect(cursor.pick(2) == "what's up?")
    #expect(cursor.index == 1)
    #expect(cursor.next() == "how's it going?")
  }

  @Test(arguments: [0, -1, 4, .min, .max])
  func `picking a number that no piece has moves nothing`(number: Int) {
    var cursor = greetings
    _ = cursor.next()
    let before = cursor
    #expect(cursor.pick(number) == nil)
    #expect(cursor == before)
  }

  @Test func `equal pieces are told apart by their places`() {
    var cursor = PieceCursor(pieces: ["ha", "ho", "ha", "hi"])
    #expect(cursor.pick(3) == "ha")
    #expect(cursor.next() == "hi")
  }

  @Test func `going back undoes presses and picks, one output at a time`() {
    var cursor = greetings
    _ = cursor.next()
    _ = cursor.pick(3)
    _ = cursor.next()
    #expect(cursor.back() == true)
    #expect(cursor.piece == "how's it going?")
    #expect(cursor.back() == true)
    #expect(cursor.piece == "hey")
    #expect(cursor.back() == true)
    #expect(cursor == greetings)
    #expect(cursor.back() == false)
  }
}
