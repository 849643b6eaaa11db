import ContentKeyboard
import ContentKeyboardTesting
import CoreModule
import CoreModuleTesting
import Testing

@MainActor
struct KeyboardViewModelTests {
  let given = KeyboardFixture()

  private func model() -> KeyboardViewModel { given.build().keyboard.build() }

  private func texts(_ model: KeyboardViewModel) -> [String] { model.state.pieces.map(\.text) }

  @Test func `buttons are pressed by id or caption, and without a name the one used last`() async {
    let model = model()
    await model.press(["1", "FAREWELL"])
    #expect(texts(model) == ["hi", "bye"])
    await model.press([])
    #expect(texts(model) == ["see you"])
    await model.load()
    #expect(model.state.buttons.map(\.index) == [0, nil, 1])
    #expect(model.state.pieces == [])
  }

  @Test func `unknown names are all told, and nothing is pressed`() async {
    let model = model()
    await model.press(["1", "x", "y", "x"])
    #expect(model.state.problem == .noSuchButtons(["x", "y"]))
    #expect(model.state.pieces == [])
    await model.peek(["1"])
    #expect(texts(model) == ["hi"])
  }

  @Test func `a name of several buttons is told with all of them`() async {
    let given = KeyboardFixture(
      Board([BoardButton(id: "1", caption: "A", pieces: ["x"]), BoardButton(id: "2", caption: "a", pieces: ["x"])]))
    let model = given.build().keyboard.build()
    await model.press(["á"])
    guard case .ambiguous("á", let buttons)? = model.state.problem else { return #expect(Bool(false)) }
    #expect(buttons.map(\.id) == ["1", "2"])
  }

  @Test func `a picked piece is counted from 1, and there is none before the first or behind the last`() async {
    let model = model()
    await model.pick("1", number: 2)
    #expect(texts(model) == ["how are you?"])
    for number in [0, -1, 4, .min, .max] {
      await model.pick("1", number: number)
      #expect(model.state.problem == .noSuchPiece(Board.given.buttons[0].state, number: number))
    }
    await model.press(["1"])
    #expect(texts(model) == ["what is new?"])
  }

  @Test func `any text is copied, and what took it is told`() async {
    let model = model()
    await model.copy("hi there")
    #expect(model.state.copied == .wlCopy && model.state.problem == nil)
    #expect(await given.given.content == "hi there")
    await model.load()
    #expect(model.state.copied == nil)
  }

  @Test func `the list, the source and the search are other screens`() {
    let model = model()
    model.choosePiece(of: "1")
    model.chooseSource()
    model.search()
    #expect(given.router.destinations == [.pieces("1"), .source, .search])
  }

  @Test func `placeholders are filled, and without a value nothing is put out`() async {
    let given = KeyboardFixture(Board([BoardButton(id: "1", caption: "", pieces: ["{name}, {date}: {other}", "plain"])]))
    let model = given.build().keyboard.build()
    var options = PressOptions()
    options.values = ["name": "Ann"]
    await model.press(["1"], options)
    #expect(model.state.problem == .noValues(["other"]))
    options.values["other"] = "{name}"
    await model.press(["1"], options)
    #expect(texts(model) == ["Ann, 2026-11-22: {name}"])
    await model.takeBack()
    await model.peek(["1"])
    #expect(texts(model) == ["{name}, {date}: {other}"])
  }

  @Test func `the clipboard is read where a piece asks for it`() async {
    let given = KeyboardFixture(Board([BoardButton(id: "1", caption: "", pieces: ["<{clipboard}> {name}"])]))
    let model = given.build().keyboard.build()
    await model.press(["1"])
    #expect(model.state.problem == .clipboard(.noWay))
    _ = await given.given.copy("copied")
    await model.press(["1"])
    #expect(model.state.problem == .noValues(["name"]))
    var options = PressOptions()
    options.values = ["name": "Ann"]
    options.copies = true
    await model.press(["1"], options)
    #expect(texts(model) == ["<copied> Ann"])
    #expect(model.state.copied == .wlCopy)
    #expect(await given.given.content == "<copied> Ann")
  }

  @Test func `outputs are taken back until there are none`() async {
    let model = model()
    await model.press(["1", "2"])
    await model.takeBack()
    #expect(model.state.pieces.map(\.id) == ["2"])
    await model.takeBack()
    await model.takeBack()
    #expect(model.state.problem == .nothingToTakeBack)
  }

  @Test func `the pieces of one button or of all are listed with their uses`() async {
    let model = model()
    await model.press(["1", "1", "1", "1"])
    await model.list(["1"])
    #expect(model.state.listed.map { $0.use?.count } == [2, 1, 1])
    await model.list([])
    #expect(model.state.listed.count == 9)
  }

  @Test func `pieces are found, or it is said that there are none`() async {
    let model = model()
    await model.find("YOU")
    #expect(texts(model) == ["how are you?", "what are you doing tonight?", "see you"])
    await model.find("nothing")
    #expect(model.state.problem == .nothingFound("nothing"))
  }

  @Test func `an empty board has nothing to press`() async {
    let given = KeyboardFixture(Board())
    let model = given.build().keyboard.build()
    await model.press([])
    #expect(model.state.problem == .emptyBoard)
  }

  @Test func `the wishes to leave reach the router`() {
    let model = model()
    model.choosePiece(of: "1")
    model.chooseSource()
    #expect(given.router.destinations == [.pieces("1"), .source])
  }
}
