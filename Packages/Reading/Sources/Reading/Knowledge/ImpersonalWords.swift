/// The words of English headwords that stand for a person: *change one's mind* as *changed his mind*, *enjoy oneself* as *enjoyed themselves*.
enum ImpersonalWords {
  /// Whether a word of a headword stands for others.
  static func contains(_ word: String) -> Bool { owners.contains(word) || word == ownSelf }

  /// A phrase with the words of each person; none when it has no impersonal word.
  static func variants(of words: [String], language: String) -> [[String]] {
    guard language == "en", let place = words.firstIndex(where: contains), words != other else { return [] }
    let others = words[place] == ownSelf ? selves : possessives
    return others.map { other in words[..<place] + [other] + words[(place + 1)...] }
  }

  /// What is said to oneself in dictionaries is rarely that: *talked about himself*.
  private static let other = ["about", "oneself"]
  private static let owners: Set = ["one's", "someone's", "somebody's"]
  private static let ownSelf = "oneself"
  private static let possessives = ["my", "your", "his", "her", "its", "our", "their"]
  private static let selves = ["myself", "yourself", "himself", "herself", "itself", "ourselves", "yourselves", "themselves"]
}
