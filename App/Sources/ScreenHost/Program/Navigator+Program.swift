import AppGraph
import ContentKeyboard
import CoreModule
import CorePresentation
import PersonalDictionary
import Practice
import Presentation
import TerminalKit
import TodoList
import UBCOTranslation
import WordGame

extension Navigator {
  /// What can be done from everywhere, besides the actions of the top screen.
  var programActions: [ScreenAction] {
    (top is WordListScreen ? [] : wordActions) + otherActions + dataActions + hiddenTabActions + settingActions + directionActions
  }

  private func action(
    _ english: String, ru russian: String, _ command: String = "", on tab: FeatureTab? = nil,
    _ run: @escaping @MainActor (Navigator) -> Void
  ) -> ScreenAction {
    let name = LocalizedText(en: english, ru: russian)
    return ScreenAction([], ActionWords(name, name, command: command)) { [weak self] in
      guard let self else { return }
      if let tab { show(tab) }
      run(self)
    }
  }

  private var wordActions: [ScreenAction] {
    [
      action("Add a word…", ru: "Добавить слово…", "add", on: .words) { $0.open(.newWord) },
      action("Search the words…", ru: "Искать слова…", "find", on: .words) { TabSearch.words.open($0) },
      action("Favourites", ru: "Избранное", "stars", on: .words) { $0.open(.favorites) },
      action("Pending words", ru: "Слова, ожидающие перевода", "fetch pending", on: .words) { $0.open(.pendingWords) },
      action("Languages…", ru: "Языки…", "lang", on: .words) { $0.open(.langPicker) },
      action("Dictionaries…", ru: "Словари…", "source", on: .words) { $0.open(.sources) },
      action("Add a dictionary…", ru: "Добавить словарь…", "source add", on: .words) { $0.open(.installedDictionaries) },
      action("Import words…", ru: "Импорт слов…", "import", on: .words) { $0.open(.wordImport) },
      action("Daily reminder…", ru: "Ежедневное напоминание…", "remind", on: .words) { $0.open(.reminder) },
    ]
  }

  private var otherActions: [ScreenAction] {
    [
      action("Look a word up without saving it…", ru: "Найти слово в словарях, не сохраняя…", "lookup") { $0.openLookUp() },
      action("Read a text…", ru: "Читать текст…", "read text gloss") { $0.openTexts() },
      action("Estimate how many words you know…", ru: "Оценить, сколько слов вы знаете…", "level") { $0.push(LevelScreen(navigator: $0)) },
      action("Practise", ru: "Повторять слова", "practice") { $0.openPractice(SessionOptions()) },
      action("Add a task…", ru: "Добавить задачу…", "todo add", on: .tasks) { $0.open(.newTask(parent: nil)) },
      action("Search the tasks…", ru: "Искать задачи…", "todo find", on: .tasks) { TabSearch.tasks.open($0) },
      action("Play the word game", ru: "Играть в слова", "play") { $0.openGame(RoundOptions(), hasSound: false) },
      action("Scores of the game", ru: "Результаты игры", "play scores", on: .game) { $0.open(.scores) },
      action("Words asked in the game", ru: "Слова из игры", "play words", on: .game) { $0.open(.words) },
      action("Source of the board…", ru: "Источник доски…", "keys source", on: .keyboard) { $0.open(ContentKeyboardDestination.source) },
      action("Saved translations into UBCO", ru: "Сохранённые переводы на UBCO", "ubco history", on: .translation) {
        $0.open(UBCOTranslationDestination.history)
      },
    ]
  }

  private var dataActions: [ScreenAction] {
    [
      action("Import everything…", ru: "Импорт всех данных…", "import") { $0.push(FullImportScreen(navigator: $0)) },
      action("Export…", ru: "Экспорт…", "export") { $0.push(ExportScreen(navigator: $0)) },
      action("Back up now", ru: "Создать резервную копию", "backup") { $0.backUp() },
      action("Restore…", ru: "Восстановить из копии…", "restore backup") { $0.push(BackupsScreen(navigator: $0)) },
      action("Verify the data", ru: "Проверить данные", "verify") { $0.push(DataCheckScreen(navigator: $0)) },
      action("What was changed", ru: "Что было изменено", "history") { $0.push(ChangesScreen(navigator: $0)) },
      action("Settings: practice…", ru: "Настройки повторения…", "config practice") {
        $0.push(SettingsScreen(navigator: $0, showsPractice: true))
      },
      action("Settings: which tabs are shown…", ru: "Настройки: какие вкладки показаны…", "config ui.tabs") {
        $0.push(TabsScreen(navigator: $0))
      },
    ]
  }

  private var hiddenTabActions: [ScreenAction] {
    let shown = tabs.map(\.id)
    return InterfaceTab.allCases.map { FeatureTab.of($0) }.filter { !shown.contains($0.id) }.map { tab in
      let words = Self.showing(tab.name)
      return action(words(.english), ru: words(.russian), tab.command, on: tab) { _ in }
    }
  }

  /// Each value of each setting that has a choice of values.
  private var settingActions: [ScreenAction] {
    let keys: [SettingKey] = [
      .language, .mouse, .color, .backup, .offline, .practiceNew, .practiceLimit, .practiceRetention, .practiceArticles, .practiceDayStart,
    ]
    return keys.flatMap { key in
      key.offeredValues.map { value in
        let text = SettingsView.sentence(key, value)
        return action(text(.english), ru: text(.russian), "config set \(key.rawValue) \(value)") { navigator in
          navigator.perform {
            do throws(Problem) {
              try await navigator.set(key, to: value)
              navigator.say(text)
            } catch { navigator.say(error) }
            await navigator.top?.load()
          }
        }
      }
    }
  }

  private var directionActions: [ScreenAction] {
    Language.allCases.flatMap { from in Language.allCases.compactMap { Direction(from: from, to: $0) } }.map { direction in
      let (from, to) = (direction.from.name, direction.to.name)
      return action(
        "Direction: \(direction) (\(from(.english)) → \(to(.english)))",
        ru: "Направление: \(direction) (\(from(.russian)) → \(to(.russian)))",
        "lang \(direction.from.code) \(direction.to.code) \(direction.from.code):\(direction.to.code)"
      ) { navigator in
        let picker = navigator.dictionary.langPicker.build { _ in }
        navigator.perform {
          await picker.choose(direction)
          if let problem = picker.state.problem { return navigator.say(Problem(problem)) }
          navigator.say(WordPhrases.directionTaken(direction))
          await navigator.top?.load()
        }
      }
    }
  }
}
