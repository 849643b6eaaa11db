import AppGraph
import CoreModule
import PersonalDictionary
import Testing

@testable import Presentation
@testable import ScreenHost
@testable import TerminalKit

@MainActor
struct SettingsScreenTests {
  @Test func `the language is kept, and spoken at once`() async throws {
    let interface = TestInterface(Word.several)
    await interface.type(.character(","), .enter)
    #expect(interface.shows("system default") == false && interface.shows("English"))
    await interface.type(.enter)
    #expect(interface.shows("русский") && interface.shows("Настройки"))
    #expect(try interface.settings.values()[.language] == "ru")
    await interface.type(.enter)
    #expect(interface.shows("system default") && interface.shows("Settings"))
    #expect(try interface.settings.values()[.language] == "auto")
  }

  @Test func `a language that this run was told comes first, and that is said`() async {
    let interface = TestInterface(Word.several, isLanguageOverridden: true)
    await interface.type(.character(","))
    #expect(interface.shows("At the next start, --lang or GLOT_LANG will again override this setting"))
  }

  @Test func `backups are made or not from now on; the network is left alone from the next start on`() async throws {
    let interface = TestInterface(Word.several)
    await interface.type(.character(","), .down, .down, .down, .down, .enter)
    #expect(interface.backups.value == true && !interface.shows("the next time"))
    await interface.type(.enter)
    #expect(interface.backups.value == false)
    await interface.type(.down, .enter)
    #expect(try interface.settings.values()[.offline] == "true")
    #expect(interface.shows("This takes effect when glot is next started."))
  }

  @Test func `the reminder is set up from the settings too`() async {
    let interface = TestInterface(Word.several)
    await interface.type(.character(","), .down, .down, .down, .down, .down, .down, .enter)
    #expect(interface.navigator.top?.title(.english) == "Daily reminder")
  }
}
