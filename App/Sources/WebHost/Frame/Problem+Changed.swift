import CoreModule
import CorePresentation

extension Problem {
  /// That what a form was made from is not as it was.
  static func changedMeanwhile(_ text: String) -> Problem {
    Problem(
      .badData, "changed_meanwhile",
      en: (
        "“\(text)” was changed elsewhere since this form was opened. Nothing of it was overwritten.",
        "Here is what you typed: look at what is stored now, then save again."
      ),
      ru: (
        "«\(text)» изменено в другом месте, пока была открыта эта форма. Ничего не перезаписано.",
        "Ниже то, что вы ввели: посмотрите, что сохранено сейчас, и сохраните снова."
      )
    )
  }
}
