import CoreModule
import CorePresentation

extension Problem {
  /// That what a form was made from is not as it was.
  ///
  /// - Parameter isShown: Whether the form shows how it is now.
  static func changedMeanwhile(_ text: String, isShown: Bool = false) -> Problem {
    let hint =
      isShown
      ? (
        "Here is what you typed, and below each field what it is now; change what you want and save again.",
        "Ниже то, что вы ввели, и под каждым полем — нынешнее значение; поправьте, что нужно, и сохраните снова."
      )
      : (
        "Here is what you typed: look at what is stored now, then save again.",
        "Ниже то, что вы ввели: посмотрите, что сохранено сейчас, и сохраните снова."
      )
    return Problem(
      .badData, "changed_meanwhile",
      en: ("“\(text)” was changed elsewhere since this form was opened. Nothing of it was overwritten.", hint.0),
      ru: ("«\(text)» изменено в другом месте, пока была открыта эта форма. Ничего не перезаписано.", hint.1)
    )
  }
}
