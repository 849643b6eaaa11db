package import CoreModule
package import CorePresentation

extension Problem {
  package init(_ error: UndoError) {
    switch error {
    case .storage(let error): self.init(error)
    case .impossible(let step):
      let done = StepPhrases.done(step)
      self.init(
        .badData, "does_not_fit",
        LocalizedText(
          en: "Step \(step.number) (\(done(.english))) does not fit the data as it is now.",
          ru: "Шаг \(step.number) (\(done(.russian))) не подходит к нынешним данным."
        ),
        hint: LocalizedText(en: "Nothing was changed.", ru: "Ничего не изменено.")
      )
    }
  }
}
