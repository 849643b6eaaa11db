import AppGraph
import CoreModule
import PersonalDictionary
import Testing

@testable import ScreenHost
@testable import TerminalKit

@MainActor
struct ReminderScreenTests {
  let interface = TestInterface(Word.several)

  @Test func `the reminder is installed, and removed again`() async {
    await interface.type(.character("r"))
    #expect(interface.shows("not installed") && interface.shows("glot-remind.timer") && !interface.timer.isInstalled)
    await interface.type(.enter)
    #expect(interface.shows("You will be reminded daily at 19:30.") && interface.timer.isInstalled)
    #expect(interface.shows("due") && !interface.shows("not installed"))
    await interface.type(.character("d"))
    #expect(interface.shows("Reminders are off now.") && !interface.timer.isInstalled)
  }

  @Test func `its time is changed; what is no time is not taken`() async throws {
    await interface.type(.character("r"), .character("t"), .control("u"), .paste("25:00"), .enter)
    #expect(interface.shows("“25:00” is not a time of day."))
    await interface.type(.control("u"), .paste("23:15"), .enter)
    #expect(try interface.settings.values()[.remindAt] == "23:15")
    #expect(interface.shows("23:15") && interface.shows("not due yet"))
    await interface.type(.character("t"), .escape)
    #expect(interface.navigator.screens.count == 2)
  }
}
