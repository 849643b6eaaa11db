import AppGraph
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

struct VerifyCommand: Command {
  static let name = "verify"
  static let help = CommandHelp(
    en: "Check the stored data for damage.", ru: "Проверить, не повреждены ли данные.",
    details: [
      LocalizedText(
        en: """
          Checks the structure, the schema, and whether the search index matches the words. --plain prints a code and the details of \
          each problem.
          """,
        ru: """
          Проверяет структуру, схему и соответствие поискового индекса словам. --plain выводит код и подробности каждой проблемы.
          """
      )
    ], examples: ["glot verify --deep", "glot verify --repair"]
  )

  let deep: Bool
  let repair: Bool

  init(_ arguments: inout ArgumentReader) {
    deep = arguments.flag("deep", en: "Check every record too.", ru: "Проверить и каждую запись.")
    repair = arguments.flag(
      "repair", en: "Repair what can be rebuilt. Your texts are never guessed.",
      ru: "Исправить то, что можно построить заново. Ваши тексты программа не додумывает."
    )
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let check = context.graph.dataCheck
    var repaired: [DataProblem] = []
    if repair {
      do throws(StorageError) { repaired = try await check.repair() } catch { throw Problem(error) }
    }
    let problems = await check.problems(isDeep: deep)
    if case .unusable(let error)? = problems.first, !error.isDamage { throw Problem(error) }
    let document = VerificationDocument(problems: problems, repaired: repaired)
    return Outcome(document, problem: problems.isEmpty ? nil : VerifyPhrases.summary(of: problems))
  }
}

extension StorageError {
  /// Whether the data is damaged, as opposed to not accessible.
  fileprivate var isDamage: Bool {
    switch self {
    case .foreign, .corrupt, .damagedRecord, .unknownStructure: true
    default: false
    }
  }
}
