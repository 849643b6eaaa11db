import CoreModule
package import CorePresentation

extension Problem {
  package static let noFullScreenTerminal = Problem.usage(
    en: ("The full-screen interface needs a terminal with cursor control.", "Run it in a terminal, or use the commands; see “glot help”."),
    ru: (
      "Для полноэкранного режима нужен терминал с управлением курсором.",
      "Запустите его в терминале или используйте команды, см. «glot help»."
    )
  )
}
