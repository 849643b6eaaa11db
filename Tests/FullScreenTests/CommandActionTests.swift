import CoreModule
import PersonalDictionary
import Testing
import TodoList

@testable import CommandHost
@testable import ScreenHost
@testable import TerminalKit

/// The palette has what the commands do.
@MainActor
struct CommandActionTests {
  /// The action that does the same as each command, and the keys that lead to where it is offered.
  nonisolated private static let actionsOfCommands: [(route: [Key], actions: [(command: String, found: String)])] = [
    (
      [],
      [
        ("add", "Add a word"), ("list", "Go to the tab “Words”"), ("find", "Search your words"), ("show", "Open the entry"),
        ("lookup", "Look a word up"), ("star", "Add the selected word to favourites"),
        ("unstar", "Add the selected word to favourites, or remove"),
        ("stars", "Show the favourites"), ("edit", "Change the selected word"), ("rm", "Delete the selected word"),
        ("fetch", "Show the pending words"), ("lang", "Choose the languages"), ("source", "Arrange the dictionaries"),
        ("export", "Export…"),
        ("import", "Import words from a file"), ("practice", "Go to the tab “Practice”"), ("practice due", "Go to the tab “Practice”"),
        ("practice stats", "Go to the tab “Practice”"), ("practice suspend", "Do not practise the word"),
        ("practice bury", "Put the word off"), ("practice reset", "Practise the word from the beginning"),
        ("practice reschedule", "Set the day"), ("gloss", "Read a text…"), ("text", "Read a text…"), ("read", "Read a text…"),
        ("level", "Estimate how many words"), ("todo", "Go to the tab “Tasks”"), ("todo add", "Add a task…"),
        ("todo list", "Go to the tab “Tasks”"),
        ("todo find", "Search the tasks…"), ("todo count", "Go to the tab “Tasks”"), ("play", "Play the word game"),
        ("ubco", "Go to the tab “UBCO”"), ("stem", "Go to the tab “Stems”"), ("keys", "Show the keys"),
        ("keys press", "Go to the tab “Keyboard”"),
        ("keys peek", "Go to the tab “Keyboard”"), ("keys source", "Source of the board"), ("undo", "Undo the last change"),
        ("redo", "Redo what was undone"), ("history", "What was changed"), ("backup", "Back up now"), ("restore", "Restore…"),
        ("verify", "Verify the data"), ("remind", "Set up the daily reminder"), ("config", "Change the settings"),
        ("help", "Show the keys"),
      ]
    ),
    ([.down, .enter, .character("-")], [("practice unsuspend", "Practise the word again")]),
    (
      [.alt("3")],
      [
        ("todo show", "Open the task"), ("todo done", "Mark the task as done"), ("todo edit", "Change the task"),
        ("todo rm", "Delete the task"), ("todo snooze", "Snooze the task"),
      ]
    ),
    ([.alt("3"), .character("c"), .end], [("todo undone", "Open the task again")]),
    (
      [.alt("5")],
      [
        ("keys press", "Insert the next piece"), ("keys show", "List all pieces"), ("keys find", "Search the pieces of all buttons"),
        ("keys back", "Return the last button"), ("keys refresh", "Refresh the board"),
      ]
    ),
    ([.alt("5"), .character("p")], [("keys pick", "Insert this piece")]),
    (ScreenTable.keys["texts"] ?? [], [("read forget", "Forget the selected text")]),
    (ScreenTable.keys["text-unknown"] ?? [], [("read mark", "Mark the word as known")]),
  ]

  /// Commands that no screen has, and why.
  private static let onlyInAShell: [String: String] = [
    "todo import": "files of other programs", "todo export": "files of other programs", "todo sync": "offered once there is a server",
    "keys reset": "the buttons show where they are", "keys add": "a board is edited as a file or by commands",
    "keys edit": "a board is edited as a file or by commands", "keys move": "a board is edited as a file or by commands",
    "keys rm": "a board is edited as a file or by commands", "keys export": "a board is edited as a file or by commands",
    "practice optimise": "takes minutes and reports figures", "practice rebuild": "a repair",
    "ui": "the screen itself", "serve": "a server for browsers", "serve devices": "a server for browsers",
    "serve token": "a server for browsers",
    "serve install": "a server for browsers", "serve uninstall": "a server for browsers", "paths": "for the shell",
    "completions": "for the shell", "complete": "for the shell",
  ]

  @Test func `each command is found among the actions by its name, unless only a shell has it`() async {
    for (route, actions) in Self.actionsOfCommands {
      let isReading = actions.contains { $0.command.hasPrefix("read ") }
      let interface = isReading ? await ScreenTable.opened(actions[0].command == "read mark" ? "text-unknown" : "texts") : await opened()
      if !isReading { for key in route { await interface.type(key) } }
      for (command, found) in actions {
        await interface.type(.control("p"), .paste(command))
        #expect(interface.lines()[2].hasPrefix("› \(found)"), "\(command): \(interface.lines()[2])")
        await interface.type(.escape)
      }
    }
    let offered = Set(Self.actionsOfCommands.flatMap(\.actions).map(\.command))
    let commands = Set(HelpTree().commands.map(\.commandName))
    #expect(commands.subtracting(offered).subtracting(Self.onlyInAShell.keys) == [])
    #expect(Set(Self.onlyInAShell.keys).subtracting(commands) == [] && offered.isDisjoint(with: Self.onlyInAShell.keys))
  }

  private func opened() async -> TestInterface {
    let interface = TestInterface(Word.several, tasks: TodoTask.several, moment: { MonotonicTime(nanoseconds: 0) })
    await interface.settle()
    return interface
  }
}
