import AppGraph
import ContentKeyboard
import CoreModule
import CoreModuleTesting
import Testing

@testable import Presentation

@MainActor
struct KeyboardTests {
  let app = TestApp()
  let router = RecordingRouter<ContentKeyboardDestination>()

  private func build() -> ContentKeyboardGraph { app.build().contentKeyboard(router: router).build() }

  @Test func `every builder of the keyboard is tested here`() {
    #expect(Mirror(reflecting: build()).children.compactMap(\.label) == ["keyboard", "source", "editor"])
  }

  @Test func `a press, a change and a fetch reach the same boards`() async {
    let keyboard = build()
    let (keys, source, editor) = (keyboard.keyboard.build(), keyboard.source.build(), keyboard.editor.build())
    await source.choose(.service("http://given/board"), maximumAge: nil)
    await keys.press(["1"])
    #expect(keys.state.pieces.map(\.text) == ["hi"])
    await editor.changeButton("1", caption: "hello", newID: nil)
    await editor.load()
    #expect(editor.state.board?.buttons.first?.caption == "hello")
  }

  @Test func `view models that did something are released`() async {
    let keyboard = build()
    weak var keys: KeyboardViewModel?
    weak var editor: BoardEditorViewModel?
    do {
      let (newKeys, newEditor) = (keyboard.keyboard.build(), keyboard.editor.build())
      (keys, editor) = (newKeys, newEditor)
      await newKeys.press([])
      await newEditor.addPieces(["x"], to: "1", at: nil)
    }
    #expect(keys == nil)
    #expect(editor == nil)
  }
}
