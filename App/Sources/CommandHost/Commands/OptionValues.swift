import CoreModule
import CorePresentation
import Presentation

func count(_ text: String, of option: String) throws(Problem) -> Int {
  guard let count = Int(text), count >= 0 else {
    throw .usage(
      en: ("“\(text)” is not valid for \(option).", "Use a whole number."),
      ru: ("«\(text)» не подходит для \(option).", "Укажите целое неотрицательное число.")
    )
  }
  return count
}
