/// Numbers in words.
enum NumberWords {
  /// `two weeks`, `две недели`.
  static let cardinals: [String: Int] = [
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18,
    "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50,
    "один": 1, "одну": 1, "одна": 1, "пару": 2, "два": 2, "две": 2, "двое": 2, "три": 3, "трое": 3, "четыре": 4, "пять": 5, "шесть": 6,
    "семь": 7,
    "восемь": 8, "девять": 9, "десять": 10, "одиннадцать": 11, "двенадцать": 12, "тринадцать": 13, "четырнадцать": 14, "пятнадцать": 15,
    "шестнадцать": 16, "семнадцать": 17, "восемнадцать": 18, "девятнадцать": 19, "двадцать": 20, "тридцать": 30, "сорок": 40,
    "пятьдесят": 50,
  ]

  /// The other grammatical cases that occur in times of day: `без десяти`, `к девяти`.
  static let inflected: [String: Int] = [
    "часу": 1, "двух": 2, "двум": 2, "трех": 3, "трем": 3, "четырех": 4, "четырем": 4, "пяти": 5, "шести": 6, "семи": 7, "восьми": 8,
    "девяти": 9, "десяти": 10, "одиннадцати": 11, "двенадцати": 12, "четверти": 15, "пятнадцати": 15, "двадцати": 20,
  ]

  /// `the first`, `первого`.
  static let ordinals: [String: Int] = [
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9, "tenth": 10,
    "eleventh": 11, "twelfth": 12, "fifteenth": 15, "twentieth": 20, "thirtieth": 30,
    "первого": 1, "второго": 2, "третьего": 3, "четвертого": 4, "пятого": 5, "шестого": 6, "седьмого": 7, "восьмого": 8, "девятого": 9,
    "десятого": 10, "одиннадцатого": 11, "двенадцатого": 12, "тринадцатого": 13, "четырнадцатого": 14, "пятнадцатого": 15,
    "шестнадцатого": 16, "семнадцатого": 17, "восемнадцатого": 18, "девятнадцатого": 19, "двадцатого": 20, "тридцатого": 30,
    "первому": 1, "второму": 2, "третьему": 3, "четвертому": 4, "пятому": 5, "шестому": 6, "седьмому": 7, "восьмому": 8, "девятому": 9,
    "десятому": 10, "одиннадцатому": 11, "двенадцатому": 12, "тринадцатому": 13, "четырнадцатому": 14, "пятнадцатому": 15,
    "шестнадцатому": 16, "семнадцатому": 17, "восемнадцатому": 18, "девятнадцатому": 19, "двадцатому": 20, "тридцатому": 30,
    "первое": 1, "пятое": 5, "десятое": 10, "пятнадцатое": 15, "двадцатое": 20, "тридцатое": 30,
  ]

  /// The value of a number of at most four digits or in words; `nil` for other words.
  static func cardinal(_ key: String) -> Int? {
    guard key.utf8.count <= 4, let number = Int(key), number >= 0, key.first != "+" else {
      // “Forty-five”.
      let parts = key.split(separator: "-").map { cardinals[String($0)] ?? 0 }
      return parts.count == 2 && parts[0] > 19 && (1...9).contains(parts[1]) ? parts[0] + parts[1] : cardinals[key]
    }
    return number
  }

  /// An ordinal number at `start`: `третьего`, `двадцать пятого`.
  static func ordinal(in keys: [String], at start: Int) -> (count: Int, number: Int)? {
    guard start < keys.count else { return nil }
    if let number = ordinals[keys[start]] { return (1, number) }
    // “Twenty-third”.
    let parts = keys[start].split(separator: "-").map(String.init)
    if parts.count == 2, let (count, number) = ordinal(in: parts, at: 0), count == 2 { return (1, number) }
    guard start + 1 < keys.count, let tens = cardinals[keys[start]], tens == 20 || tens == 30, let ones = ordinals[keys[start + 1]],
      ones < 10
    else { return nil }
    return (2, tens + ones)
  }
}
