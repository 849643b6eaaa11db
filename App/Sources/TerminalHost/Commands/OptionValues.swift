import CoreModule

/// The whole number that an option asks for.
func count(_ text: String, of option: String) throws(Problem) -> Int {
  guard let count = Int(text), count >= 0 else {
    throw .usage(
      LocalizedText(en: "“\(text)” is not a value for \(option).", ru: "«\(text)» не подходит для \(option)."),
      hint: LocalizedText(en: "Give a whole number.", ru: "Укажите целое неотрицательное число.")
    )
  }
  return count
}
